import { newId } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";
import { parallelismOf, webhookFlows } from "./flows.ts";

type Queued = { id: string; workspaceId: string; flowKey: string };

/** The queue message that makes an attempt. */
export const deliveryMessage = (
  deps: Pick<Ports, "now" | "random" | "settings">,
  { id: deliveryId, workspaceId, flowKey }: Queued,
  attempt: number,
  notBefore?: Date,
): Message => ({
  id: newId(deps),
  job: { kind: "webhook.deliver", workspaceId, deliveryId, attempt },
  flowKey,
  parallelism: parallelismOf(flowKey, webhookFlows(deps.settings.queueParallelism)),
  ...(notBefore && { notBefore }),
});
