import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { deliverMessage } from "../studio/message.ts";
import type { Step } from "./step.ts";

/** Completes the run, hands it over to those who wait for it, and says what automatic posting made of it. */
export const finish: Step = async ({ ports, run }) => {
  const then = deliveriesOf(ports, run);
  return { patch: { status: "succeeded", autoPost: autoPostNote(run) }, then };
};

/** A rejected card is shown to nobody. */
function deliveriesOf(ports: Ports, { id: runId, workspaceId, deliveries, verdict }: RunView) {
  const owed = deliveries.length > 0 && verdict !== "rejected";
  return owed ? [deliverMessage(ports, { workspaceId, runId })] : [];
}

function autoPostNote({ autoPostEligible, livemode, verdict }: RunView): string | null {
  if (!autoPostEligible) return null;
  if (!livemode) return "Not posted: test keys never post.";
  if (verdict !== "approved")
    return `Not posted: the verdict is ${verdict}, and only approved runs are posted.`;
  return "Not posted: no account is connected to the run's channel.";
}
