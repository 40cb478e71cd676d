import * as z from "zod/v4";
import { type Connector, type Grant, NetworkFailure } from "../../../core/network.ts";
import { type OAuthApp, requestRevocation, requestToken, requireScopes } from "../oauth.ts";
import { type LinkedinSettings, requestJson } from "./client.ts";

const AUTHORIZE = "https://www.linkedin.com/oauth/v2/authorization";
const TOKEN = "https://www.linkedin.com/oauth/v2/accessToken";
const REVOKE = "https://www.linkedin.com/oauth/v2/revoke";
/** The scopes every app gets without a review; they are enough to post as a member. */
const SCOPES = ["openid", "profile", "email", "w_member_social"];
const NEEDED = ["openid", "profile", "w_member_social"];
/** LinkedIn may refuse a new token as revoked for a few seconds. */
const FRESH_TOKEN_DELAY_MS = 3_000;

const Userinfo = z.object({
  sub: z.string().min(1),
  name: z.string().default(""),
  picture: z.string().optional(),
});

/** Connects LinkedIn members. There is no PKCE, and refresh tokens are for approved partners only. */
export function linkedinConnector(settings: OAuthApp & LinkedinSettings): Connector {
  const credentials = { client_id: settings.clientId, client_secret: settings.clientSecret };
  const call = { vendor: "LinkedIn", url: TOKEN };
  return {
    platform: "linkedin",
    createAuthorizationUrl({ redirectUri, state }) {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        state,
        scope: SCOPES.join(" "),
      });
      return `${AUTHORIZE}?${query}`;
    },
    async exchangeCode({ redirectUri, code }) {
      const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri, ...credentials };
      const grant = await requestToken(settings, { ...call, form, refused: "code" });
      requireScopes("LinkedIn", grant.scopes, NEEDED);
      return { ...(await identityOf(settings, grant)), grant };
    },
    async refreshToken({ refreshToken, refreshEndsAt }) {
      if (!refreshToken) throw notRenewable();
      const form = { grant_type: "refresh_token", refresh_token: refreshToken, ...credentials };
      const grant = await requestToken(settings, { ...call, form, refused: "grant" });
      return {
        ...grant,
        refreshToken: grant.refreshToken ?? refreshToken,
        refreshEndsAt: grant.refreshEndsAt ?? refreshEndsAt,
      };
    },
    revokeToken: ({ accessToken }) =>
      requestRevocation(settings, { ...call, url: REVOKE, form: { token: accessToken, ...credentials } }),
  };
}

/** The token's subject is the author's URN. */
async function identityOf(settings: OAuthApp & LinkedinSettings, { accessToken, scopes }: Grant) {
  const account = { accessToken, externalId: "", handle: "", scopes };
  const look = () => requestJson(settings, account, { path: "/v2/userinfo" }, Userinfo);
  const { sub, name, picture } = await look().catch(async (error) => {
    if (!(error instanceof NetworkFailure) || error.kind !== "auth_revoked") throw error;
    await settings.sleep(FRESH_TOKEN_DELAY_MS);
    return look();
  });
  return { externalId: `urn:li:person:${sub}`, handle: name, name, pictureUrl: picture ?? null };
}

/** Without the partner programme a connection ends after 60 days. */
const notRenewable = () =>
  new NetworkFailure("auth_expired", "LinkedIn does not let this service renew the connection.", {
    source: "LinkedIn: no refresh token",
    fix: "Connect the account again; LinkedIn asks nothing while you are signed in there.",
  });
