import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { AlreadyAnswered, invalidField, Refusal } from "../core/errors.ts";
import { hasPassed, MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { POSTING, PUBLISHING } from "../core/refusal-groups.ts";
import { channelOf } from "../platforms/networks.ts";
import { KEPT_SECONDS, lostRace } from "../replay/idempotency.ts";
import { refuseViolation } from "../runs/content-policy.ts";
import { pastByThen } from "../runs/past-by-then.ts";
import { findRun, type RunView } from "../runs/store.ts";
import { refuseOtherThan } from "./already-there.ts";
import { findChangeablePost } from "./cancel-retry.ts";
import { DryPost, dryRunOf, PostDryRun } from "./dry-run.ts";
import { isLivePost } from "./list.ts";
import { problemsWith } from "./media.ts";
import { moveDrop } from "./move-drop.ts";
import { newPost, rowOfNewPost } from "./new-post.ts";
import { noteAt } from "./note-of-time.ts";
import { Post, PostId, toPost } from "./post.ts";
import { placeOrFind } from "./post-run.ts";
import { findAtTarget, type PostRow } from "./store.ts";
import type { NewPost, StoredAnswer } from "./store-place.ts";
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
  summary:
    "Publish an approved run at a given time: a drop waits for it. Where the run is posted on this account, or waits for another time, it is refused.",
  effect: "write",
  testKey: "own records",
  refuses: [...PUBLISHING, "post_not_scheduled"],
  input: z.object({ ...TargetFields, scheduled_at: ScheduledAt, dry_run: DryPost }),
  output: z.union([Post, PostDryRun]),
  recordsEvents: true,
  check: refusePast,
  needs: ({ platform }) => ({ effect: "write", publishes: channelOf(platform) }),
  async run(ctx, input, notes) {
    const target = await findTarget(ctx, input);
    const by = { actor: ctx.actor, action: "schedule_post" };
    const [note = null] = await pastByThen(target.run.brief, input.scheduled_at, target.run.createdAt);
    const post = newPost(ctx, { ...target, scheduledAt: input.scheduled_at, by, note });
    if (input.dry_run) return dryScheduleOf(ctx, post);
    const answer = toPost(rowOfNewPost(post));
    try {
      const there = await placeOrFind(ctx, post, notes, keptAnswer(ctx, answer));
      if (!there) return answer;
      refuseOtherThan(post, there);
      return toPost(there);
    } catch (error) {
      throw lostRace(error) ? new AlreadyAnswered() : error;
    }
  },
});

async function dryScheduleOf(ctx: Ctx, post: NewPost) {
  const there = await findAtTarget(ctx.db, ctx.workspaceId, post.runId, post.target ?? "");
  if (there) refuseOtherThan(post, there);
  return dryRunOf(ctx, post);
}

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
    const run = await findRun(ctx.db, ctx.workspaceId, post.runId);
    if (run && text !== undefined) refuseUnfitText(run, post, text);
    const about = run && { brief: run.brief, sent: run.createdAt };
    const change = {
      ...(scheduledAt && { scheduledAt, ...(about && { note: await noteAt(post, scheduledAt, about) }) }),
      ...(text !== undefined && { text }),
    };
    const moved = await moveDrop(ctx, post, change, "reschedule_post");
    if (!moved) throw notScheduled("no longer as it was");
    return toPost(moved);
  },
});

/** What the platform says against the new text and did not say against the old one. */
function refuseUnfitText(run: RunView, post: PostRow, text: string): void {
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
