import { newId } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";

/** Deliveries that are sent to one address at a time. A slow address delays only its own deliveries. */
export const CONCURRENCY = 4;

/** The queue message that makes an attempt, under the flow key of its address. */
export const deliveryMessage = (
  deps: Pick<Ports, "now" | "random">,
  { id: deliveryId, workspaceId, flowKey }: { id: string; workspaceId: string; flowKey: string },
  attempt: number,
  notBefore?: Date,
): Message => ({
  id: newId(deps),
  job: { kind: "webhook.deliver", workspaceId, deliveryId, attempt },
  flowKey,
  parallelism: CONCURRENCY,
  ...(notBefore && { notBefore }),
});

/** The flow key of an endpoint. */
export const endpointFlowKey = (endpointId: string): string => `hooks-${endpointId}`;
