import {
  type Network,
  NetworkFailure,
  type PublishOutcome,
  type Readiness,
  type Work,
} from "../core/network.ts";
import { RETRIES } from "../core/retries.ts";
import type { PostError } from "../vocab.ts";
import { isRetryable, toNetworkFailure, toPostError, UNKNOWN_OUTCOME } from "./failure.ts";
import type { PostRow } from "./store.ts";
import type { PostPatch } from "./store-move.ts";

const SECOND = 1000;
const { retryDelaysSeconds, lookupDelaysSeconds, maxRestarts, maxProcessingSeconds } = RETRIES.posts;
/** From this try on, a single "unknown" ends the lookups. */
export const LAST_LOOKUP = lookupDelaysSeconds.length - 1;

/** What happens next to a post. `patch` is stored with it. */
export type Move =
  | { kind: "on"; patch: PostPatch }
  | { kind: "wait"; patch: PostPatch; until: Date; note: string }
  | { kind: "posted"; patch: PostPatch; outcome: PublishOutcome & { state: "posted" } }
  | { kind: "failed"; patch: PostPatch; error: PostError };

export type PublishContext = {
  network: Network;
  post: PostRow;
  work: Work;
  now(): Date;
  /** Claims the right to commit, once; throws Superseded when another worker has it. */
  claimCommit(): Promise<void>;
};

/** Makes one call to the network. Throws only when another worker has taken the post over. */
export async function nextMove(context: PublishContext): Promise<Move> {
  if (context.post.commitStartedAt) return lookUp(context);
  return context.post.phase === "commit" ? commit(context) : prepareOrPoll(context);
}

async function prepareOrPoll(context: PublishContext): Promise<Move> {
  const { network, post, work } = context;
  const isPolling = post.phase === "poll";
  try {
    return afterReadiness(context, isPolling ? await network.poll(work) : await network.prepare(work));
  } catch (error) {
    return afterFailure(context, error, isPolling ? "poll" : "prepare");
  }
}

function afterReadiness(context: PublishContext, ready: Readiness): Move {
  const { draft } = ready;
  if (ready.state === "ready") return { kind: "on", patch: { draft, phase: "commit" } };
  const began = context.post.scheduledAt ?? context.post.createdAt;
  const patch: PostPatch = { draft, phase: "poll" };
  if (context.now().getTime() - began.getTime() > maxProcessingSeconds * SECOND)
    return { kind: "failed", patch, error: NEVER_READY };
  return wait(context, ready.retryAfterSeconds, patch, "The platform is preparing the media.");
}

async function commit(context: PublishContext): Promise<Move> {
  await context.claimCommit();
  try {
    return afterOutcome(context, await context.network.commit(context.work));
  } catch (error) {
    rethrowSuperseded(error);
    // Only a network can say for certain that nothing was published.
    if (isCertain(error)) return afterFailure(context, error, "prepare", { commitStartedAt: null });
    const note = "The platform's answer was lost; it is being asked whether the post is there.";
    return wait(context, lookupDelaysSeconds[0] ?? 0, { phase: "resolve" }, note);
  }
}

const isCertain = (error: unknown) => error instanceof NetworkFailure && error.kind !== "unknown_outcome";

function afterOutcome(context: PublishContext, outcome: PublishOutcome): Move {
  const { draft } = outcome;
  if (outcome.state === "posted") return { kind: "posted", patch: { draft }, outcome };
  const since = context.post.commitStartedAt ?? context.now();
  if (context.now().getTime() - since.getTime() > maxProcessingSeconds * SECOND) {
    return { kind: "failed", patch: { draft }, error: STILL_PUBLISHING };
  }
  const note = "The platform has taken the post and is still working on it.";
  return wait(context, outcome.retryAfterSeconds, { draft, phase: "resolve" }, note);
}

/** The post may be there. The network is asked, and only a certain no sends it again. */
async function lookUp(context: PublishContext): Promise<Move> {
  const { network, work, post } = context;
  try {
    const found = await network.resolve(work);
    if (found.state === "absent") return startOver(post);
    return found.state === "unknown" ? askLater(context) : afterOutcome(context, found);
  } catch (error) {
    rethrowSuperseded(error);
    const failure = toNetworkFailure(error);
    return askLater(context, failure.details.retryAt, isRetryable(failure) ? "" : ` ${failure.message}`);
  }
}

function startOver({ tries }: PostRow): Move {
  const patch: PostPatch = { commitStartedAt: null, phase: "prepare", tries: tries + 1 };
  return tries < maxRestarts ? { kind: "on", patch } : { kind: "failed", patch, error: NOT_THERE };
}

function askLater(context: PublishContext, at?: Date, why = ""): Move {
  const tries = context.post.tries + 1;
  const patch: PostPatch = { phase: "resolve", tries };
  const delay = lookupDelaysSeconds[tries];
  if (delay === undefined) return { kind: "failed", patch, error: UNKNOWN_OUTCOME };
  const note = `It is not known yet whether the platform has published the post; it is asked again.${why}`;
  return { ...wait(context, delay, patch, note), ...(at && at > context.now() && { until: at }) };
}

/** Nothing has been published: a passing failure is waited for, any other fails the post. */
function afterFailure(
  context: PublishContext,
  error: unknown,
  phase: PostRow["phase"],
  more: PostPatch = {},
): Move {
  rethrowSuperseded(error);
  const failure = toNetworkFailure(error);
  const tries = context.post.tries + 1;
  const patch: PostPatch = { ...more, phase, tries };
  const delay = retryDelaysSeconds[tries - 1];
  const until = failure.details.retryAt ?? after(context, delay ?? 0);
  const isTooFar = until > after(context, maxProcessingSeconds);
  if (!isRetryable(failure) || delay === undefined || isTooFar) {
    return { kind: "failed", patch, error: toPostError(failure) };
  }
  return { kind: "wait", patch, until, note: failure.message };
}

const after = ({ now }: PublishContext, seconds: number) => new Date(now().getTime() + seconds * SECOND);

const wait = (context: PublishContext, seconds: number, patch: PostPatch, note: string) =>
  ({ kind: "wait", patch, until: after(context, seconds), note }) as const;

/** Another worker holds this post now. */
export class Superseded extends Error {
  override name = "Superseded";
}

function rethrowSuperseded(error: unknown): void {
  if (error instanceof Superseded) throw error;
}

const platformError = (code: string, message: string, fix: string): PostError => ({
  category: "platform_error",
  source: "platform",
  code,
  message,
  fix,
  retryable: true,
});
const NEVER_READY = platformError(
  "never_ready",
  "The platform did not finish preparing the media within a day.",
  "Retry the post. Nothing was published.",
);
const STILL_PUBLISHING = platformError(
  "never_finished",
  "The platform took the post and has not finished publishing it within a day.",
  "Look at the account. A retry asks the platform once more before anything is sent.",
);
const NOT_THERE = platformError(
  "not_there",
  "The platform lost the post again and again.",
  "Retry the post later. It is not there.",
);
