import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { newId } from "../core/ids.ts";
import { RETRIES } from "../core/retries.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { postMessage } from "./dispatch-message.ts";
import type { PostRow } from "./store.ts";
import { movePost } from "./store-move.ts";

/** Gives a drop another time with its note, or another text. Undefined when it was published or changed meanwhile. */
export async function moveDrop(
  ctx: Ctx,
  post: PostRow,
  change: { scheduledAt?: Date; note?: string | null; text?: string },
  action: string,
): Promise<PostRow | undefined> {
  const now = ctx.now();
  const { scheduledAt: at } = change;
  const isNear = at && at <= addSeconds(now, RETRIES.queue.maxDelaySeconds);
  const message = isNear ? postMessage(ctx, post, at) : undefined;
  const patch = { ...change, ...(at && { dueAt: at, enqueuedFor: message ? at : null }) };
  const moved = await movePost(ctx.db, { ...post, leaseId: null }, patch, {
    event: at && "post.scheduled",
    auditEntry: {
      id: newId(ctx, now),
      actor: ctx.actor,
      action,
      target: post.id,
      detail: timesOf(post, at),
      now,
    },
    message,
    now,
    newId: () => newId(ctx, now),
  });
  if (!moved) return undefined;
  sendSoon(ctx, message ? [message] : []);
  return { ...post, ...patch, updatedAt: now };
}

/** From which time to which a drop is moved; nothing where only its text changes. */
const timesOf = ({ scheduledAt: from }: PostRow, to: Date | undefined): Record<string, string> =>
  from && to ? { from: from.toISOString(), to: to.toISOString() } : {};
