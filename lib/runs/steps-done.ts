import * as z from "zod/v4";
import type { RunRow } from "./store.ts";

/** The names of the pipeline's steps, in order, as `progress` shows them. */
export const STEP_NAMES = ["start", "write", "compose", "film", "judge", "finish"] as const;

export const StepsDone = z
  .array(
    z.object({
      step: z.enum(STEP_NAMES).describe("Name of the step, as in progress."),
      ended_at: z.iso.datetime().describe("When it ended."),
    }),
  )
  .describe("When each step that is done ended, in their order; with view=full only.");

/** The ends of the steps in their order. Runs of older code have none. */
export const stepsOf = ({ stepEnds }: Pick<RunRow, "stepEnds">): z.infer<typeof StepsDone> =>
  STEP_NAMES.flatMap((step) => {
    const at = stepEnds[step];
    return at ? [{ step, ended_at: at }] : [];
  });
