import { compose } from "./compose.ts";
import { finish } from "./finish.ts";
import { judge } from "./judge.ts";
import { start } from "./start.ts";
import type { Step } from "./step.ts";
import { write } from "./write.ts";

/** A run is a row that walks this list. The names are those of `STEP_NAMES`; `trouble` is what a person reads. */
export const STEPS: readonly { name: string; step: Step; trouble: string }[] = [
  { name: "start", step: start, trouble: "The run could not be started" },
  { name: "write", step: write, trouble: "The text could not be written" },
  { name: "compose", step: compose, trouble: "The picture could not be drawn" },
  { name: "judge", step: judge, trouble: "The result could not be scored" },
  { name: "finish", step: finish, trouble: "The run could not be completed" },
];
