import { expect, test } from "vitest";
import { tiktokConnector } from "../../../lib/adapters/social/tiktok/connector.ts";
import { tiktok } from "../../../lib/adapters/social/tiktok/network.ts";
import { startTiktokFake } from "../../fakes/social/tiktok.ts";
import { consent, TIKTOK_APP } from "../../fakes/social/tiktok-oauth.ts";
import { OPEN_ID, TIKTOK_SCOPES } from "../../fakes/social/tiktok-state.ts";
import { connectorSuite } from "../../support/connector-suite.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";

const DAY_MS = 86_400_000;

const at = connectorSuite("TikTok", {
  start: startTiktokFake,
  connectorOf: (http, change) => tiktokConnector({ ...TIKTOK_APP, ...http, ...change }),
  consent,
});
const { agreed, connect } = at;

const inDays = (days: number) => new Date(at.fake.clock.now().getTime() + days * DAY_MS);

test("the TikTok connector connects an account by its open id and reads the comma list of scopes", async () => {
  const { grant, ...identity } = await connect();

  expect(identity).toEqual({
    externalId: OPEN_ID,
    handle: "corner.bakery",
    name: "Corner Bakery",
    pictureUrl: "https://p16.tiktokcdn.example/bakery.jpg",
  });
  expect(grant).toMatchObject({ scopes: TIKTOK_SCOPES, expiresAt: inDays(1), refreshEndsAt: inDays(365) });
  const network = tiktok({ fetch: at.fake.fetch, now: at.fake.clock.now, audited: true });
  const work = at.workOf({ ...identity, grant }, contentOf("image"));
  expect(await network.prepare(work)).toMatchObject({ state: "ready" });
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
    at.fake.state.switches.rotates = rotates;
    const { grant } = await connect();
    at.fake.clock.pass(86_400);
    const next = await at.connector.refreshToken(grant);

    expect(next.refreshToken === grant.refreshToken).toBe(!rotates);
    expect(await at.connector.refreshToken(next)).toMatchObject({
      scopes: TIKTOK_SCOPES,
      expiresAt: inDays(1),
    });
  },
);

test.each([false, true])(
  "the TikTok connector recognises OAuth errors (with HTTP 200: %s)",
  async (softErrors) => {
    const { grant } = await connect();
    const one = agreed().code;
    at.fake.state.switches.softErrors = softErrors;

    const elsewhere = { redirectUri: "https://brandrun.example/other" };
    expect(await failureOf(connect(one, elsewhere))).toMatchObject({ kind: "config_error" });
    expect(await failureOf(connect(one))).toMatchObject({ kind: "auth_expired" });
    expect(await failureOf(at.connectWithWrongSecret())).toMatchObject({ kind: "config_error" });
    at.fake.clock.pass(366 * 86_400);
    expect(await failureOf(at.connector.refreshToken(grant))).toMatchObject({ kind: "auth_revoked" });
  },
);
