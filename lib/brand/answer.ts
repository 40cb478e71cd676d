import { addSeconds } from "../core/calendar.ts";
import type { Ctx, Replay } from "../core/context.ts";
import { AlreadyAnswered } from "../core/errors.ts";
import { KEPT_SECONDS, lostRace } from "../replay/idempotency.ts";

/** What is stored beside a thing that was created under an Idempotency-Key. */
export type Answer = { replay: Replay; status: number; body: string; expiresAt: Date };

export const answerOf = (ctx: Ctx, record: object, status = 201): Answer | null =>
  ctx.replay && {
    replay: ctx.replay,
    status,
    body: JSON.stringify(record),
    expiresAt: addSeconds(ctx.now(), KEPT_SECONDS),
  };

/** Another request with the same key was faster: its answer counts. */
export async function createOnce<T>(creating: Promise<T>): Promise<T> {
  try {
    return await creating;
  } catch (error) {
    if (lostRace(error)) throw new AlreadyAnswered();
    throw error;
  }
}
