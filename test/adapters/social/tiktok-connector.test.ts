import { afterEach, beforeEach, expect, test } from "vitest";
import { tiktok } from "../../../lib/adapters/social/tiktok.ts";
import { tiktokConnector } from "../../../lib/adapters/social/tiktok-connector.ts";
import type { Connector } from "../../../lib/core/network.ts";
import { startTiktokFake, type TiktokFake } from "../../fakes/social/tiktok.ts";
import { consent, TIKTOK_APP } from "../../fakes/social/tiktok-oauth.ts";
import { OPEN_ID, TIKTOK_SCOPES } from "../../fakes/social/tiktok-state.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "./failure.ts";

const redirectUri = "https://brandrun.example/app/accounts/tiktok/callback";
const DAY_MS = 86_400_000;

let fake: TiktokFake;
let connector: Connector;
const connectorOf = (change: object = {}) =>
  tiktokConnector({
    ...TIKTOK_APP,
    fetch: fake.fetch,
    now: fake.clock.now,
    sleep: async () => undefined,
    ...change,
  });
beforeEach(async () => {
  fake = await startTiktokFake();
  connector = connectorOf();
});
afterEach(() => fake.close());

const agreed = (scopes?: string[]) =>
  consent(fake.state, connector.authorizeUrl({ redirectUri, state: "s1", challenge: "unused" }), scopes);
const connect = (code = agreed().code) => connector.connect({ redirectUri, code, verifier: "unused" });
const inDays = (days: number) => new Date(fake.clock.now().getTime() + days * DAY_MS);

test("connects an account by its open id, and reads the comma list of scopes", async () => {
  const { grant, ...identity } = await connect();

  expect(identity).toEqual({
    externalId: OPEN_ID,
    handle: "corner.bakery",
    name: "Corner Bakery",
    pictureUrl: "https://p16.tiktokcdn.example/bakery.jpg",
  });
  expect(grant).toMatchObject({ scopes: TIKTOK_SCOPES, expiresAt: inDays(1), refreshEndsAt: inDays(365) });
  const network = tiktok({ fetch: fake.fetch, now: fake.clock.now, audited: true });
  const account = { ...identity, accessToken: grant.accessToken, scopes: grant.scopes };
  const work = { account, content: contentOf("image"), draft: {}, keep: async () => undefined };
  expect(await network.prepare(work)).toMatchObject({ state: "ready" });
  expect(agreed().state).toBe("s1");
});

test("does without the username where it was not allowed", async () => {
  const { code } = agreed(["user.info.basic", "video.publish"]);

  expect(await connect(code)).toMatchObject({
    handle: "Corner Bakery",
    grant: { scopes: expect.any(Array) },
  });
});

test("an account that leaves out posting is told which permission", async () => {
  const { code } = agreed(["user.info.basic"]);

  expect(await failureOf(connect(code))).toMatchObject({
    kind: "permission_missing",
    circumstances: { source: "TikTok: missing video.publish" },
  });
});

test.each([true, false])("renews, and keeps the token that counts (a new one comes: %s)", async (rotates) => {
  fake.state.switches.rotates = rotates;
  const { grant } = await connect();
  fake.clock.pass(86_400);
  const next = await connector.refresh(grant);

  expect(next.refreshToken === grant.refreshToken).toBe(!rotates);
  expect(await connector.refresh(next)).toMatchObject({ scopes: TIKTOK_SCOPES, expiresAt: inDays(1) });
});

test.each([false, true])("hears what went wrong (with HTTP 200: %s)", async (softErrors) => {
  const { grant } = await connect();
  const one = agreed().code;
  const other = agreed().code;
  fake.state.switches.softErrors = softErrors;

  const elsewhere = { redirectUri: "https://brandrun.example/other", code: one, verifier: "" };
  expect(await failureOf(connector.connect(elsewhere))).toMatchObject({ kind: "config_error" });
  expect(await failureOf(connect(one))).toMatchObject({ kind: "auth_expired" });
  const wrong = connectorOf({ clientSecret: "wrong" });
  expect(await failureOf(wrong.connect({ redirectUri, code: other, verifier: "" }))).toMatchObject({
    kind: "config_error",
  });
  fake.clock.pass(366 * 86_400);
  expect(await failureOf(connector.refresh(grant))).toMatchObject({ kind: "auth_revoked" });
});

test("takes a grant back, and does not mind doing so twice", async () => {
  const { grant } = await connect();
  await connector.revoke(grant);
  await connector.revoke(grant);

  expect(fake.state.tokens.size + fake.state.refreshTokens.size).toBe(0);
});
