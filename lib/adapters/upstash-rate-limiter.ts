import { Ratelimit } from "@upstash/ratelimit";
import type { Redis } from "@upstash/redis/cloudflare";
import type {
  Bucket,
  Daily,
  RateLimiter,
  RateLimitQuery,
  RateLimitResult,
  RateLimitState,
} from "../core/ports.ts";
import { type Commands, inOnePipeline, runScript, type Script, shaOf } from "./upstash-pipeline.ts";

const DAY_MS = 86_400_000;

/** Counts one use unless the window is full, so that a returned use is always exactly one. */
const TAKE_DAILY = `
local used = redis.call("INCR", KEYS[1])
if used == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[2]) end
if used <= tonumber(ARGV[1]) then return { 1, used } end
return { 0, redis.call("DECR", KEYS[1]) }`;

const RETURN_DAILY = `
if tonumber(redis.call("GET", KEYS[1]) or "0") > 0 then return redis.call("DECR", KEYS[1]) end
return 0`;

/** A version never decreases, whatever the order of writers. */
const RAISE = `
local known = tonumber(redis.call("GET", KEYS[1]) or "0")
if tonumber(ARGV[1]) > known then redis.call("SET", KEYS[1], ARGV[1]) end
return 1`;

const DAILY: Script = { text: TAKE_DAILY };
const GIVE_BACK: Script = { text: RETURN_DAILY };
const RAISE_VERSION: Script = { text: RAISE };

/** Limits in Upstash Redis. Burst windows are @upstash/ratelimit token buckets; their reset is the next token. */
export function upstashRateLimiter(redis: Redis): RateLimiter {
  return {
    async read({ workspaceId, daily: ask, bucket }: RateLimitQuery) {
      if (ask?.take) await shaOf(DAILY);
      const [[version, used], taken, burst] = await inOnePipeline(redis, (commands) => [
        readWindows(commands, workspaceId, ask?.take ? null : ask),
        ask?.take && takeDaily(commands, ask),
        burstOf(commands, bucket),
      ]);
      return {
        version: version === null ? null : Number(version),
        daily: ask && dailyReading(ask, taken || [used < ask.limit ? 1 : 0, used]),
        burst,
      };
    },
    async returnDaily(day) {
      await shaOf(GIVE_BACK);
      await runScript(redis, GIVE_BACK, [dailyName(day)], []);
    },
    async setVersion(workspaceId, version) {
      await shaOf(RAISE_VERSION);
      await runScript(redis, RAISE_VERSION, [versionName(workspaceId)], [String(version)]);
    },
  };
}

/** The version of a workspace and a daily window that is only read, in one command: Upstash charges each. */
async function readWindows(
  commands: Commands,
  workspaceId: string | null,
  daily: Daily | null,
): Promise<[version: number | null, used: number]> {
  const names = [...(workspaceId ? [versionName(workspaceId)] : []), ...(daily ? [dailyName(daily)] : [])];
  if (names.length === 0) return [null, 0];
  const found = await commands.mget<(number | null)[]>(...names);
  const version = workspaceId ? (found.shift() ?? null) : null;
  return [version, Number(found.shift() ?? 0)];
}

const takeDaily = (commands: Commands, daily: Daily) =>
  runScript<[number, number]>(commands, DAILY, [dailyName(daily)], [String(daily.limit), String(DAY_MS)]);

const versionName = (workspaceId: string) => `version:${workspaceId}`;
const dailyName = ({ keyId, day }: Daily) => `daily:${keyId}:${day}`;

function dailyReading({ limit, day }: Daily, [allowed, used]: [number, number]): RateLimitState {
  const resetAt = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  return { allowed: allowed === 1, limit, remaining: Math.max(0, limit - used), resetAt };
}

type TokenBucket = ReturnType<ReturnType<typeof Ratelimit.tokenBucket>>;
type BucketContext = Parameters<TokenBucket["limit"]>[0];

/** Made once for each isolate, by size and refill. */
const BUCKETS = new Map<string, TokenBucket>();

function tokenBucketOf({ size, refillPerMinute }: Bucket): TokenBucket {
  const name = `${size}/${refillPerMinute}`;
  const known = BUCKETS.get(name);
  if (known) return known;
  const [tokens, seconds] = refill(refillPerMinute);
  const made = Ratelimit.tokenBucket(tokens, `${seconds} s`, size)();
  BUCKETS.set(name, made);
  return made;
}

/** The library's algorithm without its client: that has timers, telemetry and a cache, and belongs to one request. */
async function burstOf(
  commands: Commands,
  bucket: RateLimitQuery["bucket"],
): Promise<RateLimitResult["burst"]> {
  // The algorithm calls nothing but these two commands.
  const context: BucketContext = { redis: commands as unknown as BucketContext["redis"], prefix: "burst" };
  const name = `burst:${bucket.name}`;
  const algorithm = tokenBucketOf(bucket);
  const taken = bucket.take ? await algorithm.limit(context, name) : undefined;
  const { limit, remaining, reset } = taken ?? (await algorithm.getRemaining(context, name));
  return { allowed: taken?.success ?? true, limit, remaining, resetAt: new Date(reset) };
}

/** Tokens and seconds of one refill: one token at a time for small limits, every second for large ones. */
function refill(perMinute: number): [tokens: number, seconds: number] {
  return perMinute <= 60 ? [1, 60 / perMinute] : [perMinute / 60, 1];
}
