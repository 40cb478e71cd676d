import * as z from "zod/v4";
import { type Connector, type Grant, NetworkFailure } from "../../../core/network.ts";
import {
  parseJson,
  scopesOf,
  secondsAfter,
  send,
  sourceText,
  unavailable,
  type VendorResponse,
} from "../http.ts";
import { parseJsonWithLongIds } from "../long-ids.ts";
import { type OAuthApp, requireScopes } from "../oauth.ts";
import { failureOf, type InstagramSettings, requestJson, VENDOR } from "./client.ts";

const AUTHORIZE = "https://www.instagram.com/oauth/authorize";
const TOKEN = "https://api.instagram.com/oauth/access_token";
const LONG = "https://graph.instagram.com/access_token";
const REFRESH = "https://graph.instagram.com/refresh_access_token";
/** Scopes are separated by commas; see functions/docs/vendors/instagram.md. */
const NEEDED = ["instagram_business_basic", "instagram_business_content_publish"];
const SCOPES = [...NEEDED, "instagram_business_manage_insights"];
const DAY_SECONDS = 86_400;
const LIFE_SECONDS = 60 * DAY_SECONDS;
/** Instagram renews no token younger than a day. One hour is added, because the age is computed. */
const MIN_AGE_SECONDS = DAY_SECONDS + 3600;

/** Connects professional Instagram accounts by Instagram Login, which has no PKCE. */
export function instagramConnector(settings: OAuthApp & InstagramSettings): Connector {
  return {
    platform: "instagram",
    createAuthorizationUrl({ redirectUri, state }) {
      const query = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        state,
        scope: SCOPES.join(","),
      });
      return `${AUTHORIZE}?${query}`;
    },
    async exchangeCode({ redirectUri, code }) {
      const short = await shortLived(settings, redirectUri, code);
      requireScopes(VENDOR, short.scopes, NEEDED);
      const query = {
        grant_type: "ig_exchange_token",
        client_secret: settings.clientSecret,
        access_token: short.token,
      };
      const grant = await longLived(settings, LONG, query, short.scopes);
      return { ...(await identityOf(settings, grant)), grant };
    },
    refreshToken: (grant) => refresh(settings, grant),
    // Instagram has no call to revoke a grant; its owner removes the app.
    revokeToken: async () => undefined,
  };
}

const Short = z.object({
  access_token: z.string().min(1),
  permissions: z.union([z.string(), z.array(z.string())]).optional(),
});
/** Some apps get the object inside a list. Its user_id is not the account's id. */
const ShortAnswer = z.union([Short, z.object({ data: z.tuple([Short]) }).transform(({ data }) => data[0])]);

async function shortLived(app: OAuthApp, redirectUri: string, code: string) {
  const form = {
    client_id: app.clientId,
    client_secret: app.clientSecret,
    grant_type: "authorization_code",
    redirect_uri: redirectUri,
    code: code.replace(/#_$/, ""),
  };
  const body = new URLSearchParams(form);
  const response = await send(app, { vendor: VENDOR, method: "POST", url: TOKEN, body });
  const tokens = response.status < 300 ? parseJsonWithLongIds(response, ShortAnswer) : undefined;
  if (!tokens) throw codeRefused(response);
  const { permissions = SCOPES, access_token } = tokens;
  return {
    token: access_token,
    scopes: typeof permissions === "string" ? scopesOf(permissions) : permissions,
  };
}

/** The error body of the token endpoint. */
const CodeError = z.object({ error_type: z.string().optional(), error_message: z.string().default("") });

function codeRefused(response: VendorResponse): NetworkFailure {
  const { error_message = "" } = parseJson(response, CodeError) ?? {};
  const source = sourceText(VENDOR, response.status, error_message);
  if (response.status >= 500 || response.status < 300 || response.status === 429)
    return unavailable(VENDOR, source);
  if (/client|redirect|platform app/i.test(error_message)) {
    return new NetworkFailure("config_error", "Instagram does not know this service's app.", {
      source,
      fix: "The operator has to check the app's id, secret and redirect address.",
    });
  }
  return new NetworkFailure("auth_expired", "Instagram: The sign-in took too long or was used before.", {
    source,
    fix: "Connect the account again.",
  });
}

const Long = z.object({ access_token: z.string().min(1), expires_in: z.number().default(LIFE_SECONDS) });

/** Instagram takes tokens in the query here. */
async function longLived(
  app: OAuthApp,
  url: string,
  query: Record<string, string>,
  scopes: string[],
): Promise<Grant> {
  const response = await send(app, { vendor: VENDOR, url: `${url}?${new URLSearchParams(query)}` });
  const tokens = response.status < 300 ? parseJson(response, Long) : undefined;
  if (!tokens) throw failureOf(response, app.now(), false);
  const endsAt = secondsAfter(app.now(), tokens.expires_in);
  return {
    accessToken: tokens.access_token,
    refreshToken: null,
    expiresAt: endsAt,
    refreshEndsAt: endsAt,
    scopes,
  };
}

/** The token renews itself, between its second and its last day. */
async function refresh(settings: OAuthApp & InstagramSettings, grant: Grant): Promise<Grant> {
  const now = settings.now().getTime();
  const leftSeconds = grant.expiresAt ? (grant.expiresAt.getTime() - now) / 1000 : LIFE_SECONDS / 2;
  if (leftSeconds <= 0) throw ended();
  if (LIFE_SECONDS - leftSeconds < MIN_AGE_SECONDS) return grant;
  const query = { grant_type: "ig_refresh_token", access_token: grant.accessToken };
  return longLived(settings, REFRESH, query, grant.scopes).catch((error) => {
    throw error instanceof NetworkFailure && error.kind === "auth_expired" ? ended() : error;
  });
}

const ended = () =>
  new NetworkFailure("auth_revoked", "The account's connection to Instagram has ended.", {
    source: "Instagram: the token is over and cannot be renewed",
    fix: "Connect the account again.",
  });

const Me = z.object({
  user_id: z.string().min(1),
  username: z.string(),
  name: z.string().optional(),
  profile_picture_url: z.string().optional(),
});

async function identityOf(settings: OAuthApp & InstagramSettings, grant: Grant) {
  const path = "/me?fields=user_id,username,name,account_type,profile_picture_url";
  const me = await requestJson(settings, grant, { path }, Me);
  return {
    externalId: me.user_id,
    handle: me.username,
    name: me.name || me.username,
    pictureUrl: me.profile_picture_url ?? null,
  };
}
