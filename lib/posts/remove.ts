import { freshCredentials, recordRefusal } from "../accounts/credentials.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { type Credentials, NetworkFailure, type Removal } from "../core/network.ts";
import { operation } from "../core/operation.ts";
import { POSTING } from "../core/refusal-groups.ts";
import { RETRIES } from "../core/retries.ts";
import { findChangeablePost } from "./cancel-retry.ts";
import { isLivePost, noPost } from "./list.ts";
import { findRoute } from "./open-post.ts";
import { Post, PostId, toPost } from "./post.ts";
import { networkRefusal, notRemovable, refuseUnremovable } from "./remove-refusals.ts";
import { findPost, type PostRow } from "./store.ts";
import { movePost } from "./store-move.ts";
import { leaseRemoval, releaseRemoval } from "./store-remove.ts";

const { leaseSeconds, removalPollMs, maxRemovalPolls } = RETRIES.posts;

export const removePost = operation({
  id: "remove_post",
  summary:
    "Take a published post down from its network, where its API can; else the answer says how to do it by hand.",
  effect: "write",
  testKey: { readOnlyWhen: isLivePost },
  refuses: [...POSTING, "not_found", "post_not_removable", "channel_not_connected"],
  input: PostId,
  output: Post,
  async run(ctx, { post_id }, notes) {
    const post = await findChangeablePost(ctx, post_id);
    if (!post.removedAt) {
      refuseUnremovable(post);
      return toPost(await removed(ctx, post));
    }
    notes.isRepeated = true;
    return toPost(post);
  },
});

/** The holder of the lease asks the network; the others wait for the outcome. */
async function removed(ctx: Ctx, { workspaceId, id }: PostRow): Promise<PostRow> {
  for (let polls = 0; polls < maxRemovalPolls; polls++) {
    const now = ctx.now();
    const lease = { id: newId(ctx, now), now, until: addSeconds(now, leaseSeconds) };
    const leased = await leaseRemoval(ctx.db, workspaceId, id, lease);
    if (leased) return takeDown(ctx, leased);
    const post = await findPost(ctx.db, workspaceId, id);
    if (!post) throw noPost();
    if (post.removedAt) return post;
    refuseUnremovable(post);
    await ctx.sleep(removalPollMs);
  }
  throw new Refusal("dependency_down", "Another request is still taking this post down.", {
    hint: "Ask again: a post that is gone already is answered at once.",
    retryable: true,
    retry_after: 5,
  });
}

async function takeDown(ctx: Ctx, post: PostRow): Promise<PostRow> {
  let outcome: Removal;
  try {
    outcome = await askNetwork(ctx, post);
  } catch (error) {
    await releaseRemoval(ctx.db, post);
    if (!(error instanceof NetworkFailure)) throw error;
    ctx.log("post_not_removed", { post_id: post.id, kind: error.kind, source: error.details.source });
    throw networkRefusal(error, post, ctx.now());
  }
  const now = ctx.now();
  const note = outcome === "absent" ? "It was not on the network any more." : post.note;
  // A run may reach the account again once its post is gone.
  const gone = { removedAt: now, target: null, metricsDueAt: null, leaseId: null, leaseUntil: null, note };
  const auditEntry = { id: newId(ctx, now), actor: ctx.actor, action: "remove_post", target: post.id, now };
  await movePost(ctx.db, post, gone, { auditEntry, now, newId: () => newId(ctx, now) });
  return (await findPost(ctx.db, post.workspaceId, post.id)) ?? { ...post, ...gone };
}

/** Asks once more with renewed tokens where the network no longer accepts the old ones. */
async function askNetwork(ctx: Ctx, post: PostRow): Promise<Removal> {
  const { network, account } = await findRoute(ctx, post);
  const { workspaceId, accountId, externalPostId } = post;
  const { remove } = network;
  if (!remove || !externalPostId) throw notRemovable(post);
  try {
    return await remove(account, externalPostId);
  } catch (failure) {
    if (!(failure instanceof NetworkFailure) || !accountId) throw failure;
    const { accessToken } = account;
    await recordRevocation(ctx, workspaceId, { accountId, accessToken, failure });
    if (failure.kind !== "auth_expired") throw failure;
    const renewed: Credentials = await freshCredentials(ctx, workspaceId, accountId, accessToken);
    return remove(renewed, externalPostId);
  }
}

type Refused = Parameters<typeof recordRefusal>[2];

/** A grant that was revoked ends the connection; one that has only run out is renewed. */
async function recordRevocation(ctx: Ctx, workspaceId: string, refused: Refused): Promise<void> {
  if (refused.failure.kind === "auth_revoked") await recordRefusal(ctx, workspaceId, refused);
}
