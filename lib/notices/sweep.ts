import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { sendPromised } from "../hooks/announce.ts";
import { hookMessage } from "../hooks/message.ts";
import {
  deleteOldDeliveries,
  deleteOldEvents,
  findOverdueDeliveries,
  promiseOverdue,
} from "../hooks/store-overdue.ts";

const AT_ONCE = 500;
/** A message that merely waits for its turn behind a slow address must not be joined by another one each minute. */
const ASK_AGAIN_SECONDS = 600;

const KEPT_SECONDS = 30 * 86_400;
const DELETED_AT_ONCE = 1_000;

type World = Pick<Ports, "db" | "queue" | "now" | "random">;

/** Puts attempts into the queue again whose message, or whoever had it, was lost. Answers how many there were. */
export async function sweepDeliveries(world: World): Promise<number> {
  const now = world.now();
  const overdue = await findOverdueDeliveries(world.db, now, AT_ONCE);
  if (overdue.length === 0) return 0;
  const messages = overdue.map((delivery) => hookMessage(world, delivery, delivery.attempts + 1));
  const checkAt = addSeconds(now, ASK_AGAIN_SECONDS);
  await promiseOverdue(world.db, overdue, messages, { now, checkAt });
  await sendPromised(world, messages);
  return overdue.length;
}

const old = ({ now }: World) => ({ before: addSeconds(now(), -KEPT_SECONDS), limit: DELETED_AT_ONCE });

/** Forgets what was told, and whom, after thirty days. */
export const sweepOldDeliveries = (world: World) => deleteOldDeliveries(world.db, old(world));

/** Forgets what happened after thirty days. */
export const sweepOldEvents = (world: World) => deleteOldEvents(world.db, old(world));
