import * as z from "zod/v4";
import { type Connector, type Grant, NetworkFailure } from "../../core/network.ts";
import { type App, giveUp, requireScopes, tokensFor } from "./oauth.ts";
import { API, ask, VENDOR } from "./youtube-calls.ts";
import { NO_CHANNEL } from "./youtube-meanings.ts";

const AUTHORIZE = "https://accounts.google.com/o/oauth2/v2/auth";
const TOKEN = "https://oauth2.googleapis.com/token";
const REVOKE = "https://oauth2.googleapis.com/revoke";
/** youtube.md, OAuth, Scopes: uploading, and reading the channel, its videos and their figures. */
const SCOPES = [
  "https://www.googleapis.com/auth/youtube.upload",
  "https://www.googleapis.com/auth/youtube.readonly",
];

/** Connects YouTube channels. A refresh token lasts, and refreshing brings no other. */
export function youtubeConnector(app: App): Connector {
  const credentials = { client_id: app.clientId, client_secret: app.clientSecret };
  const call = { vendor: VENDOR, url: TOKEN };
  return {
    platform: "youtube",
    authorizeUrl({ redirectUri, state, challenge }) {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: app.clientId,
        redirect_uri: redirectUri,
        scope: SCOPES.join(" "),
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        // youtube.md, OAuth: without both, a second consent brings no refresh token.
        access_type: "offline",
        prompt: "consent",
      });
      return `${AUTHORIZE}?${query}`;
    },
    async connect({ redirectUri, code, verifier }) {
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        ...credentials,
      };
      const grant = await tokensFor(app, { ...call, form, refused: "code" });
      requireScopes(VENDOR, grant.scopes, SCOPES);
      return { ...(await identityOf(app, grant)), grant };
    },
    async refresh({ refreshToken, scopes }) {
      if (!refreshToken) throw notRenewable();
      const form = { grant_type: "refresh_token", refresh_token: refreshToken, ...credentials };
      const grant = await tokensFor(app, { ...call, form, refused: "grant" });
      return {
        ...grant,
        refreshToken: grant.refreshToken ?? refreshToken,
        scopes: grant.scopes.length > 0 ? grant.scopes : scopes,
      };
    },
    // youtube.md, OAuth: revoking either token ends the whole grant.
    revoke: ({ accessToken, refreshToken }) =>
      giveUp(app, { ...call, url: REVOKE, form: { token: refreshToken ?? accessToken } }),
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

/** youtube.md, OAuth, Channel: a Google account may have none. */
async function identityOf(app: App, grant: Grant) {
  const url = `${API}/youtube/v3/channels?part=snippet,statistics&mine=true`;
  const { items } = await ask(app, grant, { url }, Channels);
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
