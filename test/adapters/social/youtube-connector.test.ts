import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { youtube } from "../../../lib/adapters/social/youtube.ts";
import { youtubeConnector } from "../../../lib/adapters/social/youtube-connector.ts";
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
  consent(fake.state, connector.authorizeUrl({ redirectUri, state: "s1", challenge }), scopes);
const connect = (code = agreed().code) => connector.connect({ redirectUri, code, verifier });

test("connects a channel that may upload", async () => {
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
  const work = { account, content: contentOf("video", "Bread"), draft: {}, keep: async () => undefined };
  expect(await network.prepare(work)).toMatchObject({ state: "ready" });
  expect(agreed().state).toBe("s1");
});

test("renews and keeps its refresh token, as Google sends no other", async () => {
  const { grant } = await connect();
  fake.clock.pass(3600);
  const next = await connector.refresh(grant);

  expect(next).toMatchObject({ refreshToken: grant.refreshToken, scopes: YOUTUBE_SCOPES });
  expect(next.accessToken).not.toBe(grant.accessToken);
  expect(await connector.refresh(next)).toMatchObject({ refreshToken: grant.refreshToken });
});

test("a refresh token that was taken back, or is missing, ends the connection", async () => {
  const { grant } = await connect();
  fake.state.refreshTokens.clear();

  expect(await failureOf(connector.refresh(grant))).toMatchObject({ kind: "auth_revoked" });
  expect(await failureOf(connector.refresh({ ...grant, refreshToken: null }))).toMatchObject({
    kind: "auth_revoked",
  });
});

test("somebody who unticks a permission is told which", async () => {
  const { code } = agreed(YOUTUBE_SCOPES.slice(1));

  expect(await failureOf(connect(code))).toMatchObject({
    kind: "permission_missing",
    circumstances: { source: `YouTube: missing ${YOUTUBE_SCOPES[0]}` },
  });
});

test("an account without a channel is told so", async () => {
  fake.state.switches.hasChannel = false;

  expect(await failureOf(connect())).toMatchObject({
    kind: "permission_missing",
    circumstances: { fix: expect.stringContaining("Create a channel") },
  });
});

test.each([
  ["another verifier", { verifier: "another" }, "auth_expired"],
  ["another address", { redirectUri: "https://brandrun.example/other" }, "config_error"],
])("a code is nothing with %s", async (_, wrong, kind) => {
  const { code } = agreed();

  expect(await failureOf(connector.connect({ redirectUri, code, verifier, ...wrong }))).toMatchObject({
    kind,
  });
});

test("a wrong secret is the operator's business", async () => {
  const { code } = agreed();
  const wrong = connectorOf({ clientSecret: "wrong" });

  expect(await failureOf(wrong.connect({ redirectUri, code, verifier }))).toMatchObject({
    kind: "config_error",
  });
});

test("takes a grant back, and does not mind doing so twice", async () => {
  const { grant } = await connect();
  await connector.revoke(grant);
  await connector.revoke(grant);

  expect(fake.state.tokens.size + fake.state.refreshTokens.size).toBe(0);
});
