import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { findUnannounced, placeEvents } from "./store-announce.ts";

const PATIENCE_SECONDS = 10;
const BATCH = 100;
/** Longer than anybody waits for an event. */
const MARK_SECONDS = 60;

/** Puts what was noted into the workspace's log and wakes who waits for it. Losing the call is harmless: the sweeper repeats it. */
export async function announce(ports: Pick<Ports, "db" | "marks">, workspaceId: string): Promise<number> {
  const places = await placeEvents(ports.db, workspaceId);
  const marks = places.map((place) => ports.marks.set(markOf(workspaceId, place), MARK_SECONDS));
  // Without Redis whoever waits looks again when their time is over.
  await Promise.allSettled(marks);
  return places.length;
}

/** Present, for a while, once the log has something at this place. */
export const markOf = (workspaceId: string, place: number) => `event:${workspaceId}:${place}`;

/** Announces what a lost call left behind. Answers how many events there were. */
export async function sweepAnnouncements(ports: Pick<Ports, "db" | "marks" | "now">): Promise<number> {
  const left = await findUnannounced(ports.db, addSeconds(ports.now(), -PATIENCE_SECONDS), BATCH);
  let announced = 0;
  for (const workspaceId of left) announced += await announce(ports, workspaceId);
  return announced;
}
