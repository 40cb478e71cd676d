import { newId } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";

/** A chat takes about one message a second, so there is no hurry in parallel. */
const CONCURRENCY = 4;

/** The message that delivers a finished run to its recipients. */
export function deliverMessage(
  deps: Pick<Ports, "now" | "random">,
  { workspaceId, runId }: { workspaceId: string; runId: string },
  notBefore?: Date,
): Message {
  return {
    id: newId(deps),
    job: { kind: "studio.deliver", workspaceId, runId },
    flowKey: `studio-${workspaceId}`,
    parallelism: CONCURRENCY,
    ...(notBefore && { notBefore }),
  };
}
