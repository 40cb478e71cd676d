import type { Ports } from "../core/ports.ts";
import { sequelOf } from "../posts/on-finish.ts";
import type { RunView } from "../runs/store.ts";
import { deliverMessage } from "../studio/message.ts";
import type { Step } from "./step.ts";

/** Completes the run; what is published and delivered of it follows in the same statement, and the run says why, or why not. */
export const finish: Step = async ({ ports, run }) => {
  const { note, also, messages = [] } = await sequelOf(ports, run);
  const then = [...messages, ...deliveriesOf(ports, run)];
  return { patch: { status: "succeeded", autoPost: note }, also, then };
};

/** A rejected card is shown to nobody. */
function deliveriesOf(ports: Ports, { id: runId, workspaceId, deliveries, verdict }: RunView) {
  const owed = deliveries.length > 0 && verdict !== "rejected";
  return owed ? [deliverMessage(ports, { workspaceId, runId })] : [];
}
