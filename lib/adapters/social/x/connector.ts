import * as z from "zod/v4";
import { type Connector, type Grant, NetworkFailure } from "../../../core/network.ts";
import { type OAuthApp, requestRevocation, requestToken, requireScopes } from "../oauth.ts";
import { requestJson } from "./client.ts";

const AUTHORIZE = "https://x.com/i/oauth2/authorize";
const TOKEN = "https://api.x.com/2/oauth2/token";
const REVOKE = "https://api.x.com/2/oauth2/revoke";
/** X takes no picture without media.write, and gives no refresh token without offline.access. */
const SCOPES = ["tweet.read", "tweet.write", "users.read", "media.write", "offline.access"];

const Me = z.object({
  data: z.object({
    id: z.string(),
    name: z.string(),
    username: z.string(),
    profile_image_url: z.string().optional(),
  }),
});

/** Connects X accounts. A refresh token works once; using it again ends the whole grant. */
export function xConnector(app: OAuthApp): Connector {
  const headers = { authorization: `Basic ${btoa(`${app.clientId}:${app.clientSecret}`)}` };
  const call = { vendor: "X", url: TOKEN, headers };
  return {
    platform: "x",
    createAuthorizationUrl({ redirectUri, state, challenge }) {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: app.clientId,
        redirect_uri: redirectUri,
        scope: SCOPES.join(" "),
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
      });
      return `${AUTHORIZE}?${query}`;
    },
    async exchangeCode({ redirectUri, code, verifier }) {
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      };
      const grant = await requestToken(app, { ...call, form, refused: "code" });
      requireScopes("X", grant.scopes, SCOPES);
      return { ...(await identityOf(app, grant)), grant };
    },
    async refreshToken({ refreshToken }) {
      if (!refreshToken) throw notRenewable();
      const form = { grant_type: "refresh_token", refresh_token: refreshToken };
      return requestToken(app, { ...call, form, refused: "grant" });
    },
    async revokeToken({ accessToken, refreshToken }) {
      for (const token of [refreshToken, accessToken]) {
        if (token) await requestRevocation(app, { ...call, url: REVOKE, form: { token } });
      }
    },
  };
}

async function identityOf(app: OAuthApp, { accessToken, scopes }: Grant) {
  const path = "/2/users/me?user.fields=username,name,profile_image_url";
  const account = { accessToken, externalId: "", handle: "", scopes };
  const { data } = await requestJson(app, account, { path }, Me);
  return {
    externalId: data.id,
    handle: data.username,
    name: data.name,
    pictureUrl: data.profile_image_url ?? null,
  };
}

const notRenewable = () =>
  new NetworkFailure("auth_revoked", "The account's connection to X cannot be renewed.", {
    source: "X: no refresh token",
    fix: "Connect the account again.",
  });
