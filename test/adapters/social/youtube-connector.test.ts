import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { youtubeConnector } from "../../../lib/adapters/social/youtube/connector.ts";
import { youtube } from "../../../lib/adapters/social/youtube/network.ts";
import type { Connector } from "../../../lib/core/network.ts";
import { startYoutubeFake, type YoutubeFake } from "../../fakes/social/youtube.ts";
import { consent, YOUTUBE_APP } from "../../fakes/social/youtube-oauth.ts";
import { CHANNEL_ID, YOUTUBE_SCOPES } from "../../fakes/social/youtube-state.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "./failure.ts";

const redirectUri = "https://brandrun.example/app/accounts/youtube/callback";
const verifier = "a-verifier-of-at-least-forty-three-characters-0123456789";
const challenge = createHash("sha256").update(verifier).digest("base64url");

let fake: YoutubeFake;
let connector: Connector;
const connectorOf = (change: object = {}) =>
  youtubeConnector({
    ...YOUTUBE_APP,
    fetch: fake.fetch,
    now: fake.clock.now,
    sleep: async () => undefined,
    ...change,
  });
beforeEach(async () => {
  fake = await startYoutubeFake();
  connector = connectorOf();
});
afterEach(() => fake.close());

const agreed = (scopes?: string[]) =>
  consent(fake.state, connector.createAuthorizationUrl({ redirectUri, state: "s1", challenge }), scopes);
const connect = (code = agreed().code) => connector.exchangeCode({ redirectUri, code, verifier });

test("the YouTube connector connects a channel that may upload", async () => {
  const { grant, ...identity } = await connect();

  expect(identity).toEqual({
    externalId: CHANNEL_ID,
    handle: "cornerbakery",
    name: "Corner Bakery",
    pictureUrl: "https://yt3.ggpht.example/bakery.jpg",
  });
  expect(grant).toMatchObject({
    scopes: YOUTUBE_SCOPES,
    refreshToken: expect.any(String),
    refreshEndsAt: null,
    expiresAt: new Date(fake.clock.now().getTime() + 3_599_000),
  });
  const network = youtube({ fetch: fake.fetch, now: fake.clock.now });
  const account = { ...identity, accessToken: grant.accessToken, scopes: grant.scopes };
  const work = { account, content: contentOf("video", "Bread"), draft: {}, saveDraft: async () => undefined };
  expect(await network.prepare(work)).toMatchObject({ state: "ready" });
  expect(agreed().state).toBe("s1");
});

test("the YouTube connector keeps its refresh token at a renewal, because Google sends no other", async () => {
  const { grant } = await connect();
  fake.clock.pass(3600);
  const next = await connector.refreshToken(grant);

  expect(next).toMatchObject({ refreshToken: grant.refreshToken, scopes: YOUTUBE_SCOPES });
  expect(next.accessToken).not.toBe(grant.accessToken);
  expect(await connector.refreshToken(next)).toMatchObject({ refreshToken: grant.refreshToken });
});

test("a revoked or missing YouTube refresh token ends the connection", async () => {
  const { grant } = await connect();
  fake.state.refreshTokens.clear();

  expect(await failureOf(connector.refreshToken(grant))).toMatchObject({ kind: "auth_revoked" });
  expect(await failureOf(connector.refreshToken({ ...grant, refreshToken: null }))).toMatchObject({
    kind: "auth_revoked",
  });
});

test("the YouTube connector names the missing permission when a person unticks one", async () => {
  const { code } = agreed(YOUTUBE_SCOPES.slice(1));

  expect(await failureOf(connect(code))).toMatchObject({
    kind: "permission_missing",
    details: { source: `YouTube: missing ${YOUTUBE_SCOPES[0]}` },
  });
});

test("the YouTube connector refuses an account without a channel and says so", async () => {
  fake.state.switches.hasChannel = false;

  expect(await failureOf(connect())).toMatchObject({
    kind: "permission_missing",
    details: { fix: expect.stringContaining("Create a channel") },
  });
});

test.each([
  ["another verifier", { verifier: "another" }, "auth_expired"],
  ["another address", { redirectUri: "https://brandrun.example/other" }, "config_error"],
])("a YouTube authorization code is worthless with %s", async (_, wrong, kind) => {
  const { code } = agreed();

  expect(await failureOf(connector.exchangeCode({ redirectUri, code, verifier, ...wrong }))).toMatchObject({
    kind,
  });
});

test("a wrong YouTube client secret is a configuration error", async () => {
  const { code } = agreed();
  const wrong = connectorOf({ clientSecret: "wrong" });

  expect(await failureOf(wrong.exchangeCode({ redirectUri, code, verifier }))).toMatchObject({
    kind: "config_error",
  });
});

test("the YouTube connector revokes a grant and accepts doing so twice", async () => {
  const { grant } = await connect();
  await connector.revokeToken(grant);
  await connector.revokeToken(grant);

  expect(fake.state.tokens.size + fake.state.refreshTokens.size).toBe(0);
});
