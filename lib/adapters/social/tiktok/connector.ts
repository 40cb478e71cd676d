import * as z from "zod/v4";
import { type Connector, type Grant, NetworkFailure } from "../../../core/network.ts";
import { type OAuthApp, requestRevocation, requestToken, requireScopes } from "../oauth.ts";
import { requestJson, VENDOR } from "./client.ts";

const AUTHORIZE = "https://www.tiktok.com/v2/auth/authorize/";
const TOKEN = "https://open.tiktokapis.com/v2/oauth/token/";
const REVOKE = "https://open.tiktokapis.com/v2/oauth/revoke/";
/** The profile scope makes addresses; the list scope finds posts and reads their figures. */
const NEEDED = ["user.info.basic", "video.publish"];
const SCOPES = [...NEEDED, "user.info.profile", "video.list"];

/** Connects TikTok accounts. Web apps may leave PKCE out, and TikTok's differs from the standard. */
export function tiktokConnector(app: OAuthApp): Connector {
  const credentials = { client_key: app.clientId, client_secret: app.clientSecret };
  const call = { vendor: VENDOR, url: TOKEN };
  return {
    platform: "tiktok",
    createAuthorizationUrl({ redirectUri, state }) {
      const query = new URLSearchParams({
        client_key: app.clientId,
        response_type: "code",
        scope: SCOPES.join(","),
        redirect_uri: redirectUri,
        state,
      });
      return `${AUTHORIZE}?${query}`;
    },
    async exchangeCode({ redirectUri, code }) {
      const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri, ...credentials };
      const grant = await requestToken(app, { ...call, form, refused: "code" });
      requireScopes(VENDOR, grant.scopes, NEEDED);
      return { ...(await identityOf(app, grant)), grant };
    },
    async refreshToken({ refreshToken, refreshEndsAt, scopes }) {
      if (!refreshToken) throw notRenewable();
      const form = { grant_type: "refresh_token", refresh_token: refreshToken, ...credentials };
      const grant = await requestToken(app, { ...call, form, refused: "grant" });
      // A renewal may bring a new refresh token; then only that one works.
      return {
        ...grant,
        refreshToken: grant.refreshToken ?? refreshToken,
        refreshEndsAt: grant.refreshEndsAt ?? refreshEndsAt,
        scopes: grant.scopes.length > 0 ? grant.scopes : scopes,
      };
    },
    revokeToken: ({ accessToken }) =>
      requestRevocation(app, { ...call, url: REVOKE, form: { token: accessToken, ...credentials } }),
  };
}

const User = z.object({
  user: z.object({
    open_id: z.string().min(1),
    display_name: z.string().default(""),
    username: z.string().optional(),
    avatar_url: z.string().optional(),
  }),
});

/** The username needs a scope that people may untick. */
async function identityOf(app: OAuthApp, grant: Grant) {
  const more = grant.scopes.includes("user.info.profile") ? ",username" : "";
  const path = `/v2/user/info/?fields=open_id,avatar_url,display_name${more}`;
  const { user } = await requestJson(app, grant, { path }, User);
  return {
    externalId: user.open_id,
    handle: user.username ?? user.display_name,
    name: user.display_name,
    pictureUrl: user.avatar_url ?? null,
  };
}

const notRenewable = () =>
  new NetworkFailure("auth_revoked", "The account's connection to TikTok cannot be renewed.", {
    source: "TikTok: no refresh token",
    fix: "Connect the account again.",
  });
