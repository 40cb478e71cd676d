import type { LimitNote } from "../../lib/core/context.ts";

const PER_MINUTE = 600;
const MAX_ADDRESSES = 10_000;

/** Limits requests without a valid key, per client address and isolate. */
export type AddressLimiter = {
  take(address: string, now: Date): LimitNote;
  peek(address: string, now: Date): LimitNote;
};

/**
 * One token bucket for each address, in this isolate's memory. A round trip for each request without a valid
 * key would make attacks cheap.
 */
export function addressLimiter(): AddressLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const tokensOf = (address: string, at: number) => {
    const known = buckets.get(address) ?? { tokens: PER_MINUTE, at };
    return Math.min(PER_MINUTE, known.tokens + ((at - known.at) * PER_MINUTE) / 60_000);
  };
  const note = (tokens: number, allowed: boolean, at: number): LimitNote => ({
    name: "burst",
    allowed,
    limit: PER_MINUTE,
    remaining: Math.floor(tokens),
    resetAt: new Date(at + 60_000 / PER_MINUTE),
  });
  return {
    take(address, now) {
      const at = now.getTime();
      const tokens = tokensOf(address, at);
      const allowed = tokens >= 1;
      const left = allowed ? tokens - 1 : tokens;
      if (buckets.size >= MAX_ADDRESSES) buckets.delete(buckets.keys().next().value ?? "");
      buckets.set(address, { tokens: left, at });
      return note(left, allowed, at);
    },
    peek: (address, now) => note(tokensOf(address, now.getTime()), true, now.getTime()),
  };
}
