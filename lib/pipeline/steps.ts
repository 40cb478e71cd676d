import { isFilm } from "../asset-types.ts";
import type { RunRow } from "../runs/store.ts";
import { compose } from "./compose.ts";
import { film } from "./film.ts";
import { finish } from "./finish.ts";
import { judge } from "./judge.ts";
import { start } from "./start.ts";
import type { Step } from "./step.ts";
import { write } from "./write.ts";

type PipelineStep = {
  name: string;
  step: Step;
  /** The sentence for the customer when the step has failed. */
  failureMessage: string;
  /** Runs that pass it by do not even notice it. */
  isFor?: (run: RunRow) => boolean;
};

/** A run is a row that walks this list. The names are those of `STEP_NAMES`. */
export const STEPS: readonly PipelineStep[] = [
  { name: "start", step: start, failureMessage: "The run could not be started" },
  { name: "write", step: write, failureMessage: "The text could not be written" },
  { name: "compose", step: compose, failureMessage: "The picture could not be drawn" },
  {
    name: "film",
    step: film,
    failureMessage: "The film could not be made",
    isFor: ({ assetType }) => isFilm(assetType),
  },
  { name: "judge", step: judge, failureMessage: "The result could not be scored" },
  { name: "finish", step: finish, failureMessage: "The run could not be completed" },
];

/** The step after the run's current one. */
export function stepAfter(run: RunRow): number {
  const next = STEPS.findIndex(({ isFor }, step) => step > run.step && (isFor?.(run) ?? true));
  return next < 0 ? STEPS.length : next;
}
