import { describe, expect, test } from "vitest";
import { mintKey } from "../../lib/access/mint.ts";
import { createWorkspace } from "../../lib/access/workspaces.ts";
import { ASSET_TYPES } from "../../lib/asset-types.ts";
import { PLANS, type PlanTerms } from "../../lib/billing/plans.ts";
import { Plan } from "../../lib/vocab.ts";
import { expectRefusal, limitsOf } from "../support/expect.ts";
import { endSubscription, mintWorkspaceKey, setRemaining } from "../support/workspaces.ts";
import { API, BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const me = async (w: World) =>
  (await json(await w.get("/me"))) as unknown as {
    credits: { total: number };
    usage: { daily: { used: number }; caps: Record<string, { used: number }> };
  };

describe("plans", () => {
  test.each<[row: string, read: (terms: PlanTerms) => unknown, plans: unknown[]]>([
    ["card / month", ({ caps }) => caps.card, [10, 100, 300, 1_000, 5_000]],
    ["carousel / month", ({ caps }) => caps.carousel, [3, 30, 100, 300, 1_500]],
    ["slideshow / month", ({ caps }) => caps.slideshow, [3, 30, 100, 300, 1_500]],
    ["infographic / month", ({ caps }) => caps.infographic, [3, 30, 100, 300, 1_500]],
    ["og_image / month", ({ caps }) => caps.og_image, [50, 1_000, 5_000, 20_000, 100_000]],
    ["video / month", ({ caps }) => caps.video, [0, 0, 15, 60, 300]],
    ["brand video library uploads / month", (terms) => terms.videoUploads, [0, 0, 15, 60, 300]],
    ["live keys", (terms) => terms.liveKeys, [false, true, true, true, true]],
    ["test keys", (terms) => terms.testKeys, [false, false, true, true, true]],
    ["Studio", (terms) => terms.studio, [false, false, true, true, true]],
    ["messaging-bot accounts", (terms) => terms.botAccounts, [0, 0, 1, 5, 25]],
    ["watermark", (terms) => terms.watermark, [true, false, false, false, false]],
    ["monthly credits", (terms) => terms.monthlyCredits, [15, 150, 600, 2_000, 10_000]],
    ["burst bucket", ({ burst }) => burst.size, [10, 60, 300, 1_000, 3_000]],
    ["burst refill a minute", ({ burst }) => burst.refillPerMinute, [10, 60, 300, 1_200, 3_000]],
    ["runs worked on at once", ({ parallel }) => parallel.runs, [1, 4, 10, 25, 100]],
    ["films worked on at once", ({ parallel }) => parallel.films, [1, 1, 2, 5, 20]],
  ])("table: %s by plan", (_row, read, plans) => {
    expect(Plan.options.map((plan) => read(PLANS[plan]))).toEqual(plans);
  });

  test("credit prices", () => {
    const credits = Object.fromEntries(
      Object.entries(ASSET_TYPES).map(([type, terms]) => [type, terms.credits]),
    );
    expect(credits).toEqual({ og_image: 1, card: 1, infographic: 2, carousel: 3, slideshow: 3, video: 10 });
  });

  test("the free plan has no live keys", async () => {
    const w = await world();
    const workspaceId = await createWorkspace(w.service, OPERATOR, "Free", "free");
    const minting = mintKey(w.service, OPERATOR, { workspaceId, mode: "live" });
    await expect(minting).rejects.toMatchObject({ code: "plan_required" });
  });

  test("when a subscription lapses, live and test keys answer 402", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    await endSubscription(w);
    await expectRefusal(await w.get("/me"), 402, "plan_required");
    await expectRefusal(await w.call("GET", `${API}/me`, { key }), 402, "plan_required");
  });
});

describe("charges", () => {
  test("months are UTC calendar months", async () => {
    const w = await world({ now: "2026-06-30T23:59:59Z" });
    await setRemaining(w, { used: { card: 300 } });
    await expectRefusal(await w.post("/generate", BRIEF), 429, "plan_cap_reached");
    w.pass(1);
    expect((await w.post("/generate", BRIEF)).status).toBe(202);
  });

  test("a failed or canceled run gives its credit and its cap slot back", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", BRIEF));
    expect(await me(w)).toMatchObject({ credits: { total: 599 }, usage: { caps: { card: { used: 1 } } } });
    await w.post(`/runs/${id}/cancel`);
    expect(await me(w)).toMatchObject({ credits: { total: 600 }, usage: { caps: { card: { used: 0 } } } });
  });

  test("the onboarding post costs no credit and no cap slot, once", async () => {
    const w = await world();
    for (let n = 0; n < 2; n++) await w.post("/generate", { ...BRIEF, asset_type: "og_image" });
    await w.drain();
    expect(await me(w)).toMatchObject({
      credits: { total: 599 },
      usage: { caps: { og_image: { used: 1 } } },
    });
  });

  test("test keys have separate counters, no credits, no caps", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    await setRemaining(w, { monthly: 0, used: { card: 300 } });
    expect((await w.call("POST", `${API}/generate`, { json: BRIEF, key })).status).toBe(202);
    expect(await me(w)).toMatchObject({
      credits: { total: 0 },
      usage: { daily: { used: 0 }, caps: { card: { used: 300 } } },
    });
  });
});

describe("windows", () => {
  test("starting work and other writes share a bucket, reads have one of four times the size", async () => {
    const w = await world({ plan: "starter" });
    const cancel = () => w.post("/runs/01900000-0000-7000-8000-000000000000/cancel");
    expect(limitsOf(await cancel())).toMatchObject({ limit: 60, remaining: 59 });
    expect(limitsOf(await w.post("/generate", BRIEF))).toMatchObject({ limit: 60, remaining: 58 });
    expect(limitsOf(await w.get("/runs"))).toMatchObject({ limit: 240, remaining: 239 });
  });

  test("without a valid key 600 a minute for each client address", async () => {
    const w = await world();
    const knock = (address: string) =>
      w.call("GET", "/me", { key: null, headers: { "CF-Connecting-IP": address } });
    for (let n = 0; n < 600; n++) await knock("192.0.2.1");
    await expectRefusal(await knock("192.0.2.1"), 429, "rate_limited");
    await expectRefusal(await knock("192.0.2.2"), 401, "missing_api_key");
    const health = { key: null, headers: { "CF-Connecting-IP": "192.0.2.1" } };
    expect((await w.call("GET", "/api/v1/health", health)).status, "health is exempt").toBe(200);
    w.pass(60);
    await expectRefusal(await knock("192.0.2.1"), 401, "missing_api_key");
  });

  test("RateLimit-Reset is seconds to the reset, X-RateLimit-Reset is Unix seconds", async () => {
    const w = await world({ key: { dailyLimit: 2 }, now: "2026-06-15T23:00:00Z" });
    const { headers } = await w.post("/generate", BRIEF);
    expect(headers.get("RateLimit-Reset")).toBe("3600");
    expect(headers.get("X-RateLimit-Reset")).toBe(String(Date.parse("2026-06-16T00:00:00Z") / 1000));
  });

  test("the headers show the limit with the smallest remaining share", async () => {
    const w = await world({ key: { dailyLimit: 400 } });
    expect(limitsOf(await w.post("/generate", BRIEF)), "burst, 299 of 300").toMatchObject({ limit: 300 });
    await setRemaining(w, { used: { card: 297 } });
    expect(limitsOf(await w.post("/generate", BRIEF)), "plan cap").toMatchObject({
      limit: 300,
      remaining: 2,
    });
    const { key } = await mintWorkspaceKey(w, { dailyLimit: 100 });
    const daily = await w.call("POST", "/generate", { json: { ...BRIEF, asset_type: "og_image" }, key });
    expect(limitsOf(daily), "daily").toMatchObject({ limit: 100, remaining: 99 });
  });

  test("the daily limit counts admitted requests that start work, never reading or polling", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", BRIEF));
    for (const path of ["/runs", `/runs/${id}`, "/me"]) await w.get(path);
    await w.post(`/runs/${id}/cancel`);
    await w.post("/generate", { ...BRIEF, asset_type: "gif" });
    expect(await me(w)).toMatchObject({ usage: { daily: { used: 1 } } });
  });

  test.each([
    ["401", "GET", `${API}/me`, null, 600],
    ["404 of an unknown path", "GET", "/nowhere", null, 600],
    ["404 of an unknown path", "GET", "/nowhere", "valid", 1200],
    ["422", "POST", `${API}/generate`, "valid", 300],
    ["health", "GET", "/api/v1/health", null, 600],
  ] as const)(
    "on a %s (%s %s, key: %s) the headers show the caller's window of %i",
    async (_answer, method, path, key, limit) => {
      const w = await world();
      await w.get("/me");
      const init = {
        ...(method === "POST" && { json: { ...BRIEF, brief: 7 } }),
        ...(key === null && { key }),
      };
      const answer = await w.call(method, path, init);
      expect(limitsOf(answer)).toMatchObject({ limit });
    },
  );
});
