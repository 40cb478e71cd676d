import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runs } from "../../drizzle/schema/index.ts";
import { expectEnvelope, expectRefusal } from "../support/expect.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

async function finished(w: World): Promise<{ id: string; file: string }> {
  const { id } = await json(await w.post("/generate", { ...BRIEF, metadata: { ticket: "A-7" } }));
  await w.drain();
  const { asset_url } = await json(await w.get(`/runs/${id}`));
  return { id, file: new URL(String(asset_url)).pathname };
}

test("a deleted run disappears everywhere, and its file answers 410", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, file } = await finished(w);
  expect((await w.call("GET", file, { key: null })).status).toBe(200);

  const answer = await w.del(`/runs/${id}`);
  expect(answer.status).toBe(204);
  expectEnvelope(answer);

  await expectRefusal(await w.get(`/runs/${id}`), 404, "run_not_found");
  await expectRefusal(await w.del(`/runs/${id}`), 404, "run_not_found");
  await expectRefusal(await w.post(`/runs/${id}/cancel`), 404, "run_not_found");
  expect(await (await w.get("/runs")).json()).toEqual([]);
  for (const headers of [{}, { Range: "bytes=0-9" }, { "If-None-Match": "*" }]) {
    const gone = await w.call("GET", file, { key: null, headers });
    expect(gone.headers.get("Cache-Control"), "a tombstone is not kept for ever").toBe("no-store");
    await expectRefusal(gone, 410, "gone");
  }
});

test("deleting a run erases the owner's input and output from the database", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id } = await finished(w);
  await w.del(`/runs/${id}`);
  const [row] = await w.service.db.select().from(runs).where(eq(runs.id, id));
  expect(row).toMatchObject({
    brief: "",
    outputText: null,
    altText: null,
    copy: null,
    quality: null,
    metadata: {},
  });
  expect(JSON.stringify(row)).not.toContain("Harbor");
});

test("deleting a run erases the render's content too", async () => {
  const w = await world();
  const item = { output_type: "quote", body: { quote: "Harbor Notes found the leak.", author: "Ada Byrne" } };
  const { items } = (await (await w.post("/render", { items: [item] })).json()) as {
    items: { run_id: string }[];
  };
  await w.drain();
  const id = String(items[0]?.run_id);
  expect((await w.del(`/runs/${id}`)).status).toBe(204);
  const [row] = await w.service.db.select().from(runs).where(eq(runs.id, id));
  expect(row).toMatchObject({ outputType: "quote", body: null });
  expect(JSON.stringify(row)).not.toMatch(/Harbor|Ada/);
});

test("deleting a run returns neither credit nor cap slot", async () => {
  const w = await world();
  await finished(w);
  const { id } = await finished(w);
  const before = await json(await w.get("/me"));
  await w.del(`/runs/${id}`);
  const after = await json(await w.get("/me"));
  expect(after.credits).toEqual(before.credits);
  expect(after.usage).toEqual(before.usage);
});

test("a failed run can be deleted", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.post(`/runs/${id}/cancel`);
  expect((await w.del(`/runs/${id}`)).status).toBe(204);
  expect(await w.drain(), "its job finds nothing").toEqual([204]);
});

test("deleting a queued or running run is refused with what to do", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id } = await json(await w.post("/generate", { ...BRIEF, metadata: { test_outcome: "slow" } }));
  for (const status of ["queued", "running"]) {
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ status });
    const { detail } = await expectRefusal(await w.del(`/runs/${id}`), 400, "bad_request");
    expect(detail).toMatchObject({ hint: expect.stringContaining("cancel") });
    const [message] = w.waiting.splice(0, 1);
    if (message) await w.deliver(message.job);
  }
});

test("deleting another workspace's run is refused", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, file } = await finished(w);
  const { key } = await otherWorkspace(w);
  await expectRefusal(await w.call("DELETE", `${API}/runs/${id}`, { key }), 404, "run_not_found");
  expect((await w.call("GET", file, { key: null })).status).toBe(200);
});

test("a run whose deletion failed in storage halfway can be deleted again", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id } = await finished(w);
  const { tombstone } = w.service.files;
  w.service.files.tombstone = () => Promise.reject(new Error("storage is away"));
  await expectRefusal(await w.del(`/runs/${id}`), 500, "internal_error");
  w.service.files.tombstone = tombstone;
  expect((await w.get(`/runs/${id}`)).status).toBe(200);
  expect((await w.del(`/runs/${id}`)).status).toBe(204);
});
