import type { Redis } from "@upstash/redis/cloudflare";
import type { Flags, Locks } from "../core/ports.ts";

const lockKey = (name: string) => `lock:${name}`;
const flagKey = (name: string) => `flag:${name}`;

/** Locks and flags as Redis keys that expire by themselves. */
export function upstashLocks(redis: Redis): Locks & Flags {
  return {
    acquire: async (name, seconds) => (await redis.set(lockKey(name), 1, { nx: true, ex: seconds })) === "OK",
    release: async (name) => void (await redis.del(lockKey(name))),
    raise: async (name, seconds) => void (await redis.set(flagKey(name), 1, { ex: seconds })),
    isRaised: async (name) => (await redis.exists(flagKey(name))) === 1,
  };
}
