import { describe, expect, test } from "vitest";
import { REFUSALS } from "../../lib/core/errors.ts";
import { expectRefusal, limitsOf } from "../support/expect.ts";
import { otherWorkspace, setRemaining } from "../support/workspaces.ts";
import { API, BRIEF, json, world } from "../support/world.ts";

/** Every code of the decisions on errors (section 4), by status, except `internal_error`: no refusal has it. */
const CODES: Record<number, string> = {
  400: "bad_request malformed_body unsupported_asset_type unsupported_platform run_not_succeeded run_not_approved run_is_test run_is_live channel_not_connected",
  401: "missing_api_key invalid_api_key revoked_api_key expired_api_key",
  402: "agent_limit_reached credits_exhausted plan_required studio_not_in_plan bot_account_cap",
  403: "role_not_allowed email_not_confirmed agents_stopped test_key_read_only scope_review scope_manage_keys address_not_allowed signature_invalid scope_asset_type scope_channel scope_connected_account scope_template plan_video_required workspace_paused profile_paused studio_profile_missing",
  404: "run_not_found screen_not_found not_found",
  405: "method_not_allowed",
  409: "idempotency_mismatch idempotency_in_progress version_conflict run_not_cancelable run_not_retryable run_not_reviewable post_not_cancelable post_not_retryable post_not_removable post_not_scheduled campaign_not_cancelable grant_expired mascot_not_started mascot_not_drafting mascot_not_ready",
  410: "gone",
  413: "payload_too_large",
  415: "unsupported_media_type",
  422: "validation_error",
  429: "rate_limited daily_limit_exceeded plan_cap_reached",
  503: "dependency_down",
};

describe("error codes", () => {
  test.each(Object.entries(CODES))("the codes of status %s", (status, codes) => {
    const ours = Object.entries(REFUSALS).filter(([, its]) => its === Number(status));
    expect(ours.map(([code]) => code).sort()).toEqual(codes.split(" ").sort());
  });

  test("there are no other codes, and all are snake_case", () => {
    const decided = Object.values(CODES).flatMap((codes) => codes.split(" "));
    expect(Object.keys(REFUSALS).sort()).toEqual(decided.sort());
    for (const code of decided) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });
});

describe("shapes of error bodies", () => {
  test("a 422 body names each place, with code and message", async () => {
    const w = await world();
    const answer = await w.post("/generate", { ...BRIEF, brief: "ab", seed: "x" });
    expect(await expectRefusal(answer, 422, "validation_error")).toEqual({
      detail: [
        {
          loc: ["body", "brief"],
          msg: expect.stringMatching(/\S/),
          type: expect.stringMatching(/^[a-z_]+$/),
        },
        { loc: ["body", "seed"], msg: expect.stringMatching(/\S/), type: expect.stringMatching(/^[a-z_]+$/) },
      ],
      code: "validation_error",
      message: expect.stringContaining("brief"),
    });
  });

  test("every other detail carries only hint, param, retryable, retry_after, doc_url", async () => {
    const w = await world({ key: { dailyLimit: 0, channels: ["twitter"] } });
    const answers = [
      await w.post("/generate", { ...BRIEF, asset_type: "gif" }),
      await w.post("/generate", { ...BRIEF, channel: "web" }),
      await w.post("/generate", BRIEF),
      await w.get("/runs/01900000-0000-7000-8000-000000000000"),
      await w.get("/nowhere"),
    ];
    for (const answer of answers) {
      const { detail } = await json(answer);
      const known = ["hint", "param", "retryable", "retry_after", "doc_url"];
      expect(Object.keys(detail as object).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  test("401 carries WWW-Authenticate: Bearer, 405 carries Allow", async () => {
    const w = await world();
    expect((await w.call("GET", "/me", { key: null })).headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
    const wrong = await w.call("DELETE", `${API}/runs`);
    expect(wrong.headers.get("Allow")).toBe("GET, HEAD");
    await expectRefusal(wrong, 405, "method_not_allowed");
  });
});

describe("Retry-After", () => {
  test("Retry-After: burst, to the next token", async () => {
    const w = await world({ plan: "starter" });
    for (let n = 0; n < 60; n++) await w.post("/runs/01900000-0000-7000-8000-000000000000/cancel");
    const answer = await w.post("/generate", BRIEF);
    expect(answer.headers.get("Retry-After")).toBe("1");
    const { detail } = await expectRefusal(answer, 429, "rate_limited");
    expect(detail).toMatchObject({ retryable: true, retry_after: 1 });
    w.pass(1);
    expect((await w.post("/generate", BRIEF)).status).toBe(202);
  });

  test("Retry-After: daily, to 00:00 UTC", async () => {
    const w = await world({ key: { dailyLimit: 0 }, now: "2026-06-15T23:58:30Z" });
    expect((await w.post("/generate", BRIEF)).headers.get("Retry-After")).toBe("90");
  });

  test("Retry-After: plan cap, to the first of the next UTC month", async () => {
    const w = await world({ now: "2026-12-31T23:00:00Z" });
    await setRemaining(w, { used: { card: 300 } });
    const answer = await w.post("/generate", BRIEF);
    await expectRefusal(answer, 429, "plan_cap_reached");
    expect(answer.headers.get("Retry-After")).toBe("3600");
    expect(limitsOf(answer), "the headers show the limit that refused").toEqual({
      limit: 300,
      remaining: 0,
      reset: 3600,
    });
  });
});

describe("X-Request-Id", () => {
  test.each(["request-7f3a", "A.b_c-123", "x".repeat(128)])(
    "X-Request-Id: a valid one is kept: %s",
    async (id) => {
      const w = await world();
      expect((await w.get("/me", { "X-Request-Id": id })).headers.get("X-Request-Id")).toBe(id);
    },
  );

  test.each(["short", "x".repeat(129), "with space", "semi;colon", '{"a":1}'])(
    "X-Request-Id: another is replaced: %s",
    async (id) => {
      const w = await world();
      const given = (await w.get("/me", { "X-Request-Id": id })).headers.get("X-Request-Id");
      expect(given).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    },
  );
});

describe("secrecy of ids and size of bodies", () => {
  test("another workspace's run cannot be told from one that never existed", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", BRIEF));
    const { key } = await otherWorkspace(w);
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "?wait=1"],
      ["POST", "/cancel"],
      ["DELETE", ""],
    ] as const) {
      const theirs = await w.call(method, `${API}/runs/${id}${path}`, { key });
      const nobodys = await w.call(method, `${API}/runs/01900000-0000-7000-8000-000000000000${path}`, {
        key,
      });
      expect(theirs.status).toBe(404);
      expect(await theirs.text()).toBe(await nobodys.text());
      expect([...theirs.headers.keys()]).toEqual([...nobodys.headers.keys()]);
    }
    expect((await w.get(`/runs/${id}`)).status).toBe(200);
  });

  test("a JSON body of 256 KB is read, a larger one is 413", async () => {
    const w = await world();
    const body = (size: number) => {
      const order = { ...BRIEF, note: "" };
      return JSON.stringify({ ...order, note: "x".repeat(size - JSON.stringify(order).length) });
    };
    expect((await w.post("/generate", body(256 * 1024))).status).toBe(202);
    await expectRefusal(await w.post("/generate", body(256 * 1024 + 1)), 413, "payload_too_large");
  });

  test("a declared Content-Length is believed before anything is read", async () => {
    const w = await world();
    const answer = await w.post("/generate", BRIEF, { "Content-Length": "300000" });
    await expectRefusal(answer, 413, "payload_too_large");
  });
});
