import type { RunView } from "../runs/store.ts";
import type { Step } from "./step.ts";

/** Completes the run and says what automatic posting made of it. */
export const finish: Step = async ({ run }) => ({
  patch: { status: "succeeded", autoPost: autoPostNote(run) },
});

function autoPostNote({ autoPostEligible, livemode, verdict }: RunView): string | null {
  if (!autoPostEligible) return null;
  if (!livemode) return "Not posted: test keys never post.";
  if (verdict !== "approved")
    return `Not posted: the verdict is ${verdict}, and only approved runs are posted.`;
  return "Not posted: no account is connected to the run's channel.";
}
