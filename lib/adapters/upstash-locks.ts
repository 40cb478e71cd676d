import type { Redis } from "@upstash/redis/cloudflare";
import type { Flags, Locks } from "../core/ports.ts";

/** Locks and flags as Redis keys that expire by themselves. */
export function upstashLocks(redis: Redis): Locks & Flags {
  const at = (name: string) => `mark:${name}`;
  return {
    acquire: async (name, seconds) => (await redis.set(at(name), 1, { nx: true, ex: seconds })) === "OK",
    release: async (name) => void (await redis.del(at(name))),
    raise: async (name, seconds) => void (await redis.set(at(name), 1, { ex: seconds })),
    isRaised: async (name) => (await redis.exists(at(name))) === 1,
  };
}
