import { PLANS } from "../billing/plans.ts";
import { addSeconds, nextUtcDay, utcDay } from "../core/calendar.ts";
import type { Admission, Ctx, LimitNote, Needs } from "../core/context.ts";
import { reasonOf } from "../core/log.ts";
import type { Bucket, Daily, RateLimitResult, RateLimitState } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";
import { firstRefusal } from "./guards.ts";

const READS_PER_WRITE = 4;

export type WorkspaceState = { subscriptionActive: boolean; paused: boolean; unconfirmed: boolean };

/** The limits after this request. `version` is undefined while Redis is unavailable. */
export type CheckedLimits = Pick<RateLimitResult, "daily" | "burst"> & {
  version: number | null | undefined;
  /** Returns the daily use, if one was taken. Answers the limits that changed. */
  giveBack(): Promise<LimitNote[]>;
};

/**
 * The burst bucket of a key. Starting and writing share one bucket; reading has another of four times the
 * size.
 */
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
 * Checks the limits in one round trip. A request that another guard refuses uses nothing of the daily
 * window. Without Redis every limit counts as unused: limits fail open. Caps and credits are in SQL and do
 * not.
 */
export async function checkLimits(ctx: Ctx, needs: Needs, state: WorkspaceState): Promise<CheckedLimits> {
  const bucket = bucketOf(ctx.actor.id, ctx.plan, needs.effect);
  const daily = dailyOf(ctx);
  const free = untouched(bucket, daily, ctx.now());
  const fits = firstRefusal(requestOf(ctx, needs, state, free)) === undefined;
  const take = fits && needs.effect === "start" && !needs.dryRun;
  const query = {
    workspaceId: ctx.workspaceId,
    bucket: { ...bucket, take: true },
    daily: { ...daily, take },
  };
  const result = await ctx.rateLimiter.read(query).catch((error: unknown) => {
    ctx.log("limits_fail_open", { request_id: ctx.requestId, reason: reasonOf(error) });
  });
  if (!result) return { ...free, version: undefined, giveBack: async () => [] };
  const took = take && result.daily?.allowed === true;
  return { ...result, giveBack: async () => (took ? returnDaily(ctx, daily, result.daily) : []) };
}

/** Runs the guards. A refusal returns the daily use. */
export async function decide(
  ctx: Ctx,
  needs: Needs,
  state: WorkspaceState,
  checked: CheckedLimits,
): Promise<Admission> {
  const { giveBack } = checked;
  const limits = notesOf(checked);
  const refusal = firstRefusal(requestOf(ctx, needs, state, checked));
  if (!refusal) return { ctx, limits, giveBack };
  const [returned] = await giveBack();
  return {
    ctx,
    limits: limits.map((limit) => (limit.name === returned?.name ? returned : limit)),
    refusal,
    giveBack,
  };
}

/** Reads the limits without counting. */
export async function readLimits(
  ctx: Ctx,
): Promise<Pick<CheckedLimits, "version"> & { limits: LimitNote[] }> {
  const bucket = bucketOf(ctx.actor.id, ctx.plan, "write");
  const daily = dailyOf(ctx);
  const query = {
    workspaceId: ctx.workspaceId,
    bucket: { ...bucket, take: false },
    daily: { ...daily, take: false },
  };
  const result = await ctx.rateLimiter.read(query).catch(() => undefined);
  return {
    version: result?.version,
    limits: notesOf(result ?? untouched(bucket, daily, ctx.now())),
  };
}

const requestOf = (
  ctx: Ctx,
  needs: Needs,
  state: WorkspaceState,
  limits: Pick<RateLimitResult, "daily" | "burst">,
) => ({
  needs,
  scope: ctx.scope,
  mode: ctx.mode,
  role: ctx.role,
  plan: ctx.plan,
  ...state,
  studio: ctx.studio,
  hasBot: ctx.bot !== undefined,
  limits,
  now: ctx.now(),
});

const dailyOf = (ctx: Ctx): Daily => ({
  keyId: ctx.actor.id,
  day: utcDay(ctx.now()),
  limit: ctx.scope.dailyLimit,
});

/** Unused limits. */
export function untouched(
  bucket: Bucket,
  daily: Daily | null,
  now: Date,
): Pick<RateLimitResult, "daily" | "burst"> {
  const full = (limit: number, resetAt: Date): RateLimitState => ({
    allowed: true,
    limit,
    remaining: limit,
    resetAt,
  });
  const refill = addSeconds(now, Math.ceil(60 / bucket.refillPerMinute));
  return { burst: full(bucket.size, refill), daily: daily && full(daily.limit, nextUtcDay(now)) };
}

async function returnDaily(ctx: Ctx, daily: Daily, taken: RateLimitState | null): Promise<LimitNote[]> {
  await ctx.rateLimiter.returnDaily(daily).catch(() => undefined);
  if (!taken) return [];
  return [{ ...taken, name: "daily", remaining: Math.min(taken.limit, taken.remaining + 1) }];
}

const notesOf = ({ burst, daily }: Pick<RateLimitResult, "daily" | "burst">): LimitNote[] => [
  { name: "burst", ...burst },
  ...(daily ? [{ name: "daily" as const, ...daily }] : []),
];
