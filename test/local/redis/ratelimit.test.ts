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

// The one algorithm that the service uses.
describe("Upstash's unmodified rate limiter on the local Redis", () => {
  const algorithm = Ratelimit.tokenBucket(3, WINDOW, 3);

  test("the token bucket admits exactly its limit to sequential callers", async () => {
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

  test("the token bucket admits exactly its limit of fifty concurrent callers", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);

    const answers = await Promise.all(Array.from({ length: 50 }, () => limit.limit("u")));

    expect(answers.filter(({ success }) => success)).toHaveLength(3);
  });

  test("the token bucket returns tokens with a negative rate", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);
    for (let i = 0; i < 3; i++) await limit.limit("u");

    expect(outcome(await limit.limit("u", { rate: -1 }))).toEqual({ success: true, remaining: 1, limit: 3 });
    expect((await limit.limit("u")).success).toBe(true);
    expect((await limit.limit("u")).success).toBe(false);
  });

  test("the token bucket counts a rate of two as two tokens", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);

    expect((await limit.limit("u", { rate: 2 })).remaining).toBe(1);
  });

  test("the token bucket reports the remaining tokens without using any", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);

    expect(await limit.getRemaining("u")).toMatchObject({ remaining: 3, limit: 3 });
    await limit.limit("u");
    expect(await limit.getRemaining("u")).toMatchObject({ remaining: 2 });
    expect(await limit.getRemaining("u")).toMatchObject({ remaining: 2 });
  });

  test("the token bucket follows a limit that changes while it runs", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm, { dynamicLimits: true });

    await limit.setDynamicLimit({ limit: 1 });

    expect((await limit.limit("u")).success).toBe(true);
    expect((await limit.limit("u")).success).toBe(false);
    expect(await limit.getDynamicLimit()).toEqual({ dynamicLimit: 1 });
  });

  test("the token bucket leaves only keys that expire", async () => {
    await using r = await redis();
    const limit = limiter(r.url, algorithm);
    await limit.limit("u");

    expect(await r.run("PTTL", "rl:u")).toBeGreaterThan(0);
  });
});

test("a full token bucket admits again after its window has ended", async () => {
  let skew = 0;
  await using r = await redis({ now: () => Date.now() + skew });
  const limit = limiter(r.url, Ratelimit.tokenBucket(1, "1 h", 1));
  expect((await limit.limit("u")).success).toBe(true);
  expect((await limit.limit("u")).success).toBe(false);

  skew = 3_700_000;

  expect((await limit.limit("u")).success).toBe(true);
});
