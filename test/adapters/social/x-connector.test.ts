import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { xConnector } from "../../../lib/adapters/social/x/connector.ts";
import { x } from "../../../lib/adapters/social/x/network.ts";
import type { Connector } from "../../../lib/core/network.ts";
import { startXFake, type XFake } from "../../fakes/social/x.ts";
import { consent, X_APP, X_SCOPES } from "../../fakes/social/x-oauth.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "./failure.ts";

const redirectUri = "https://brandrun.example/app/accounts/x/callback";
const verifier = "a-verifier-of-more-than-forty-three-characters-0123456789";
const challenge = createHash("sha256").update(verifier).digest("base64url");

let fake: XFake;
let connector: Connector;
const app = (clientSecret = X_APP.clientSecret) => ({
  ...X_APP,
  clientSecret,
  fetch: fake.fetch,
  now: fake.clock.now,
  sleep: async () => undefined,
});
beforeEach(async () => {
  fake = await startXFake();
  connector = xConnector(app());
});
afterEach(() => fake.close());

const agreed = (scopes?: string[]) =>
  consent(fake.state, connector.createAuthorizationUrl({ redirectUri, state: "s1", challenge }), scopes);
const connect = () => connector.exchangeCode({ redirectUri, code: agreed().code, verifier });

test("the X connector connects an account that may post", async () => {
  const { grant, ...identity } = await connect();

  expect(identity).toEqual({
    externalId: "2244994945",
    handle: "corner_bakery",
    name: "Corner Bakery",
    pictureUrl: "https://pbs.twimg.com/profile_images/1/bakery_normal.jpg",
  });
  expect(grant).toMatchObject({
    scopes: X_SCOPES,
    expiresAt: new Date(fake.clock.now().getTime() + 7_200_000),
  });
  const account = { ...identity, accessToken: grant.accessToken, scopes: grant.scopes };
  const work = { account, content: contentOf("text"), draft: {}, saveDraft: async () => undefined };
  expect(await x({ fetch: fake.fetch, now: fake.clock.now }).commit(work)).toMatchObject({ state: "posted" });
});

test("the X connector passes the state through", () => {
  expect(agreed().state).toBe("s1");
});

test.each([
  ["another verifier", { verifier: "another" }],
  ["another address", { redirectUri: "https://brandrun.example/other" }],
])("an X authorization code is worthless with %s", async (_, wrong) => {
  const { code } = agreed();

  expect(await failureOf(connector.exchangeCode({ redirectUri, code, verifier, ...wrong }))).toMatchObject({
    kind: "auth_expired",
  });
});

test("an X authorization code works for half a minute", async () => {
  const { code } = agreed();
  fake.clock.pass(31);

  expect(await failureOf(connector.exchangeCode({ redirectUri, code, verifier }))).toMatchObject({
    kind: "auth_expired",
  });
});

test("the X connector names the missing permission when an account leaves one out", async () => {
  const { code } = agreed(X_SCOPES.filter((scope) => scope !== "media.write"));
  const failure = await failureOf(connector.exchangeCode({ redirectUri, code, verifier }));

  expect(failure).toMatchObject({
    kind: "permission_missing",
    details: { source: "X: missing media.write" },
  });
});

test("a wrong X client secret is a configuration error", async () => {
  const { code } = agreed();
  const wrong = xConnector(app("wrong"));

  expect(await failureOf(wrong.exchangeCode({ redirectUri, code, verifier }))).toMatchObject({
    kind: "config_error",
  });
});

test("an X refresh token works once, and replaying it revokes the grant", async () => {
  const { grant } = await connect();
  const next = await connector.refreshToken(grant);

  expect(next.refreshToken).not.toBe(grant.refreshToken);
  expect(next.accessToken).not.toBe(grant.accessToken);
  expect(await failureOf(connector.refreshToken(grant))).toMatchObject({ kind: "auth_revoked" });
  expect(await failureOf(connector.refreshToken(next))).toMatchObject({ kind: "auth_revoked" });
});

test.each(["refused", "cut_before", "error_before", "throttled"] as const)(
  "an X token renewal that met %s may be retried",
  async (fault) => {
    const { grant } = await connect();
    fake.fail({ 0: fault });

    expect(await failureOf(connector.refreshToken(grant))).toMatchObject({ kind: "transient" });
    expect(await connector.refreshToken(grant)).toMatchObject({ scopes: X_SCOPES });
  },
);

test("the X connector revokes a grant and accepts doing so twice", async () => {
  const { grant } = await connect();
  await connector.revokeToken(grant);
  await connector.revokeToken(grant);

  expect(fake.state.tokens.size + fake.state.refreshTokens.size).toBe(0);
});
