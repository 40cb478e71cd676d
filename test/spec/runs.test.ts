import { beforeAll, describe, expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, OPERATOR, type RunBody, type World, world } from "../support/world.ts";

const start = async (w: World, order: object = {}) => json(await w.post("/generate", { ...BRIEF, ...order }));

describe("run, additive fields", () => {
  let fresh: RunBody;
  let done: RunBody;
  beforeAll(async () => {
    const w = await world();
    fresh = await start(w, { metadata: { ticket: "A-7" }, tone: "warm" });
    await w.drain();
    done = await json(await w.get(`/runs/${fresh.id}`));
  });

  test.each<[field: string, queued: unknown, succeeded: unknown]>([
    ["created_via", "api", "api"],
    ["livemode", true, true],
    ["metadata", { ticket: "A-7" }, { ticket: "A-7" }],
    ["assets", [], [expect.objectContaining({ index: 0 })]],
    [
      "progress",
      { step: "start", done: 0, total: 6, percent: 0 },
      { step: "succeeded", done: 6, total: 6, percent: 100 },
    ],
    ["render_hash", null, expect.stringMatching(/^[0-9a-f]{16,}$/)],
    ["alt_text", null, expect.stringMatching(/\S/)],
    ["error_code", null, null],
    ["campaign_id", null, null],
    ["scheduled_at", null, null],
    ["auto_post", null, null],
    ["warnings", [expect.stringContaining("tone")], [expect.stringContaining("tone")]],
  ])("run: %s of a queued and of a succeeded run", (field, queued, succeeded) => {
    expect(fresh).toHaveProperty(field, queued);
    expect(done).toHaveProperty(field, succeeded);
  });

  test("run: quality explains the score check by check", () => {
    expect(fresh.quality).toBeNull();
    const { checks, claims } = done.quality as { checks: Record<string, unknown>[]; claims: unknown[] };
    expect(checks.length).toBeGreaterThan(0);
    for (const check of checks) {
      const names = ["id", "group", "label", "weight", "points", "passed", "hard", "evidence", "fix"];
      expect(Object.keys(check).sort()).toEqual(names.sort());
    }
    expect(claims).toBeInstanceOf(Array);
  });

  test("run: auto_post says why it did not fire", async () => {
    const w = await world({ key: { mode: "test", autoPost: true } });
    const { id } = await start(w);
    await w.drain();
    const run = await json(await w.get(`/runs/${id}`));
    expect(run).toMatchObject({ auto_post_eligible: true, auto_post: expect.stringContaining("test keys") });
  });
});

describe("cancel, delete, wait", () => {
  test("cancel: a queued run ends failed with error_code canceled", async () => {
    const w = await world();
    const { id } = await start(w);
    const answer = await w.post(`/runs/${id}/cancel`);
    expect(answer.status).toBe(200);
    expect(await json(answer)).toMatchObject({ id, status: "failed", error_code: "canceled" });
  });

  test("delete: 204, and its URLs answer 410", async () => {
    const w = await world({ key: { mode: "test" } });
    const { id } = await start(w);
    await w.drain();
    const { asset_url } = await json(await w.get(`/runs/${id}`));
    const answer = await w.del(`/runs/${id}`);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe("");
    await expectRefusal(await w.call("GET", new URL(String(asset_url)).pathname, { key: null }), 410, "gone");
  });

  test("delete: only a terminal run", async () => {
    const w = await world();
    const { id } = await start(w);
    await expectRefusal(await w.del(`/runs/${id}`), 400, "bad_request");
    expect((await w.get(`/runs/${id}`)).status).toBe(200);
  });

  test.each(["-1", "31", "1.5", "ten", ""])("wait: %j is 422", async (wait) => {
    const w = await world();
    const { id } = await start(w);
    const body = await expectRefusal(await w.get(`/runs/${id}?wait=${wait}`), 422, "validation_error");
    expect(placesOf(body)).toEqual([["query", "wait"]]);
  });

  test.each(["0", "1", "30"])("wait: %s is accepted", async (wait) => {
    const w = await world();
    const { id } = await start(w);
    expect((await w.get(`/runs/${id}?wait=${wait}`)).status).toBe(200);
  });
});

describe("list", () => {
  test.each([
    ["limit", ["0", "101", "-1", "ten", "1.5", ""]],
    ["offset", ["-1", "ten", ""]],
    ["include_archived", ["yes", "1", ""]],
    ["created_via", ["carrier_pigeon", ""]],
    ["status", ["done", ""]],
    ["channel", ["myspace"]],
    ["asset_type", ["poem"]],
    ["livemode", ["live"]],
    ["from", ["yesterday", "2026-06-15T00:00:00"]],
    ["to", ["2026-13-01T00:00:00Z"]],
    ["cursor", ["nonsense", "e30", ""]],
  ])("list: an unacceptable %s is 422", async (name, values) => {
    const w = await world();
    for (const value of values) {
      const body = await expectRefusal(await w.get(`/runs?${name}=${value}`), 422, "validation_error");
      expect(placesOf(body)).toEqual([["query", name]]);
    }
  });
});

describe("me", () => {
  test("me: additive fields", async () => {
    const expiresAt = new Date("2027-01-01T00:00:00Z");
    const w = await world({ key: { expiresAt } });
    await w.post("/generate", BRIEF);
    const { usage, ...me } = await json(await w.get("/me"));
    expect(me).toMatchObject({
      livemode: true,
      plan: "pro",
      credits: { monthly: 599, bought: 0, total: 599, owed: 0, onboarding_free: true },
      studio_profile_id: null,
      expires_at: "2027-01-01T00:00:00.000Z",
    });
    expect(usage).toMatchObject({
      daily: { day: "2026-06-15", used: 1, limit: 5000, remaining: 4999 },
      month: "2026-06",
      caps: { card: { used: 1, cap: 300, remaining: 299 }, video: { used: 0, cap: 15, remaining: 15 } },
    });
  });

  test.each([
    ["starter", 1_000],
    ["pro", 5_000],
    ["growth", 20_000],
    ["scale", 100_000],
  ] as const)("me: the daily limit on the %s plan is %i", async (plan, limit) => {
    expect(await json(await (await world({ plan })).get("/me"))).toMatchObject({ daily_limit: limit });
  });

  test("me: a key whose auto_post_min_score is below 70 is minted with a warning", async () => {
    const w = await world();
    const { warnings } = await mintWorkspaceKey(w, { autoPostMinScore: 69 });
    expect(warnings).toEqual([expect.stringContaining("70")]);
    expect((await mintWorkspaceKey(w, { autoPostMinScore: 70 })).warnings).toEqual([]);
  });
});

describe("pause", () => {
  test("pause: nothing new starts, queued runs finish, resuming opens again", async () => {
    const w = await world({ key: { mode: "test" } });
    const { id } = await start(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    await expectRefusal(await w.post("/generate", BRIEF), 403, "workspace_paused");
    await w.drain();
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ status: "succeeded" });
    await setPaused(w.service, OPERATOR, w.workspaceId, false);
    expect((await w.post("/generate", BRIEF)).status).toBe(202);
  });
});

describe("X-Service-Key-*", () => {
  test("X-Service-Key-*: they neither widen nor change what the bearer key may do", async () => {
    const w = await world({ key: { assetTypes: ["og_image"] } });
    const wide = await mintWorkspaceKey(w);
    const headers = {
      "X-Service-Key-ID": wide.keyId,
      "X-Service-Key-Workspace-ID": "01900000-0000-7000-8000-000000000000",
      "X-Service-Key-Scopes": "asset_types=card channels=*",
    };
    await expectRefusal(await w.post("/generate", BRIEF, headers), 403, "scope_asset_type");
    const me = await json(await w.call("GET", `${API}/me`, { headers }));
    expect(me).toMatchObject({ key_id: w.keyId, workspace_id: w.workspaceId, asset_types: ["og_image"] });
  });
});
