import type { Ctx, Replay } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { RETRIES } from "../core/retries.ts";
import { openAnswer } from "./sealed.ts";
import { type Remembered, recall } from "./store.ts";

export const KEPT_SECONDS = 86_400;

/** True for the error of a statement that lost a race for an Idempotency-Key. The winner's answer is stored. */
export const lostRace = (error: unknown): boolean => {
  const reason = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint } = reason as { code?: unknown; constraint?: unknown };
  return code === "23505" && constraint === "idempotency_pkey";
};

/** The stored answer to this request. Undefined: this request holds the lock and is the first. */
export async function recallOrClaim(ctx: Ctx, replay: Replay): Promise<Remembered | undefined> {
  // Without Redis the primary key still lets only one request through.
  const claim = ctx.locks.acquire(lockOf(replay), RETRIES.callers.inProgressSeconds).catch(() => true);
  const known = await recall(ctx.db, replay, ctx.now()).catch(async (error) => {
    // A failed request must not lock out its repetition.
    if (await claim) await releaseClaim(ctx, replay).catch(() => undefined);
    throw error;
  });
  const free = await claim;
  if (known) return sameBody(ctx, known, await hashed(replay));
  if (!free) throw inProgress();
  return undefined;
}

/** The winner's answer, for the loser of a race. */
export async function recallWinner(ctx: Ctx, replay: Replay): Promise<Remembered> {
  const known = await recall(ctx.db, replay, ctx.now());
  if (!known) throw inProgress();
  return sameBody(ctx, known, await hashed(replay));
}

export const releaseClaim = (ctx: Ctx, replay: Replay) => ctx.locks.release(lockOf(replay));

/** The same with the hash of its body, which may have to be read for that. */
export async function hashed(replay: Replay): Promise<Replay> {
  const { bodyHash, hashLater } = replay;
  return bodyHash === "" && hashLater ? { ...replay, bodyHash: await hashLater() } : replay;
}

const lockOf = ({ keyId, endpoint, idempotencyKey }: Replay) => `idem:${keyId}:${endpoint}:${idempotencyKey}`;

async function sameBody(ctx: Ctx, known: Remembered, replay: Replay): Promise<Remembered> {
  if (known.bodyHash === replay.bodyHash)
    return { ...known, answer: await openAnswer(ctx, replay, known.answer) };
  throw new Refusal("idempotency_mismatch", "This Idempotency-Key was first used with a different body.", {
    param: "Idempotency-Key",
    hint: "Send the same body again, or use a new Idempotency-Key for a new request.",
    retryable: false,
  });
}

const inProgress = () =>
  new Refusal(
    "idempotency_in_progress",
    "The first request with this Idempotency-Key is still being worked on.",
    {
      param: "Idempotency-Key",
      retryable: true,
      retry_after: 1,
    },
  );
