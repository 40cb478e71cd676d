import { describe, expect, test } from "vitest";
import { expectEnvelope, expectRefusal, placesOf } from "../support/expect.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

const once = (w: World, key: string, order: object = BRIEF) =>
  w.post("/generate", order, { "Idempotency-Key": key });

describe("Idempotency-Key", () => {
  test("Idempotency-Key: a replay is the first answer byte for byte, and says so", async () => {
    const w = await world();
    const first = await once(w, "order-1");
    const second = await once(w, "order-1");
    expect(first.headers.has("Idempotent-Replayed")).toBe(false);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.status).toBe(202);
    expect(await second.text()).toBe(await first.text());
    expectEnvelope(second);
  });

  test.each([
    ["255 printable characters", "k".repeat(255)],
    ["a quoted text", '"order 1"'],
    ["punctuation", "a/b:c=d;e,f~!"],
  ])("Idempotency-Key: %s is accepted", async (_what, key) => {
    const w = await world();
    const { id } = await json(await once(w, key));
    expect(await json(await once(w, key))).toMatchObject({ id });
  });

  test.each([
    ["256 characters", "k".repeat(256)],
    ["nothing", ""],
    ["quotes around nothing", '""'],
    ["letters outside ASCII", "schlüssel"],
  ])("Idempotency-Key: %s is 422", async (_what, key) => {
    const body = await expectRefusal(await once(await world(), key), 422, "validation_error");
    expect(placesOf(body)).toEqual([["header", "Idempotency-Key"]]);
  });

  test("Idempotency-Key: scoped to the API key", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w);
    const { id } = await json(await once(w, "order-1"));
    const headers = { "Idempotency-Key": "order-1" };
    const theirs = await w.call("POST", `${API}/generate`, { json: BRIEF, headers, key });
    expect(theirs.status).toBe(202);
    expect((await json(theirs)).id).not.toBe(id);
  });

  test("Idempotency-Key: bodies compare as canonical JSON", async () => {
    const w = await world();
    const { id } = await json(await once(w, "order-1", { ...BRIEF, metadata: { a: 1, b: 2 } }));
    const { brief, channel, asset_type } = BRIEF;
    const spaced = `{ "metadata": {"b": 2, "a": 1.0}, "asset_type": ${JSON.stringify(asset_type)},\n "channel": ${JSON.stringify(channel)}, "brief": ${JSON.stringify(brief)} }`;
    const again = await w.post("/generate", spaced, { "Idempotency-Key": "order-1" });
    expect(await json(again)).toMatchObject({ id });
  });

  test("Idempotency-Key: kept 24 hours", async () => {
    const w = await world();
    const { id } = await json(await once(w, "order-1"));
    w.pass(86_399);
    expect((await json(await once(w, "order-1"))).id).toBe(id);
    w.pass(1);
    expect((await json(await once(w, "order-1"))).id).not.toBe(id);
  });
});

describe("generate, dry_run", () => {
  test("dry_run: 200 with remaining limits, cost and platform fees", async () => {
    const w = await world();
    const answer = await w.post("/generate", { ...BRIEF, dry_run: true });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      dry_run: true,
      accepted: true,
      channel: "twitter",
      asset_type: "card",
      count: 1,
      livemode: true,
      cost: { credits: 0, onboarding_free: true },
      remaining: { daily: 5000, plan_cap: 300, credits: 600 },
      platform_fees: [],
      warnings: [],
    });
  });
});

describe("health", () => {
  const health = async (name: string, critical: boolean, check: () => Promise<void>) => {
    const w = await world({ service: { probes: [{ name, critical, check }] } });
    return w.call("GET", "/api/v1/health", { key: null });
  };
  const down = () => Promise.reject(new Error("away"));

  test("health: status, version, time and each dependency's status, latency and weight", async () => {
    const answer = await health("database", true, async () => {});
    expectEnvelope(answer);
    expect(await answer.json()).toEqual({
      status: "ok",
      version: "test",
      time: expect.stringMatching(/^2026-06-15T12:00:.*Z$/),
      dependencies: { database: { status: "ok", latency_ms: expect.any(Number), critical: true } },
    });
  });

  test("health: a critical dependency down is 503 down", async () => {
    const answer = await health("database", true, down);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: "down",
      dependencies: { database: { status: "down" } },
    });
  });

  test("health: another one down is 200 degraded", async () => {
    const answer = await health("redis", false, down);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: "degraded" });
  });
});

describe("work in flight", () => {
  test.each([
    ["starter", 4],
    ["pro", 10],
    ["growth", 25],
    ["scale", 25],
  ] as const)("on the %s plan a workspace runs at most %i runs at once", async (plan, parallelism) => {
    const w = await world({ plan });
    await w.post("/generate", BRIEF);
    expect(w.waiting).toEqual([
      expect.objectContaining({ flowKey: expect.stringContaining(w.workspaceId), parallelism }),
    ]);
  });

  test("a burst is never refused for the runs in flight; it waits as queued", async () => {
    const w = await world({ plan: "starter" });
    for (let n = 0; n < 20; n++) expect((await w.post("/generate", BRIEF)).status).toBe(202);
    const runs = (await (await w.get("/runs")).json()) as { status: string }[];
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(["queued"]));
  });
});
