import { PLANS } from "../billing/plans.ts";
import { addSeconds, nextUtcDay, utcDay } from "../core/calendar.ts";
import type { Admission, Ctx, LimitNote, Needs } from "../core/context.ts";
import { reasonOf } from "../core/log.ts";
import type { Bucket, Daily, MeterAnswer, Reading } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";
import { firstRefusal } from "./guards.ts";

const READS_PER_WRITE = 4;

export type Standing = { subscriptionActive: boolean; paused: boolean };

/** The limits as this request met them, and the way back. `version` is undefined while Redis is away. */
export type Measured = Pick<MeterAnswer, "daily" | "burst"> & {
  version: number | null | undefined;
  giveBack(): Promise<void>;
};

/** The burst bucket of a key: starting work and writing share one, reading has another of four times the size. */
export function bucketOf(keyId: string, plan: Plan, effect: Needs["effect"]): Bucket {
  const { size, refillPerMinute } = PLANS[plan].burst;
  if (effect !== "read") return { name: `${keyId}:write`, size, refillPerMinute };
  return {
    name: `${keyId}:read`,
    size: size * READS_PER_WRITE,
    refillPerMinute: refillPerMinute * READS_PER_WRITE,
  };
}

/**
 * Asks the limits, in one round trip. A request that another guard will refuse anyway takes nothing of the daily window.
 * While Redis is away every limit reads as untouched: limits fail open, money does not (it lives in SQL).
 */
export async function measure(ctx: Ctx, needs: Needs, standing: Standing): Promise<Measured> {
  const bucket = bucketOf(ctx.actor.id, ctx.plan, needs.effect);
  const daily = dailyOf(ctx);
  const free = untouched(bucket, daily, ctx.now());
  const fits = firstRefusal(caseOf(ctx, needs, standing, free)) === undefined;
  const take = fits && needs.effect === "start" && !needs.dryRun;
  const question = {
    workspaceId: ctx.workspaceId,
    bucket: { ...bucket, take: true },
    daily: { ...daily, take },
  };
  const answer = await ctx.meter.read(question).catch((error: unknown) => {
    ctx.log("limits_fail_open", { request_id: ctx.requestId, reason: reasonOf(error) });
  });
  if (!answer) return { ...free, version: undefined, giveBack: async () => {} };
  const took = take && answer.daily?.allowed === true;
  return { ...answer, giveBack: async () => (took ? returnDaily(ctx, daily) : undefined) };
}

/** Lets the guards judge, notes the limits for the answer's headers, and gives the daily use back on a refusal. */
export async function decide(
  ctx: Ctx,
  needs: Needs,
  standing: Standing,
  measured: Measured,
): Promise<Admission> {
  noteLimits(ctx.limits, measured);
  const refusal = firstRefusal(caseOf(ctx, needs, standing, measured));
  if (!refusal) return { limits: ctx.limits, giveBack: measured.giveBack };
  await measured.giveBack();
  throw refusal;
}

/** Reads the limits without counting. */
export async function peek(ctx: Ctx): Promise<number | null | undefined> {
  const bucket = bucketOf(ctx.actor.id, ctx.plan, "write");
  const daily = dailyOf(ctx);
  const question = {
    workspaceId: ctx.workspaceId,
    bucket: { ...bucket, take: false },
    daily: { ...daily, take: false },
  };
  const answer = await ctx.meter.read(question).catch(() => undefined);
  noteLimits(ctx.limits, answer ?? untouched(bucket, daily, ctx.now()));
  return answer?.version;
}

const caseOf = (ctx: Ctx, needs: Needs, standing: Standing, meter: Pick<MeterAnswer, "daily" | "burst">) => ({
  needs,
  scope: ctx.scope,
  mode: ctx.mode,
  plan: ctx.plan,
  ...standing,
  studio: ctx.studio,
  hasBot: ctx.bot !== undefined,
  meter,
  now: ctx.now(),
});

const dailyOf = (ctx: Ctx): Daily => ({
  keyId: ctx.actor.id,
  day: utcDay(ctx.now()),
  limit: ctx.scope.dailyLimit,
});

/** The limits as they read when nobody has used anything. */
export function untouched(
  bucket: Bucket,
  daily: Daily | null,
  now: Date,
): Pick<MeterAnswer, "daily" | "burst"> {
  const full = (limit: number, resetAt: Date): Reading => ({
    allowed: true,
    limit,
    remaining: limit,
    resetAt,
  });
  const refill = addSeconds(now, Math.ceil(60 / bucket.refillPerMinute));
  return { burst: full(bucket.size, refill), daily: daily && full(daily.limit, nextUtcDay(now)) };
}

async function returnDaily(ctx: Ctx, daily: Daily): Promise<void> {
  for (const note of ctx.limits) {
    if (note.name === "daily") note.remaining = Math.min(note.limit, note.remaining + 1);
  }
  await ctx.meter.returnDaily(daily).catch(() => undefined);
}

function noteLimits(limits: LimitNote[], { burst, daily }: Pick<MeterAnswer, "daily" | "burst">) {
  limits.length = 0;
  limits.push({ name: "burst", ...burst });
  if (daily) limits.push({ name: "daily", ...daily });
}
