import type { Ctx } from "../core/context.ts";
import { type LogFields, reasonOf } from "../core/log.ts";
import type { Message } from "../core/ports.ts";
import { flushOutbox } from "./outbox.ts";

/**
 * Sends outbox entries to the queue after the answer has gone out. If that fails, the sweeper sends them.
 * `about` is added to the log line of a failure.
 */
export function sendSoon(ctx: Ctx, messages: Message[], about: LogFields = {}): void {
  if (messages.length === 0) return;
  const jobs = messages.map(({ job }) => job.kind).join(" ");
  ctx.waitUntil(
    flushOutbox(ctx, messages).catch((error) =>
      ctx.log("queue_unreachable", { request_id: ctx.requestId, jobs, ...about, reason: reasonOf(error) }),
    ),
  );
}
