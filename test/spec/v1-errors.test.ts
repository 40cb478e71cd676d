import { NeonDbError } from "@neondatabase/serverless";
import { describe, expect, test } from "vitest";
import { PLANS } from "../../lib/billing/plans.ts";
import { expectEnvelope, expectRefusal, limitsOf, placesOf } from "../support/expect.ts";
import { breakDatabase } from "../support/outage.ts";
import { endSubscription, setRemaining } from "../support/workspaces.ts";
import { BRIEF, json, world } from "../support/world.ts";

const anyId = "/runs/01900000-0000-7000-8000-000000000000";

describe("Errors", () => {
  test("Resources, Error object: code, message and an optional detail", async () => {
    const w = await world();
    const body = await expectRefusal(await w.get(anyId), 404, "run_not_found");
    expect(body).toEqual({ code: "run_not_found", message: expect.any(String), detail: expect.any(Object) });
  });

  test("Errors, 400: unsupported asset_type", async () => {
    const w = await world();
    await expectRefusal(
      await w.post("/generate", { ...BRIEF, asset_type: "gif" }),
      400,
      "unsupported_asset_type",
    );
  });

  test("Errors, 400: malformed body", async () => {
    const w = await world();
    await expectRefusal(await w.post("/generate", "{brief:"), 400, "malformed_body");
  });

  test("Errors, 401: missing or invalid API key", async () => {
    const w = await world();
    const answer = await w.call("GET", "/api/v1/programmatic/me", { key: null });
    await expectRefusal(answer, 401, "missing_api_key");
  });

  test("Errors, 402: credits, and the message names the upgrade", async () => {
    const w = await world();
    await setRemaining(w, { monthly: 0, bought: 0 });
    const { message } = await expectRefusal(await w.post("/generate", BRIEF), 402, "credits_exhausted");
    expect(message).toContain("upgrade to growth");
  });

  test("Errors, 402: plan gate, and the message names the way out", async () => {
    const w = await world();
    await endSubscription(w);
    const { message } = await expectRefusal(await w.post("/generate", BRIEF), 402, "plan_required");
    expect(message).toContain("pro");
  });

  test("Errors, 403: key lacks the asset type, the channel, or the plan", async () => {
    const w = await world({
      plan: "starter",
      key: { assetTypes: ["video", "card"], channels: ["linkedin"] },
    });
    const ask = (order: object) => w.post("/generate", { ...BRIEF, channel: "linkedin", ...order });
    await expectRefusal(await ask({ asset_type: "og_image" }), 403, "scope_asset_type");
    await expectRefusal(await ask({ channel: "tiktok" }), 403, "scope_channel");
    await expectRefusal(await ask({ asset_type: "video" }), 403, "plan_video_required");
  });

  test("Errors, 404: run not found", async () => {
    await expectRefusal(await (await world()).get(anyId), 404, "run_not_found");
  });

  test("Errors, 409: idempotency replay mismatch", async () => {
    const w = await world();
    const headers = { "Idempotency-Key": "monday" };
    expect((await w.post("/generate", BRIEF, headers)).status).toBe(202);
    const other = await w.post("/generate", { ...BRIEF, brief: "Something else" }, headers);
    await expectRefusal(other, 409, "idempotency_mismatch");
  });

  test("Errors, 422: request validation, with a detail list", async () => {
    const w = await world();
    const body = await expectRefusal(
      await w.post("/generate", { ...BRIEF, brief: 7 }),
      422,
      "validation_error",
    );
    expect(placesOf(body)).toEqual([["body", "brief"]]);
  });

  test("Errors, 429: carries Retry-After and RateLimit headers", async () => {
    const w = await world({ key: { dailyLimit: 0 } });
    const answer = await w.post("/generate", BRIEF);
    expect(answer.headers.get("Retry-After")).toBe("43200");
    expect(limitsOf(answer)).toEqual({ limit: 0, remaining: 0, reset: 43_200 });
    await expectRefusal(answer, 429, "daily_limit_exceeded");
  });

  test("Errors, 500: internal error says to retry and gives nothing away", async () => {
    const w = await world();
    breakDatabase(w, () => new Error("relation secret_table does not exist"));
    const answer = await w.get("/me");
    const body = await expectRefusal(answer, 500, "internal_error");
    expect(answer.headers.get("Retry-After")).toBe("30");
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(body.detail).toMatchObject({ retryable: true });
  });

  test("Errors, 503: a critical dependency is down", async () => {
    const w = await world();
    breakDatabase(w, () => new NeonDbError("fetch failed"));
    const answer = await w.get("/me");
    await expectRefusal(answer, 503, "dependency_down");
    expect(answer.headers.get("Retry-After")).toBe("30");
  });

  test("Errors: pipeline issues are retried with exponential back-off after about 30 seconds", async () => {
    const w = await world({ key: { mode: "test" } });
    const { id } = await json(await w.post("/generate", BRIEF));
    w.service.files.put = async () => {
      throw new Error("storage is away");
    };
    const [message] = w.waiting;
    if (!message) throw new Error("generate sent no message");
    expect((await w.deliver(message.job)).status).toBe(500);
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ status: "running", error_message: null });
  });
});

describe("Limits", () => {
  test("Limits, daily_limit: each key has its own, excess is 429", async () => {
    const w = await world({ key: { dailyLimit: 1 } });
    await w.post("/generate", BRIEF);
    await expectRefusal(await w.post("/generate", BRIEF), 429, "daily_limit_exceeded");
  });

  test("Limits, per-asset-type plan cap: video is Pro+ with 15, 60 or 300 a month by tier", () => {
    const { free, starter, pro, growth, scale } = PLANS;
    expect([free, starter, pro, growth, scale].map(({ caps }) => caps.video)).toEqual([0, 0, 15, 60, 300]);
    expect([pro, growth, scale].map(({ videoUploads }) => videoUploads)).toEqual([15, 60, 300]);
  });

  test.each([
    ["a run", "POST", "/generate", 202],
    ["a list", "GET", "/runs", 200],
    ["the key", "GET", "/me", 200],
    ["a missing run", "GET", anyId, 404],
    ["an unknown path", "GET", "/nothing/here", 404],
    ["a wrong method", "PATCH", "/me", 405],
  ] as const)(
    "Limits: every response carries RateLimit headers, also %s",
    async (_what, method, path, status) => {
      const w = await world();
      const body = method === "POST" ? { json: BRIEF } : {};
      const answer = await w.call(method, `/api/v1/programmatic${path}`, body);
      expect(answer.status).toBe(status);
      expectEnvelope(answer);
    },
  );

  test("Limits: a 429 carries Retry-After", async () => {
    const w = await world({ plan: "starter" });
    for (let n = 0; n < 60; n++) await w.post("/generate", { ...BRIEF, dry_run: true });
    const answer = await w.post("/generate", { ...BRIEF, dry_run: true });
    await expectRefusal(answer, 429, "rate_limited");
    expect(answer.headers.get("Retry-After")).toBe("1");
  });
});
