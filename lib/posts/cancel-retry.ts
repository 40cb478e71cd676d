import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { POSTING } from "../core/refusal-groups.ts";
import { RETRIES } from "../core/retries.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { channelOf } from "../platforms/networks.ts";
import { findRun } from "../runs/store.ts";
import type { Channel } from "../vocab.ts";
import { postMessage } from "./dispatch-message.ts";
import { drive } from "./drive.ts";
import { isLivePost, noPost } from "./list.ts";
import { targetOf } from "./new-post.ts";
import { LAST_LOOKUP } from "./next-move.ts";
import { Post, PostId, toPost } from "./post.ts";
import { findPost, type PostRow } from "./store.ts";
import { findPaused } from "./store-due.ts";
import { isTargetTaken, movePost, type PostPatch } from "./store-move.ts";
import { refuseAccount, refuseOtherMode, refuseUnapproved } from "./target.ts";

/** A post that this key may change. */
export async function findChangeablePost(ctx: Ctx, id: string): Promise<PostRow> {
  const post = await findPost(ctx.db, ctx.workspaceId, id);
  if (!post) throw noPost();
  refuseOtherMode(ctx, post.livemode);
  refuseChannel(ctx, channelOf(post.platform));
  if (post.accountId) refuseAccount(ctx, post.accountId);
  return post;
}

/** A key may be restricted to some channels. */
export function refuseChannel({ scope: { channels } }: Ctx, channel: Channel): void {
  if (!channels || channels.includes(channel)) return;
  throw new Refusal("scope_channel", `This key may not post for the channel "${channel}".`, {
    hint: `It may use: ${channels.join(", ")}. Mint a key with a wider scope.`,
    retryable: false,
  });
}

export const cancelPost = operation({
  id: "cancel_post",
  summary: "Cancel a drop that has not been published.",
  effect: "write",
  testKey: { readOnlyWhen: isLivePost },
  refuses: [...POSTING, "not_found", "post_not_cancelable"],
  input: PostId,
  output: Post,
  recordsEvents: true,
  async run(ctx, { post_id }) {
    const post = await findChangeablePost(ctx, post_id);
    if (post.status !== "scheduled") throw notCancelable(post.status);
    if (!(await cancelDrop(ctx, post, "cancel_post"))) throw notCancelable("no longer waiting");
    return toPost({ ...post, ...CANCELED, updatedAt: ctx.now() });
  },
});

const CANCELED = { status: "canceled", target: null, dueAt: null, note: null } as const;

/** Cancels a drop. False when it was published or canceled meanwhile. */
export const cancelDrop = (ctx: Ctx, post: PostRow, action: string): Promise<boolean> =>
  change(ctx, post, CANCELED, { action, event: "post.canceled" });

export const retryPost = operation({
  id: "retry_post",
  summary:
    "Try a failed post again. One that may be there is looked for first, and sent only when it certainly is not.",
  effect: "write",
  testKey: { readOnlyWhen: isLivePost },
  refuses: [...POSTING, "not_found", "post_not_retryable", "run_not_approved"],
  input: PostId,
  output: Post,
  recordsEvents: true,
  async run(ctx, { post_id }) {
    const post = await findChangeablePost(ctx, post_id);
    if (post.status !== "failed" || !post.error?.retryable) throw notRetryable(post);
    if (await findPaused(ctx.db, ctx.workspaceId)) throw paused();
    const run = await findRun(ctx.db, ctx.workspaceId, post.runId);
    if (run) refuseUnapproved(ctx, run);
    const message = postMessage(ctx, post, ctx.now());
    const moved = await change(ctx, post, retryPatch(ctx, post), { action: "retry_post", message });
    if (!moved) throw notRetryable({ ...post, status: "publishing" });
    await drive(ctx, { workspaceId: post.workspaceId, postId: post.id }, RETRIES.posts.callerTimeoutMs);
    sendSoon(ctx, [message]);
    const row = (await findPost(ctx.db, ctx.workspaceId, post_id)) ?? post;
    if (row.status === "failed" && row.commitStartedAt) throw stillUnknown();
    return toPost(row);
  },
});

/** A retry looks for a post that may be there; one that certainly is not there starts over. */
function retryPatch(ctx: Ctx, post: PostRow): PostPatch {
  const mayBeThere = post.commitStartedAt !== null;
  const now = ctx.now();
  return {
    status: "publishing",
    phase: mayBeThere ? "resolve" : "prepare",
    tries: mayBeThere ? LAST_LOOKUP : 0,
    // Most platforms delete uploads after a day.
    ...(!mayBeThere && { draft: {} }),
    target: targetOf(post, post.platform, post.accountId),
    note: null,
    dueAt: now,
    enqueuedFor: now,
  };
}

type ChangeEffects = Pick<Parameters<typeof movePost>[3], "event" | "message"> & { action: string };

async function change(
  ctx: Ctx,
  post: PostRow,
  patch: PostPatch,
  { action, ...how }: ChangeEffects,
): Promise<boolean> {
  const now = ctx.now();
  const auditEntry = { id: newId(ctx, now), actor: ctx.actor, action, target: post.id, now };
  try {
    const effects = { ...how, auditEntry, now, newId: () => newId(ctx, now) };
    return await movePost(ctx.db, { ...post, leaseId: null }, patch, effects);
  } catch (error) {
    if (isTargetTaken(error)) throw taken();
    throw error;
  }
}

const TAKES_DOWN = " DELETE /posts/{post_id} takes down what is published.";

const notCancelable = (status: string) =>
  new Refusal(
    "post_not_cancelable",
    status === "canceled"
      ? "This post is canceled already."
      : `This post is ${status}, so it cannot be canceled.`,
    {
      hint: `Only a scheduled post can be canceled.${status === "canceled" ? "" : TAKES_DOWN}`,
      retryable: false,
    },
  );

const notRetryable = ({ status, error }: PostRow) =>
  new Refusal(
    "post_not_retryable",
    status === "failed"
      ? `The same post would be refused again: ${error?.message ?? "nobody knows why it failed."}`
      : `This post is ${status}; only a failed one can be tried again.`,
    { hint: error?.fix ?? "GET /posts/{post_id} says where it stands.", retryable: false },
  );

const taken = () =>
  new Refusal("post_not_retryable", "Another post of this run went to the same account meanwhile.", {
    hint: "GET /posts?run_id=… lists the posts of the run.",
    retryable: false,
  });

const paused = () =>
  new Refusal("workspace_paused", "This workspace is paused, so nothing is published.", {
    hint: "A workspace owner resumes it in the dashboard.",
    retryable: false,
  });

const stillUnknown = () =>
  new Refusal("post_not_retryable", "The platform still does not say whether this post is there.", {
    hint: "Sending it again could publish it twice. Look at the account, or ask again later.",
    retryable: true,
  });
