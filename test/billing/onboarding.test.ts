import { expect, test } from "vitest";
import { failingStep, startRun, withStep } from "../support/runs.ts";
import { mintWorkspaceKey, setRemaining } from "../support/workspaces.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

type LedgerView = {
  credits: { total: number; onboarding_free: boolean };
  usage: { caps: Record<string, { used: number }> };
};
const ledger = async (w: World) => (await json(await w.get("/me"))) as unknown as LedgerView;

const OG = { asset_type: "og_image" };

test("the first succeeded run is free: its credit and its slot come back when it ends", async () => {
  const w = await world();
  const { job } = await startRun(w, OG);
  expect(await ledger(w)).toMatchObject({
    credits: { total: 599, onboarding_free: true },
    usage: { caps: { og_image: { used: 1 } } },
  });
  await w.deliver(job);
  expect(await ledger(w)).toMatchObject({
    credits: { total: 600, onboarding_free: false },
    usage: { caps: { og_image: { used: 0 } } },
  });
});

test("the second is not", async () => {
  const w = await world();
  for (let n = 0; n < 2; n++) await w.deliver((await startRun(w, OG)).job);
  expect(await ledger(w)).toMatchObject({
    credits: { total: 599 },
    usage: { caps: { og_image: { used: 1 } } },
  });
});

test("of several runs that end at the same time exactly one is free", async () => {
  const w = await world();
  const jobs = [];
  for (let n = 0; n < 4; n++) jobs.push((await startRun(w, OG)).job);
  await Promise.all(jobs.map((job) => w.deliver(job)));
  expect(await ledger(w)).toMatchObject({
    credits: { total: 597 },
    usage: { caps: { og_image: { used: 3 } } },
  });
});

test("a failed or canceled run leaves it for the next one", async () => {
  const w = await world();
  const failing = await startRun(w, OG);
  await withStep("compose", failingStep, () => w.deliver(failing.job, 3));
  await w.post(`/runs/${(await startRun(w, OG)).id}/cancel`);
  expect(await ledger(w)).toMatchObject({ credits: { total: 600, onboarding_free: true } });
  await w.deliver((await startRun(w, OG)).job);
  expect(await ledger(w)).toMatchObject({ credits: { total: 600, onboarding_free: false } });
});

test("test runs never use it", async () => {
  const w = await world();
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  await w.call("POST", `${API}/generate`, { json: BRIEF, key });
  await w.drain();
  expect(await ledger(w)).toMatchObject({ credits: { total: 600, onboarding_free: true } });
});

test("a repeated end gives nothing back a second time", async () => {
  const w = await world();
  const { job } = await startRun(w, OG);
  for (let n = 0; n < 3; n++) await w.deliver(job);
  expect(await ledger(w)).toMatchObject({
    credits: { total: 600 },
    usage: { caps: { og_image: { used: 0 } } },
  });
});

test("it is not given again in another month or on another plan", async () => {
  const w = await world();
  await w.deliver((await startRun(w, OG)).job);
  w.pass(31 * 86_400);
  await w.deliver((await startRun(w, OG)).job);
  expect(await ledger(w)).toMatchObject({ credits: { total: 599, onboarding_free: false } });
});

test("bought credits that paid for it come back as bought ones", async () => {
  const w = await world();
  await setRemaining(w, { monthly: 0, bought: 3 });
  const { job } = await startRun(w, OG);
  await w.deliver(job);
  expect(await json(await w.get("/me"))).toMatchObject({ credits: { monthly: 0, bought: 3, total: 3 } });
});
