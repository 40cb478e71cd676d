import { expect, test } from "vitest";
import { youtubeConnector } from "../../../lib/adapters/social/youtube/connector.ts";
import { youtube } from "../../../lib/adapters/social/youtube/network.ts";
import { startYoutubeFake } from "../../fakes/social/youtube.ts";
import { consent, YOUTUBE_APP } from "../../fakes/social/youtube-oauth.ts";
import { CHANNEL_ID, YOUTUBE_SCOPES } from "../../fakes/social/youtube-state.ts";
import { connectorSuite } from "../../support/connector-suite.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";

const at = connectorSuite("YouTube", {
  start: startYoutubeFake,
  connectorOf: (http, change) => youtubeConnector({ ...YOUTUBE_APP, ...http, ...change }),
  consent,
});
const { agreed, connect } = at;

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
    expiresAt: new Date(at.fake.clock.now().getTime() + 3_599_000),
  });
  const network = youtube({ fetch: at.fake.fetch, now: at.fake.clock.now });
  const work = at.workOf({ ...identity, grant }, contentOf("video", "Bread"));
  expect(await network.prepare(work)).toMatchObject({ state: "ready" });
});

test("the YouTube connector keeps its refresh token at a renewal, because Google sends no other", async () => {
  const { grant } = await connect();
  at.fake.clock.pass(3600);
  const next = await at.connector.refreshToken(grant);

  expect(next).toMatchObject({ refreshToken: grant.refreshToken, scopes: YOUTUBE_SCOPES });
  expect(next.accessToken).not.toBe(grant.accessToken);
  expect(await at.connector.refreshToken(next)).toMatchObject({ refreshToken: grant.refreshToken });
});

test("a revoked or missing YouTube refresh token ends the connection", async () => {
  const { grant } = await connect();
  at.fake.state.refreshTokens.clear();

  expect(await failureOf(at.connector.refreshToken(grant))).toMatchObject({ kind: "auth_revoked" });
  expect(await failureOf(at.connector.refreshToken({ ...grant, refreshToken: null }))).toMatchObject({
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
  at.fake.state.switches.hasChannel = false;

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

  expect(await failureOf(connect(code, wrong))).toMatchObject({
    kind,
  });
});
