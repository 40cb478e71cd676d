import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { events, usageCounters } from "../../drizzle/schema/index.ts";
import { endpoint, webhookWorld } from "../support/webhooks.ts";
import { BRIEF, type World } from "../support/world.ts";

const thresholdEvents = async (w: World) => {
  const rows = await w.service.db
    .select()
    .from(events)
    .where(sql`workspace_id = ${w.workspaceId}::uuid and kind = 'usage.threshold'`)
    .orderBy(events.createdAt, events.id);
  return rows.map(({ data }) => data);
};
const used = (w: World, set: object) =>
  w.service.db.update(usageCounters).set(set).where(sql`workspace_id = ${w.workspaceId}::uuid`);
const start = async (w: World) => expect((await w.post("/generate", BRIEF)).status).toBe(202);

test("usage.threshold is recorded by the runs that reach 80 % and 100 % of a cap, and by no other", async () => {
  const { w, posted } = await webhookWorld();
  await endpoint(w, { event_types: ["usage.threshold"] });
  await used(w, { used: { card: 238 } });
  await start(w);
  await w.drain();
  expect(await thresholdEvents(w)).toEqual([]);
  await start(w);
  await start(w);
  expect(await thresholdEvents(w)).toEqual([
    { resource: "card", threshold: 80, used: 240, limit: 300, period: "2026-06" },
  ]);
  w.pass(1);
  await used(w, { used: { card: 299 } });
  await start(w);
  await w.drain();
  expect((await thresholdEvents(w))[1]).toMatchObject({ resource: "card", threshold: 100, used: 300 });
  expect(posted.map(({ body }) => JSON.parse(body).data)).toEqual([
    { livemode: true, resource: "card", threshold: 80, used: 240, limit: 300, period: "2026-06" },
    { livemode: true, resource: "card", threshold: 100, used: 300, limit: 300, period: "2026-06" },
  ]);
});

test("a returned slot does not repeat usage.threshold; the next month starts over", async () => {
  const { w } = await webhookWorld();
  await used(w, { used: { card: 239 } });
  const run = await w.post("/generate", BRIEF);
  const { id } = (await run.json()) as { id: string };
  await w.post(`/runs/${id}/cancel`);
  await start(w);
  expect(await thresholdEvents(w)).toHaveLength(1);
  w.pass(20 * 86_400);
  await start(w);
  await used(w, { used: { card: 239 } });
  await start(w);
  expect((await thresholdEvents(w)).map((data) => data?.period)).toEqual(["2026-06", "2026-07"]);
});

test("a batch that spends all of the month's credits records both thresholds at once", async () => {
  const { w } = await webhookWorld();
  await used(w, { monthlyCredits: 121 });
  await start(w);
  expect(await thresholdEvents(w)).toEqual([
    { resource: "credits", threshold: 80, used: 480, limit: 600, period: "2026-06" },
  ]);
  await used(w, { monthlyCredits: 1, boughtCredits: 5 });
  await start(w);
  await start(w);
  expect(await thresholdEvents(w)).toHaveLength(2);
  const other = (await webhookWorld()).w;
  await used(other, { monthlyCredits: 1 });
  await start(other);
  expect((await thresholdEvents(other)).map((data) => data?.threshold)).toEqual([80, 100]);
});

test("test keys record no usage.threshold", async () => {
  const { w } = await webhookWorld(undefined, { key: { mode: "test" } });
  await used(w, { used: { card: 299 }, monthlyCredits: 1 });
  await start(w);
  expect(await thresholdEvents(w)).toEqual([]);
});
