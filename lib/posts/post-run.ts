import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { keepPromises } from "../outbox/outbox.ts";
import { channelOf } from "../platforms/channels.ts";
import { KEPT_SECONDS } from "../replay/idempotency.ts";
import { drive } from "./dispatch.ts";
import { newPost } from "./new-post.ts";
import { Post, toPost } from "./post.ts";
import { findAtTarget, findPost, type PostRow } from "./store.ts";
import { type NewPost, placePost, rememberAnswer } from "./store-place.ts";
import { findTarget, Place } from "./target.ts";

/** So long the caller waits; what is not settled then goes on in the queue. */
export const PATIENCE_MS = 20_000;

export const PostRunBody = z.object({ platform: Place.platform, account_id: Place.account_id });

export const postRun = operation({
  id: "post_run",
  summary:
    "Publish an approved run on a connected account, once: asking again answers the post that is there.",
  effect: "write",
  input: z.object(Place),
  output: Post,
  announces: true,
  needs: ({ platform }) => ({ effect: "write", publishes: channelOf(platform) }),
  async run(ctx, input) {
    const target = await findTarget(ctx, input);
    const by = { actor: ctx.actor, action: "post_run" };
    const post = newPost(ctx, { ...target, scheduledAt: null, by, drivenHere: true });
    const there = await placeOrFind(ctx, post);
    if (there) return toPost(there);
    await drive(ctx, { workspaceId: post.workspaceId, postId: post.id }, PATIENCE_MS);
    const row = await findPost(ctx.db, ctx.workspaceId, post.id);
    if (!row) throw new Error("A post has vanished.");
    const answer = toPost(row);
    if (row.status !== "publishing") await rememberFor(ctx, answer);
    return answer;
  },
});

/** Places a post, and answers nothing; or the post that is there already. */
export async function placeOrFind(
  ctx: Ctx,
  post: NewPost,
  answer: Parameters<typeof placePost>[2] = null,
): Promise<PostRow | undefined> {
  if (await placePost(ctx.db, post, answer)) {
    const { message } = post;
    if (message) ctx.later(keepPromises(ctx, [message]).catch(() => undefined));
    return undefined;
  }
  const there = await findAtTarget(ctx.db, ctx.workspaceId, post.runId, post.target ?? "");
  // It has let go of the place just now; the caller's next try finds it free.
  if (!there) throw new Error("A post gave way while another one was being placed.");
  ctx.isRepeated = true;
  return there;
}

/** The answer of a request with an Idempotency-Key. Losing it is harmless: the post itself is the memory. */
async function rememberFor(ctx: Ctx, answer: Post): Promise<void> {
  if (!ctx.replay) return;
  const expiresAt = addSeconds(ctx.now(), KEPT_SECONDS);
  const kept = { replay: ctx.replay, status: 200, body: JSON.stringify(answer), expiresAt };
  await rememberAnswer(ctx.db, kept).catch(() => undefined);
}
