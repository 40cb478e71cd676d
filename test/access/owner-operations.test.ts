import { expect, test } from "vitest";
import { revokeKey } from "../../lib/access/key-operations.ts";
import { COMMANDS } from "../../lib/admin/commands.ts";
import { systemContext } from "../../lib/admin/system-context.ts";
import { saveStudioProfile } from "../../lib/studio/setup-operations.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { type World, world } from "../support/world.ts";

const admin = (w: World, name: string, ...args: string[]) =>
  COMMANDS[name]!.run({ ...w.service, sandbox: true }, args, () => ({ botName: "brandrun_bot" }));

test("the admin command prints what its operations answer", async () => {
  const w = await world({ plan: "scale" });
  const at = ["--workspace", w.workspaceId];
  const workspace_id = w.workspaceId;
  expect(await admin(w, "plan", ...at, "--plan", "growth")).toEqual({ workspace_id, plan: "growth" });
  expect(await admin(w, "pause", ...at)).toEqual({ workspace_id, paused: true });
  expect(await admin(w, "resume", ...at)).toEqual({ workspace_id, paused: false });
  expect(await admin(w, "model", ...at, "--off")).toEqual({ workspace_id, model_opt_out: true });
  const minted = await admin(w, "key", ...at, "--mode", "live", "--channels", "x, web", "--daily-limit", "7");
  expect(minted).toEqual({ key_id: expect.any(String), key: expect.stringMatching(/^sk_live_/) });
  const key_id = String(minted.key_id);
  expect(await admin(w, "profile", "--key-id", key_id, "--templates", "card", "--social", "x")).toEqual({
    studio_profile_id: expect.any(String),
    key_id,
    workspace_id,
  });
  const me = await (await w.call("GET", "/me", { key: String(minted.key) })).json();
  expect(me).toMatchObject({ channels: ["twitter", "web"], daily_limit: 7, auto_post_min_score: 70 });
  expect(await admin(w, "chat", ...at)).toEqual({
    workspace_id,
    link: expect.stringMatching(/^https:\/\/t\.me\/brandrun_bot\?start=\w{32}$/),
    group_link: expect.stringContaining("?startgroup="),
    code: expect.any(String),
    expires_at: expect.stringMatching(/Z$/),
  });
  expect(await admin(w, "revoke", "--key-id", key_id)).toEqual({ key_id, revoked: true });
  expect((await w.call("GET", "/me", { key: String(minted.key) })).status).toBe(401);
});

test("the admin command prints warnings, and refuses what it cannot read", async () => {
  const w = await world();
  const key = (...args: string[]) => admin(w, "key", "--workspace", w.workspaceId, "--mode", "live", ...args);
  expect(await key("--auto-post-min-score", "20")).toMatchObject({ warnings: [expect.any(String)] });
  await expect(key("--auto-post-min-score", "101")).rejects.toThrow("--auto-post-min-score");
  await expect(key("--daily-limit", "many")).rejects.toThrow("--daily-limit: Give a whole number.");
  await expect(key("--asset-types", "card,poem")).rejects.toThrow("--asset-types");
  await expect(admin(w, "pause", "--workspace", crypto.randomUUID())).rejects.toThrow("no such workspace");
  await expect(admin(w, "revoke", "--key-id", crypto.randomUUID())).rejects.toThrow("no such key");
});

test("an owner's operation does not reach a key of another workspace", async () => {
  const w = await world();
  const other = await otherWorkspace(w);
  const ctx = await systemContext(w.service, w.workspaceId);
  const profile = saveStudioProfile.input.parse({ key_id: other.keyId, templates: ["card"] });
  await expect(revokeKey(ctx, { key_id: other.keyId })).rejects.toMatchObject({ code: "not_found" });
  await expect(saveStudioProfile(ctx, profile)).rejects.toMatchObject({ code: "not_found" });
  const me = await w.call("GET", "/me", { key: other.key });
  expect(await me.json()).toMatchObject({ key_id: other.keyId, studio_profile_id: null });
});
