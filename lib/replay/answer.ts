import { addSeconds } from "../core/calendar.ts";
import type { Ctx, Replay } from "../core/context.ts";
import { AlreadyAnswered } from "../core/errors.ts";
import { KEPT_SECONDS, lostRace } from "./idempotency.ts";

/** The answer stored under an Idempotency-Key, in the statement that does the work. */
export type ReplayAnswer = { replay: Replay; status: number; body: string; expiresAt: Date };

export const answerToStore = (
  ctx: Pick<Ctx, "replay" | "now">,
  record: object,
  status = 201,
): ReplayAnswer | null =>
  ctx.replay && {
    replay: ctx.replay,
    status,
    body: JSON.stringify(record),
    expiresAt: addSeconds(ctx.now(), KEPT_SECONDS),
  };

/** Turns a lost race for an Idempotency-Key into the signal to return the winner's answer. */
export async function createOnce<T>(creating: Promise<T>): Promise<T> {
  try {
    return await creating;
  } catch (error) {
    if (lostRace(error)) throw new AlreadyAnswered();
    throw error;
  }
}
