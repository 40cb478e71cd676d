import type { Ctx } from "../core/context.ts";
import { commitTogether, type GroupCommit, newGroupCommit } from "../core/group-commit.ts";
import { reasonOf } from "../core/log.ts";
import type { Message, Queue } from "../core/ports.ts";
import { BATCH_SIZE, flushOutbox } from "./outbox.ts";

/** What the requests of this isolate have not sent yet. A lost message is sent by the sweeper. */
const UNSENT = new WeakMap<Queue, GroupCommit<Message>>();

function unsentOf(queue: Queue): GroupCommit<Message> {
  const known = UNSENT.get(queue) ?? newGroupCommit<Message>();
  UNSENT.set(queue, known);
  return known;
}

/**
 * Sends outbox entries to the queue after the answer has gone out, together with those of other requests. If that
 * fails, the sweeper sends them.
 */
export function sendSoon(ctx: Ctx, messages: readonly Message[]): void {
  if (messages.length === 0) return;
  const write = (all: Message[]) =>
    flushOutbox(ctx, all).catch((error: unknown) => {
      const jobs = [...new Set(all.map(({ job }) => job.kind))].join(" ");
      ctx.log("queue_unreachable", {
        request_id: ctx.requestId,
        jobs,
        messages: all.length,
        reason: reasonOf(error),
      });
    });
  ctx.waitUntil(commitTogether(unsentOf(ctx.queue), messages, { now: ctx.now, most: BATCH_SIZE, write }));
}
