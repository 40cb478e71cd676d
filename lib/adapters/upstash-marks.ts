import type { Redis } from "@upstash/redis/cloudflare";
import type { Marks } from "../core/ports.ts";

/** Marks as Redis keys that expire by themselves. */
export function upstashMarks(redis: Redis): Marks {
  const at = (name: string) => `mark:${name}`;
  return {
    claim: async (name, seconds) => (await redis.set(at(name), 1, { nx: true, ex: seconds })) === "OK",
    release: async (name) => void (await redis.del(at(name))),
    set: async (name, seconds) => void (await redis.set(at(name), 1, { ex: seconds })),
    has: async (name) => (await redis.exists(at(name))) === 1,
  };
}
