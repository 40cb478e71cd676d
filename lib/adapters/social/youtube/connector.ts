import * as z from "zod/v4";
import { type Connector, type Grant, NetworkFailure } from "../../../core/network.ts";
import { type OAuthApp, requestRevocation, requestToken, requireScopes } from "../oauth.ts";
import { requestJson, VENDOR } from "./client.ts";
import { NO_CHANNEL } from "./errors.ts";

const AUTHORIZE = "https://accounts.google.com/o/oauth2/v2/auth";
const TOKEN = "https://oauth2.googleapis.com/token";
const REVOKE = "https://oauth2.googleapis.com/revoke";
/**
 * The scopes: uploading, and reading the channel, its videos and their figures
 * (functions/docs/vendors/youtube.md).
 */
const SCOPES = [
  "https://www.googleapis.com/auth/youtube.upload",
  "https://www.googleapis.com/auth/youtube.readonly",
];

/** Removing videos. Who does not allow it can still publish. */
const MANAGE = "https://www.googleapis.com/auth/youtube.force-ssl";

/** Connects YouTube channels. A refresh token lasts, and refreshing brings no other. */
export function youtubeConnector(app: OAuthApp): Connector {
  const credentials = { client_id: app.clientId, client_secret: app.clientSecret };
  const call = { vendor: VENDOR, url: TOKEN };
  return {
    platform: "youtube",
    createAuthorizationUrl({ redirectUri, state, challenge }) {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: app.clientId,
        redirect_uri: redirectUri,
        scope: [...SCOPES, MANAGE].join(" "),
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        // Without both parameters a second consent brings no refresh token
        // (functions/docs/vendors/youtube.md).
        access_type: "offline",
        prompt: "consent",
      });
      return `${AUTHORIZE}?${query}`;
    },
    async exchangeCode({ redirectUri, code, verifier }) {
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        ...credentials,
      };
      const grant = await requestToken(app, { ...call, form, refused: "code" });
      requireScopes(VENDOR, grant.scopes, SCOPES);
      return { ...(await identityOf(app, grant)), grant };
    },
    async refreshToken({ refreshToken, scopes }) {
      if (!refreshToken) throw notRenewable();
      const form = { grant_type: "refresh_token", refresh_token: refreshToken, ...credentials };
      const grant = await requestToken(app, { ...call, form, refused: "grant" });
      return {
        ...grant,
        refreshToken: grant.refreshToken ?? refreshToken,
        scopes: grant.scopes.length > 0 ? grant.scopes : scopes,
      };
    },
    // Revoking either token ends the whole grant (functions/docs/vendors/youtube.md).
    revokeToken: ({ accessToken, refreshToken }) =>
      requestRevocation(app, { ...call, url: REVOKE, form: { token: refreshToken ?? accessToken } }),
  };
}

const Channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        snippet: z.object({
          title: z.string().default(""),
          customUrl: z.string().optional(),
          thumbnails: z.object({ default: z.object({ url: z.string() }).optional() }).optional(),
        }),
      }),
    )
    .default([]),
});

/** A Google account may have no channel; see functions/docs/vendors/youtube.md. */
async function identityOf(app: OAuthApp, grant: Grant) {
  const path = `/youtube/v3/channels?part=snippet,statistics&mine=true`;
  const { items } = await requestJson(app, grant, { path }, Channels);
  const channel = items[0];
  if (!channel) {
    const { kind, message, fix } = NO_CHANNEL;
    throw new NetworkFailure(kind, message, { source: "YouTube: no channel", fix });
  }
  const { title, customUrl, thumbnails } = channel.snippet;
  return {
    externalId: channel.id,
    handle: customUrl?.replace(/^@/, "") ?? title,
    name: title,
    pictureUrl: thumbnails?.default?.url ?? null,
  };
}

const notRenewable = () =>
  new NetworkFailure("auth_revoked", "The account's connection to YouTube cannot be renewed.", {
    source: "YouTube: no refresh token",
    fix: "Connect the account again.",
  });
