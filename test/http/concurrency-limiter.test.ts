import { describe, expect, test } from "vitest";
import { concurrencyLimiter } from "../../functions/http/concurrency-limiter.ts";
import { BRIEF, world } from "../support/world.ts";

/** A clock whose sleepers wake in the order of their times, when the test lets time pass. */
function virtualClock() {
  let at = 0;
  const sleepers: { until: number; wake: () => void }[] = [];
  /** Lets everything happen that needs no time. */
  const settle = async () => {
    for (let n = 0; n < 50; n++) await Promise.resolve();
  };
  return {
    clock: {
      now: () => new Date(at),
      sleep: (milliseconds: number) =>
        new Promise<void>((wake) => void sleepers.push({ until: at + milliseconds, wake })),
    },
    settle,
    async pass(milliseconds: number) {
      const end = at + milliseconds;
      for (;;) {
        sleepers.sort((a, b) => a.until - b.until);
        if (!sleepers[0] || sleepers[0].until > end) break;
        const [next] = sleepers.splice(0, 1);
        at = next!.until;
        next!.wake();
        await settle();
      }
      at = end;
    },
  };
}

async function waiting(workspaceId: string, count: number) {
  const time = virtualClock();
  const limiter = concurrencyLimiter();
  const ends: (() => void)[] = [];
  const acquire = (id = workspaceId) => limiter.acquire(id, time.clock).then((end) => void ends.push(end));
  for (let n = 0; n < count; n++) void acquire();
  await time.settle();
  return { ...time, limiter, ends, acquire };
}

describe("requests of one workspace that start work", () => {
  test("eight run at once, and the ninth goes on when one of them ends", async () => {
    const { ends, pass } = await waiting("heavy", 12);
    await pass(1_000);
    expect(ends).toHaveLength(8);
    ends[3]!();
    await pass(30);
    expect(ends).toHaveLength(9);
  });

  test("a request of another workspace does not wait", async () => {
    const { ends, acquire, settle } = await waiting("heavy", 40);
    void acquire("light");
    await settle();
    expect(ends).toHaveLength(9);
  });

  test("a request goes on after three seconds in any case", async () => {
    const { ends, pass } = await waiting("heavy", 12);
    await pass(2_900);
    expect(ends).toHaveLength(8);
    await pass(200);
    expect(ends).toHaveLength(12);
  });

  test("none is overtaken by one that comes later, and the first in line go before the rest", async () => {
    const { pass, settle, clock, limiter } = await waiting("heavy", 0);
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const order = (n: number) =>
      void limiter.acquire("heavy", clock).then((end) => {
        began.push(n);
        ends.push(end);
      });
    for (let n = 0; n < 40; n++) order(n);
    await settle();
    for (let n = 40; n < 60; n++) {
      ends.shift()!();
      order(n);
      await settle();
      await pass(5);
    }
    await pass(500);
    expect(began.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(began).toHaveLength(28);
    for (const [place, n] of began.entries()) expect(Math.abs(place - n)).toBeLessThan(16);
  });

  test("those that hung up while they waited hold up nobody", async () => {
    const { ends, pass, acquire, clock, limiter } = await waiting("heavy", 8);
    const never = { ...clock, sleep: () => new Promise<void>(() => {}) };
    for (let n = 0; n < 20; n++) void limiter.acquire("heavy", never);
    void acquire();
    ends[0]!();
    await pass(450);
    expect(ends).toHaveLength(8);
    await pass(100);
    expect(ends).toHaveLength(9);
  });

  test("a request that was cut off counts for ten seconds only", async () => {
    const { ends, pass, acquire } = await waiting("heavy", 8);
    await pass(10_100);
    for (let n = 0; n < 8; n++) void acquire();
    await pass(1);
    expect(ends).toHaveLength(16);
  });
});

test("of forty orders at once eight are admitted together, and all are accepted", async () => {
  // Forty that sleep at once would each move the world's clock.
  const sleep = () => new Promise<void>((wake) => setTimeout(wake, 1));
  const w = await world({ plan: "scale", service: { concurrency: concurrencyLimiter(), sleep } });
  await w.post("/generate", BRIEF);
  const { read } = w.service.rateLimiter;
  let active = 0;
  let most = 0;
  w.service.rateLimiter.read = async (query) => {
    most = Math.max(most, ++active);
    await new Promise((resolve) => setTimeout(resolve, 1));
    active--;
    return read(query);
  };
  const answers = await Promise.all(Array.from({ length: 40 }, () => w.post("/generate", BRIEF)));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(202));
  expect(most).toBe(8);
});

test("a key whose limit of the day is used up waits for no turn, until it has one again", async () => {
  const w = await world({
    plan: "scale",
    key: { dailyLimit: 2 },
    service: { concurrency: concurrencyLimiter() },
  });
  const { acquire } = w.service.concurrency;
  let turns = 0;
  w.service.concurrency.acquire = (...of) => {
    turns++;
    return acquire(...of);
  };
  const generate = async () => (await w.post("/generate", BRIEF)).status;
  const answers: [number, number][] = [];
  for (let n = 0; n < 5; n++) answers.push([await generate(), turns]);
  expect(answers).toEqual([
    [202, 1],
    [202, 2],
    [429, 3],
    [429, 3],
    [429, 3],
  ]);
  const day = w.service.now().toISOString().slice(0, 10);
  await w.service.rateLimiter.returnDaily({ keyId: w.keyId, day, limit: 2 });
  expect([await generate(), turns]).toEqual([202, 3]);
  expect([await generate(), turns]).toEqual([429, 4]);
});
