import { expect, test } from "vitest";
import { auditLog, deviceLogins } from "../../drizzle/schema/index.ts";
import type { AppEnv } from "../../functions/http/env.ts";
import { signedIn } from "../support/browsing.ts";
import { type World, world } from "../support/world.ts";

const CLIENT = "brandrun-cli";
const GRANT = "urn:ietf:params:oauth:grant-type:device_code";

async function form(w: World, path: string, fields: Record<string, string>) {
  const answer = await w.app.request(
    path,
    { method: "POST", body: new URLSearchParams(fields) },
    {} as AppEnv["Bindings"],
  );
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
}

const begin = async (w: World, fields: Record<string, string> = {}) =>
  (await form(w, "/oauth/device_authorization", { client_id: CLIENT, host: "annas-laptop", ...fields })).body;
const poll = (w: World, code: string) =>
  form(w, "/oauth/token", { grant_type: GRANT, client_id: CLIENT, device_code: code });

test("an owner allows a program, which gets one key, once", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  const { device_code: code, user_code: typed, ...asked } = await begin(w, { scope: "test review" });

  expect(asked).toEqual({
    verification_uri: "http://brandrun.test/app/device",
    verification_uri_complete: `http://brandrun.test/app/device?user_code=${typed}`,
    expires_in: 600,
    interval: 5,
  });
  expect(typed).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
  expect((await poll(w, code)).body.error).toBe("authorization_pending");
  const page = await owner.read(`/app/device?user_code=${typed.toLowerCase().replace("-", "")}`);
  for (const part of ["annas-laptop", "Kite Works", typed]) expect(page).toContain(part);
  const done = await owner.submit("/app/device", {
    user_code: typed,
    mode: "test",
    review: "true",
    decision: "allow",
  });
  expect(await done.text()).toContain("annas-laptop has its key");

  const { status, body } = await poll(w, code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: "Bearer", scope: "test review", workspace_id: w.workspaceId });
  const me = await w.call("GET", "/api/v1/programmatic/me", { key: body.access_token });
  expect(await me.json()).toMatchObject({
    key_id: body.key_id,
    key_name: "brandrun on annas-laptop",
    livemode: false,
  });
  expect(await poll(w, code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
});

test("a form without a decision about the kind of key keeps the code and names the field", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  const { user_code: typed } = await begin(w);
  const answer = await owner.submit("/app/device", { user_code: typed, decision: "allow" });
  const text = await answer.text();
  expect(answer.status).toBe(422);
  expect(text).toContain(`name="user_code" value="${typed}"`);
  expect(text).toContain("annas-laptop");
  expect(text).toMatch(/id="mode-\w+"|aria-invalid/);
  expect(text).toContain("npx brandrun logout</code> ends it too");
});

test("a key ends when its owner says so, and the program hears when", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  const { device_code: code, user_code: typed } = await begin(w);
  const page = await owner.read(`/app/device?user_code=${typed}`);
  expect(page).toContain(">Never<");
  await owner.submit("/app/device", { user_code: typed, mode: "live", days: "30", decision: "allow" });
  w.pass(60);

  const { body } = await poll(w, code);
  expect(body.expires_in).toBe(30 * 86_400 - 60);
  const ask = async () => (await w.call("GET", "/api/v1/programmatic/me", { key: body.access_token })).json();
  expect(await ask()).toMatchObject({ expires_at: "2026-07-15T12:00:00.000Z" });
  w.pass(30 * 86_400);
  expect(await ask()).toMatchObject({ code: "expired_api_key" });
});

test("two questions at once get one key between them", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  const { device_code: code, user_code: typed } = await begin(w);
  await owner.submit("/app/device", { user_code: typed, mode: "live", decision: "allow" });
  const answers = await Promise.all([poll(w, code), poll(w, code), poll(w, code)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test("what was not allowed, has ended or never was says so", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  const [denied, late] = [await begin(w), await begin(w)];
  await owner.submit("/app/device", { user_code: denied.user_code, decision: "deny" });

  expect((await poll(w, denied.device_code)).body.error).toBe("access_denied");
  const again = await owner.submit("/app/device", {
    user_code: denied.user_code,
    mode: "live",
    decision: "allow",
  });
  expect(again.status).toBe(404);
  w.pass(600);
  expect((await poll(w, late.device_code)).body.error).toBe("expired_token");
  expect((await owner.open(`/app/device?user_code=${late.user_code}`)).status).toBe(404);
  expect((await poll(w, "x".repeat(43))).body.error).toBe("invalid_grant");
  expect((await form(w, "/oauth/device_authorization", { client_id: "other" })).body.error).toBe(
    "invalid_client",
  );
  expect(
    (await form(w, "/oauth/device_authorization", { client_id: CLIENT, scope: "manage_keys" })).body.error,
  ).toBe("invalid_scope");
});

test("who asks too early is told to slow down, and waits longer from then on", async () => {
  const w = await world();
  const { device_code: code } = await begin(w);
  const after = async (seconds: number) => {
    w.pass(seconds);
    return (await poll(w, code)).body.error;
  };

  expect(await after(0)).toBe("authorization_pending");
  expect(await after(2)).toBe("slow_down");
  expect(await after(6)).toBe("slow_down");
  expect(await after(15)).toBe("authorization_pending");
});

test("codes are stored as hashes only, decisions are audited, and ended rows go", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  const { device_code: code, user_code: typed } = await begin(w);
  const stored = JSON.stringify(await w.service.db.select().from(deviceLogins));
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(typed);
  expect(stored).not.toContain(typed.replace("-", ""));
  await owner.submit("/app/device", { user_code: typed, mode: "live", decision: "allow" });
  await poll(w, code);
  await w.get("/me");

  const actions = (await w.service.db.select().from(auditLog)).map(({ action, actorKind, target }) => ({
    action,
    actorKind,
    target,
  }));
  expect(actions).toContainEqual({ action: "allow_device", actorKind: "user", target: "annas-laptop" });
  expect(actions).toContainEqual({ action: "mint_key", actorKind: "user", target: expect.any(String) });
  w.pass(2 * 3_600);
  await w.sweep();
  expect(await w.service.db.select().from(deviceLogins)).toEqual([]);
});

test("only owners decide, and guesses are limited", async () => {
  const w = await world();
  const { user_code: typed, device_code: code } = await begin(w);
  const editor = await signedIn(w, "editor");

  expect((await editor.open(`/app/device?user_code=${typed}`)).status).toBe(403);
  const tried = await editor.submit("/app/device", { user_code: typed, mode: "live", decision: "allow" });
  expect(tried.status).toBe(403);
  expect((await poll(w, code)).body.error).toBe("authorization_pending");
  const owner = await signedIn(w, "owner");
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) statuses.push((await owner.open("/app/device?user_code=BBBB-BBBB")).status);
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
});

test("a key that is given back works no more; an unknown one is answered the same", async () => {
  const w = await world();

  expect((await form(w, "/oauth/revoke", { token: "sk_live_unknown" })).status).toBe(200);
  expect((await w.get("/me")).status).toBe(200);
  expect((await form(w, "/oauth/revoke", { token: w.key })).status).toBe(200);
  expect((await w.get("/me")).status).toBe(401);
});
