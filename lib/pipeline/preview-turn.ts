import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { reasonOf } from "../core/log.ts";

type Turns = {
  /** What the limit counts; each person has one of each name. */
  name: string;
  /** How many may be asked for at once. */
  size: number;
};

const REFILL_PER_MINUTE = 120;

/**
 * Takes one of a person's turns to have something drawn that is not stored: two a second. Without Redis the limit is open, as all limits are.
 * @throws Refusal when the turns are used up.
 */
export async function takeTurn(ctx: Ctx, { name, size }: Turns): Promise<void> {
  const bucket = { name: `${name}:${ctx.actor.id}`, size, refillPerMinute: REFILL_PER_MINUTE, take: true };
  const read = ctx.rateLimiter.read({ workspaceId: null, daily: null, bucket });
  const state = await read.catch((error: unknown) =>
    ctx.log("limits_fail_open", { reason: reasonOf(error) }),
  );
  if (state && !state.burst.allowed)
    throw new Refusal("rate_limited", "Two previews a second are drawn, and not more.", {
      retryable: true,
      retry_after: 1,
    });
}
