import { expect, test } from "vitest";
import type { EventRow } from "../../lib/events/store.ts";
import { bodyOf, type EventPayload, payloadsOf } from "../../lib/webhooks/payload.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { BRIEF, json, world } from "../support/world.ts";

const UTF8 = new TextEncoder();

test("a payload above 20 KB is thin and links to its record", async () => {
  const w = await world();
  // Three bytes a character, and a batch names every run.
  const items = Array.from({ length: 100 }, (_, index) => ({
    output_type: "card",
    client_ref: "項".repeat(60) + index,
    body: { headline: "Offline maps are here" },
  }));
  const { batch_id } = await json(await w.post("/render", { items }));
  const event = eventOf(w.workspaceId, { kind: "render.completed", batchId: String(batch_id) });
  const [payload] = await payloadsOf(w.service, w.workspaceId, [event]);
  expect(payload?.data).toEqual({
    livemode: true,
    batch_id,
    status: "running",
    created_at: w.service.now().toISOString(),
    thin: true,
    record_url: `http://brandrun.test/api/v1/programmatic/render/${batch_id}`,
  });
});

test("a payload within 20 KB holds the whole record, with characters of any size", async () => {
  const w = await world();
  const { id } = await json(
    await w.post("/generate", { ...BRIEF, brief: `${BRIEF.brief} ${"道".repeat(3000)}` }),
  );
  const event = eventOf(w.workspaceId, { kind: "run.started", runId: id });
  const [payload] = await payloadsOf(w.service, w.workspaceId, [event]);
  expect(payload?.data.thin).toBeUndefined();
  const body = payload ? bodyOf(payload) : "";
  expect(Object.keys(JSON.parse(body))).toEqual(["type", "timestamp", "data"]);
  expect(UTF8.encode(body).byteLength).toBeLessThanOrEqual(20 * 1024);
});

test("a payload never holds a record of another workspace", async () => {
  const [mine, theirs] = [await world(), await world()];
  const { id } = await json(await theirs.post("/generate", BRIEF));
  const event = eventOf(mine.workspaceId, { kind: "run.started", runId: id });
  const [payload] = await payloadsOf(mine.service, mine.workspaceId, [event]);
  expect(payload?.data).toEqual({ livemode: true, id, deleted: true });
});

test("the log shows each event's record as it was then, however late it is read", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  await w.post(`/runs/${id}/schedule`, { platform: "x", scheduled_at: "2026-06-16T12:00:00Z" });
  await w.post(`/runs/${id}/post`, { platform: "x" });
  const [post] = (await json(await w.get("/posts"))) as unknown as { id: string }[];
  await w.post(`/posts/${post?.id}/cancel`);
  await w.drain();
  const events = (await json(await w.get("/events"))) as unknown as EventPayload[];
  const seen = events.map(({ type, data }) => [type, data.status, data.finished_at === null]);
  expect(seen).toEqual([
    ["run.started", "running", true],
    ["run.succeeded", "succeeded", false],
    ["post.scheduled", "scheduled", false],
    ["post.canceled", "canceled", false],
  ]);
  expect(events[0]?.data).toMatchObject({ asset_url: null, verdict: null, assets: [] });
});

test("a run that a person decided about later still needs the review in the event before", async () => {
  const w = await world();
  const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
  const at = w.service.now();
  w.pass(60);
  await w.post(`/runs/${id}/review`, { verdict: "approved" });
  const then = eventOf(w.workspaceId, { kind: "run.succeeded", runId: id, createdAt: at });
  const later = eventOf(w.workspaceId, { kind: "run.reviewed", runId: id, createdAt: w.service.now() });
  const payloads = await payloadsOf(w.service, w.workspaceId, [then, later]);
  expect(payloads.map(({ data }) => data.verdict)).toEqual(["needs_review", "approved"]);
});

const eventOf = (workspaceId: string, event: Partial<EventRow>): EventRow => ({
  id: crypto.randomUUID(),
  workspaceId,
  kind: "run.started",
  livemode: true,
  runId: null,
  batchId: null,
  postId: null,
  accountId: null,
  data: null,
  createdAt: new Date("2026-06-15T12:00:00Z"),
  position: 1,
  ...event,
});
