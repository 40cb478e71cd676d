import { expect, test } from "vitest";
import { instagramConnector } from "../../../lib/adapters/social/instagram/connector.ts";
import { instagram } from "../../../lib/adapters/social/instagram/network.ts";
import { startInstagramFake } from "../../fakes/social/instagram.ts";
import {
  consent,
  INSTAGRAM_APP,
  INSTAGRAM_SCOPES,
  LONG_SECONDS,
} from "../../fakes/social/instagram-oauth.ts";
import { USER_ID, VERSION } from "../../fakes/social/instagram-state.ts";
import { connectorSuite } from "../../support/connector-suite.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";

const HOUR = 3600;

const at = connectorSuite("Instagram", {
  start: startInstagramFake,
  connectorOf: (http, change) =>
    instagramConnector({ ...INSTAGRAM_APP, version: VERSION, ...http, ...change }),
  consent,
  revokes: false,
});
const { agreed, connect, connectorOf } = at;

const inSeconds = (seconds: number) => new Date(at.fake.clock.now().getTime() + seconds * 1000);

test.each([false, true])(
  "connects an account for 60 days, by its own id (wrapped answer: %s)",
  async (wrapped) => {
    at.fake.state.switches.wrapped = wrapped;
    const { grant, ...identity } = await connect();

    expect(identity).toEqual({
      externalId: USER_ID,
      handle: "corner.bakery",
      name: "Corner Bakery",
      pictureUrl: "https://scontent.cdninstagram.example/bakery.jpg",
    });
    expect(grant).toMatchObject({
      refreshToken: null,
      scopes: INSTAGRAM_SCOPES,
      expiresAt: inSeconds(LONG_SECONDS),
      refreshEndsAt: inSeconds(LONG_SECONDS),
    });
    const network = instagram({ fetch: at.fake.fetch, now: at.fake.clock.now, version: VERSION });
    const work = at.workOf({ ...identity, grant }, contentOf("image"));
    expect(await network.prepare(work)).toMatchObject({ state: "waiting" });
  },
);

test("the Instagram connector asks for scopes in a comma list and without PKCE", () => {
  const { searchParams } = new URL(at.authorizationUrl());

  expect(searchParams.get("scope")).toBe(INSTAGRAM_SCOPES.join(","));
  expect(searchParams.has("code_challenge")).toBe(false);
});

test("the Instagram connector renews a token that is a day old and leaves a younger one unchanged", async () => {
  const { grant } = await connect();
  at.fake.clock.pass(24 * HOUR - 60);
  at.fake.fail({});
  expect(await at.connector.refreshToken(grant)).toEqual(grant);
  expect(at.fake.calls).toEqual([]);

  at.fake.clock.pass(2 * HOUR);
  const next = await at.connector.refreshToken(grant);
  expect(next.accessToken).not.toBe(grant.accessToken);
  expect(next).toMatchObject({ scopes: grant.scopes, expiresAt: inSeconds(LONG_SECONDS) });
});

test("the Instagram connector cannot renew an expired token", async () => {
  const { grant } = await connect();
  at.fake.clock.pass(60 * 24 * HOUR);

  expect(await failureOf(at.connector.refreshToken(grant))).toMatchObject({ kind: "auth_revoked" });
});

test.each(["refused", "cut_before", "cut_after", "error_before"] as const)(
  "an Instagram token renewal that met %s may be retried",
  async (fault) => {
    const { grant } = await connect();
    at.fake.clock.pass(30 * 24 * HOUR);
    at.fake.fail({ 0: fault });

    expect(await failureOf(at.connector.refreshToken(grant))).toMatchObject({ kind: "transient" });
    expect(await at.connector.refreshToken(grant)).toMatchObject({ expiresAt: inSeconds(LONG_SECONDS) });
  },
);

test("the failure of an Instagram token renewal does not contain the token", async () => {
  const { grant } = await connect();
  at.fake.clock.pass(30 * 24 * HOUR);
  at.fake.fail({ 0: "cut_before" });
  const failure = await failureOf(at.connector.refreshToken(grant));

  expect(JSON.stringify([failure, failure.message])).not.toContain(grant.accessToken);
});

test("the Instagram connector names the missing permission when an account leaves out posting", async () => {
  const { code } = agreed(["instagram_business_basic"]);

  expect(await failureOf(connect(code))).toMatchObject({
    kind: "permission_missing",
    details: { source: "Instagram: missing instagram_business_content_publish" },
  });
});

test("an Instagram authorization code works once and for an hour", async () => {
  const { code } = agreed();
  await connect(code);
  expect(await failureOf(connect(code))).toMatchObject({ kind: "auth_expired" });

  const late = agreed().code;
  at.fake.clock.pass(HOUR + 1);
  expect(await failureOf(connect(late))).toMatchObject({ kind: "auth_expired" });
});

test("a wrong Instagram client id is a configuration error", async () => {
  const { code } = agreed();
  at.connector = connectorOf({ clientId: "1" });

  expect(await failureOf(connect(code))).toMatchObject({ kind: "config_error" });
});

test("another redirect URI is a configuration error on Instagram", async () => {
  const other = { redirectUri: "https://brandrun.example/other" };

  expect(await failureOf(connect(agreed().code, other))).toMatchObject({ kind: "config_error" });
});
