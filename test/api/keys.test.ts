import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { bind } from "../support/studio.ts";
import { mintWorkspaceKey, otherWorkspace } from "../support/workspaces.ts";
import { json, type World, world } from "../support/world.ts";

type Listed = Record<string, unknown> & { id: string };
const list = async (w: World, key = w.key) =>
  (await (await w.call("GET", "/keys", { key })).json()) as Listed[];
const mint = (w: World, body: object = {}, key = w.key) =>
  w.call("POST", "/keys", { json: { mode: "live", ...body }, key });
const rotate = (w: World, id: string, body: object = {}, key = w.key) =>
  w.call("POST", `/keys/${id}/rotate`, { json: body, key });
const revoke = (w: World, id: string, key = w.key) => w.call("DELETE", `/keys/${id}`, { key });
const works = async (w: World, key: string, headers: Record<string, string> = {}) =>
  (await w.call("GET", "/me", { key, headers })).status;

describe("keys by API", () => {
  test("a key is minted, listed without its text, and works", async () => {
    const w = await world();
    const answer = await mint(w, { asset_types: ["card"], channels: ["twitter"], daily_limit: 50 });
    const minted = (await json(answer)) as unknown as { key: string; key_id: string };
    expect(answer.status).toBe(201);
    const [first] = (await list(w)).filter(({ id }) => id === minted.key_id);
    expect(first).toMatchObject({
      mode: "live",
      hint: minted.key.slice(-4),
      asset_types: ["card"],
      channels: ["twitter"],
      daily_limit: 50,
      review: false,
      manage_keys: false,
      revoked_at: null,
    });
    expect(JSON.stringify(await list(w))).not.toContain(minted.key);
    expect(await works(w, minted.key)).toBe(200);
    const audit = (await (await w.get("/audit")).json()) as object[];
    expect(audit).toContainEqual(
      expect.objectContaining({
        action: "mint_key",
        target: minted.key_id,
        actor: { kind: "key", id: w.keyId },
      }),
    );
  });

  test("a name tells a key from others: in the list, in the key's own record, and after a rotation", async () => {
    const w = await world();
    const minted = (await json(await mint(w, { name: "  Website " }))) as unknown as {
      key: string;
      key_id: string;
    };
    const next = (await json(await rotate(w, minted.key_id))) as unknown as { key: string; key_id: string };
    const names = new Map((await list(w)).map(({ id, name }) => [id, name]));
    expect([minted.key_id, next.key_id, w.keyId].map((id) => names.get(id))).toEqual([
      "Website",
      "Website",
      null,
    ]);
    expect(await json(await w.call("GET", "/me", { key: next.key }))).toMatchObject({ key_name: "Website" });
    expect(await json(await w.get("/me"))).toMatchObject({ key_name: null });
  });

  test.each(["", "two\nlines", "x".repeat(61)])("a key is not named %j", async (name) => {
    await expectRefusal(await mint(await world(), { name }), 422, "validation_error");
  });

  test("a rotated key keeps its scopes, and the old one works until the overlap ends", async () => {
    const w = await world();
    const old = await mintWorkspaceKey(w, { channels: ["web"], manageKeys: false, review: false });
    const next = (await json(await rotate(w, old.keyId, { overlap_hours: 2 }))) as unknown as {
      key: string;
      key_id: string;
    };
    expect(await json(await w.call("GET", "/me", { key: next.key }))).toMatchObject({ channels: ["web"] });
    expect(await works(w, old.key)).toBe(200);
    w.pass(2 * 3600);
    await expectRefusal(await w.call("GET", "/me", { key: old.key }), 401, "expired_api_key");
    expect(await works(w, next.key)).toBe(200);
  });

  test("a key is rotated without a body, with the overlap of a day", async () => {
    const w = await world();
    const old = await mintWorkspaceKey(w, { manageKeys: false, review: false });
    const answer = await w.call("POST", `/keys/${old.keyId}/rotate`, {
      headers: { "idempotency-key": "once" },
    });
    expect(answer.status).toBe(201);
    w.pass(23 * 3600);
    expect(await works(w, old.key)).toBe(200);
    w.pass(2 * 3600);
    expect(await works(w, old.key)).toBe(401);
  });

  test("a rotated key keeps its Studio profile", async () => {
    const w = await world();
    const old = await mintWorkspaceKey(w, { manageKeys: false });
    await bind({ ...w, keyId: old.keyId });
    const { key } = (await json(await rotate(w, old.keyId))) as unknown as { key: string };
    for (const one of [old.key, key]) {
      const me = await json(await w.call("GET", "/me", { key: one }));
      expect(me.studio_profile_id).toEqual(expect.any(String));
    }
  });

  test("a rotation without overlap ends the old key at once", async () => {
    const w = await world();
    const old = await mintWorkspaceKey(w, { manageKeys: false });
    expect(await works(w, old.key)).toBe(200);
    await rotate(w, old.keyId, { overlap_hours: 0 });
    await expectRefusal(await w.call("GET", "/me", { key: old.key }), 401, "expired_api_key");
    await expectRefusal(await rotate(w, old.keyId), 400, "bad_request");
  });

  test("a revoked key ends at once, and a key may end itself", async () => {
    const w = await world();
    const { key, keyId } = await mintWorkspaceKey(w, { manageKeys: false });
    await revoke(w, keyId);
    await expectRefusal(await w.call("GET", "/me", { key }), 401, "revoked_api_key");
    expect((await revoke(w, w.keyId)).status).toBe(200);
    expect(await works(w, w.key)).toBe(401);
  });

  test.each([
    ["asset_types", {}],
    ["asset_types", { asset_types: ["video"] }],
    ["channels", { asset_types: ["card"] }],
    ["auto_post", { asset_types: ["card"], channels: ["web"], auto_post: true }],
    ["daily_limit", { asset_types: ["card"], channels: ["web"], daily_limit: 101 }],
    ["review", { asset_types: ["card"], channels: ["web"], daily_limit: 100, review: true }],
    ["manage_keys", { asset_types: ["card"], channels: ["web"], daily_limit: 100, manage_keys: true }],
    ["allowed_addresses", { asset_types: ["card"], channels: ["web"], daily_limit: 100 }],
    [
      "expires_at",
      { asset_types: ["card"], channels: ["web"], daily_limit: 100, allowed_addresses: ["203.0.113.8/29"] },
    ],
  ])("a management key cannot give more than it has: %s", async (param, body) => {
    const w = await world();
    const own = await mintWorkspaceKey(w, {
      assetTypes: ["card"],
      channels: ["web"],
      dailyLimit: 100,
      review: false,
      allowedAddresses: ["203.0.113.0/24"],
      expiresAt: new Date("2026-07-01T00:00:00Z"),
    });
    const headers = { "cf-connecting-ip": "203.0.113.9" };
    const answer = await w.call("POST", "/keys", { json: { mode: "live", ...body }, key: own.key, headers });
    const { detail } = await expectRefusal(answer, 403, "scope_manage_keys");
    expect(detail).toMatchObject({ param });
    const covered = {
      allowed_addresses: ["203.0.113.8/29"],
      expires_at: "2026-06-30T00:00:00Z",
      daily_limit: 100,
    };
    const json = { mode: "test", asset_types: ["card"], channels: ["web"], ...covered };
    expect((await w.call("POST", "/keys", { json, key: own.key, headers })).status).toBe(201);
  });

  test("a management key neither rotates nor revokes a key that may do more", async () => {
    const w = await world();
    const own = await mintWorkspaceKey(w, { channels: ["web"], review: false });
    for (const call of [rotate(w, w.keyId, {}, own.key), revoke(w, w.keyId, own.key)])
      await expectRefusal(await call, 403, "scope_manage_keys");
    await expectRefusal(await rotate(w, own.keyId, {}, own.key), 403, "scope_manage_keys");
  });

  test("keys of another workspace are neither listed nor changed", async () => {
    const w = await world();
    const { key } = await otherWorkspace(w);
    expect((await list(w, key)).map(({ id }) => id)).not.toContain(w.keyId);
    await expectRefusal(await rotate(w, w.keyId, {}, key), 404, "not_found");
    await expectRefusal(await revoke(w, w.keyId, key), 404, "not_found");
    expect(await works(w, w.key)).toBe(200);
  });
});

describe("allowed addresses", () => {
  test.each([
    ["203.0.113.9", 200],
    ["203.0.114.9", 403],
    ["2001:db8:1::7", 200],
    ["2001:db8:2::7", 403],
    ["unknown", 403],
  ])("a key of two networks answers %s with %i", async (address, status) => {
    const w = await world();
    const allowedAddresses = ["203.0.113.0/24", "2001:db8:1::/48"];
    const { key } = await mintWorkspaceKey(w, { allowedAddresses });
    expect(await works(w, key, { "cf-connecting-ip": address })).toBe(status);
  });

  test.each(["203.0.113.0/33", "300.1.1.1", "example.com", "1.2.3.4/8/9", "::g", ""])(
    "%s is no address",
    async (text) => {
      const w = await world();
      await expectRefusal(await mint(w, { allowed_addresses: [text] }), 422, "validation_error");
    },
  );
});

test("the first use of a key from another network is in the audit log, once", async () => {
  const w = await world();
  const from = (address: string) => works(w, w.key, { "cf-connecting-ip": address });
  for (const address of ["203.0.113.9", "203.0.113.10", "198.51.100.1", "198.51.100.2"]) await from(address);
  const entries = (await (await w.get("/audit?action=use_key_from_new_network")).json()) as {
    target: string;
  }[];
  expect(entries.map(({ target }) => target)).toEqual(["198.51.100.0/24"]);
  const [own] = (await list(w)).filter(({ id }) => id === w.keyId);
  expect(own?.networks).toMatchObject([{ network: "203.0.113.0/24" }, { network: "198.51.100.0/24" }]);
});

describe("POST /api/v1/leaked-keys", () => {
  const report = (w: World, ...tokens: string[]) =>
    w.call("POST", "/api/v1/leaked-keys", {
      key: null,
      json: tokens.map((token) => ({ token, type: "brandrun_key", url: "https://example.com/a.txt" })),
    });

  test("a reported key ends at once, and the answer tells real keys from others", async () => {
    const w = await world();
    const { key, keyId } = await mintWorkspaceKey(w);
    expect(await works(w, key)).toBe(200);
    const answer = await report(w, key, "sk_live_nonsense");
    expect(await answer.json()).toMatchObject([
      { token_type: "brandrun_key", label: "true_positive" },
      { token_type: "brandrun_key", label: "false_positive" },
    ]);
    await expectRefusal(await w.call("GET", "/me", { key }), 401, "revoked_api_key");
    expect(await works(w, w.key)).toBe(200);
    const entries = await (await w.get("/audit?action=revoke_key")).json();
    expect(entries).toMatchObject([{ target: keyId, actor: { kind: "system", id: "leak-report" } }]);
  });

  test("the text of a reported key stands in no answer and no log", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w);
    expect(await (await report(w, key)).text()).not.toContain(key);
    expect(JSON.stringify(w.logs)).not.toContain(key);
  });

  test("an empty report is refused", async () => {
    const w = await world();
    await expectRefusal(await report(w), 422, "validation_error");
  });
});
