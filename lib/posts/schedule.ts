import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { AlreadyAnswered, invalidField, Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { hasPassed, MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { POSTING, PUBLISHING } from "../core/refusal-groups.ts";
import { RETRIES } from "../core/retries.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { channelOf } from "../platforms/networks.ts";
import { KEPT_SECONDS, lostRace } from "../replay/idempotency.ts";
import { refuseViolation } from "../runs/content-policy.ts";
import { findRun } from "../runs/store.ts";
import { findChangeablePost } from "./cancel-retry.ts";
import { postMessage } from "./dispatch-message.ts";
import { DryPost, dryRunOf, PostDryRun } from "./dry-run.ts";
import { isLivePost } from "./list.ts";
import { problemsWith } from "./media.ts";
import { newPost, rowOfNewPost } from "./new-post.ts";
import { Post, PostId, toPost } from "./post.ts";
import { placeOrFind } from "./post-run.ts";
import type { PostRow } from "./store.ts";
import { movePost } from "./store-move.ts";
import type { StoredAnswer } from "./store-place.ts";
import { findTarget, TargetFields } from "./target.ts";

/** The time of a drop. */
const ScheduledAt = MomentWithOffset.meta({
  description: "When to publish: an ISO 8601 time with an offset, in the future.",
  examples: ["2027-03-01T09:00:00+01:00"],
});

export const ScheduleBody = z
  .strictObject({
    platform: TargetFields.platform,
    account_id: TargetFields.account_id,
    scheduled_at: ScheduledAt,
    dry_run: DryPost,
  })
  .meta({ examples: [{ platform: "x", scheduled_at: "2027-01-15T09:00:00Z" }] });

/** Longer than any platform allows; how much really fits, the platform says. */
const MAX_TEXT = 10_000;

export const DropPatch = z.strictObject({
  scheduled_at: ScheduledAt.optional(),
  text: z
    .string()
    .min(1)
    .max(MAX_TEXT)
    .optional()
    .meta({
      description: "Another text to publish, exactly as it is; it has to fit the platform.",
      examples: ["Boards that load at once. See you on Tuesday."],
    }),
});

function refusePast({ now }: Pick<Ctx, "now">, { scheduled_at }: { scheduled_at?: Date | undefined }): void {
  if (!scheduled_at || scheduled_at > now()) return;
  throw invalidField(["body", "scheduled_at"], hasPassed({ now }));
}

export const schedulePost = operation({
  id: "schedule_post",
  summary: "Publish an approved run at a given time: a drop waits for it.",
  effect: "write",
  testKey: "own records",
  refuses: PUBLISHING,
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
  summary: "Give a drop that has not been published another time, or another text.",
  effect: "write",
  testKey: { readOnlyWhen: isLivePost },
  refuses: [...POSTING, "not_found", "post_not_scheduled"],
  input: z.object({ ...PostId.shape, ...DropPatch.shape }),
  output: Post,
  recordsEvents: true,
  check(ctx, input) {
    refusePast(ctx, input);
    const { scheduled_at, text } = input;
    if (text !== undefined) refuseViolation(["body", "text"], text);
    if (scheduled_at || text !== undefined) return;
    throw invalidField(["body"], "Give scheduled_at, text or both.", "missing");
  },
  async run(ctx, { post_id, scheduled_at: scheduledAt, text }) {
    const post = await findChangeablePost(ctx, post_id);
    if (post.status !== "scheduled") throw notScheduled(post.status);
    if (text !== undefined) await refuseUnfitText(ctx, post, text);
    const change = { ...(scheduledAt && { scheduledAt }), ...(text !== undefined && { text }) };
    const moved = await moveDrop(ctx, post, change, "reschedule_post");
    if (!moved) throw notScheduled("no longer as it was");
    return toPost(moved);
  },
});

/** Gives a drop another time or text. Undefined when it was published or changed meanwhile. */
export async function moveDrop(
  ctx: Ctx,
  post: PostRow,
  change: { scheduledAt?: Date; text?: string },
  action: string,
): Promise<PostRow | undefined> {
  const now = ctx.now();
  const { scheduledAt: at } = change;
  const isNear = at && at <= addSeconds(now, RETRIES.queue.maxDelaySeconds);
  const message = isNear ? postMessage(ctx, post, at) : undefined;
  const patch = { ...change, ...(at && { dueAt: at, enqueuedFor: message ? at : null }) };
  const moved = await movePost(ctx.db, { ...post, leaseId: null }, patch, {
    event: at && "post.scheduled",
    auditEntry: { id: newId(ctx, now), actor: ctx.actor, action, target: post.id, now },
    message,
    now,
    newId: () => newId(ctx, now),
  });
  if (!moved) return undefined;
  sendSoon(ctx, message ? [message] : []);
  return { ...post, ...patch, updatedAt: now };
}

/** What the platform says against the new text and did not say against the old one. */
async function refuseUnfitText({ db, workspaceId }: Ctx, post: PostRow, text: string): Promise<void> {
  const run = await findRun(db, workspaceId, post.runId);
  if (!run) return;
  const { platform, title } = post;
  const known = new Set(problemsWith(run, platform, post).map(({ problem }) => problem));
  const [found] = problemsWith(run, platform, { text, title }).filter(({ problem }) => !known.has(problem));
  if (found) throw invalidField(["body", "text"], `${found.problem} ${found.fix}`);
}

const notScheduled = (status: string) =>
  new Refusal("post_not_scheduled", `This post is ${status}, so its time and text cannot be changed.`, {
    hint: "Only a scheduled post can be changed. GET /posts/{post_id} says where it stands.",
    retryable: false,
  });
