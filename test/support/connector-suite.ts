import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Connector, Content } from "../../lib/core/network.ts";
import type { SocialFake } from "../fakes/social/base.ts";
import type { Clock } from "./clock.ts";
import { failureOf } from "./failure.ts";

type Vendor = SocialFake & {
  clock: Clock;
  state: { tokens: { size: number }; refreshTokens?: { size: number } };
};

type ConnectorKind<F extends Vendor> = {
  start(): Promise<F>;
  /** The connector of the app that the vendor knows, with some of its settings changed. */
  connectorOf(http: ConnectorHttp, change?: object): Connector;
  /** What a person does on the vendor's page. */
  consent(state: F["state"], url: string, scopes?: string[]): { code: string; state: string };
  /** False where the vendor has no way to revoke a grant. */
  revokes?: boolean;
};
type ConnectorHttp = Pick<SocialFake, "fetch"> & {
  now: () => Date;
  sleep: (milliseconds: number) => Promise<void>;
};

const redirectUri = "https://brandrun.example/app/accounts/callback";
const verifier = "a-verifier-of-more-than-forty-three-characters-0123456789";
const challenge = createHash("sha256").update(verifier).digest("base64url");
type Connected = Awaited<ReturnType<Connector["exchangeCode"]>>;
type Exchange = Parameters<Connector["exchangeCode"]>[0];

/** What the suites of all connectors share: a vendor for each test, a consent, and what every connector does. */
export function connectorSuite<F extends Vendor>(name: string, kind: ConnectorKind<F>) {
  const at = {} as { fake: F; connector: Connector };
  const connectorOf = (change?: object) => {
    const { fetch, clock } = at.fake;
    const sleep = async (milliseconds: number) => clock.pass(milliseconds / 1000);
    return kind.connectorOf({ fetch, now: clock.now, sleep }, change);
  };
  beforeEach(async () => {
    at.fake = await kind.start();
    at.connector = connectorOf();
  });
  afterEach(() => at.fake.close());

  const authorizationUrl = () => at.connector.createAuthorizationUrl({ redirectUri, state: "s1", challenge });
  const agreed = (scopes?: string[]) => kind.consent(at.fake.state, authorizationUrl(), scopes);
  const connect = (code = agreed().code, change: Partial<Exchange> = {}) =>
    at.connector.exchangeCode({ redirectUri, code, verifier, ...change });

  const connectWithWrongSecret = () => {
    const { code } = agreed();
    return connectorOf({ clientSecret: "wrong" }).exchangeCode({ redirectUri, code, verifier });
  };

  test(`the ${name} connector passes the state through`, () => {
    expect(agreed().state).toBe("s1");
  });

  test(`a wrong ${name} client secret is a configuration error`, async () => {
    expect(await failureOf(connectWithWrongSecret())).toMatchObject({ kind: "config_error" });
  });

  if (kind.revokes !== false) {
    test(`the ${name} connector revokes a grant and accepts doing so twice`, async () => {
      const { grant } = await connect();
      await at.connector.revokeToken(grant);
      await at.connector.revokeToken(grant);

      const { tokens, refreshTokens } = at.fake.state;
      expect(tokens.size + (refreshTokens?.size ?? 0)).toBe(0);
    });
  }

  return Object.assign(at, {
    connectorOf,
    authorizationUrl,
    /** The person agrees, to all scopes or to these. */
    agreed,
    /** Exchanges a code, by default a new one; `change` replaces what is sent with it. */
    connect,
    connectWithWrongSecret,
    /** The input of a network's call for the account that was connected. */
    workOf: ({ grant, ...identity }: Connected, content: Content) => ({
      account: { ...identity, accessToken: grant.accessToken, scopes: grant.scopes },
      content,
      draft: {},
      saveDraft: async () => undefined,
    }),
  });
}
