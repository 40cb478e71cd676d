import { describe, expect, test } from "vitest";
import { mintKey } from "../../lib/access/mint.ts";
import { createWorkspace } from "../../lib/access/workspaces.ts";
import { AssetType, Channel } from "../../lib/vocab.ts";
import { expectRefusal } from "../support/expect.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, BRIEF, json, OPERATOR, world } from "../support/world.ts";

describe("Resources, Key introspection record", () => {
  test("Resources, Key introspection, asset_types and channels: default is all", async () => {
    const me = await json(await (await world()).get("/me"));
    expect(me.asset_types).toEqual(AssetType.options);
    expect(me.channels).toEqual(Channel.options);
  });

  test.each<[field: string, wish: Parameters<typeof mintWorkspaceKey>[1], shown: unknown]>([
    ["key_id", {}, expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ["workspace_id", {}, expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ["asset_types", { assetTypes: ["card", "og_image"] }, ["card", "og_image"]],
    ["channels", { channels: ["twitter"] }, ["twitter"]],
    ["connected_accounts", {}, null],
    ["connected_accounts", { connectedAccounts: ["a", "b"] }, ["a", "b"]],
    ["auto_post", {}, false],
    ["auto_post", { autoPost: true }, true],
    ["auto_post_min_score", {}, 70],
    ["auto_post_min_score", { autoPostMinScore: 85 }, 85],
    ["daily_limit", {}, 5000],
    ["daily_limit", { dailyLimit: 7 }, 7],
  ])("Resources, Key introspection, %s of a key minted with %j", async (field, wish, shown) => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, wish);
    expect(await json(await w.call("GET", `${API}/me`, { key }))).toHaveProperty(field, shown);
  });
});

describe("Authentication", () => {
  test("Authentication, rule 1: every request carries a bearer key", async () => {
    const w = await world();
    expect((await w.get("/me")).status).toBe(200);
    for (const [method, path] of [
      ["POST", "/generate"],
      ["GET", "/runs"],
      ["GET", "/me"],
    ] as const) {
      await expectRefusal(await w.call(method, `${API}${path}`, { key: null }), 401, "missing_api_key");
    }
  });

  test("Authentication, rule 3: sk_live_ is the production pipeline and counts against plan caps", async () => {
    const w = await world();
    expect(w.key).toMatch(/^sk_live_/);
    expect(await json(await w.post("/generate", BRIEF))).toMatchObject({ livemode: true });
    expect(await json(await w.get("/me"))).toMatchObject({ usage: { caps: { card: { used: 1 } } } });
  });

  test("Authentication, rule 3: minting a live key requires an active subscription", async () => {
    const w = await world();
    const workspaceId = await createWorkspace(w.service, OPERATOR, "Free", "free");
    const minting = mintKey(w.service, OPERATOR, { workspaceId, mode: "live" });
    await expect(minting).rejects.toMatchObject({ code: "plan_required", status: 402 });
  });

  test("Authentication, rule 3: sk_test_ is a mock pipeline of Pro and above", async () => {
    const w = await world({ key: { mode: "test" } });
    expect(w.key).toMatch(/^sk_test_/);
    expect(await json(await w.post("/generate", BRIEF))).toMatchObject({ livemode: false });
    const workspaceId = await createWorkspace(w.service, OPERATOR, "Starter", "starter");
    const minting = mintKey(w.service, OPERATOR, { workspaceId, mode: "test" });
    await expect(minting).rejects.toMatchObject({ code: "plan_required" });
  });

  test("Authentication, rule 4, asset_types: only the allowed ones", async () => {
    const w = await world({ key: { assetTypes: ["og_image"] } });
    expect((await w.post("/generate", { ...BRIEF, asset_type: "og_image" })).status).toBe(202);
    expect((await w.post("/generate", BRIEF)).status).toBe(403);
  });

  test("Authentication, rule 4, channels: only the allowed ones", async () => {
    const w = await world({ key: { channels: ["linkedin"] } });
    expect((await w.post("/generate", { ...BRIEF, channel: "linkedin" })).status).toBe(202);
    expect((await w.post("/generate", BRIEF)).status).toBe(403);
  });

  test("Authentication, rule 4, auto_post: default false", async () => {
    const w = await world();
    expect(await json(await w.post("/generate", BRIEF))).toMatchObject({ auto_post_eligible: false });
  });

  test("Authentication, rule 4, daily_limit: a hard cap for each UTC day", async () => {
    const w = await world({ key: { dailyLimit: 2 }, now: "2026-06-15T23:59:00Z" });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await w.post("/generate", BRIEF)).status);
    w.pass(60);
    statuses.push((await w.post("/generate", BRIEF)).status);
    expect(statuses).toEqual([202, 202, 429, 429, 202]);
  });

  test("Authentication, rule 5: a scope violation is 403 with a structured error", async () => {
    const w = await world({ key: { channels: ["linkedin"] } });
    const { detail } = await expectRefusal(await w.post("/generate", BRIEF), 403, "scope_channel");
    expect(detail).toMatchObject({
      param: "channel",
      hint: expect.stringContaining("linkedin"),
      retryable: false,
    });
  });

  test("Authentication, rule 6: a missing or invalid key is 401", async () => {
    const w = await world();
    await expectRefusal(await w.call("GET", `${API}/me`, { key: null }), 401, "missing_api_key");
    await expectRefusal(await w.call("GET", `${API}/me`, { key: "nonsense" }), 401, "invalid_api_key");
  });

  test("Authentication, rule 7: video requires Pro or above, everything else is on every plan", async () => {
    const starter = await world({ plan: "starter" });
    const refused = await starter.post("/generate", { ...BRIEF, asset_type: "video" });
    const { message } = await expectRefusal(refused, 403, "plan_video_required");
    expect(message).toContain("pro");
    for (const asset_type of ["card", "og_image"])
      expect((await starter.post("/generate", { ...BRIEF, asset_type })).status).toBe(202);
  });
});
