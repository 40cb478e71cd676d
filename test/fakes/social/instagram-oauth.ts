import { type Answer, type Call, json } from "./base.ts";
import { authorised, graphError, type InstagramState, issue, LOGIN_ID } from "./instagram-state.ts";

export const INSTAGRAM_APP = { clientId: "990602627938098", clientSecret: "instagram-secret-of-the-app" };
export const INSTAGRAM_SCOPES = [
  "instagram_business_basic",
  "instagram_business_content_publish",
  "instagram_business_manage_insights",
];
const HOUR_MS = 3_600_000;
export const LONG_SECONDS = 5_183_944;

/** What the consent page does: checks the request like Instagram and answers with a code. */
export function consent(
  state: InstagramState,
  authorizeUrl: string,
  scopes?: string[],
): { code: string; state: string } {
  const { host, pathname, searchParams: query } = new URL(authorizeUrl);
  const isRight =
    host === "www.instagram.com" &&
    pathname === "/oauth/authorize" &&
    query.get("response_type") === "code" &&
    query.get("client_id") === INSTAGRAM_APP.clientId &&
    !query.has("code_challenge");
  if (!isRight) throw new Error(`not Instagram's consent page: ${authorizeUrl}`);
  const asked = (query.get("scope") ?? "").split(",");
  const strange = asked.find((scope) => !/^instagram_business_\w+$/.test(scope));
  if (strange !== undefined) throw new Error(`Invalid scope: ${strange}`);
  const code = `AQB${state.nextId()}`;
  const until = state.clock.now().getTime() + HOUR_MS;
  state.codes.set(code, { redirectUri: query.get("redirect_uri") ?? "", scopes: scopes ?? asked, until });
  return { code: `${code}#_`, state: query.get("state") ?? "" };
}

const refused = (error_message: string): Answer =>
  json(400, { error_type: "OAuthException", code: 400, error_message });

/** The short-lived token. The user_id is a JSON number that no double holds. */
export function token(state: InstagramState, { body, method }: Call): Answer {
  const form = new URLSearchParams(body.toString("utf8"));
  if (method !== "POST" || form.get("grant_type") !== "authorization_code")
    return refused("Invalid grant_type");
  if (form.get("client_id") !== INSTAGRAM_APP.clientId) return refused("Invalid platform app");
  if (form.get("client_secret") !== INSTAGRAM_APP.clientSecret)
    return refused("Error validating client secret.");
  const code = form.get("code") ?? "";
  const known = state.codes.get(code);
  if (!known || known.until < state.clock.now().getTime()) {
    return refused("Invalid authorization code / This authorization code has been used");
  }
  if (known.redirectUri !== form.get("redirect_uri")) {
    return refused("Error validating verification code. Please make sure your redirect_uri is identical");
  }
  state.codes.delete(code);
  const permissions = JSON.stringify(state.switches.wrapped ? known.scopes.join(",") : known.scopes);
  const access = issue(state, known.scopes, 3600, false);
  const text = `{"access_token":"${access}","user_id":${LOGIN_ID},"permissions":${permissions}}`;
  const headers = { "content-type": "application/json" };
  return { status: 200, headers, body: state.switches.wrapped ? `{"data":[${text}]}` : text };
}

const long = (state: InstagramState, scopes: string[]): Answer =>
  json(200, {
    access_token: issue(state, scopes, LONG_SECONDS),
    token_type: "bearer",
    expires_in: LONG_SECONDS,
  });

export function exchange(state: InstagramState, call: Call): Answer {
  if (call.query.get("grant_type") !== "ig_exchange_token") return graphError(400, 100, "Invalid grant_type");
  if (call.query.get("client_secret") !== INSTAGRAM_APP.clientSecret) {
    return graphError(400, 101, "Error validating client secret.");
  }
  const who = authorised(state, call);
  if ("status" in who) return who;
  return who.isLong ? graphError(400, 452, "Session key invalid") : long(state, who.scopes);
}

/** A long-lived token of at least a day renews itself. */
export function refresh(state: InstagramState, call: Call): Answer {
  if (call.query.get("grant_type") !== "ig_refresh_token") return graphError(400, 100, "Invalid grant_type");
  const who = authorised(state, call);
  if ("status" in who) return who;
  const isOld = state.clock.now().getTime() - who.issuedAt >= 24 * HOUR_MS;
  if (!who.isLong || !isOld) return graphError(400, 10, "The access token is less than 24 hours old");
  return long(state, who.scopes);
}
