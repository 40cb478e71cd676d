import type { Ctx } from "../core/context.ts";
import { reasonOf } from "../core/log.ts";
import type { Message } from "../core/ports.ts";
import { keepPromises } from "../outbox/outbox.ts";

/** Hands promised jobs over after the answer has gone out; should that fail, the sweeper does it. */
export function sendSoon(ctx: Ctx, messages: Message[]): void {
  if (messages.length === 0) return;
  const jobs = messages.map(({ job }) => job.kind).join(" ");
  ctx.later(
    keepPromises(ctx, messages).catch((error) =>
      ctx.log("queue_unreachable", { request_id: ctx.requestId, jobs, reason: reasonOf(error) }),
    ),
  );
}
