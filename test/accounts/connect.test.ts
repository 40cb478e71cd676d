import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { beginConnect, finishConnect } from "../../lib/accounts/connect.ts";
import { disconnect } from "../../lib/accounts/disconnect.ts";
import { freshCredentials } from "../../lib/accounts/fresh.ts";
import { findAccountById } from "../../lib/accounts/store.ts";
import { consent, X_SCOPES } from "../fakes/social/x-oauth.ts";
import { connectingWorld } from "../support/accounts.ts";
import { world } from "../support/world.ts";

let w: Awaited<ReturnType<typeof connectingWorld>>;
beforeEach(async () => {
  w = await connectingWorld();
});
afterEach(() => w.fake.close());

describe("connecting", () => {
  test("keeps the account with its tokens sealed", async () => {
    const account = await w.connect();
    expect(account).toMatchObject({ platform: "x", handle: "corner_bakery", health: "connected" });
    const row = await w.row(account.id);
    expect(row).toMatchObject({ workspaceId: w.workspaceId, externalId: "2244994945", scopes: X_SCOPES });
    expect(JSON.stringify(row)).not.toMatch(/xat-|xrt-/);
    const { accessToken } = await freshCredentials(w.service, w.workspaceId, account.id);
    expect(w.fake.state.tokens.has(accessToken)).toBe(true);
  });

  test("a state is good once", async () => {
    const { url } = await w.begin();
    const back = consent(w.fake.state, url);
    await finishConnect(w.who, back);
    await expect(finishConnect(w.who, back)).rejects.toMatchObject({ code: "bad_request" });
  });

  test("a state is good for ten minutes", async () => {
    const { url } = await w.begin();
    w.fake.clock.pass(601);
    await expect(finishConnect(w.who, consent(w.fake.state, url))).rejects.toMatchObject({
      code: "bad_request",
    });
  });

  test("a state is good for who was sent, and nobody else", async () => {
    const { url } = await w.begin();
    const back = consent(w.fake.state, url);
    const other = await world();
    for (const stranger of [
      { ...w.who, workspaceId: other.workspaceId },
      { ...w.who, actor: { kind: "user", id: "u2" } as const },
    ]) {
      await expect(finishConnect(stranger, back)).rejects.toMatchObject({ code: "bad_request" });
    }
    expect(await finishConnect(w.who, back)).toMatchObject({ handle: "corner_bakery" });
  });

  test("a code alone connects nothing: the verifier stays here", async () => {
    const { url } = await w.begin();
    const { code } = consent(w.fake.state, url);
    const { state } = consent(w.fake.state, (await w.begin()).url);
    await expect(finishConnect(w.who, { state, code })).rejects.toMatchObject({ code: "bad_request" });
  });

  test("who would not is told so, and who left out a permission which", async () => {
    const { state } = consent(w.fake.state, (await w.begin()).url);
    await expect(finishConnect(w.who, { state, error: "access_denied" })).rejects.toThrow("not allowed");
    const partly = consent(w.fake.state, (await w.begin()).url, ["tweet.read", "users.read"]);
    await expect(finishConnect(w.who, partly)).rejects.toThrow("was not allowed everything");
  });

  test("comes back to addresses of this service only", async () => {
    const redirectUri = "http://brandrun.test.evil.example/callback";
    await expect(beginConnect(w.who, { platform: "x", redirectUri })).rejects.toThrow("redirect_uri");
  });

  test("says where the service has no app", async () => {
    const wish = { platform: "tiktok", redirectUri: "http://brandrun.test/c" } as const;
    await expect(beginConnect(w.who, wish)).rejects.toMatchObject({
      code: "unsupported_platform",
      message: "Accounts of TikTok cannot be connected here.",
    });
  });

  test("a platform that is down is no refusal for good", async () => {
    const back = consent(w.fake.state, (await w.begin()).url);
    w.fake.fail({ 0: "error_before" });
    await expect(finishConnect(w.who, back)).rejects.toMatchObject({ code: "dependency_down" });
  });

  test("again is the same account, healthy again", async () => {
    const first = await w.connect();
    await disconnect(w.service, w.workspaceId, first.id);
    const second = await w.connect();
    expect(second).toMatchObject({ id: first.id, health: "connected" });
    await freshCredentials(w.service, w.workspaceId, first.id);
  });
});

describe("disconnecting", () => {
  test("takes the grant back, forgets the tokens and keeps the row", async () => {
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

  test("works while the platform is down", async () => {
    const { id } = await w.connect();
    w.fake.fail({ 0: "error_before" });
    await disconnect(w.service, w.workspaceId, id);
    expect(await w.row(id)).toMatchObject({ sealed: null });
    expect(w.logs).toContainEqual(expect.objectContaining({ event: "grant_not_revoked" }));
  });

  test("is for the own workspace", async () => {
    const { id } = await w.connect();
    const other = await world();
    await expect(disconnect(w.service, other.workspaceId, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(freshCredentials(w.service, other.workspaceId, id)).rejects.toMatchObject({
      kind: "auth_revoked",
    });
    expect(await findAccountById(w.service.db, other.workspaceId, id)).toBeUndefined();
  });

  test("sealed tokens moved to another workspace do not open there", async () => {
    const { id } = await w.connect();
    const row = (await w.row(id))!;
    const about = `tokens ${crypto.randomUUID()} x ${row.externalId}`;
    await expect(w.service.seals.open(row.sealed!, about)).rejects.toThrow("belongs elsewhere");
  });
});
