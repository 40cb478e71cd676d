import { type Network, NetworkFailure, type Outcome, type Readiness, type Work } from "../core/network.ts";
import type { PostError } from "../vocab.ts";
import { errorOf, failureOf, passes, UNKNOWN_OUTCOME } from "./failure.ts";
import type { PostRow } from "./store.ts";
import type { PostPatch } from "./store-move.ts";

const SECOND = 1000;
const DAY_SECONDS = 86_400;
/** After a failure that passes; tries of all kinds count together, so that nothing goes on for ever. */
const RETRY_SECONDS = [2, 5, 15, 60, 300, 900, 3600];
/** Between questions about a post of which nobody knows whether it is there. */
const LOOKUP_SECONDS = [5, 20, 60, 120, 300, 900, 1800, 3600];
/** The try from which a single "cannot tell" ends the questions. */
export const LAST_LOOKUP = LOOKUP_SECONDS.length - 1;
/** Beyond that many tries a post is not begun anew, although its platform says that it is not there. */
const MAX_REPEATS = 12;

/** What comes next for a post. `patch` is kept with it. */
export type Move =
  | { kind: "on"; patch: PostPatch }
  | { kind: "wait"; patch: PostPatch; until: Date; note: string }
  | { kind: "posted"; patch: PostPatch; outcome: Outcome & { state: "posted" } }
  | { kind: "failed"; patch: PostPatch; error: PostError };

export type Stage = {
  network: Network;
  post: PostRow;
  work: Work;
  now(): Date;
  /** Claims the right to commit, once; throws when it has been lost. */
  claimCommit(): Promise<void>;
};

/** One call to the network. Throws only when the post is not ours to work on any more. */
export async function nextMove(stage: Stage): Promise<Move> {
  if (stage.post.commitStartedAt) return lookUp(stage);
  return stage.post.phase === "commit" ? commit(stage) : makeReady(stage);
}

async function makeReady(stage: Stage): Promise<Move> {
  const { network, post, work } = stage;
  const isPolling = post.phase === "poll";
  try {
    return readied(stage, isPolling ? await network.poll(work) : await network.prepare(work));
  } catch (error) {
    return afterFailure(stage, error, isPolling ? "poll" : "prepare");
  }
}

function readied(stage: Stage, ready: Readiness): Move {
  const { draft } = ready;
  if (ready.state === "ready") return { kind: "on", patch: { draft, phase: "commit" } };
  const began = stage.post.scheduledAt ?? stage.post.createdAt;
  const patch: PostPatch = { draft, phase: "poll" };
  if (stage.now().getTime() - began.getTime() > DAY_SECONDS * SECOND)
    return { kind: "failed", patch, error: NEVER_READY };
  return wait(stage, ready.retryAfterSeconds, patch, "The platform is preparing the media.");
}

async function commit(stage: Stage): Promise<Move> {
  await stage.claimCommit();
  try {
    return done(stage, await stage.network.commit(stage.work));
  } catch (error) {
    rethrowLost(error);
    // Only a network can say for certain that nothing was published.
    if (isCertain(error)) return afterFailure(stage, error, "prepare", { commitStartedAt: null });
    const note = "The platform's answer was lost; it is being asked whether the post is there.";
    return wait(stage, LOOKUP_SECONDS[0] ?? 0, { phase: "resolve" }, note);
  }
}

const isCertain = (error: unknown) => error instanceof NetworkFailure && error.kind !== "unknown_outcome";

function done(stage: Stage, outcome: Outcome): Move {
  const { draft } = outcome;
  if (outcome.state === "posted") return { kind: "posted", patch: { draft }, outcome };
  const since = stage.post.commitStartedAt ?? stage.now();
  if (stage.now().getTime() - since.getTime() > DAY_SECONDS * SECOND) {
    return { kind: "failed", patch: { draft }, error: STILL_PUBLISHING };
  }
  const note = "The platform has taken the post and is still working on it.";
  return wait(stage, outcome.retryAfterSeconds, { draft, phase: "resolve" }, note);
}

/** The post may be there: it is asked for, and never sent again unless it certainly is not. */
async function lookUp(stage: Stage): Promise<Move> {
  const { network, work, post } = stage;
  try {
    const found = await network.resolve(work);
    if (found.state === "absent") return begunAnew(post);
    return found.state === "unknown" ? stillUnknown(stage) : done(stage, found);
  } catch (error) {
    rethrowLost(error);
    const failure = failureOf(error);
    return stillUnknown(stage, failure.circumstances.retryAt, passes(failure) ? "" : ` ${failure.message}`);
  }
}

function begunAnew({ tries }: PostRow): Move {
  const patch: PostPatch = { commitStartedAt: null, phase: "prepare", tries: tries + 1 };
  return tries < MAX_REPEATS ? { kind: "on", patch } : { kind: "failed", patch, error: NOT_THERE };
}

function stillUnknown(stage: Stage, at?: Date, why = ""): Move {
  const tries = stage.post.tries + 1;
  const patch: PostPatch = { phase: "resolve", tries };
  const pause = LOOKUP_SECONDS[tries];
  if (pause === undefined) return { kind: "failed", patch, error: UNKNOWN_OUTCOME };
  const note = `Nobody can tell yet whether the platform has published the post; it is asked again.${why}`;
  return { ...wait(stage, pause, patch, note), ...(at && at > stage.now() && { until: at }) };
}

/** Nothing has been published: what passes is waited for, the rest is said. */
function afterFailure(stage: Stage, error: unknown, phase: PostRow["phase"], more: PostPatch = {}): Move {
  rethrowLost(error);
  const failure = failureOf(error);
  const tries = stage.post.tries + 1;
  const patch: PostPatch = { ...more, phase, tries };
  const pause = RETRY_SECONDS[tries - 1];
  const until = failure.circumstances.retryAt ?? after(stage, pause ?? 0);
  const isTooFar = until > after(stage, DAY_SECONDS);
  if (!passes(failure) || pause === undefined || isTooFar) {
    return { kind: "failed", patch, error: errorOf(failure) };
  }
  return { kind: "wait", patch, until, note: failure.message };
}

const after = ({ now }: Stage, seconds: number) => new Date(now().getTime() + seconds * SECOND);

const wait = (stage: Stage, seconds: number, patch: PostPatch, note: string) =>
  ({ kind: "wait", patch, until: after(stage, seconds), note }) as const;

/** Somebody else works on this post now. */
export class Superseded extends Error {
  override name = "Superseded";
}

function rethrowLost(error: unknown): void {
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
