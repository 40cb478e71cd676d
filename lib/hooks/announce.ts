import { addSeconds } from "../core/calendar.ts";
import type { Message, Ports } from "../core/ports.ts";
import { keepPromises } from "../outbox/outbox.ts";
import { announceEvents, EVENTS_AT_ONCE, findUnannounced } from "./store-announce.ts";

type World = Pick<Ports, "db" | "queue" | "now" | "log">;

const PATIENCE_SECONDS = 10;
const WORKSPACES_AT_ONCE = 200;
/** What the queue is handed in one call. */
const SENT_AT_ONCE = 100;

/** Has everything that was noted for a workspace told to whom it concerns. Never throws: losing the call is harmless, the sweeper makes it. */
export async function announce(world: World, workspaceId: string): Promise<number> {
  try {
    return await announceAll(world, workspaceId);
  } catch (error) {
    world.log("not_announced", { workspace_id: workspaceId, reason: String(error) });
    return 0;
  }
}

async function announceAll(world: World, workspaceId: string): Promise<number> {
  let all = 0;
  for (;;) {
    const { taken, messages } = await announceEvents(world.db, workspaceId, world.now());
    await sendPromised(world, messages);
    all += taken;
    if (taken < EVENTS_AT_ONCE) return all;
  }
}

/** Hands promised messages to the queue, many at a time; the outbox keeps what it does not take. */
export async function sendPromised(world: Pick<Ports, "db" | "queue">, messages: Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += SENT_AT_ONCE) {
    await keepPromises(world, messages.slice(at, at + SENT_AT_ONCE)).catch(() => undefined);
  }
}

/** Announces what was noted by a request or job that did not come to it. */
export async function sweepAnnouncements(world: World): Promise<number> {
  const before = addSeconds(world.now(), -PATIENCE_SECONDS);
  let all = 0;
  for (const workspaceId of await findUnannounced(world.db, before, WORKSPACES_AT_ONCE)) {
    all += await announce(world, workspaceId);
  }
  return all;
}
