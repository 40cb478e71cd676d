import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { beginConnect, finishConnect } from "../../lib/accounts/connect.ts";
import { freshCredentials } from "../../lib/accounts/credentials.ts";
import { disconnect } from "../../lib/accounts/disconnect.ts";
import { findAccountById } from "../../lib/accounts/store.ts";
import { consent, X_SCOPES } from "../fakes/social/x-oauth.ts";
import { connectingWorld } from "../support/connecting-world.ts";
import { world } from "../support/world.ts";

let w: Awaited<ReturnType<typeof connectingWorld>>;
beforeEach(async () => {
  w = await connectingWorld();
});
afterEach(() => w.fake.close());

describe("connecting an account", () => {
  test("connecting an account stores its tokens encrypted", async () => {
    const account = await w.connect();
    expect(account).toMatchObject({ platform: "x", handle: "corner_bakery", health: "connected" });
    const row = await w.row(account.id);
    expect(row).toMatchObject({ workspaceId: w.workspaceId, externalId: "2244994945", scopes: X_SCOPES });
    expect(JSON.stringify(row)).not.toMatch(/xat-|xrt-/);
    const { accessToken } = await freshCredentials(w.service, w.workspaceId, account.id);
    expect(w.fake.state.tokens.has(accessToken)).toBe(true);
  });

  test("an OAuth state works once", async () => {
    const { url } = await w.begin();
    const back = consent(w.fake.state, url);
    await finishConnect(w.who, back);
    await expect(finishConnect(w.who, back)).rejects.toMatchObject({ code: "bad_request" });
  });

  test("an OAuth state expires after ten minutes", async () => {
    const { url } = await w.begin();
    w.fake.clock.pass(601);
    await expect(finishConnect(w.who, consent(w.fake.state, url))).rejects.toMatchObject({
      code: "bad_request",
    });
  });

  test("an OAuth state is accepted only from the actor who started the connection", async () => {
    const { url } = await w.begin();
    const back = consent(w.fake.state, url);
    const other = await world();
    for (const outsider of [
      { ...w.who, workspaceId: other.workspaceId },
      { ...w.who, actor: { kind: "user", id: "u2" } as const },
    ]) {
      await expect(finishConnect(outsider, back)).rejects.toMatchObject({ code: "bad_request" });
    }
    expect(await finishConnect(w.who, back)).toMatchObject({ handle: "corner_bakery" });
  });

  test("an authorization code is useless with the state and verifier of another connection", async () => {
    const { url } = await w.begin();
    const { code } = consent(w.fake.state, url);
    const { state } = consent(w.fake.state, (await w.begin()).url);
    await expect(finishConnect(w.who, { state, code })).rejects.toMatchObject({ code: "bad_request" });
  });

  test("a denied connection and a missing permission are refused with different messages", async () => {
    const { state } = consent(w.fake.state, (await w.begin()).url);
    await expect(finishConnect(w.who, { state, error: "access_denied" })).rejects.toThrow("not allowed");
    const partly = consent(w.fake.state, (await w.begin()).url, ["tweet.read", "users.read"]);
    await expect(finishConnect(w.who, partly)).rejects.toThrow("was not allowed everything");
  });

  test("connecting an account accepts only redirect addresses of this service", async () => {
    const redirectUri = "http://brandrun.test.evil.example/callback";
    await expect(beginConnect(w.who, { platform: "x", redirectUri })).rejects.toThrow("redirect_uri");
  });

  test("connecting an account is refused on a platform without a configured app", async () => {
    const wish = { platform: "tiktok", redirectUri: "http://brandrun.test/c" } as const;
    await expect(beginConnect(w.who, wish)).rejects.toMatchObject({
      code: "unsupported_platform",
      message: "Accounts of TikTok cannot be connected here.",
    });
  });

  test("connecting an account while the platform is down is refused as dependency_down", async () => {
    const back = consent(w.fake.state, (await w.begin()).url);
    w.fake.fail({ 0: "error_before" });
    await expect(finishConnect(w.who, back)).rejects.toMatchObject({ code: "dependency_down" });
  });

  test("connecting an account again after disconnecting restores the same account", async () => {
    const first = await w.connect();
    await disconnect(w.service, w.workspaceId, first.id);
    const second = await w.connect();
    expect(second).toMatchObject({ id: first.id, health: "connected" });
    await freshCredentials(w.service, w.workspaceId, first.id);
  });
});

describe("disconnecting an account", () => {
  test("disconnecting an account revokes the grant, deletes the tokens and keeps the row", async () => {
    const { id } = await w.connect();
    await disconnect(w.service, w.workspaceId, id);
    expect(w.fake.state.tokens.size + w.fake.state.refreshTokens.size).toBe(0);
    expect(await w.row(id)).toMatchObject({ sealed: null, handle: "corner_bakery" });
    await expect(freshCredentials(w.service, w.workspaceId, id)).rejects.toMatchObject({
      kind: "auth_revoked",
    });
    await expect(disconnect(w.service, w.workspaceId, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await w.events()).toEqual([]);
  });

  test("disconnecting an account works while the platform is down", async () => {
    const { id } = await w.connect();
    w.fake.fail({ 0: "error_before" });
    await disconnect(w.service, w.workspaceId, id);
    expect(await w.row(id)).toMatchObject({ sealed: null });
    expect(w.logs).toContainEqual(expect.objectContaining({ event: "grant_not_revoked" }));
  });

  test("disconnecting another workspace's account is refused as not_found", async () => {
    const { id } = await w.connect();
    const other = await world();
    await expect(disconnect(w.service, other.workspaceId, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(freshCredentials(w.service, other.workspaceId, id)).rejects.toMatchObject({
      kind: "auth_revoked",
    });
    expect(await findAccountById(w.service.db, other.workspaceId, id)).toBeUndefined();
  });

  test("encrypted tokens moved to another workspace cannot be decrypted there", async () => {
    const { id } = await w.connect();
    const row = (await w.row(id))!;
    const about = `tokens ${crypto.randomUUID()} x ${row.externalId}`;
    await expect(w.service.seals.open(row.sealed!, about)).rejects.toThrow("belongs elsewhere");
  });
});
