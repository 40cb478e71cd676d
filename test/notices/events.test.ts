import { expect, test } from "vitest";
import { announce } from "../../lib/hooks/announce.ts";
import { note } from "../support/hooks.ts";
import { RENDER } from "../support/routes.ts";
import { connect, finishedRun } from "../support/social.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

type Told = { id: string; type: string; timestamp: string; livemode: boolean; data: Record<string, unknown> };

const announced = (w: World) => announce(w.service, w.workspaceId);

async function log(w: World, query = ""): Promise<Told[]> {
  const answer = await w.get(`/events${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Told[];
}
const kindsIn = (told: Told[]) => told.map(({ type }) => type);

test("tells what happened, oldest first, with the record as the API answers it", async () => {
  const w = await world();
  await w.patch("/brand-dna", { tagline: "Notes that travel." });
  w.pass(1);
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  await announced(w);
  const [brand, ...about] = await log(w);
  expect(brand).toMatchObject({
    type: "brand.updated",
    data: { version: 1, record_url: expect.stringMatching(/\/brand-dna$/) },
  });
  // The clock stands still here, and what happens at the same time has no order.
  const told = about.sort((a, b) => a.type.localeCompare(b.type));
  expect(kindsIn(told)).toEqual(["run.started", "run.succeeded"]);
  expect(told[1]).toMatchObject({ livemode: true, data: await json(await w.get(`/runs/${id}`)) });
});

test("a batch, a post and an account that its platform ended each bring their record", async () => {
  const w = await world();
  const batch = await json(await w.post("/render", RENDER));
  await w.drain();
  const [account, run] = [await connect(w, "x"), await finishedRun(w)];
  const post = await json(
    await w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at: "2027-01-01T09:00:00Z" }),
  );
  await announced(w);
  const told = await log(w, "?type=render.completed,post.*");
  expect(kindsIn(told)).toEqual(["render.completed", "post.scheduled"]);
  expect(told[0]?.data).toMatchObject({ batch_id: batch.batch_id, items: [{ status: "succeeded" }] });
  expect(told[1]?.data).toMatchObject({ id: post.id, account_id: account });
});

test("is read on from an event, from a cursor and from the latest, without a gap or a repeat", async () => {
  const w = await world();
  for (const tagline of ["One.", "Two.", "Three."]) await w.patch("/brand-dna", { tagline });
  await announced(w);
  const page = await w.get("/events?limit=2");
  const first = (await page.json()) as Told[];
  expect(first).toHaveLength(2);
  const cursor = page.headers.get("x-next-cursor");
  const rest = await log(w, `?after=${cursor}`);
  expect(await log(w, `?after=${first[1]?.id}`)).toEqual(rest);
  expect(rest.map(({ data }) => data.version)).toEqual([3]);

  const latest = await w.get("/events?after=latest");
  expect(await latest.json()).toEqual([]);
  await note(w);
  expect(await log(w, `?after=${latest.headers.get("x-next-cursor")}`)).toEqual([]);
  await announced(w);
  expect(await log(w, `?after=${latest.headers.get("x-next-cursor")}`)).toHaveLength(1);
});

test("waits for the next event, and what it did not ask for moves the cursor on", async () => {
  const w = await world();
  await w.patch("/brand-dna", { tagline: "One." });
  await announced(w);
  const quiet = await w.get("/events?type=run.*&wait=1");
  expect(await quiet.json()).toEqual([]);
  expect(quiet.headers.get("x-next-cursor")).toBe("1");

  const waiting = log(w, "?after=1&wait=30");
  await w.patch("/brand-dna", { tagline: "Two." });
  await announced(w);
  expect(kindsIn(await waiting)).toEqual(["brand.updated"]);
});

test("without Redis whoever waits looks again at the end", async () => {
  const w = await world();
  w.service.marks.has = async () => Promise.reject(new Error("Redis is away."));
  w.service.marks.set = async () => Promise.reject(new Error("Redis is away."));
  const waiting = log(w, "?wait=2");
  await w.patch("/brand-dna", { tagline: "One." });
  await announced(w);
  expect(await waiting).toHaveLength(1);
});

test("what nobody announced the sweeper announces, once", async () => {
  const w = await world();
  await note(w);
  w.pass(5);
  expect((await w.sweep()).announcements).toBe(0);
  w.pass(6);
  expect((await w.sweep()).announcements).toBe(1);
  expect((await w.sweep()).announcements).toBe(0);
  expect(await log(w)).toHaveLength(1);
});

test("a deleted run is only named", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  await announced(w);
  await w.del(`/runs/${id}`);
  const [succeeded] = await log(w, "?type=run.succeeded");
  expect(succeeded?.data).toEqual({ livemode: true, id, deleted: true });
});

test.each([
  ["after=nonsense", "after"],
  ["after=01900000-0000-7000-8000-00000000ffff", "after"],
  ["type=run.melted", "type"],
  ["from=yesterday", "from"],
  ["wait=31", "wait"],
])("%s is refused by name", async (query, field) => {
  const w = await world();
  const answer = await w.get(`/events?${query}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: [{ loc: ["query", field] }] });
});
