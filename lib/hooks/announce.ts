import { addSeconds } from "../core/calendar.ts";
import type { Message, Ports } from "../core/ports.ts";
import { keepPromises } from "../outbox/outbox.ts";
import { BATCH, findUnannounced, placeEvents } from "./store-announce.ts";

const PATIENCE_SECONDS = 10;
const WORKSPACES_AT_ONCE = 100;
/** Longer than anybody waits for an event. */
const MARK_SECONDS = 60;
/** What the queue is handed in one call. */
const SENT_AT_ONCE = 100;

type World = Pick<Ports, "db" | "marks" | "queue" | "now">;

/**
 * Puts what was noted into the workspace's log, has it told to whom it concerns, and wakes who waits for it. Losing the call
 * is harmless: the sweeper repeats it.
 */
export async function announce(world: World, workspaceId: string): Promise<number> {
  let announced = 0;
  for (;;) {
    const { places, messages } = await placeEvents(world.db, workspaceId, world.now());
    const marks = places.map((place) => world.marks.set(markOf(workspaceId, place), MARK_SECONDS));
    // Without Redis whoever waits looks again when their time is over.
    await Promise.allSettled([...marks, sendPromised(world, messages)]);
    announced += places.length;
    if (places.length < BATCH) return announced;
  }
}

/** The same, from where nobody cares for its failing. */
export const tryAnnounce = (world: World & Pick<Ports, "log">, workspaceId: string): Promise<unknown> =>
  announce(world, workspaceId).catch((error) =>
    world.log("not_announced", { workspace_id: workspaceId, reason: String(error) }),
  );

/** Hands promised messages to the queue, many at a time; the outbox keeps what it does not take. */
export async function sendPromised(world: Pick<Ports, "db" | "queue">, messages: Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += SENT_AT_ONCE) {
    await keepPromises(world, messages.slice(at, at + SENT_AT_ONCE)).catch(() => undefined);
  }
}

/** Present, for a while, once the log has something at this place. */
export const markOf = (workspaceId: string, place: number) => `event:${workspaceId}:${place}`;

/** Announces what a lost call left behind. Answers how many events there were. */
export async function sweepAnnouncements(world: World): Promise<number> {
  const left = await findUnannounced(
    world.db,
    addSeconds(world.now(), -PATIENCE_SECONDS),
    WORKSPACES_AT_ONCE,
  );
  let announced = 0;
  for (const workspaceId of left) announced += await announce(world, workspaceId);
  return announced;
}
