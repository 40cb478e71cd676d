import { afterEach, beforeEach, expect, test } from "vitest";
import { linkedinConnector } from "../../../lib/adapters/social/linkedin/connector.ts";
import { linkedin } from "../../../lib/adapters/social/linkedin/network.ts";
import type { Connector } from "../../../lib/core/network.ts";
import { type LinkedinFake, MEMBER_SCOPES, startLinkedinFake } from "../../fakes/social/linkedin.ts";
import { consent, LINKEDIN_APP } from "../../fakes/social/linkedin-oauth.ts";
import { VERSION } from "../../fakes/social/linkedin-state.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "./failure.ts";

const redirectUri = "https://brandrun.example/app/accounts/linkedin/callback";
const DAY_MS = 86_400_000;

let fake: LinkedinFake;
let connector: Connector;
const app = (clientSecret = LINKEDIN_APP.clientSecret) => ({
  ...LINKEDIN_APP,
  clientSecret,
  version: VERSION,
  fetch: fake.fetch,
  now: fake.clock.now,
  sleep: async (milliseconds: number) => fake.clock.pass(milliseconds / 1000),
});
beforeEach(async () => {
  fake = await startLinkedinFake();
  connector = linkedinConnector(app());
});
afterEach(() => fake.close());

const agreed = () =>
  consent(fake.state, connector.createAuthorizationUrl({ redirectUri, state: "s1", challenge: "unused" }));
const connect = () => connector.exchangeCode({ redirectUri, code: agreed().code, verifier: "unused" });
const inDays = (days: number) => new Date(fake.clock.now().getTime() + days * DAY_MS);

test("the LinkedIn connector connects a member who may post and reads the comma list of scopes", async () => {
  const { grant, ...identity } = await connect();

  expect(identity).toEqual({
    externalId: "urn:li:person:782bbtaQ",
    handle: "Ada Baker",
    name: "Ada Baker",
    pictureUrl: "https://media.licdn.com/dms/image/ada.jpg",
  });
  expect(grant).toMatchObject({
    scopes: MEMBER_SCOPES,
    refreshToken: null,
    refreshEndsAt: null,
    expiresAt: inDays(60),
  });
  const network = linkedin({ fetch: fake.fetch, now: fake.clock.now, version: VERSION });
  const account = { ...identity, accessToken: grant.accessToken, scopes: grant.scopes };
  const work = { account, content: contentOf("text"), draft: {}, saveDraft: async () => undefined };
  expect(await network.commit(work)).toMatchObject({ state: "posted" });
});

test("the LinkedIn connector retries when a new token is refused for a moment", async () => {
  fake.state.switches.freshTokenFaultSeconds = 2;

  expect(await connect()).toMatchObject({ handle: "Ada Baker" });
});

test("the LinkedIn connector gives up on a new token that stays refused", async () => {
  fake.state.switches.freshTokenFaultSeconds = 60;

  expect(await failureOf(connect())).toMatchObject({ kind: "auth_revoked" });
});

test("a LinkedIn account without a refresh token must be connected again", async () => {
  const { grant } = await connect();

  expect(await failureOf(connector.refreshToken(grant))).toMatchObject({
    kind: "auth_expired",
    details: { fix: expect.stringContaining("Connect the account again") },
  });
});

test("an approved LinkedIn partner renews tokens until a year after the first grant", async () => {
  fake.state.switches.partner = true;
  const { grant } = await connect();
  const end = inDays(365);
  fake.clock.pass(50 * 86_400);
  const next = await connector.refreshToken(grant);

  expect(next).toMatchObject({ refreshToken: grant.refreshToken, refreshEndsAt: end, expiresAt: inDays(60) });
  fake.clock.pass(320 * 86_400);
  expect(await failureOf(connector.refreshToken(next))).toMatchObject({ kind: "auth_revoked" });
});

test.each([
  ["a code that is used twice", { code: () => "AQT-unknown" }, "auth_expired"],
  ["another address", { redirectUri: "https://brandrun.example/other" }, "config_error"],
])(
  "the LinkedIn connector refuses %s",
  async (_, { code, ...wrong }: { code?: () => string; redirectUri?: string }, kind) => {
    const answer = { redirectUri, code: code?.() ?? agreed().code, verifier: "unused", ...wrong };

    expect(await failureOf(connector.exchangeCode(answer))).toMatchObject({ kind });
  },
);

test("a wrong LinkedIn client secret is a configuration error", async () => {
  const { code } = agreed();
  const wrong = linkedinConnector(app("wrong"));

  expect(await failureOf(wrong.exchangeCode({ redirectUri, code, verifier: "" }))).toMatchObject({
    kind: "config_error",
  });
});

test("the LinkedIn connector revokes a grant and accepts doing so twice", async () => {
  const { grant } = await connect();
  await connector.revokeToken(grant);
  await connector.revokeToken(grant);

  expect(fake.state.tokens.size).toBe(0);
});
