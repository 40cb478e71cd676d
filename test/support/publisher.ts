import type { Content, Credentials, Draft, Network, PublishOutcome } from "../../lib/core/network.ts";
import { NetworkFailure } from "../../lib/core/network.ts";
import type { Clock } from "./clock.ts";

export type Ending =
  | { end: "posted"; externalId: string; url: string }
  | { end: "failed"; failure: NetworkFailure }
  /** It is unknown whether the post is there: a person has to look. */
  | { end: "unknown" };

type Job = {
  network: Network;
  account: Credentials;
  content: Content;
  clock: Clock;
  /** Called after each draft was kept; throws to play a process that dies there. */
  afterKeep?: (nth: number) => void;
};

/** The row of a dispatcher for one post: what survives the end of its process. */
type Kept = { draft: Draft; step: "prepare" | "poll" | "commit" | "resolve"; keeps: number };

/** A process that ended in the middle of its work. */
export class Death extends Error {}

const MAX_TURNS = 200;
const RETRY_SECONDS = 5;
const WAITING_FOR_CERTAINTY = 12;
const AGAIN = new Set(["transient", "rate_limited", "quota_exhausted"]);

/**
 * Publishes as a dispatcher does. Nothing is committed while the outcome of an earlier commit is open. An interrupted
 * attempt continues from its stored draft.
 */
export async function publish(job: Job): Promise<Ending> {
  const kept: Kept = { draft: {}, step: "prepare", keeps: 0 };
  let doubts = 0;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const ending = await surviving(() => take(job, kept));
    if (ending) return ending;
    if (kept.step === "resolve" && ++doubts > WAITING_FOR_CERTAINTY) return { end: "unknown" };
  }
  throw new Error(`no end in sight at ${kept.step}: ${JSON.stringify(kept.draft).slice(0, 500)}`);
}

async function surviving(turn: () => Promise<Ending | undefined>): Promise<Ending | undefined> {
  try {
    return await turn();
  } catch (error) {
    if (error instanceof Death) return undefined;
    throw error;
  }
}

/** One turn: one call of the port, and what follows from it. */
async function take(job: Job, kept: Kept): Promise<Ending | undefined> {
  const { step } = kept;
  try {
    return await (step === "prepare" || step === "poll" ? ready(job, kept) : publishing(job, kept));
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    return afterFailure(job, kept, { failure: error, isOpen: step === "resolve" });
  }
}

const workOf = ({ account, content, afterKeep }: Job, kept: Kept) => ({
  account,
  content,
  draft: copied(kept.draft),
  saveDraft: async (draft: Draft) => {
    kept.draft = copied(draft);
    afterKeep?.(kept.keeps++);
  },
});

/** Drafts go through a database. */
const copied = (draft: Draft): Draft => JSON.parse(JSON.stringify(draft));

async function ready(job: Job, kept: Kept): Promise<undefined> {
  const step = kept.step === "poll" ? job.network.poll : job.network.prepare;
  const readiness = await step(workOf(job, kept));
  kept.draft = copied(readiness.draft);
  if (readiness.state === "waiting") job.clock.pass(readiness.retryAfterSeconds);
  kept.step = readiness.state === "waiting" ? "poll" : "commit";
}

async function publishing(job: Job, kept: Kept): Promise<Ending | undefined> {
  const isFirst = kept.step === "commit";
  // From here on, a process that finds this record must not commit.
  kept.step = "resolve";
  const outcome = await (isFirst ? job.network.commit : job.network.resolve)(workOf(job, kept));
  return afterOutcome(job, kept, outcome);
}

type Resolved = PublishOutcome | { state: "absent" } | { state: "unknown" };

function afterOutcome({ clock }: Job, kept: Kept, outcome: Resolved): Ending | undefined {
  if (outcome.state === "posted") {
    return { end: "posted", externalId: outcome.externalId, url: outcome.url };
  }
  if (outcome.state === "absent") kept.step = "prepare";
  else clock.pass(outcome.state === "publishing" ? outcome.retryAfterSeconds : RETRY_SECONDS * 2);
  if (outcome.state === "publishing") kept.draft = copied(outcome.draft);
  return undefined;
}

/** `isOpen`: an earlier commit may have been carried out, so only its outcome may be asked for. */
function afterFailure(
  { clock }: Job,
  kept: Kept,
  { failure, isOpen }: { failure: NetworkFailure; isOpen: boolean },
): Ending | undefined {
  const { kind, details } = failure;
  if (kind === "unknown_outcome") {
    kept.step = "resolve";
    clock.pass(1);
    return undefined;
  }
  if (!AGAIN.has(kind)) return isOpen ? { end: "unknown" } : { end: "failed", failure };
  const until = details.retryAt?.getTime() ?? 0;
  clock.pass(Math.max(RETRY_SECONDS, (until - clock.now().getTime()) / 1000));
  // A platform that refused has not published, so the prepared media may need another look.
  if (!isOpen) kept.step = "prepare";
  return undefined;
}
