import { expect, test } from "vitest";
import { xConnector } from "../../../lib/adapters/social/x/connector.ts";
import { x } from "../../../lib/adapters/social/x/network.ts";
import { startXFake } from "../../fakes/social/x.ts";
import { consent, X_APP, X_SCOPES } from "../../fakes/social/x-oauth.ts";
import { connectorSuite } from "../../support/connector-suite.ts";
import { contentOf } from "../../support/contents.ts";
import { failureOf } from "../../support/failure.ts";

const at = connectorSuite("X", {
  start: startXFake,
  connectorOf: (http, change) => xConnector({ ...X_APP, ...http, ...change }),
  consent,
});
const { agreed, connect } = at;

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
    expiresAt: new Date(at.fake.clock.now().getTime() + 7_200_000),
  });
  const work = at.workOf({ ...identity, grant }, contentOf("text"));
  expect(await x({ fetch: at.fake.fetch, now: at.fake.clock.now }).commit(work)).toMatchObject({
    state: "posted",
  });
});

test.each([
  ["another verifier", { verifier: "another" }],
  ["another address", { redirectUri: "https://brandrun.example/other" }],
])("an X authorization code is worthless with %s", async (_, wrong) => {
  const { code } = agreed();

  expect(await failureOf(connect(code, wrong))).toMatchObject({ kind: "auth_expired" });
});

test("an X authorization code works for half a minute", async () => {
  const { code } = agreed();
  at.fake.clock.pass(31);

  expect(await failureOf(connect(code))).toMatchObject({ kind: "auth_expired" });
});

test("the X connector names the missing permission when an account leaves one out", async () => {
  const { code } = agreed(X_SCOPES.filter((scope) => scope !== "media.write"));
  const failure = await failureOf(connect(code));

  expect(failure).toMatchObject({
    kind: "permission_missing",
    details: { source: "X: missing media.write" },
  });
});

test("an X refresh token works once, and replaying it revokes the grant", async () => {
  const { grant } = await connect();
  const next = await at.connector.refreshToken(grant);

  expect(next.refreshToken).not.toBe(grant.refreshToken);
  expect(next.accessToken).not.toBe(grant.accessToken);
  expect(await failureOf(at.connector.refreshToken(grant))).toMatchObject({ kind: "auth_revoked" });
  expect(await failureOf(at.connector.refreshToken(next))).toMatchObject({ kind: "auth_revoked" });
});

test.each(["refused", "cut_before", "error_before", "throttled"] as const)(
  "an X token renewal that met %s may be retried",
  async (fault) => {
    const { grant } = await connect();
    at.fake.fail({ 0: fault });

    expect(await failureOf(at.connector.refreshToken(grant))).toMatchObject({ kind: "transient" });
    expect(await at.connector.refreshToken(grant)).toMatchObject({ scopes: X_SCOPES });
  },
);
