import * as z from "zod/v4";
import type { AnswerNotes } from "../core/answer-notes.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { PUBLISHING } from "../core/refusal-groups.ts";
import { RETRIES } from "../core/retries.ts";
import { waitForFlags } from "../core/wait.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { channelOf } from "../platforms/networks.ts";
import { KEPT_SECONDS } from "../replay/idempotency.ts";
import { drive, settledFlag } from "./drive.ts";
import { DryPost, dryRunOf, PostDryRun } from "./dry-run.ts";
import { newPost } from "./new-post.ts";
import { Post, toPost } from "./post.ts";
import { findAtTarget, findPost, type PostRow } from "./store.ts";
import { type NewPost, placePost, rememberAnswer } from "./store-place.ts";
import { findTarget, TargetFields } from "./target.ts";

export const PostRunBody = z.strictObject({
  platform: TargetFields.platform,
  account_id: TargetFields.account_id,
  dry_run: DryPost,
});

export const postRun = operation({
  id: "post_run",
  summary:
    "Publish an approved run on a connected account, once: asking again answers the post that is there.",
  effect: "write",
  testKey: "own records",
  refuses: PUBLISHING,
  input: z.object({ ...TargetFields, dry_run: DryPost }),
  output: z.union([Post, PostDryRun]),
  recordsEvents: true,
  needs: ({ platform }) => ({ effect: "write", publishes: channelOf(platform) }),
  async run(ctx, input, notes) {
    const target = await findTarget(ctx, input);
    const by = { actor: ctx.actor, action: "post_run" };
    const post = newPost(ctx, { ...target, scheduledAt: null, by, drivenHere: true });
    if (input.dry_run) return dryRunOf(ctx, post);
    const there = await placeOrFind(ctx, post, notes);
    if (there) return toPost(await settled(ctx, there));
    await drive(ctx, { workspaceId: post.workspaceId, postId: post.id }, RETRIES.posts.callerTimeoutMs);
    const row = await findPost(ctx.db, ctx.workspaceId, post.id);
    if (!row) throw new Error("A post has vanished.");
    const answer = toPost(row);
    if (row.status !== "publishing") await storeAnswer(ctx, answer);
    return answer;
  },
});

/** Everyone who asks for a post while it is published waits like its first caller, and answers the same record. */
async function settled(ctx: Ctx, post: PostRow): Promise<PostRow> {
  if (post.status !== "publishing") return post;
  await waitForFlags(ctx, [settledFlag(post.id)], RETRIES.posts.callerTimeoutMs / 1000);
  return (await findPost(ctx.db, ctx.workspaceId, post.id)) ?? post;
}

/** Inserts a post and returns undefined, or returns the post that is there already. */
export async function placeOrFind(
  ctx: Ctx,
  post: NewPost,
  notes: AnswerNotes,
  answer: Parameters<typeof placePost>[2] = null,
): Promise<PostRow | undefined> {
  if (await placePost(ctx.db, post, answer)) {
    sendSoon(ctx, post.message ? [post.message] : []);
    return undefined;
  }
  const there = await findAtTarget(ctx.db, ctx.workspaceId, post.runId, post.target ?? "");
  // The other post released its target between insert and read; the caller's next try succeeds.
  if (!there) throw new Error("A post gave way while another one was being placed.");
  notes.isRepeated = true;
  return there;
}

/**
 * Stores the answer to a request with an Idempotency-Key. Errors are ignored, because the post itself
 * prevents a second one.
 */
async function storeAnswer(ctx: Ctx, answer: Post): Promise<void> {
  if (!ctx.replay) return;
  const expiresAt = addSeconds(ctx.now(), KEPT_SECONDS);
  const kept = { replay: ctx.replay, status: 200, body: JSON.stringify(answer), expiresAt };
  await rememberAnswer(ctx.db, kept).catch(() => undefined);
}
