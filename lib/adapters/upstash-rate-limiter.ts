import { Ratelimit } from "@upstash/ratelimit";
import type { Redis } from "@upstash/redis/cloudflare";
import type { Bucket, Daily, RateLimiter, RateLimitQuery, RateLimitState } from "../core/ports.ts";

const DAY_MS = 86_400_000;

/** Counts one use unless the window is full, so that a returned use is always exactly one. */
const TAKE_DAILY = `
local used = tonumber(redis.call("GET", KEYS[1]) or "0")
if ARGV[2] == "0" then return { used < tonumber(ARGV[1]) and 1 or 0, used } end
if used >= tonumber(ARGV[1]) then return { 0, used } end
used = redis.call("INCR", KEYS[1])
if used == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[3]) end
return { 1, used }`;

const RETURN_DAILY = `
if tonumber(redis.call("GET", KEYS[1]) or "0") > 0 then return redis.call("DECR", KEYS[1]) end
return 0`;

/** A version never decreases, whatever the order of writers. */
const RAISE = `
local known = tonumber(redis.call("GET", KEYS[1]) or "0")
if tonumber(ARGV[1]) > known then redis.call("SET", KEYS[1], ARGV[1]) end
return 1`;

/**
 * Limits in Upstash Redis. The commands of one `read` leave in the same tick, so the client's auto-pipelining makes them
 * one request. Burst windows are @upstash/ratelimit token buckets; their reset is the next token.
 */
export function upstashRateLimiter(redis: Redis): RateLimiter {
  const buckets = bucketsOf(redis);
  const daily = redis.createScript<[number, number]>(TAKE_DAILY);
  const giveBack = redis.createScript<number>(RETURN_DAILY);
  const raise = redis.createScript<number>(RAISE);
  return {
    async read({ workspaceId, daily: ask, bucket }: RateLimitQuery) {
      const [version, day, burst] = await Promise.all([
        workspaceId ? redis.get<number>(versionName(workspaceId)) : null,
        ask && daily.exec([dailyName(ask)], [String(ask.limit), ask.take ? "1" : "0", String(DAY_MS)]),
        bucket.take ? buckets.take(bucket) : buckets.peek(bucket),
      ]);
      return {
        version: version === null ? null : Number(version),
        daily: ask && day && dailyReading(ask, day),
        burst,
      };
    },
    async returnDaily(day) {
      await giveBack.exec([dailyName(day)], []);
    },
    async setVersion(workspaceId, version) {
      await raise.exec([versionName(workspaceId)], [String(version)]);
    },
  };
}

const versionName = (workspaceId: string) => `version:${workspaceId}`;
const dailyName = ({ keyId, day }: Daily) => `daily:${keyId}:${day}`;

function dailyReading({ limit, day }: Daily, [allowed, used]: [number, number]): RateLimitState {
  const resetAt = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  return { allowed: allowed === 1, limit, remaining: Math.max(0, limit - used), resetAt };
}

function bucketsOf(redis: Redis) {
  const limiters = new Map<string, Ratelimit>();
  const limiterOf = ({ size, refillPerMinute }: Bucket) => {
    const name = `${size}/${refillPerMinute}`;
    const known = limiters.get(name);
    if (known) return known;
    const [tokens, seconds] = refill(refillPerMinute);
    const limiter = Ratelimit.tokenBucket(tokens, `${seconds} s`, size);
    // No cache in the isolate: the version and the daily window need Redis anyway.
    const made = new Ratelimit({ redis, limiter, prefix: "burst", ephemeralCache: false });
    limiters.set(name, made);
    return made;
  };
  return {
    async take(bucket: Bucket): Promise<RateLimitState> {
      const { success, limit, remaining, reset } = await limiterOf(bucket).limit(bucket.name);
      return { allowed: success, limit, remaining, resetAt: new Date(reset) };
    },
    async peek(bucket: Bucket): Promise<RateLimitState> {
      const { limit, remaining, reset } = await limiterOf(bucket).getRemaining(bucket.name);
      return { allowed: true, limit, remaining, resetAt: new Date(reset) };
    },
  };
}

/** Tokens and seconds of one refill: one token at a time for small limits, every second for large ones. */
function refill(perMinute: number): [tokens: number, seconds: number] {
  return perMinute <= 60 ? [1, 60 / perMinute] : [perMinute / 60, 1];
}
