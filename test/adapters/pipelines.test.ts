import { Redis } from "@upstash/redis/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { upstashRateLimiter } from "../../lib/adapters/upstash-rate-limiter.ts";
import { startRedis } from "../../lib/local/redis/server.ts";

const CALLS = 50;
const DAY = "2026-06-15";

let server: Awaited<ReturnType<typeof startRedis>>;
const realFetch = globalThis.fetch;
const sent: { path: string; body: string }[] = [];

beforeAll(async () => {
  server = await startRedis({ token: "t" });
  globalThis.fetch = (input, init) => {
    sent.push({ path: new URL(String(input)).pathname, body: String(init?.body) });
    return realFetch(input, init);
  };
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await server.close();
});

/** Reads the limits of workspace `n` and its key, of which it takes one of `n + 1` in the day. */
const read = (limiter: ReturnType<typeof upstashRateLimiter>, n: number) =>
  limiter.read({
    workspaceId: `workspace-${n}.`,
    bucket: { name: `key-${n}.`, size: 100 + n, refillPerMinute: 60, take: true },
    daily: { keyId: `key-${n}.`, day: DAY, limit: n + 1, take: true },
  });

test("fifty interleaved requests on one client share no pipeline, and each gets its own answers", async () => {
  const client = { url: `http://127.0.0.1:${server.port}`, token: "t", enableTelemetry: false };
  const limiter = upstashRateLimiter(new Redis({ ...client, enableAutoPipelining: false }));
  await limiter.setVersion(`workspace-${CALLS}.`, 1);
  await read(limiter, CALLS);
  for (let n = 0; n < CALLS; n++) await limiter.setVersion(`workspace-${n}.`, 1000 + n);
  sent.length = 0;
  const answers = await Promise.all(Array.from({ length: CALLS }, (_, n) => read(limiter, n)));
  expect(sent.map(({ path }) => path)).toEqual(Array(CALLS).fill("/pipeline"));
  const named = sent.map(
    ({ body }) => new Set([...body.matchAll(/(?:workspace|key)-(\d+)\./g)].map(([, n]) => n)),
  );
  expect(named.map((numbers) => [...numbers])).toEqual(Array.from({ length: CALLS }, (_, n) => [String(n)]));
  for (const [n, { version, daily, burst }] of answers.entries()) {
    expect(version).toBe(1000 + n);
    expect(daily).toMatchObject({ allowed: true, limit: n + 1, remaining: n });
    expect(burst).toMatchObject({ allowed: true, limit: 100 + n, remaining: 99 + n });
  }
});
