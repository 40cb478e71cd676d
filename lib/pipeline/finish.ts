import type { Ports } from "../core/ports.ts";
import { planAutoPost } from "../posts/auto-post.ts";
import { withApproval } from "../runs/approval.ts";
import type { RunView } from "../runs/store.ts";
import { deliverMessage } from "../studio/message.ts";
import type { Step } from "./step.ts";

/** Completes the run; what is published and delivered of it follows in the same statement, and the run says why, or why not. */
export const finish: Step = async ({ ports, run: judged }) => {
  const { run, approvalRequired } = await withApproval(ports, judged);
  const { note, extraCtes, messages = [] } = await planAutoPost(ports, run);
  const jobs = [...messages, ...deliveriesOf(ports, run)];
  const { verdict, quality } = run;
  return {
    patch: { status: "succeeded", autoPost: note, ...(approvalRequired && { verdict, quality }) },
    extraCtes,
    approvalRequired,
    jobs,
  };
};

/** A rejected card is delivered nowhere. */
function deliveriesOf(ports: Ports, { id: runId, workspaceId, deliveries, verdict }: RunView) {
  const owed = deliveries.length > 0 && verdict !== "rejected";
  return owed ? [deliverMessage(ports, { workspaceId, runId })] : [];
}
