import { expect, test } from "vitest";
import { linkedinConnector } from "../../../lib/adapters/social/linkedin/connector.ts";
import { linkedin } from "../../../lib/adapters/social/linkedin/network.ts";
import { MEMBER_SCOPES, startLinkedinFake } from "../../fakes/social/linkedin.ts";
import { consent, LINKEDIN_APP } from "../../fakes/social/linkedin-oauth.ts";
import { VERSION } from "../../fakes/social/linkedin-state.ts";
import { connectorSuite } from "../../support/connector-suite.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";

const DAY_MS = 86_400_000;

const at = connectorSuite("LinkedIn", {
  start: startLinkedinFake,
  connectorOf: (http, change) => linkedinConnector({ ...LINKEDIN_APP, version: VERSION, ...http, ...change }),
  consent,
});
const { connect } = at;

const inDays = (days: number) => new Date(at.fake.clock.now().getTime() + days * DAY_MS);

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
  const network = linkedin({ fetch: at.fake.fetch, now: at.fake.clock.now, version: VERSION });
  const work = at.workOf({ ...identity, grant }, contentOf("text"));
  expect(await network.commit(work)).toMatchObject({ state: "posted" });
});

test("the LinkedIn connector retries when a new token is refused for a moment", async () => {
  at.fake.state.switches.freshTokenFaultSeconds = 2;

  expect(await connect()).toMatchObject({ handle: "Ada Baker" });
});

test("the LinkedIn connector gives up on a new token that stays refused", async () => {
  at.fake.state.switches.freshTokenFaultSeconds = 60;

  expect(await failureOf(connect())).toMatchObject({ kind: "auth_revoked" });
});

test("a LinkedIn account without a refresh token must be connected again", async () => {
  const { grant } = await connect();

  expect(await failureOf(at.connector.refreshToken(grant))).toMatchObject({
    kind: "auth_expired",
    details: { fix: expect.stringContaining("Connect the account again") },
  });
});

test("an approved LinkedIn partner renews tokens until a year after the first grant", async () => {
  at.fake.state.switches.partner = true;
  const { grant } = await connect();
  const end = inDays(365);
  at.fake.clock.pass(50 * 86_400);
  const next = await at.connector.refreshToken(grant);

  expect(next).toMatchObject({ refreshToken: grant.refreshToken, refreshEndsAt: end, expiresAt: inDays(60) });
  at.fake.clock.pass(320 * 86_400);
  expect(await failureOf(at.connector.refreshToken(next))).toMatchObject({ kind: "auth_revoked" });
});

test.each([
  ["a code that is used twice", { code: () => "AQT-unknown" }, "auth_expired"],
  ["another address", { redirectUri: "https://brandrun.example/other" }, "config_error"],
])(
  "the LinkedIn connector refuses %s",
  async (_, { code, ...wrong }: { code?: () => string; redirectUri?: string }, kind) => {
    expect(await failureOf(connect(code?.(), wrong))).toMatchObject({ kind });
  },
);
