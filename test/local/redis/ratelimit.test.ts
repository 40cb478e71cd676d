import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis";
import { describe, expect, test } from "vitest";
import { redis, TOKEN } from "./support.ts";

type Algorithm = ReturnType<typeof Ratelimit.fixedWindow>;
type Limit = Awaited<ReturnType<Ratelimit["limit"]>>;

/** An hour, so that no window ends during a test. */
const WINDOW = "1 h";

function limiter(url: string, algorithm: Algorithm, extra: { dynamicLimits?: boolean } = {}) {
  const client = new Redis({ url, token: TOKEN, retry: false, enableTelemetry: false });
  return new Ratelimit({ redis: client, limiter: algorithm, prefix: "rl", ephemeralCache: false, ...extra });
}

const outcome = ({ success, remaining, limit }: Limit) => ({ success, remaining, limit });

describe.each([
  ["fixed window", Ratelimit.fixedWindow(3, WINDOW)],
  ["sliding window", Ratelimit.slidingWindow(3, WINDOW)],
  ["token bucket", Ratelimit.tokenBucket(3, WINDOW, 3)],
])("the unmodified rate limiter, %s", (_, algorithm) => {
  test("admits exactly the limit, one caller at a time", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);

    const answers: Limit[] = [];
    for (let i = 0; i < 5; i++) answers.push(await limit.limit("u"));

    expect(answers.map(({ success }) => success)).toEqual([true, true, true, false, false]);
    expect(answers.map(({ remaining }) => Math.max(0, remaining))).toEqual([2, 1, 0, 0, 0]);
    expect(answers[0]!.limit).toBe(3);
    expect(answers[0]!.reset).toBeGreaterThan(Date.now());
    expect((await limit.limit("another")).success).toBe(true);
  });

  test("admits exactly the limit of fifty at the same moment", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);

    const answers = await Promise.all(Array.from({ length: 50 }, () => limit.limit("u")));

    expect(answers.filter(({ success }) => success)).toHaveLength(3);
  });

  test("gives back with a negative rate", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);
    for (let i = 0; i < 3; i++) await limit.limit("u");

    expect(outcome(await limit.limit("u", { rate: -1 }))).toEqual({ success: true, remaining: 1, limit: 3 });
    expect((await limit.limit("u")).success).toBe(true);
    expect((await limit.limit("u")).success).toBe(false);
  });

  test("counts a rate of two as two", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);

    expect((await limit.limit("u", { rate: 2 })).remaining).toBe(1);
  });

  test("tells what remains without using it", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);

    expect(await limit.getRemaining("u")).toMatchObject({ remaining: 3, limit: 3 });
    await limit.limit("u");
    expect(await limit.getRemaining("u")).toMatchObject({ remaining: 2 });
    expect(await limit.getRemaining("u")).toMatchObject({ remaining: 2 });
  });

  test("forgets what one caller used when asked to", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);
    for (let i = 0; i < 3; i++) await limit.limit("u");
    await limit.limit("other");

    await limit.resetUsedTokens("u");

    expect((await limit.limit("u")).remaining).toBe(2);
    expect(await limit.getRemaining("other")).toMatchObject({ remaining: 2 });
  });

  test("follows a limit that is changed while it runs", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm, { dynamicLimits: true });

    await limit.setDynamicLimit({ limit: 1 });

    expect((await limit.limit("u")).success).toBe(true);
    expect((await limit.limit("u")).success).toBe(false);
    expect(await limit.getDynamicLimit()).toEqual({ dynamicLimit: 1 });
  });

  test("leaves only keys that expire", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);
    await limit.limit("u");

    const keys = (await r.run("KEYS", "rl:*")) as string[];

    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(await r.run("PTTL", key)).toBeGreaterThan(0);
  });
});

test("a full window admits again after it has ended", async () => {
  let skew = 0;
  await using r = await redis({ now: () => Date.now() + skew });
  const limit = limiter(r.url, Ratelimit.tokenBucket(1, "1 h", 1));
  expect((await limit.limit("u")).success).toBe(true);
  expect((await limit.limit("u")).success).toBe(false);

  skew = 3_700_000;

  expect((await limit.limit("u")).success).toBe(true);
});
