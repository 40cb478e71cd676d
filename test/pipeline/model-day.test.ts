import { expect, test } from "vitest";
import { mockRateLimiter } from "../../lib/adapters/mock/rate-limiter.ts";
import { withBudget } from "../../lib/adapters/model/budget.ts";
import { checkHealth } from "../../lib/core/health.ts";
import { ModelFailure, type OpenModel } from "../../lib/core/model.ts";
import { modelProbe } from "../../lib/runs/model-probe.ts";
import { deploymentTokens, returnDailyTokens, takeDailyTokens } from "../../lib/runs/store-model-tokens.ts";
import { BRIEF, json, world } from "../support/world.ts";

/** Each test has a day of its own, because a day's counter is shared by all workspaces. */
let days = 0;
const nextDay = () => `2031-01-${String(++days).padStart(2, "0")}`;

/** A model that answers nothing useful at this price. */
function counting(): { open: OpenModel; asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    open: (budget) =>
      withBudget(
        {
          name: "fake",
          ask: () => {
            asked++;
            const usage = { inputTokens: 400, outputTokens: 100 };
            return Promise.reject(new ModelFailure("malformed", "It is no answer.", { usage }));
          },
        },
        budget,
      ),
  };
}

const notesOf = async (w: Awaited<ReturnType<typeof world>>) => {
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  const run = await json(await w.get(`/runs/${id}`));
  return (run.quality as { notes: string[] }).notes.join(" ");
};

test("workspaces that ask at once never take more of a day's tokens than there are, nor more than their share", async () => {
  const { service } = await world();
  const day = nextDay();
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const take = (workspaceId: string) =>
    takeDailyTokens(service.db, { day, workspaceId, least: 100, most: 400, limit: 1_500, share: 900 });
  const taken = await Promise.all([one, two, one, two, one, two].map(take));
  const granted = taken.map((it) => it.granted);

  expect(granted.reduce((sum, n) => sum + n, 0)).toBe(1_500);
  expect(await deploymentTokens(service.db, day)).toBe(1_500);
  expect(granted.filter((_, i) => i % 2 === 0).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(900);
  expect((await take(crypto.randomUUID())).granted).toBe(0);

  await returnDailyTokens(service.db, { day, workspaceId: one }, 300);
  expect((await take(two)).granted + (await take(crypto.randomUUID())).granted).toBeLessThanOrEqual(300);
});

test("beyond the tokens of a day the house writes, and the run and health say so", async () => {
  const { open, asked } = counting();
  const day = nextDay();
  const w = await world({ now: `${day}T10:00:00Z`, service: { model: open } });
  Object.assign(w.service.settings, { modelDaily: { tokens: 20_000, sharePercent: 100 } });
  const request = { day, workspaceId: crypto.randomUUID(), least: 1, limit: 20_000, share: 20_000 };
  await takeDailyTokens(w.service.db, { ...request, most: 19_900 });

  expect(await notesOf(w)).toContain("has used up its budget for this day");
  expect(asked()).toBe(0);
  const health = await checkHealth(
    { ...w.service, sleep: () => new Promise(() => {}), probes: [modelProbe(w.service)] },
    { at: 0, dependencies: undefined },
  );
  expect(health).toMatchObject({ status: "degraded", dependencies: { model: { status: "down" } } });
});

test("the operator is alerted when 80 % of a day's tokens are taken", async () => {
  const { open } = counting();
  const day = nextDay();
  const w = await world({ now: `${day}T10:00:00Z`, service: { model: open } });
  Object.assign(w.service.settings, { modelDaily: { tokens: 100_000, sharePercent: 100 } });
  const request = { day, workspaceId: crypto.randomUUID(), least: 1, limit: 100_000, share: 100_000 };
  await takeDailyTokens(w.service.db, { ...request, most: 79_000 });
  await notesOf(w);

  expect(w.alerts).toContainEqual(expect.objectContaining({ kind: "model_tokens_low", subject: day }));
  expect(await deploymentTokens(w.service.db, day)).toBeLessThan(82_000);
});

test("a question waits for its turn below the rate limit, and after 20 seconds the house writes", async () => {
  const { open, asked } = counting();
  const w = await world({ service: { model: open } });
  Object.assign(w.service.settings, { modelQuestionsPerMinute: 1 });
  const bucket = { name: "model", size: 1, refillPerMinute: 1, take: true };
  await w.service.rateLimiter.read({ workspaceId: null, daily: null, bucket });

  expect(await notesOf(w)).toContain("has too much to do at the moment");
  expect(asked()).toBe(0);
});

test("a question that gets its turn within the time is asked", async () => {
  const { open, asked } = counting();
  const w = await world({ service: { model: open } });
  w.service.rateLimiter = mockRateLimiter(w.service.now);
  Object.assign(w.service.settings, { modelQuestionsPerMinute: 6 });
  const bucket = { name: "model", size: 1, refillPerMinute: 6, take: true };
  await w.service.rateLimiter.read({ workspaceId: null, daily: null, bucket });
  await notesOf(w);

  expect(asked()).toBeGreaterThan(0);
});
