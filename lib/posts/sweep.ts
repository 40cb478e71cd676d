import { addSeconds } from "../core/calendar.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { keepPromises } from "../outbox/outbox.ts";
import { GRACE_SECONDS } from "./fire.ts";
import { postMessage } from "./messages.ts";
import { findDue, promiseDue } from "./store-due.ts";
import { findMeasurable } from "./store-metrics.ts";

/** The clock strikes once a minute; what is due before it strikes twice more is promised now, for its own second. */
const AHEAD_SECONDS = 120;
/** A message that has not been heard of for so long is lost. */
const PATIENCE_SECONDS = 120;
const ASK_AGAIN_SECONDS = 300;

/** Hands to the queue what was too far away for it, and what it has lost. Answers how many there were. */
export async function sweepPosts(ports: Ports): Promise<number> {
  const now = ports.now();
  const due = await findDue(ports.db, {
    now,
    soon: addSeconds(now, AHEAD_SECONDS),
    late: addSeconds(now, -PATIENCE_SECONDS),
    over: addSeconds(now, -GRACE_SECONDS),
  });
  if (due.length === 0) return 0;
  const messages = due.map((post) => postMessage(ports, post, post.dueAt > now ? post.dueAt : now));
  await promiseDue(ports.db, due, messages, now);
  await keepPromises(ports, messages);
  return due.length;
}

/** Has the figures of posts asked for, account by account. A lost message only makes the next minute ask. */
export async function sweepMetrics(ports: Ports): Promise<number> {
  const now = ports.now();
  let asked = 0;
  for (const { workspaceId, accountId } of await findMeasurable(ports.db, now)) {
    const isFree = await ports.marks.claim(`metrics:${accountId}`, ASK_AGAIN_SECONDS).catch(() => true);
    if (!isFree) continue;
    const job = { kind: "metrics.pull", workspaceId, accountId } as const;
    const lane = { lane: `metrics-${accountId}`, parallelism: 1 };
    await ports.queue.send([{ id: uuidv7(now, ports.random(10)), job, ...lane }]);
    asked++;
  }
  return asked;
}
