import { expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { expectRefusal, limitsOf } from "../support/expect.ts";
import { endSubscription, setRemaining } from "../support/workspaces.ts";
import { BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const DRY = { ...BRIEF, dry_run: true };

test("a dry run stores, sends and counts nothing", async () => {
  const w = await world();
  const before = await json(await w.get("/me"));
  for (let n = 0; n < 3; n++) expect((await w.post("/generate", DRY)).status).toBe(200);

  expect(await (await w.get("/runs")).json()).toEqual([]);
  expect(w.waiting).toEqual([]);
  expect(await json(await w.get("/me"))).toEqual(before);
});

test("a dry run does not use the free onboarding post", async () => {
  const w = await world();
  expect(await json(await w.post("/generate", DRY))).toMatchObject({
    cost: { credits: 0, onboarding_free: true },
  });
  await w.post("/generate", { ...BRIEF, asset_type: "og_image" });
  await w.drain();
  expect(await json(await w.post("/generate", DRY))).toMatchObject({
    cost: { credits: 1, onboarding_free: false },
  });
});

test("a dry run of a test key has no cost, no cap and no credits", async () => {
  const w = await world({ key: { mode: "test" } });
  expect(await json(await w.post("/generate", DRY))).toMatchObject({
    livemode: false,
    cost: { credits: 0, onboarding_free: false },
    remaining: { plan_cap: null, credits: null },
  });
});

test("a dry run warns about the same fields as the run would", async () => {
  const w = await world();
  const fields = { tone: "warm", webhook_url: "https://example.com/hook" };
  const { warnings } = await json(await w.post("/generate", { ...BRIEF, ...fields }));
  expect(await json(await w.post("/generate", { ...DRY, ...fields }))).toMatchObject({ warnings });
});

test("a dry run's headers show the plan cap when it is the tightest limit", async () => {
  const w = await world();
  await setRemaining(w, { used: { card: 299 } });
  expect(limitsOf(await w.post("/generate", DRY))).toMatchObject({ limit: 300, remaining: 1 });
  expect((await w.post("/generate", BRIEF)).status, "the last slot is still there").toBe(202);
});

/** Everything that refuses a run refuses its dry run in the same words. */
const REFUSALS: [name: string, order: object, arrange: (w: World) => Promise<unknown>][] = [
  ["an asset type that does not exist", { asset_type: "gif" }, async () => {}],
  ["a malformed brief", { brief: "" }, async () => {}],
  ["an unknown channel", { channel: "myspace" }, async () => {}],
  ["a moment that has passed", { scheduled_at: "2020-01-01T00:00:00Z" }, async () => {}],
  ["an asset type out of scope", { asset_type: "og_image" }, async () => {}],
  ["a channel out of scope", { channel: "linkedin" }, async () => {}],
  ["a lapsed subscription", {}, (w) => endSubscription(w)],
  ["a pause", {}, (w) => setPaused(w.service, OPERATOR, w.workspaceId, true)],
  ["a plan cap", {}, (w) => setRemaining(w, { used: { card: 300 } })],
  ["spent credits", {}, (w) => setRemaining(w, { monthly: 0 })],
];

test.each(REFUSALS)("a dry run is refused like the run itself: %s", async (_name, order, arrange) => {
  const w = await world({ key: { assetTypes: ["card"], channels: ["twitter"] } });
  await arrange(w);
  const real = await w.post("/generate", { ...BRIEF, ...order });
  const dry = await w.post("/generate", { ...DRY, ...order });
  expect(dry.status).toBeGreaterThanOrEqual(400);
  expect(dry.status).toBe(real.status);
  expect(await dry.text()).toBe(await real.text());
});

test("a dry run is refused when the daily limit is exhausted", async () => {
  const w = await world({ key: { dailyLimit: 1 } });
  await w.post("/generate", BRIEF);
  await expectRefusal(await w.post("/generate", DRY), 429, "daily_limit_exceeded");
});
