import type { Bucket, Daily, RateLimiter, RateLimitState } from "../../core/ports.ts";

/** Limits in memory, for tests in one process: the same windows and token buckets. */
export function mockRateLimiter(now: () => Date): RateLimiter {
  const days = new Map<string, number>();
  const buckets = new Map<string, { tokens: number; at: number }>();
  const versions = new Map<string, number>();
  const nameOf = ({ keyId, day }: Daily) => `${keyId} ${day}`;

  function takeDaily(daily: Daily, take: boolean): RateLimitState {
    const used = days.get(nameOf(daily)) ?? 0;
    const allowed = used < daily.limit;
    const after = allowed && take ? used + 1 : used;
    days.set(nameOf(daily), after);
    const resetAt = new Date(Date.parse(`${daily.day}T00:00:00Z`) + 86_400_000);
    return { allowed, limit: daily.limit, remaining: Math.max(0, daily.limit - after), resetAt };
  }

  function takeToken({ name, size, refillPerMinute }: Bucket, take: boolean): RateLimitState {
    const at = now().getTime();
    const known = buckets.get(name) ?? { tokens: size, at };
    const tokens = Math.min(size, known.tokens + ((at - known.at) * refillPerMinute) / 60_000);
    const allowed = !take || tokens >= 1;
    const left = take && allowed ? tokens - 1 : tokens;
    buckets.set(name, { tokens: left, at });
    const resetAt = new Date(at + Math.ceil(60_000 / refillPerMinute));
    return { allowed, limit: size, remaining: Math.floor(left), resetAt };
  }

  return {
    async read({ workspaceId, daily, bucket }) {
      return {
        version: workspaceId ? (versions.get(workspaceId) ?? null) : null,
        daily: daily && takeDaily(daily, daily.take),
        burst: takeToken(bucket, bucket.take),
      };
    },
    async returnDaily(daily) {
      days.set(nameOf(daily), Math.max(0, (days.get(nameOf(daily)) ?? 0) - 1));
    },
    async setVersion(workspaceId, version) {
      versions.set(workspaceId, Math.max(version, versions.get(workspaceId) ?? 0));
    },
  };
}
