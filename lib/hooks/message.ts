import { uuidv7 } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";

/** Notices on their way to one address at once: a slow one holds up nobody but itself. */
export const AT_ONCE = 4;

type Routed = { id: string; workspaceId: string; lane: string };

/** The message that makes an attempt, in the lane of its address. */
export const hookMessage = (
  { now, random }: Pick<Ports, "now" | "random">,
  { id: deliveryId, workspaceId, lane }: Routed,
  attempt: number,
  notBefore?: Date,
): Message => ({
  id: uuidv7(now(), random(10)),
  job: { kind: "hook.deliver", workspaceId, deliveryId, attempt },
  lane,
  parallelism: AT_ONCE,
  ...(notBefore && { notBefore }),
});
