import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { RENDER } from "../support/routes.ts";
import { readRun, startRun } from "../support/runs.ts";
import { bind, EVENT } from "../support/studio.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, type RunBody, type World, world } from "../support/world.ts";

const TEST = { key: { mode: "test" } } as const;

async function finish(w: World, order: object = {}): Promise<RunBody> {
  const { id } = await json(await w.post("/generate", { ...BRIEF, ...order }));
  await w.drain();
  return readRun(w, id);
}

const outcome = (test_outcome: unknown) => ({ metadata: { test_outcome } });

describe("metadata.test_outcome of a test run", () => {
  test.each([
    ["succeeded", "succeeded", "approved"],
    ["needs_review", "succeeded", "needs_review"],
    ["rejected", "succeeded", "rejected"],
    ["slow", "succeeded", "approved"],
    ["failed", "failed", null],
  ])(
    "metadata.test_outcome %s gives a test run with status %s and verdict %s",
    async (wish, status, verdict) => {
      const run = await finish(await world(TEST), outcome(wish));
      expect(run).toMatchObject({ status, verdict, livemode: false });
    },
  );

  test("without metadata.test_outcome a test run is approved", async () => {
    const run = await finish(await world(TEST), { metadata: { order: "A-1042" } });
    expect(run).toMatchObject({ status: "succeeded", verdict: "approved" });
  });

  test.each([["nonsense"], [7], [null]])(
    "metadata.test_outcome %j is refused with the names of those there are",
    async (wish) => {
      const w = await world({ plan: "scale", ...TEST });
      await bind(w);
      const requests: [path: string, body: object][] = [
        [`${API}/generate`, { ...BRIEF, ...outcome(wish) }],
        [`${API}/generate`, { ...BRIEF, ...outcome(wish), dry_run: true }],
        [`${API}/render`, { ...RENDER, ...outcome(wish) }],
        ["/api/v1/studio/generate", { ...EVENT, ...outcome(wish) }],
      ];
      for (const [path, json] of requests) {
        const body = await expectRefusal(await w.call("POST", path, { json }), 422, "validation_error");
        expect(body.detail).toMatchObject([{ loc: ["body", "metadata", "test_outcome"] }]);
        expect(body.message).toContain("needs_review");
      }
    },
  );

  test("metadata.test_outcome failed gives a run with a code, a message, and no results", async () => {
    expect(await finish(await world(TEST), outcome("failed"))).toMatchObject({
      error_code: "test_failed",
      error_message: expect.stringContaining("test_outcome"),
      output_text: null,
      asset_url: null,
      impact_score: null,
      quality: null,
    });
  });

  test("metadata.test_outcome failed ends the run at once without using the queue's retries", async () => {
    const w = await world(TEST);
    const { job } = await startRun(w, outcome("failed"));
    expect((await w.deliver(job)).status).toBe(204);
    expect(w.waiting).toEqual([]);
  });

  test("metadata.test_outcome slow keeps the run running for five seconds", async () => {
    const w = await world(TEST);
    const { id, job } = await startRun(w, outcome("slow"));
    await w.deliver(job);
    expect(await readRun(w, id)).toMatchObject({ status: "running", progress: { step: "write", done: 1 } });
    expect(w.waiting).toMatchObject([{ notBefore: new Date("2026-06-15T12:00:05Z") }]);
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({
      status: "succeeded",
      finished_at: "2026-06-15T12:00:05.000Z",
    });
  });

  test("metadata.test_outcome does not affect a live run", async () => {
    const run = await finish(await world(), outcome("nonsense"));
    expect(run).toMatchObject({ status: "succeeded", livemode: true });
  });
});

describe("a test run", () => {
  test("a test run has the fields of a live run", async () => {
    const live = await finish(await world());
    const mock = await finish(await world(TEST));
    expect(Object.keys(mock).sort()).toEqual(Object.keys(live).sort());
    expect(mock.quality).toMatchObject({ score: mock.impact_score, verdict: mock.verdict });
    expect(mock.output_text).not.toBe("");
    expect(mock.asset_url).toMatch(/^http/);
  });

  test("a test run has the same words, score and picture every time", async () => {
    const [one, two] = [await finish(await world(TEST)), await finish(await world(TEST))];
    const lasting = ({
      output_text,
      alt_text,
      impact_score,
      verdict,
      quality,
      render_hash,
      assets,
    }: RunBody) => ({
      output_text,
      alt_text,
      impact_score,
      verdict,
      quality,
      render_hash,
      sha256: (assets as { sha256: string }[]).map(({ sha256 }) => sha256),
    });
    expect(lasting(one)).toEqual(lasting(two));
    expect(one.id).not.toBe(two.id);
    expect(one.asset_url).not.toBe(two.asset_url);
  });

  test("a test run costs nothing and takes no cap slot, whether it succeeds or fails", async () => {
    const w = await world(TEST);
    const { key } = await mintWorkspaceKey(w, { mode: "live" });
    // A test key is shown counters of its own.
    const live = async () => json(await w.call("GET", `${API}/me`, { key }));
    const { credits, usage } = await live();
    for (const wish of ["succeeded", "failed"]) await finish(w, outcome(wish));
    const after = await live();
    expect(after.credits).toEqual(credits);
    expect((after.usage as { caps: object }).caps).toEqual((usage as { caps: object }).caps);
  });

  test("a test run counts toward its own key's daily limit only", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { mode: "test", dailyLimit: 1 });
    const generate = () => w.call("POST", `${API}/generate`, { json: BRIEF, key });
    expect((await generate()).status).toBe(202);
    expect((await generate()).status).toBe(429);
    expect(await json(await w.get("/me"))).toMatchObject({ usage: { daily: { used: 0 } } });
  });

  test("a test run is listed beside live runs and readable with either key of the workspace", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    const { id } = await json(await w.call("POST", `${API}/generate`, { json: BRIEF, key }));
    await w.post("/generate", BRIEF);
    const list = (await (await w.get("/runs")).json()) as RunBody[];
    expect(list.map(({ livemode }) => livemode).sort()).toEqual([false, true]);
    expect((await w.get(`/runs/${id}`)).status).toBe(200);
  });

  test("test runs have their own flow key, so that a CI never delays real work", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    await w.call("POST", `${API}/generate`, { json: BRIEF, key });
    await w.post("/generate", BRIEF);
    const [mock, live] = w.waiting.map(({ flowKey }) => flowKey);
    expect(mock).not.toBe(live);
  });

  test("a test run is never posted automatically", async () => {
    const w = await world({ key: { mode: "test", autoPost: true, autoPostMinScore: 0 } });
    expect(await finish(w)).toMatchObject({
      auto_post_eligible: true,
      auto_post: expect.stringMatching(/never post/),
    });
  });
});
