import { freshCredentials, noteRefusal } from "../accounts/fresh.ts";
import { addSeconds } from "../core/calendar.ts";
import { uuidv7 } from "../core/ids.ts";
import { reasonOf } from "../core/log.ts";
import { NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import { keepPromises } from "../outbox/outbox.ts";
import type { PostError } from "../vocab.ts";
import { copiesOf } from "./content.ts";
import { errorOf, failureOf, passes, UNKNOWN_OUTCOME } from "./failure.ts";
import { type Move, nextMove, Superseded } from "./machine.ts";
import { postMessage } from "./messages.ts";
import { firstMetricsAt } from "./metrics-times.ts";
import { keep, LEASE_SECONDS, type Opened, openStage } from "./open-stage.ts";
import type { PostRow } from "./store.ts";
import { leasePost, movePost, type PostPatch } from "./store-move.ts";

/** A pause that is longer than this is the queue's business, whatever budget is left. */
const LONGEST_PAUSE_MS = 10_000;
/** After something broke that is no word of a platform. */
const BROKEN_SECONDS = 30;
const MOST_BROKEN = 8;
const BROKEN: PostError = {
  category: "platform_error",
  source: "system",
  code: "broken",
  message: "Something broke on our side again and again.",
  fix: "Retry the post later. It was not published.",
  retryable: true,
};

type Ending = Exclude<Move, { kind: "on" }>;

/**
 * Drives a post that is being published as far as it goes in this time. Safe to call at any time and from several places
 * at once: one of them works, the others do nothing.
 */
export async function drive(
  ports: Ports,
  { workspaceId, postId }: { workspaceId: string; postId: string },
  budgetMs: number,
): Promise<void> {
  const now = ports.now();
  const lease = { id: uuidv7(now, ports.random(10)), now, until: addSeconds(now, LEASE_SECONDS) };
  const post = await leasePost(ports.db, workspaceId, postId, lease);
  if (!post) return;
  try {
    await work(ports, post, now.getTime() + budgetMs);
  } catch (error) {
    if (error instanceof Superseded) return;
    ports.log("post_broke", { post_id: postId, reason: reasonOf(error) });
    await settle(ports, post, broken(post, ports.now()));
  }
}

/** Longer and longer pauses, and not for ever. */
function broken({ tries: before, commitStartedAt }: PostRow, now: Date): Ending {
  const tries = before + 1;
  const patch = { tries };
  if (tries > MOST_BROKEN)
    return { kind: "failed", patch, error: commitStartedAt ? UNKNOWN_OUTCOME : BROKEN };
  const until = addSeconds(now, BROKEN_SECONDS * 2 ** before);
  return { kind: "wait", patch, until, note: "Something broke on our side; it goes on by itself." };
}

async function work(ports: Ports, post: PostRow, deadline: number): Promise<void> {
  let opened: Opened;
  try {
    opened = await openStage(ports, post);
  } catch (error) {
    if (!(error instanceof NetworkFailure) || passes(error)) throw error;
    await settle(ports, post, unreachable(post, error));
    return;
  }
  const ending = await walk(ports, opened, deadline);
  if (ending.kind !== "wait") await ports.files.remove(copiesOf(opened.run, post)).catch(() => undefined);
  await settle(ports, opened.stage.post, ending);
}

/** Who has no way to the platform cannot ask it either what became of a post. */
const unreachable = ({ commitStartedAt }: PostRow, failure: NetworkFailure): Ending => ({
  kind: "failed",
  patch: {},
  error: commitStartedAt ? { ...UNKNOWN_OUTCOME, fix: failure.circumstances.fix } : errorOf(failure),
});

/** Call after call, until the post is settled or has to wait for longer than there is time. */
async function walk(ports: Ports, { stage }: Opened, deadline: number): Promise<Ending> {
  let hasRenewed = false;
  for (;;) {
    let move = await nextMove(stage);
    if (isRefused(move) && !hasRenewed) {
      hasRenewed = true;
      move = await renewed(ports, stage, move);
    }
    if (move.kind !== "on" && !fitsIn(ports, move, deadline)) return move;
    await keep(ports, stage.post, move.patch);
    Object.assign(stage.post, move.patch);
    Object.assign(stage.work, { draft: stage.post.draft });
    if (move.kind === "wait") await ports.sleep(Math.max(0, pauseOf(ports, move.until)));
  }
}

const pauseOf = ({ now }: Ports, until: Date) => until.getTime() - now().getTime();

/** A pause that is short enough to be made here. */
function fitsIn(ports: Ports, ending: Ending, deadline: number): ending is Ending & { kind: "wait" } {
  if (ending.kind !== "wait") return false;
  return pauseOf(ports, ending.until) <= LONGEST_PAUSE_MS && ending.until.getTime() < deadline;
}

const REFUSED = new Set<string | undefined>(["auth_expired", "auth_revoked"]);
const isRefused = (move: Move): move is Move & { kind: "failed" } =>
  move.kind === "failed" && REFUSED.has(move.error.code);

/** The platform did not take the token: once with a new one, and if there is none the account has to be connected again. */
async function renewed(ports: Ports, { post, work }: Opened["stage"], move: Move & { kind: "failed" }) {
  const { workspaceId, accountId } = post;
  const { accessToken } = work.account;
  if (!accountId) return move;
  const { code, message, fix = "" } = move.error;
  const kind = code === "auth_revoked" ? "auth_revoked" : "auth_expired";
  try {
    if (kind === "auth_revoked") {
      const failure = new NetworkFailure(kind, message, { source: "the platform", fix });
      await noteRefusal(ports, workspaceId, { accountId, accessToken, failure });
      return move;
    }
    const account = await freshCredentials(ports, workspaceId, accountId, accessToken);
    Object.assign(work, { account });
    return { kind: "on", patch: move.patch } as const;
  } catch (error) {
    return { ...move, error: errorOf(failureOf(error)) };
  }
}

/** Writes down how a drive ended, gives the lease back, and promises the next one where there is to be one. */
async function settle(ports: Ports, post: PostRow, ending: Ending): Promise<void> {
  const now = ports.now();
  const message = ending.kind === "wait" ? postMessage(ports, post, ending.until) : undefined;
  const patch = { ...ending.patch, leaseId: null, leaseUntil: null, ...endPatch(post, ending, now) };
  const event = ending.kind === "wait" ? undefined : (`post.${ending.kind}` as const);
  const along = { event, message, now, newId: () => uuidv7(now, ports.random(10)) };
  const settled = await movePost(ports.db, post, patch, along);
  if (settled && message) await keepPromises(ports, [message]).catch(() => undefined);
}

function endPatch(post: PostRow, ending: Ending, now: Date): PostPatch {
  if (ending.kind === "wait") return { dueAt: ending.until, promisedFor: ending.until, note: ending.note };
  if (ending.kind === "posted") {
    const { externalId, url, note = null } = ending.outcome;
    const posted = { status: "posted", externalPostId: externalId, url, postedAt: now, note } as const;
    return { ...posted, error: null, dueAt: null, metricsDueAt: firstMetricsAt(post, now) };
  }
  const mayBeThere = (ending.patch.commitStartedAt === undefined ? post : ending.patch).commitStartedAt;
  const place = mayBeThere ? {} : { target: null };
  return { status: "failed", error: ending.error, note: null, dueAt: null, ...place };
}
