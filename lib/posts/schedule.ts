import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { AlreadyAnswered, invalidField, Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { RETRIES } from "../core/retries.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { channelOf } from "../platforms/networks.ts";
import { KEPT_SECONDS, lostRace } from "../replay/idempotency.ts";
import { findChangeablePost } from "./cancel-retry.ts";
import { postMessage } from "./dispatch-message.ts";
import { DryPost, dryRunOf, PostDryRun } from "./dry-run.ts";
import { isLivePost } from "./list.ts";
import { newPost, rowOfNewPost } from "./new-post.ts";
import { Post, PostId, toPost } from "./post.ts";
import { placeOrFind } from "./post-run.ts";
import { movePost } from "./store-move.ts";
import type { StoredAnswer } from "./store-place.ts";
import { findTarget, TargetFields } from "./target.ts";

/** The time of a drop. */
const ScheduledAt = MomentWithOffset.meta({
  description: "When to publish: an ISO 8601 time with an offset, in the future.",
  examples: ["2027-03-01T09:00:00+01:00"],
});

export const ScheduleBody = z.strictObject({
  platform: TargetFields.platform,
  account_id: TargetFields.account_id,
  scheduled_at: ScheduledAt,
  dry_run: DryPost,
});
export const RescheduleBody = z.strictObject({ scheduled_at: ScheduledAt });

function refusePast({ now }: Pick<Ctx, "now">, { scheduled_at }: { scheduled_at: Date }): void {
  if (scheduled_at > now()) return;
  throw invalidField(["body", "scheduled_at"], "This moment has passed. Give one in the future.");
}

export const schedulePost = operation({
  id: "schedule_post",
  summary: "Publish an approved run at a given time: a drop waits for it.",
  effect: "write",
  testKey: "own records",
  input: z.object({ ...TargetFields, scheduled_at: ScheduledAt, dry_run: DryPost }),
  output: z.union([Post, PostDryRun]),
  recordsEvents: true,
  check: refusePast,
  needs: ({ platform }) => ({ effect: "write", publishes: channelOf(platform) }),
  async run(ctx, input, notes) {
    const target = await findTarget(ctx, input);
    const by = { actor: ctx.actor, action: "schedule_post" };
    const post = newPost(ctx, { ...target, scheduledAt: input.scheduled_at, by });
    if (input.dry_run) return dryRunOf(ctx, post);
    const answer = toPost(rowOfNewPost(post));
    try {
      const there = await placeOrFind(ctx, post, notes, keptAnswer(ctx, answer));
      return there ? toPost(there) : answer;
    } catch (error) {
      throw lostRace(error) ? new AlreadyAnswered() : error;
    }
  },
});

function keptAnswer({ replay, now }: Ctx, answer: Post): StoredAnswer | null {
  if (!replay) return null;
  return { replay, status: 201, body: JSON.stringify(answer), expiresAt: addSeconds(now(), KEPT_SECONDS) };
}

export const reschedulePost = operation({
  id: "reschedule_post",
  summary: "Give a drop that has not been published another time.",
  effect: "write",
  testKey: { readOnlyWhen: isLivePost },
  input: z.object({ ...PostId.shape, scheduled_at: ScheduledAt }),
  output: Post,
  recordsEvents: true,
  check: refusePast,
  async run(ctx, { post_id, scheduled_at }) {
    const post = await findChangeablePost(ctx, post_id);
    if (post.status !== "scheduled") throw notScheduled(post.status);
    const now = ctx.now();
    const isNear = scheduled_at <= addSeconds(now, RETRIES.queue.maxDelaySeconds);
    const message = isNear ? postMessage(ctx, post, scheduled_at) : undefined;
    const auditEntry = {
      id: newId(ctx, now),
      actor: ctx.actor,
      action: "reschedule_post",
      target: post_id,
      now,
    };
    const patch = {
      scheduledAt: scheduled_at,
      dueAt: scheduled_at,
      enqueuedFor: message ? scheduled_at : null,
    };
    const from = { ...post, leaseId: null };
    const moved = await movePost(ctx.db, from, patch, {
      event: "post.scheduled",
      auditEntry,
      message,
      now,
      newId: () => newId(ctx, now),
    });
    if (!moved) throw notScheduled("no longer as it was");
    sendSoon(ctx, message ? [message] : []);
    return toPost({ ...post, ...patch, updatedAt: now });
  },
});

const notScheduled = (status: string) =>
  new Refusal("post_not_scheduled", `This post is ${status}, so its time cannot be changed.`, {
    hint: "Only a scheduled post has a time that can be changed. GET /posts/{post_id} says where it stands.",
    retryable: false,
  });
