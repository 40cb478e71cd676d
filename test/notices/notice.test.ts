import { expect, test } from "vitest";
import type { EventRow } from "../../lib/hooks/store-events.ts";
import { bodyOf, noticesOf } from "../../lib/notices/notice.ts";
import { BRIEF, json, world } from "../support/world.ts";

const UTF8 = new TextEncoder();

test("a notice that would be larger than 20 KB is thin and says where the record is", async () => {
  const w = await world();
  // Three bytes a character, and a batch names every run.
  const items = Array.from({ length: 100 }, (_, index) => ({
    output_type: "card",
    client_ref: "項".repeat(60) + index,
    body: { headline: "Offline maps are here" },
  }));
  const { batch_id } = await json(await w.post("/render", { items }));
  const event = eventOf(w.workspaceId, { kind: "render.completed", batchId: String(batch_id) });
  const [notice] = await noticesOf(worldOf(w.service), w.workspaceId, [event]);
  expect(notice?.data).toEqual({
    livemode: true,
    batch_id,
    thin: true,
    record_url: `http://brandrun.test/api/v1/programmatic/render/${batch_id}`,
  });
});

test("a notice that fits carries the whole record, whatever its characters weigh", async () => {
  const w = await world();
  const { id } = await json(
    await w.post("/generate", { ...BRIEF, brief: `${BRIEF.brief} ${"道".repeat(3000)}` }),
  );
  const event = eventOf(w.workspaceId, { kind: "run.started", runId: id });
  const [notice] = await noticesOf(worldOf(w.service), w.workspaceId, [event]);
  expect(notice?.data.thin).toBeUndefined();
  const body = notice ? bodyOf(notice) : "";
  expect(Object.keys(JSON.parse(body))).toEqual(["type", "timestamp", "data"]);
  expect(UTF8.encode(body).byteLength).toBeLessThanOrEqual(20 * 1024);
});

test("records of another workspace are never told", async () => {
  const [mine, theirs] = [await world(), await world()];
  const { id } = await json(await theirs.post("/generate", BRIEF));
  const event = eventOf(mine.workspaceId, { kind: "run.started", runId: id });
  const [notice] = await noticesOf(worldOf(mine.service), mine.workspaceId, [event]);
  expect(notice?.data).toEqual({ livemode: true, id, deleted: true });
});

const worldOf = ({ db, now, settings }: Awaited<ReturnType<typeof world>>["service"]) => ({
  db,
  now: now(),
  publicUrl: settings.publicUrl,
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
