import { freshCredentials, recordRefusal } from "../accounts/credentials.ts";
import { addSeconds } from "../core/calendar.ts";
import { newId } from "../core/ids.ts";
import { reasonOf } from "../core/log.ts";
import { NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import type { PostError } from "../vocab.ts";
import { redrawnFilesOf } from "./content.ts";
import { postMessage } from "./dispatch-message.ts";
import { isRetryable, toNetworkFailure, toPostError, UNKNOWN_OUTCOME } from "./failure.ts";
import { firstMetricsAt } from "./metrics-schedule.ts";
import { type Move, nextMove, Superseded } from "./next-move.ts";
import { keepProgress, type OpenedPost, openPost } from "./open-post.ts";
import type { PostRow } from "./store.ts";
import { leasePost, movePost, type PostPatch } from "./store-move.ts";

const { maxInlineWaitMs, bugRetryBaseSeconds, maxBugRetries } = RETRIES.posts;
const BROKEN: PostError = {
  category: "platform_error",
  source: "system",
  code: "broken",
  message: "Something broke on our side again and again.",
  fix: "Retry the post later. It was not published.",
  retryable: true,
};

/** Raised when a post is settled, for callers that wait for it. If it is lost, they answer later. */
export const settledFlag = (postId: string) => `post-settled:${postId}`;
const flagSettled = ({ flags }: Ports, postId: string) =>
  flags.raise(settledFlag(postId), RETRIES.posts.settledFlagSeconds).catch(() => undefined);

type Ending = Exclude<Move, { kind: "on" }>;

/**
 * Drives a post as far as it goes within the budget. Concurrent calls are safe: one holds the lease, the
 * others do nothing.
 */
export async function drive(
  ports: Ports,
  { workspaceId, postId }: { workspaceId: string; postId: string },
  budgetMs: number,
): Promise<void> {
  const now = ports.now();
  const lease = {
    id: newId(ports, now),
    now,
    until: addSeconds(now, RETRIES.posts.leaseSeconds),
  };
  const post = await leasePost(ports.db, workspaceId, postId, lease);
  if (!post) return;
  try {
    await driveLeased(ports, post, now.getTime() + budgetMs);
  } catch (error) {
    if (error instanceof Superseded) return;
    ports.log("post_broke", { post_id: postId, reason: reasonOf(error) });
    await storeEnding(ports, post, afterBug(post, ports.now()));
  }
}

/** Doubles the delay after each error of our own, up to the last try. */
function afterBug({ tries: before, commitStartedAt }: PostRow, now: Date): Ending {
  const tries = before + 1;
  const patch = { tries };
  if (tries > maxBugRetries)
    return { kind: "failed", patch, error: commitStartedAt ? UNKNOWN_OUTCOME : BROKEN };
  const until = addSeconds(now, bugRetryBaseSeconds * 2 ** before);
  return { kind: "wait", patch, until, note: "Something broke on our side; it goes on by itself." };
}

async function driveLeased(ports: Ports, post: PostRow, deadline: number): Promise<void> {
  let opened: OpenedPost;
  try {
    opened = await openPost(ports, post);
  } catch (error) {
    if (!(error instanceof NetworkFailure) || isRetryable(error)) throw error;
    await storeEnding(ports, post, unreachable(post, error));
    return;
  }
  const ending = await runCalls(ports, opened, deadline);
  if (ending.kind !== "wait")
    await ports.files.delete(redrawnFilesOf(opened.run, post)).catch(() => undefined);
  await storeEnding(ports, opened.context.post, ending);
}

/** Without an account or a network, the platform cannot be asked what became of the post either. */
const unreachable = ({ commitStartedAt }: PostRow, failure: NetworkFailure): Ending => ({
  kind: "failed",
  patch: {},
  error: commitStartedAt ? { ...UNKNOWN_OUTCOME, fix: failure.details.fix } : toPostError(failure),
});

/** Makes calls until the post is settled, or has to wait for longer than there is time. */
async function runCalls(ports: Ports, { context }: OpenedPost, deadline: number): Promise<Ending> {
  let hasRenewed = false;
  for (;;) {
    let move = await nextMove(context);
    if (isRefused(move) && !hasRenewed) {
      hasRenewed = true;
      move = await withNewToken(ports, context, move);
    }
    if (move.kind !== "on" && !fitsIn(ports, move, deadline)) return move;
    await keepProgress(ports, context.post, move.patch);
    Object.assign(context.post, move.patch);
    Object.assign(context.work, { draft: context.post.draft });
    if (move.kind === "wait") await ports.sleep(Math.max(0, msUntil(ports, move.until)));
  }
}

const msUntil = ({ now }: Ports, until: Date) => until.getTime() - now().getTime();

/** Whether a wait is short enough to be spent here. */
function fitsIn(ports: Ports, ending: Ending, deadline: number): ending is Ending & { kind: "wait" } {
  if (ending.kind !== "wait") return false;
  return msUntil(ports, ending.until) <= maxInlineWaitMs && ending.until.getTime() < deadline;
}

const REFUSED = new Set<string | undefined>(["auth_expired", "auth_revoked"]);
const isRefused = (move: Move): move is Move & { kind: "failed" } =>
  move.kind === "failed" && REFUSED.has(move.error.code);

/** Tries a rejected token once more with a renewed one. Without one the account has to be connected again. */
async function withNewToken(
  ports: Ports,
  { post, work }: OpenedPost["context"],
  move: Move & { kind: "failed" },
) {
  const { workspaceId, accountId } = post;
  const { accessToken } = work.account;
  if (!accountId) return move;
  const { code, message, fix = "" } = move.error;
  const kind = code === "auth_revoked" ? "auth_revoked" : "auth_expired";
  try {
    if (kind === "auth_revoked") {
      const failure = new NetworkFailure(kind, message, { source: "the platform", fix });
      await recordRefusal(ports, workspaceId, { accountId, accessToken, failure });
      return move;
    }
    const account = await freshCredentials(ports, workspaceId, accountId, accessToken);
    Object.assign(work, { account });
    return { kind: "on", patch: move.patch } as const;
  } catch (error) {
    return { ...move, error: toPostError(toNetworkFailure(error)) };
  }
}

/** Stores how a drive ended, releases the lease, and enqueues the next drive if there is one. */
async function storeEnding(ports: Ports, post: PostRow, ending: Ending): Promise<void> {
  const now = ports.now();
  const message = ending.kind === "wait" ? postMessage(ports, post, ending.until) : undefined;
  const patch = { ...ending.patch, leaseId: null, leaseUntil: null, ...endPatch(post, ending, now) };
  const event = ending.kind === "wait" ? undefined : (`post.${ending.kind}` as const);
  const effects = { event, message, now, newId: () => newId(ports, now) };
  const isStored = await movePost(ports.db, post, patch, effects);
  if (isStored && message) await tryFlushOutbox(ports, [message]);
  if (isStored && ending.kind !== "wait") await flagSettled(ports, post.id);
}

function endPatch(post: PostRow, ending: Ending, now: Date): PostPatch {
  if (ending.kind === "wait") return { dueAt: ending.until, enqueuedFor: ending.until, note: ending.note };
  if (ending.kind === "posted") {
    const { externalId, url, note = null } = ending.outcome;
    const posted = { status: "posted", externalPostId: externalId, url, postedAt: now, note } as const;
    return { ...posted, error: null, dueAt: null, metricsDueAt: firstMetricsAt(post, now) };
  }
  const mayBeThere = (ending.patch.commitStartedAt === undefined ? post : ending.patch).commitStartedAt;
  const place = mayBeThere ? {} : { target: null };
  return { status: "failed", error: ending.error, note: null, dueAt: null, ...place };
}
