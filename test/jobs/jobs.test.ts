import { describe, expect, test } from "vitest";
import { expectEnvelope } from "../support/expect.ts";
import { NO_RUN } from "../support/routes.ts";
import { readRun, startRun } from "../support/runs.ts";
import { json, type World, world } from "../support/world.ts";

const SIGNED = { "upstash-signature": "signed" };
const send = (w: World, body: unknown, headers: Record<string, string> = SIGNED) =>
  w.call("POST", "/jobs", { json: body, headers, key: null });

test.each([
  ["without a signature", {}],
  ["with an empty signature", { "upstash-signature": "" }],
  ["with a false signature", { "upstash-signature": "forged" }],
])("a call %s is 401 and does nothing", async (_what, headers) => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  for (const path of ["/jobs", "/jobs/failed"]) {
    const answer = await w.call("POST", path, { json: job, headers, key: null });
    expect(answer.status).toBe(401);
    expect(await json(answer)).toMatchObject({ code: "invalid_signature", message: expect.any(String) });
    expectEnvelope(answer);
  }
  expect(await readRun(w, id)).toMatchObject({ status: "queued" });
});

test("a body that is far too large is 413, and without a signature not even read", async () => {
  const w = await world();
  const large = "x".repeat(2 ** 20 + 1);
  expect((await send(w, large)).status).toBe(413);
  expect((await send(w, large, {})).status).toBe(401);
});

test("a valid API key is no signature", async () => {
  const w = await world();
  const { job } = await startRun(w);
  expect((await w.call("POST", "/jobs", { json: job })).status).toBe(401);
});

test("the signature is checked over the very bytes and the very path", async () => {
  const seen: object[] = [];
  const w = await world({
    service: {
      signed: async (request) => {
        seen.push(request);
        return false;
      },
    },
  });
  const body = '{ "kind":  "run.advance" }';
  await send(w, body, { "upstash-signature": "s" });
  await w.call("POST", "/jobs/failed", { json: body, headers: { "upstash-signature": "s" }, key: null });
  expect(seen).toEqual([
    { signature: "s", body, path: "/jobs" },
    { signature: "s", body, path: "/jobs/failed" },
  ]);
});

test.each([
  ["no JSON", "nonsense"],
  ["nothing", ""],
  ["no job", {}],
  ["a kind from another version", { kind: "run.teleport", workspaceId: NO_RUN, runId: NO_RUN }],
  ["a job without ids", { kind: "run.advance" }],
  ["a job with malformed ids", { kind: "run.advance", workspaceId: "1", runId: "2" }],
])("%s is 489, which the queue does not try again", async (_what, body) => {
  const w = await world();
  const answer = await send(w, body);
  expect(answer.status).toBe(489);
  expect(answer.headers.get("Upstash-NonRetryable-Error")).toBe("true");
  expectEnvelope(answer);
});

test("a job of a run that does not exist, or of another workspace, is done: there is nothing to do", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  expect((await w.deliver({ ...job, runId: NO_RUN })).status).toBe(204);
  expect((await w.deliver({ ...job, workspaceId: NO_RUN })).status).toBe(204);
  expect(await readRun(w, id)).toMatchObject({ status: "queued" });
});

test("a message carries ids and nothing else", async () => {
  const w = await world();
  const { id, job } = await startRun(w);
  expect(job).toEqual({ kind: "run.advance", workspaceId: w.workspaceId, runId: id });
});

test("delivering a job again after the end changes nothing and sends nothing", async () => {
  const w = await world({ key: { mode: "test" } });
  const { id, job } = await startRun(w);
  await w.deliver(job);
  const run = await readRun(w, id);
  w.pass(60);
  for (const retried of [0, 1, 3]) expect((await w.deliver(job, retried)).status).toBe(204);
  expect(await readRun(w, id)).toEqual(run);
  expect(w.waiting).toEqual([]);
});

test("delivering a job many times at once makes one result, one charge and one end", async () => {
  const w = await world();
  // The free onboarding post would hide a double charge.
  await w.deliver((await startRun(w)).job);
  const before = (await json(await w.get("/me"))).credits as { total: number };
  const { id, job } = await startRun(w);
  const answers = await Promise.all(Array.from({ length: 5 }, () => w.deliver(job)));

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
  const run = await readRun(w, id);
  expect(run).toMatchObject({ status: "succeeded", assets: [expect.objectContaining({ index: 0 })] });
  expect(run.assets).toHaveLength(1);
  const after = (await json(await w.get("/me"))).credits as { total: number };
  expect(after.total).toBe(before.total - 1);
  const ended = await w.service.db.query.events.findMany({ where: (event, { eq }) => eq(event.runId, id) });
  expect(ended.map(({ kind }) => kind).sort()).toEqual(["run.started", "run.succeeded"]);
});

describe("a message that was queued under a former kind is still understood", () => {
  test("the former kind files.bury replaces files by tombstones", async () => {
    const w = await world();
    const { workspaceId } = w;
    const WHOLE = { range: null, ifNoneMatch: null, headOnly: false };
    const name = `${"A".repeat(32)}/logo.png`;
    await w.service.files.put(name, new Uint8Array(4), { mimeType: "image/png", sha256: "0".repeat(64) });
    const answer = await send(w, { kind: "files.bury", workspaceId, names: [name] });
    expect(answer.status).toBe(204);
    expect(await w.service.files.open(name, WHOLE)).toMatchObject({ state: "gone" });
  });

  test.each([
    ["film.tidy", { runId: NO_RUN }],
    ["video.tidy", { name: "0123456789abcdef/video.mp4" }],
    ["image.drop", { imageId: NO_RUN }],
  ])("%s is carried out", async (kind, about) => {
    const w = await world();
    const answer = await send(w, { kind, workspaceId: w.workspaceId, ...about });
    expect(answer.status).toBe(204);
  });
});
