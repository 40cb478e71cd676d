import { addSeconds } from "../core/calendar.ts";
import type { Message, Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { deleteOutbox, findOverdue } from "./store.ts";

/** Messages in one call of the queue. */
export const BATCH_SIZE = 100;
/** Bounds one sweep; the next one starts a minute later. */
const MAX_ENTRIES = 2_000;

/** Sends outbox entries to the queue and deletes them. Throws when the queue or the database fails; the entries stay. */
export async function flushOutbox(
  { db, queue }: Pick<Ports, "db" | "queue">,
  messages: Message[],
): Promise<void> {
  await queue.send(messages);
  await deleteOutbox(
    db,
    messages.map(({ id }) => id),
  );
}

/**
 * The same in batches, and without throwing: the sweeper sends what fails here. For callers whose work is stored
 * already.
 */
export async function tryFlushOutbox(ports: Pick<Ports, "db" | "queue">, messages: Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += BATCH_SIZE) {
    await flushOutbox(ports, messages.slice(at, at + BATCH_SIZE)).catch(() => undefined);
  }
}

/** Sends the entries that a lost response or a queue outage left in the outbox. Returns how many there were. */
export async function sweepOutbox(ports: Ports): Promise<number> {
  const before = addSeconds(ports.now(), -RETRIES.outbox.overdueSeconds);
  const overdue = await findOverdue(ports.db, before, MAX_ENTRIES);
  for (let at = 0; at < overdue.length; at += BATCH_SIZE)
    await flushOutbox(ports, overdue.slice(at, at + BATCH_SIZE));
  return overdue.length;
}
