import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { events, usageCounters } from "../../drizzle/schema/index.ts";
import { endpoint, hookWorld } from "../support/hooks.ts";
import { BRIEF, type World } from "../support/world.ts";

const told = async (w: World) => {
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

test("the run that reaches 80 % of a cap is told, and the one that reaches all of it; nobody in between", async () => {
  const { w, posted } = await hookWorld();
  await endpoint(w, { event_types: ["usage.threshold"] });
  await used(w, { used: { card: 238 } });
  await start(w);
  await w.drain();
  expect(await told(w)).toEqual([]);
  await start(w);
  await start(w);
  expect(await told(w)).toEqual([
    { resource: "card", threshold: 80, used: 240, limit: 300, period: "2026-06" },
  ]);
  w.pass(1);
  await used(w, { used: { card: 299 } });
  await start(w);
  await w.drain();
  expect((await told(w))[1]).toMatchObject({ resource: "card", threshold: 100, used: 300 });
  expect(posted.map(({ body }) => JSON.parse(body).data)).toEqual([
    { livemode: true, resource: "card", threshold: 80, used: 240, limit: 300, period: "2026-06" },
    { livemode: true, resource: "card", threshold: 100, used: 300, limit: 300, period: "2026-06" },
  ]);
});

test("a slot that comes back does not make it told twice; the next month begins anew", async () => {
  const { w } = await hookWorld();
  await used(w, { used: { card: 239 } });
  const run = await w.post("/generate", BRIEF);
  const { id } = (await run.json()) as { id: string };
  await w.post(`/runs/${id}/cancel`);
  await start(w);
  expect(await told(w)).toHaveLength(1);
  w.pass(20 * 86_400);
  await start(w);
  await used(w, { used: { card: 239 } });
  await start(w);
  expect((await told(w)).map((data) => data?.period)).toEqual(["2026-06", "2026-07"]);
});

test("the month's credits count, and a batch that takes everything crosses both at once", async () => {
  const { w } = await hookWorld();
  await used(w, { monthlyCredits: 121 });
  await start(w);
  expect(await told(w)).toEqual([
    { resource: "credits", threshold: 80, used: 480, limit: 600, period: "2026-06" },
  ]);
  await used(w, { monthlyCredits: 1, boughtCredits: 5 });
  await start(w);
  await start(w);
  expect(await told(w)).toHaveLength(2);
  const other = (await hookWorld()).w;
  await used(other, { monthlyCredits: 1 });
  await start(other);
  expect((await told(other)).map((data) => data?.threshold)).toEqual([80, 100]);
});

test("test keys use nothing", async () => {
  const { w } = await hookWorld(undefined, { key: { mode: "test" } });
  await used(w, { used: { card: 299 }, monthlyCredits: 1 });
  await start(w);
  expect(await told(w)).toEqual([]);
});
