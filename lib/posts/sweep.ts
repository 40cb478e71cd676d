import { addSeconds } from "../core/calendar.ts";
import { newId } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { flushOutbox } from "../outbox/outbox.ts";
import { postMessage } from "./dispatch-message.ts";
import { enqueueDue, findDue } from "./store-due.ts";
import { findMeasurable } from "./store-metrics.ts";

/**
 * Enqueues posts that were too far away for the queue, and posts whose message was lost. Returns their
 * number.
 */
export async function sweepPosts(ports: Ports): Promise<number> {
  const now = ports.now();
  const due = await findDue(ports.db, {
    now,
    soon: addSeconds(now, RETRIES.posts.enqueueAheadSeconds),
    late: addSeconds(now, -RETRIES.posts.lostMessageSeconds),
    over: addSeconds(now, -RETRIES.posts.dropGraceSeconds),
  });
  if (due.length === 0) return 0;
  const messages = due.map((post) => postMessage(ports, post, post.dueAt > now ? post.dueAt : now));
  await enqueueDue(ports.db, due, messages, now);
  await flushOutbox(ports, messages);
  return due.length;
}

/** Enqueues the fetching of figures, account by account. A lost message is sent again in the next minute. */
export async function sweepMetrics(ports: Ports): Promise<number> {
  const now = ports.now();
  let asked = 0;
  for (const { workspaceId, accountId } of await findMeasurable(ports.db, now)) {
    const isFree = await ports.locks
      .acquire(`metrics:${accountId}`, RETRIES.metrics.lockSeconds)
      .catch(() => true);
    if (!isFree) continue;
    const job = { kind: "metrics.pull", workspaceId, accountId } as const;
    const flow = { flowKey: `metrics-${accountId}`, parallelism: 1 };
    await ports.queue.send([{ id: newId(ports, now), job, ...flow }]);
    asked++;
  }
  return asked;
}
