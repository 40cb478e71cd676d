import { afterEach, beforeEach, expect, test } from "vitest";
import { tiktokConnector } from "../../../lib/adapters/social/tiktok/connector.ts";
import { tiktok } from "../../../lib/adapters/social/tiktok/network.ts";
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
  consent(
    fake.state,
    connector.createAuthorizationUrl({ redirectUri, state: "s1", challenge: "unused" }),
    scopes,
  );
const connect = (code = agreed().code) => connector.exchangeCode({ redirectUri, code, verifier: "unused" });
const inDays = (days: number) => new Date(fake.clock.now().getTime() + days * DAY_MS);

test("the TikTok connector connects an account by its open id and reads the comma list of scopes", async () => {
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
  const work = { account, content: contentOf("image"), draft: {}, saveDraft: async () => undefined };
  expect(await network.prepare(work)).toMatchObject({ state: "ready" });
  expect(agreed().state).toBe("s1");
});

test("the TikTok connector works without the username when its scope was not granted", async () => {
  const { code } = agreed(["user.info.basic", "video.publish"]);

  expect(await connect(code)).toMatchObject({
    handle: "Corner Bakery",
    grant: { scopes: expect.any(Array) },
  });
});

test("the TikTok connector names the missing permission when an account leaves out posting", async () => {
  const { code } = agreed(["user.info.basic"]);

  expect(await failureOf(connect(code))).toMatchObject({
    kind: "permission_missing",
    details: { source: "TikTok: missing video.publish" },
  });
});

test.each([true, false])(
  "the TikTok connector renews and keeps the valid refresh token (a new one is issued: %s)",
  async (rotates) => {
    fake.state.switches.rotates = rotates;
    const { grant } = await connect();
    fake.clock.pass(86_400);
    const next = await connector.refreshToken(grant);

    expect(next.refreshToken === grant.refreshToken).toBe(!rotates);
    expect(await connector.refreshToken(next)).toMatchObject({ scopes: TIKTOK_SCOPES, expiresAt: inDays(1) });
  },
);

test.each([false, true])(
  "the TikTok connector recognises OAuth errors (with HTTP 200: %s)",
  async (softErrors) => {
    const { grant } = await connect();
    const one = agreed().code;
    const other = agreed().code;
    fake.state.switches.softErrors = softErrors;

    const elsewhere = { redirectUri: "https://brandrun.example/other", code: one, verifier: "" };
    expect(await failureOf(connector.exchangeCode(elsewhere))).toMatchObject({ kind: "config_error" });
    expect(await failureOf(connect(one))).toMatchObject({ kind: "auth_expired" });
    const wrong = connectorOf({ clientSecret: "wrong" });
    expect(await failureOf(wrong.exchangeCode({ redirectUri, code: other, verifier: "" }))).toMatchObject({
      kind: "config_error",
    });
    fake.clock.pass(366 * 86_400);
    expect(await failureOf(connector.refreshToken(grant))).toMatchObject({ kind: "auth_revoked" });
  },
);

test("the TikTok connector revokes a grant and accepts doing so twice", async () => {
  const { grant } = await connect();
  await connector.revokeToken(grant);
  await connector.revokeToken(grant);

  expect(fake.state.tokens.size + fake.state.refreshTokens.size).toBe(0);
});
