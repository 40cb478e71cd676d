import { expect, test } from "vitest";
import { publishEvents } from "../../lib/webhooks/publish-events.ts";
import { RENDER } from "../support/routes.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { recordTestEvent } from "../support/webhooks.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

type ListedEvent = {
  id: string;
  type: string;
  timestamp: string;
  livemode: boolean;
  data: Record<string, unknown>;
};

const publish = (w: World) => publishEvents(w.service, w.workspaceId);

async function log(w: World, query = ""): Promise<ListedEvent[]> {
  const answer = await w.get(`/events${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ListedEvent[];
}
const kindsIn = (events: ListedEvent[]) => events.map(({ type }) => type);

test("lists events, the oldest first, with the record as the API returns it", async () => {
  const w = await world();
  await w.patch("/brand-dna", { tagline: "Notes that travel." });
  w.pass(1);
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  await publish(w);
  const [brand, ...about] = await log(w);
  expect(brand).toMatchObject({
    type: "brand.updated",
    data: { version: 1, record_url: expect.stringMatching(/\/brand-dna$/) },
  });
  // The clock stands still here, and events of the same moment have no order.
  const events = about.sort((a, b) => a.type.localeCompare(b.type));
  expect(kindsIn(events)).toEqual(["run.started", "run.succeeded"]);
  expect(events[1]).toMatchObject({ livemode: true, data: await json(await w.get(`/runs/${id}`)) });
});

test("events of a batch, a post and a disconnected account carry their record", async () => {
  const w = await world();
  const batch = await json(await w.post("/render", RENDER));
  await w.drain();
  const [account, run] = [await insertAccount(w, "x"), await finishedRun(w)];
  const post = await json(
    await w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at: "2027-01-01T09:00:00Z" }),
  );
  await publish(w);
  const events = await log(w, "?type=render.completed,post.*");
  expect(kindsIn(events)).toEqual(["render.completed", "post.scheduled"]);
  expect(events[0]?.data).toMatchObject({ batch_id: batch.batch_id, items: [{ status: "succeeded" }] });
  expect(events[1]?.data).toMatchObject({ id: post.id, account_id: account });
});

test("reading on from an event id, a cursor or latest leaves no gap and repeats nothing", async () => {
  const w = await world();
  for (const tagline of ["One.", "Two.", "Three."]) await w.patch("/brand-dna", { tagline });
  await publish(w);
  const page = await w.get("/events?limit=2");
  const first = (await page.json()) as ListedEvent[];
  expect(first).toHaveLength(2);
  const cursor = page.headers.get("x-next-cursor");
  const rest = await log(w, `?after=${cursor}`);
  expect(await log(w, `?after=${first[1]?.id}`)).toEqual(rest);
  expect(rest.map(({ data }) => data.version)).toEqual([3]);

  const latest = await w.get("/events?after=latest");
  expect(await latest.json()).toEqual([]);
  await recordTestEvent(w);
  expect(await log(w, `?after=${latest.headers.get("x-next-cursor")}`)).toEqual([]);
  await publish(w);
  expect(await log(w, `?after=${latest.headers.get("x-next-cursor")}`)).toHaveLength(1);
});

test("waits for the next event, and events of other types move the cursor on", async () => {
  const w = await world();
  await w.patch("/brand-dna", { tagline: "One." });
  await publish(w);
  const quiet = await w.get("/events?type=run.*&wait=1");
  expect(await quiet.json()).toEqual([]);
  expect(quiet.headers.get("x-next-cursor")).toBe("1");

  const waiting = log(w, "?after=1&wait=30");
  await w.patch("/brand-dna", { tagline: "Two." });
  await publish(w);
  expect(kindsIn(await waiting)).toEqual(["brand.updated"]);
});

test("without Redis a waiting request reads again at the end of its wait", async () => {
  const w = await world();
  w.service.flags.isRaised = async () => Promise.reject(new Error("Redis is away."));
  w.service.flags.raise = async () => Promise.reject(new Error("Redis is away."));
  const waiting = log(w, "?wait=2");
  await w.patch("/brand-dna", { tagline: "One." });
  await publish(w);
  expect(await waiting).toHaveLength(1);
});

test("the sweeper publishes an unpublished event once", async () => {
  const w = await world();
  await recordTestEvent(w);
  w.pass(5);
  expect((await w.sweep()).unpublished_events).toBe(0);
  w.pass(6);
  expect((await w.sweep()).unpublished_events).toBe(1);
  expect((await w.sweep()).unpublished_events).toBe(0);
  expect(await log(w)).toHaveLength(1);
});

test("an event of a deleted run holds only its id", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  await publish(w);
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
