import { afterEach, beforeEach, expect, test } from "vitest";
import { linkedin } from "../../../lib/adapters/social/linkedin.ts";
import { linkedinConnector } from "../../../lib/adapters/social/linkedin-connector.ts";
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
  consent(fake.state, connector.authorizeUrl({ redirectUri, state: "s1", challenge: "unused" }));
const connect = () => connector.connect({ redirectUri, code: agreed().code, verifier: "unused" });
const inDays = (days: number) => new Date(fake.clock.now().getTime() + days * DAY_MS);

test("connects a member who may post, and reads the comma list of scopes", async () => {
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
  const work = { account, content: contentOf("text"), draft: {}, keep: async () => undefined };
  expect(await network.commit(work)).toMatchObject({ state: "posted" });
});

test("bears that a new token is refused for a moment", async () => {
  fake.state.switches.freshTokenTroubleSeconds = 2;

  expect(await connect()).toMatchObject({ handle: "Ada Baker" });
});

test("does not bear it for ever", async () => {
  fake.state.switches.freshTokenTroubleSeconds = 60;

  expect(await failureOf(connect())).toMatchObject({ kind: "auth_revoked" });
});

test("without a refresh token somebody has to connect again", async () => {
  const { grant } = await connect();

  expect(await failureOf(connector.refresh(grant))).toMatchObject({
    kind: "auth_expired",
    circumstances: { fix: expect.stringContaining("Connect the account again") },
  });
});

test("an approved partner renews until the first grant's year is over", async () => {
  fake.state.switches.partner = true;
  const { grant } = await connect();
  const end = inDays(365);
  fake.clock.pass(50 * 86_400);
  const next = await connector.refresh(grant);

  expect(next).toMatchObject({ refreshToken: grant.refreshToken, refreshEndsAt: end, expiresAt: inDays(60) });
  fake.clock.pass(320 * 86_400);
  expect(await failureOf(connector.refresh(next))).toMatchObject({ kind: "auth_revoked" });
});

test.each([
  ["a code that is used twice", { code: () => "AQT-unknown" }, "auth_expired"],
  ["another address", { redirectUri: "https://brandrun.example/other" }, "config_error"],
])("refuses %s", async (_, { code, ...wrong }: { code?: () => string; redirectUri?: string }, kind) => {
  const answer = { redirectUri, code: code?.() ?? agreed().code, verifier: "unused", ...wrong };

  expect(await failureOf(connector.connect(answer))).toMatchObject({ kind });
});

test("a wrong secret is the operator's business", async () => {
  const { code } = agreed();
  const wrong = linkedinConnector(app("wrong"));

  expect(await failureOf(wrong.connect({ redirectUri, code, verifier: "" }))).toMatchObject({
    kind: "config_error",
  });
});

test("takes a grant back, and does not mind doing so twice", async () => {
  const { grant } = await connect();
  await connector.revoke(grant);
  await connector.revoke(grant);

  expect(fake.state.tokens.size).toBe(0);
});
