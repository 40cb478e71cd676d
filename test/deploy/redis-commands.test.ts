import { expect, test } from "vitest";
import { upstashLocks } from "../../lib/adapters/upstash-locks.ts";
import { upstashRateLimiter } from "../../lib/adapters/upstash-rate-limiter.ts";
import { upstashRequestLog } from "../../lib/adapters/upstash-request-log.ts";
import { chargedRedis } from "../support/charged-redis.ts";
import { BRIEF, json, world } from "../support/world.ts";
import { COMMANDS } from "./cost-sheet.ts";

test("generate, the job and two polls of a run cost the Redis commands of the cost sheet", async () => {
  await using redis = await chargedRedis();
  const { client, charged } = redis;
  const w = await world({
    now: new Date().toISOString(),
    service: {
      rateLimiter: upstashRateLimiter(client),
      locks: upstashLocks(client),
      flags: upstashLocks(client),
      requestLog: upstashRequestLog(client, () => new Date()),
    },
  });
  const costOf = async (work: () => Promise<unknown>) => {
    charged.length = 0;
    await work();
    return charged.map((name) => name.toUpperCase()).sort();
  };
  const generated: string[] = [];
  const generate = async () => void generated.push((await json(await w.post("/generate", BRIEF))).id);
  const poll = () => w.get(`/runs/${generated.at(-1)}`);
  // The first of a day loads the scripts and sets what expires.
  for (const first of [generate, poll, w.drain]) await first();

  const start = await costOf(generate);
  const job = await costOf(w.drain);
  const read = await costOf(poll);
  expect({ start, job, read }).toEqual({
    start: ["EVALSHA", "EVALSHA", "HINCRBY", "HMGET", "HSET", "INCR", "LPUSH", "MGET", "PEXPIRE"],
    job: ["SET", "SET", "SET"],
    read: ["EVALSHA", "HINCRBY", "HMGET", "HSET", "LPUSH", "MGET", "PEXPIRE"],
  });
  expect(start.length + job.length + 2 * read.length).toBe(COMMANDS);
});
