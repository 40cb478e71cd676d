import { addSeconds } from "../core/calendar.ts";
import type { Message, Ports } from "../core/ports.ts";
import { findOverdue, forgetPromises } from "./store.ts";

const PATIENCE_SECONDS = 10;
const BATCH = 100;
/** The clock strikes again in a minute, and the other rules wait. */
const MAX_BATCHES = 20;

/** Hands promised jobs to the queue. Failing is harmless: the promise stays and the sweeper keeps it. */
export async function keepPromises(
  { db, queue }: Pick<Ports, "db" | "queue">,
  messages: Message[],
): Promise<void> {
  await queue.send(messages);
  await forgetPromises(
    db,
    messages.map(({ id }) => id),
  );
}

/** Sends what a lost answer or a queue outage left behind. Answers how many there were. */
export async function sweepOutbox(ports: Ports): Promise<number> {
  let sent = 0;
  for (let left = MAX_BATCHES; left > 0; left--) {
    const overdue = await findOverdue(ports.db, addSeconds(ports.now(), -PATIENCE_SECONDS), BATCH);
    if (overdue.length === 0) return sent;
    await keepPromises(ports, overdue);
    sent += overdue.length;
  }
  return sent;
}
