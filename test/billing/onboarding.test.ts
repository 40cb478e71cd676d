import { expect, test } from "vitest";
import { breaks, queued, withStep } from "../support/jobs.ts";
import { leave, mint } from "../support/people.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

type Books = {
  credits: { total: number; onboarding_free: boolean };
  usage: { caps: Record<string, { used: number }> };
};
const books = async (w: World) => (await json(await w.get("/me"))) as unknown as Books;

const OG = { asset_type: "og_image" };

test("the first succeeded run is free: its credit and its slot come back when it ends", async () => {
  const w = await world();
  const { job } = await queued(w, OG);
  expect(await books(w)).toMatchObject({
    credits: { total: 599, onboarding_free: true },
    usage: { caps: { og_image: { used: 1 } } },
  });
  await w.deliver(job);
  expect(await books(w)).toMatchObject({
    credits: { total: 600, onboarding_free: false },
    usage: { caps: { og_image: { used: 0 } } },
  });
});

test("the second is not", async () => {
  const w = await world();
  for (let n = 0; n < 2; n++) await w.deliver((await queued(w, OG)).job);
  expect(await books(w)).toMatchObject({
    credits: { total: 599 },
    usage: { caps: { og_image: { used: 1 } } },
  });
});

test("of several runs that end at the same time exactly one is free", async () => {
  const w = await world();
  const jobs = [];
  for (let n = 0; n < 4; n++) jobs.push((await queued(w, OG)).job);
  await Promise.all(jobs.map((job) => w.deliver(job)));
  expect(await books(w)).toMatchObject({
    credits: { total: 597 },
    usage: { caps: { og_image: { used: 3 } } },
  });
});

test("a failed or canceled run leaves it for the next one", async () => {
  const w = await world();
  const failing = await queued(w, OG);
  await withStep("compose", breaks, () => w.deliver(failing.job, 3));
  await w.post(`/runs/${(await queued(w, OG)).id}/cancel`);
  expect(await books(w)).toMatchObject({ credits: { total: 600, onboarding_free: true } });
  await w.deliver((await queued(w, OG)).job);
  expect(await books(w)).toMatchObject({ credits: { total: 600, onboarding_free: false } });
});

test("test runs never use it", async () => {
  const w = await world();
  const { key } = await mint(w, { mode: "test" });
  await w.call("POST", `${API}/generate`, { json: BRIEF, key });
  await w.drain();
  expect(await books(w)).toMatchObject({ credits: { total: 600, onboarding_free: true } });
});

test("a repeated end gives nothing back a second time", async () => {
  const w = await world();
  const { job } = await queued(w, OG);
  for (let n = 0; n < 3; n++) await w.deliver(job);
  expect(await books(w)).toMatchObject({
    credits: { total: 600 },
    usage: { caps: { og_image: { used: 0 } } },
  });
});

test("it is not given again in another month or on another plan", async () => {
  const w = await world();
  await w.deliver((await queued(w, OG)).job);
  w.pass(31 * 86_400);
  await w.deliver((await queued(w, OG)).job);
  expect(await books(w)).toMatchObject({ credits: { total: 599, onboarding_free: false } });
});

test("bought credits that paid for it come back as bought ones", async () => {
  const w = await world();
  await leave(w, { monthly: 0, bought: 3 });
  const { job } = await queued(w, OG);
  await w.deliver(job);
  expect(await json(await w.get("/me"))).toMatchObject({ credits: { monthly: 0, bought: 3, total: 3 } });
});
