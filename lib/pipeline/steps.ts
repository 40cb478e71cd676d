import { isFilm } from "../billing/plans.ts";
import type { RunRow } from "../runs/store.ts";
import { compose } from "./compose.ts";
import { film } from "./film.ts";
import { finish } from "./finish.ts";
import { judge } from "./judge.ts";
import { start } from "./start.ts";
import type { Step } from "./step.ts";
import { write } from "./write.ts";

type Entry = {
  name: string;
  step: Step;
  /** What a person reads when it has failed. */
  trouble: string;
  /** Runs that pass it by do not even notice it. */
  isFor?: (run: RunRow) => boolean;
};

/** A run is a row that walks this list. The names are those of `STEP_NAMES`. */
export const STEPS: readonly Entry[] = [
  { name: "start", step: start, trouble: "The run could not be started" },
  { name: "write", step: write, trouble: "The text could not be written" },
  { name: "compose", step: compose, trouble: "The picture could not be drawn" },
  {
    name: "film",
    step: film,
    trouble: "The film could not be made",
    isFor: ({ assetType }) => isFilm(assetType),
  },
  { name: "judge", step: judge, trouble: "The result could not be scored" },
  { name: "finish", step: finish, trouble: "The run could not be completed" },
];

/** The step that follows the one a run stands at. */
export function stepAfter(run: RunRow): number {
  const next = STEPS.findIndex(({ isFor }, step) => step > run.step && (isFor?.(run) ?? true));
  return next < 0 ? STEPS.length : next;
}
