import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { API, json, RENDER_ITEMS, type World, world } from "../support/world.ts";

type Item = Record<string, unknown> & { run_id: string };
type BatchBody = { batch_id: string; status: string; counts: object; items: Item[] };

const start = async (w: World, more: object = {}) =>
  (await (await w.post("/render", { items: RENDER_ITEMS, ...more })).json()) as BatchBody;
const read = async (w: World, id: string, query = "") =>
  (await (await w.get(`/render/${id}${query}`)).json()) as BatchBody;

/** The addresses and types of the messages that were sent. */
function sentBy(w: World) {
  const sent: { url: string; type: string; body: { data: Record<string, unknown> } }[] = [];
  w.service.webhookClient.post = async (url, { body }) => {
    sent.push({ url, type: JSON.parse(body).type, body: JSON.parse(body) });
    return { status: 204, answer: null, retryAfter: null };
  };
  return sent;
}

test("a finished batch answers the address, verdict and error of every item in one call", async () => {
  const w = await world();
  const { batch_id, status, counts, items } = await start(w, { metadata: { list: "may" } });
  expect({ status, counts }).toEqual({
    status: "running",
    counts: { queued: 2, running: 0, succeeded: 0, failed: 0 },
  });
  expect(items[0]).toMatchObject({ asset_url: null, verdict: null, error_code: null });
  await w.post(`/runs/${items[1]?.run_id}/cancel`);
  await w.drain();

  const done = await read(w, batch_id);
  expect(done).toMatchObject({ status: "completed", metadata: { list: "may" }, livemode: true });
  const run = await json(await w.get(`/runs/${items[0]?.run_id}`));
  expect(done.items).toMatchObject([
    { status: "succeeded", asset_url: run.asset_url, verdict: run.verdict, error_code: null },
    { status: "failed", asset_url: null, verdict: null, error_code: "canceled" },
  ]);
  expect(run.asset_url).toMatch(/^http/);
});

test("wait answers as soon as the last item has ended", async () => {
  const w = await world();
  const { batch_id } = await start(w);
  // The work needs real time: a second of it for each ten of the clock.
  w.service.sleep = async (milliseconds) => {
    w.pass(milliseconds / 1000);
    await new Promise((resolve) => setTimeout(resolve, milliseconds / 10));
  };
  const began = w.service.now().getTime();
  const waiting = read(w, batch_id, "?wait=30");
  await w.drain();
  expect((await waiting).status).toBe("completed");
  expect(w.service.now().getTime() - began).toBeLessThan(30_000);
  expect((await read(w, batch_id, "?wait=30")).status).toBe("completed");
  await expectRefusal(await w.get(`/render/${batch_id}?wait=31`), 422, "validation_error");
});

test("batches are listed with their counts, newest first", async () => {
  const w = await world();
  const first = await start(w);
  w.pass(1);
  const second = await start(w);
  const listed = (await (await w.get("/render?limit=1")).json()) as BatchBody[];
  expect(listed).toMatchObject([{ batch_id: second.batch_id, counts: { queued: 2 } }]);
  expect(await (await w.get("/render?offset=1")).json()).toMatchObject([{ batch_id: first.batch_id }]);
  expect(await (await w.get("/render?livemode=false")).json()).toEqual([]);
});

test("canceling a batch ends its open items and gives their credits back, once", async () => {
  const w = await world();
  const credits = async () => (await json(await w.get("/me"))).credits;
  const before = await credits();
  const { batch_id } = await start(w);
  expect(await credits()).not.toEqual(before);
  const canceled = (await json(await w.post(`/render/${batch_id}/cancel`))) as unknown as BatchBody;
  expect(canceled).toMatchObject({ status: "completed", counts: { failed: 2 } });
  expect(await credits()).toEqual(before);
  await expectRefusal(await w.post(`/render/${batch_id}/cancel`), 409, "run_not_cancelable");
  const other = await otherWorkspace(w);
  await expectRefusal(
    await w.call("POST", `${API}/render/${batch_id}/cancel`, { key: other.key }),
    404,
    "not_found",
  );
});

test("the webhook_url of a batch gets one render.completed with the addresses, and items only when asked", async () => {
  const url = "https://hooks.example.com/batch";
  const w = await world();
  const sent = sentBy(w);
  await start(w, { webhook_url: url });
  await w.drain();
  expect(sent.map(({ type }) => type)).toEqual(["render.completed"]);
  expect(sent[0]?.body.data.items).toMatchObject([{ status: "succeeded" }, { status: "succeeded" }]);
  sent.length = 0;
  await start(w, { webhook_url: url, item_events: true });
  await w.drain();
  const types = sent.map(({ type }) => type).sort();
  expect(types).toEqual(["render.completed", "run.started", "run.started", "run.succeeded", "run.succeeded"]);
});

test("a thin webhook gets names, states and addresses, and where to read the rest", async () => {
  const w = await world();
  const sent = sentBy(w);
  const endpoint = {
    url: "https://hooks.example.com/thin",
    event_types: ["run.succeeded", "render.completed"],
  };
  const made = await json(await w.post("/webhooks", { ...endpoint, payload: "thin" }));
  expect(made.payload).toBe("thin");
  const { batch_id, items } = await start(w);
  await w.drain();
  const completed = sent.find(({ type }) => type === "render.completed")?.body.data;
  expect(completed).toEqual({
    livemode: true,
    batch_id,
    status: "completed",
    created_at: "2026-06-15T12:00:00.000Z",
    thin: true,
    record_url: `http://brandrun.test${API}/render/${batch_id}`,
  });
  const run = sent.find(({ type }) => type === "run.succeeded")?.body.data ?? {};
  expect(items.map(({ run_id }) => run_id)).toContain(run.id);
  expect(run).toMatchObject({ status: "succeeded", thin: true, asset_url: expect.stringMatching(/^http/) });
  expect(JSON.stringify(run).length).toBeLessThan(1024);

  await w.patch(`/webhooks/${made.id}`, { payload: "full" });
  sent.length = 0;
  await start(w);
  await w.drain();
  expect(sent.find(({ type }) => type === "run.succeeded")?.body.data.quality).toBeDefined();
});
