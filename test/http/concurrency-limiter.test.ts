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
  return { ...time, ends, acquire };
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

  test("a request that was cut off counts for ten seconds only", async () => {
    const { ends, pass, acquire } = await waiting("heavy", 8);
    await pass(10_100);
    for (let n = 0; n < 8; n++) void acquire();
    await pass(1);
    expect(ends).toHaveLength(16);
  });
});

test("of forty orders at once eight are admitted together, and all are accepted", async () => {
  const w = await world({ plan: "scale", service: { concurrency: concurrencyLimiter() } });
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
