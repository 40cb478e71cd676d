import { expect, test } from "vitest";
import { finishedRun, postingWorld } from "../support/social.ts";
import { API, json, world } from "../support/world.ts";

const BY = {
  brief: "Book your piano tuning by 10 July 2026 and pay €80.",
  channel: "linkedin",
  asset_type: "card",
};
const LATE = "2026-07-15T09:00:00Z";
const SAID = "“10 July 2026” will have passed by 2026-07-15, the day it is published.";

test("a run with a time behind its own deadline warns at once", async () => {
  const w = await world();
  const started = await (await w.post("/generate", { ...BY, scheduled_at: LATE })).json();
  expect(started.warnings).toEqual([SAID]);
  expect(
    (await (await w.post("/generate", { ...BY, scheduled_at: LATE, dry_run: true })).json()).warnings,
  ).toEqual([SAID]);
  expect(
    (await (await w.post("/generate", { ...BY, scheduled_at: "2026-07-08T09:00:00Z" })).json()).warnings,
  ).toEqual([]);
});

test("a campaign warns of the run whose time is behind the deadline", async () => {
  const w = await world();
  const { brief, channel, asset_type } = BY;
  const times = ["2026-07-08T09:00:00Z", LATE];
  const answer = await w.post("/campaigns", {
    ...{ name: "Tuning", brief, channels: [channel], asset_types: [asset_type], scheduled_at: times },
  });
  const { runs } = await answer.json();
  expect(runs.map(({ warnings }: { warnings: string[] }) => warnings)).toEqual([[], [SAID]]);
});

const IN_TIME = "2026-07-08T09:00:00.000Z";

test("a drop that is moved behind the deadline says so, and no more once it is moved back", async () => {
  const { w } = await postingWorld();
  const run = await finishedRun(w, { order: { brief: BY.brief } });
  const drop = await json(await w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at: IN_TIME }));
  const move = async (scheduled_at: string) =>
    json(await w.call("PATCH", `${API}/posts/${drop.id}`, { json: { scheduled_at } }));
  expect(drop.note).toBeNull();
  expect((await move(LATE)).note).toBe(SAID);
  expect((await json(await w.get(`/posts/${drop.id}`))).note).toBe(SAID);
  expect((await move(IN_TIME)).note).toBeNull();
});

test("a campaign that is moved behind the deadline says so, with its runs and drops", async () => {
  const { w } = await postingWorld();
  const started = await json(
    await w.post("/campaigns", {
      ...{ name: "Tuning", brief: BY.brief, channels: ["twitter"], asset_types: ["card"] },
      scheduled_at: [IN_TIME],
    }),
  );
  const move = async (scheduled_at: string) =>
    (
      await w.call("PATCH", `${API}/campaigns/${started.id}`, { json: { scheduled_at: [scheduled_at] } })
    ).json();
  const warningsOfRun = async () => {
    const [{ id }] = (await (await w.get(`/campaigns/${started.id}`)).json()).runs;
    return (await json(await w.get(`/runs/${id}`))).warnings;
  };
  expect((await move(LATE)).warnings).toEqual([SAID]);
  expect(await warningsOfRun()).toEqual([SAID]);
  expect((await move(IN_TIME)).warnings).toEqual([]);
  expect(await warningsOfRun()).toEqual([]);
  // With their drops.
  for (const message of w.waiting.splice(0)) await w.deliver(message.job);
  const { warnings, posts } = await move(LATE);
  expect(warnings).toEqual([SAID]);
  expect(posts).toMatchObject([{ note: SAID }]);
});
