import { describe, expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { expectRefusal } from "../support/expect.ts";
import { failingStep, startRun, withStep } from "../support/runs.ts";
import { endSubscription, mintWorkspaceKey, setRemaining } from "../support/workspaces.ts";
import { API, BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

type AccountState = {
  credits: { monthly: number; bought: number };
  usage: { daily: { used: number }; caps: { card: { used: number } } };
};
const accountState = async (w: World) => (await json(await w.get("/me"))) as unknown as AccountState;
const taken = async (w: World) => {
  const { credits, usage } = await accountState(w);
  return { ...credits, daily: usage.daily.used, card: usage.caps.card.used };
};

describe("what a run had taken comes back", () => {
  test("when it is canceled", async () => {
    const w = await world();
    const before = await taken(w);
    const { id } = await startRun(w);
    expect(await taken(w)).toMatchObject({ monthly: 599, card: 1 });
    await w.post(`/runs/${id}/cancel`);
    expect(await taken(w)).toEqual({ ...before, daily: 1 });
  });

  test("when its pipeline fails", async () => {
    const w = await world();
    const before = await taken(w);
    const { job } = await startRun(w);
    await withStep("write", failingStep, () => w.deliver(job, 3));
    expect(await taken(w)).toEqual({ ...before, daily: 1 });
  });

  test("to the part of the ledger it came from: the month's grant and bought credits", async () => {
    const w = await world();
    await setRemaining(w, { monthly: 0, bought: 5 });
    const first = await startRun(w);
    expect(await taken(w)).toMatchObject({ monthly: 0, bought: 4 });
    await w.post(`/runs/${first.id}/cancel`);
    expect(await taken(w)).toMatchObject({ monthly: 0, bought: 5 });
    await setRemaining(w, { monthly: 1, bought: 5 });
    const second = await startRun(w);
    expect(await taken(w)).toMatchObject({ monthly: 0, bought: 5 });
    await w.post(`/runs/${second.id}/cancel`);
    expect(await taken(w)).toMatchObject({ monthly: 1, bought: 5 });
  });

  test("but the daily limit counts what was started: a canceled run stays counted", async () => {
    const w = await world({ key: { dailyLimit: 1 } });
    const { id } = await startRun(w);
    await w.post(`/runs/${id}/cancel`);
    await expectRefusal(await w.post("/generate", BRIEF), 429, "daily_limit_exceeded");
  });
});

describe("a request refused by a later guard gives its daily use back", () => {
  test.each<[name: string, code: string, arrange: (w: World) => Promise<unknown>]>([
    ["a lapsed subscription", "plan_required", (w) => endSubscription(w)],
    ["a pause", "workspace_paused", (w) => setPaused(w.service, OPERATOR, w.workspaceId, true)],
    ["a plan cap", "plan_cap_reached", (w) => setRemaining(w, { used: { card: 300 } })],
    ["spent credits", "credits_exhausted", (w) => setRemaining(w, { monthly: 0 })],
  ])("%s", async (_name, code, arrange) => {
    const w = await world({ key: { dailyLimit: 1 } });
    await arrange(w);
    for (let n = 0; n < 3; n++) expect(await json(await w.post("/generate", BRIEF))).toMatchObject({ code });
    const { daily } = await w.service.rateLimiter.read({
      workspaceId: null,
      daily: { keyId: w.keyId, day: "2026-06-15", limit: 1, take: false },
      bucket: { name: "unused", size: 1, refillPerMinute: 1, take: false },
    });
    expect(daily?.remaining).toBe(1);
  });
});

describe("the last one", () => {
  test("of a cap is admitted, the next is refused, and a slot that comes back admits again", async () => {
    const w = await world();
    await setRemaining(w, { used: { card: 299 } });
    const { id } = await startRun(w);
    await expectRefusal(await w.post("/generate", BRIEF), 429, "plan_cap_reached");
    await w.post(`/runs/${id}/cancel`);
    expect((await w.post("/generate", BRIEF)).status).toBe(202);
  });

  test("credit is spent, and then bought ones are", async () => {
    const w = await world();
    await setRemaining(w, { monthly: 1, bought: 1 });
    expect((await w.post("/generate", BRIEF)).status).toBe(202);
    expect((await w.post("/generate", BRIEF)).status).toBe(202);
    await expectRefusal(await w.post("/generate", BRIEF), 402, "credits_exhausted");
    expect(await taken(w)).toMatchObject({ monthly: 0, bought: 0 });
  });

  test("of both is refused for the cap first", async () => {
    const w = await world();
    await setRemaining(w, { monthly: 0, used: { card: 300 } });
    await expectRefusal(await w.post("/generate", BRIEF), 429, "plan_cap_reached");
  });

  test("of a daily limit is admitted once, however many ask at the same time", async () => {
    const w = await world({ key: { dailyLimit: 7 } });
    const answers = await Promise.all(Array.from({ length: 30 }, () => w.post("/generate", BRIEF)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(23);
    expect(w.waiting).toHaveLength(7);
  });

  test("of a cap is admitted once, however many ask at the same time, with several keys", async () => {
    const w = await world();
    await setRemaining(w, { used: { card: 297 } });
    const keys = [w.key, (await mintWorkspaceKey(w)).key, (await mintWorkspaceKey(w)).key];
    const ask = (n: number) => w.call("POST", `${API}/generate`, { json: BRIEF, key: keys[n % 3] ?? null });
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => ask(n)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    expect((await accountState(w)).usage.caps.card.used).toBe(300);
  });
});
