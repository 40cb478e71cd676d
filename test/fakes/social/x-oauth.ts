import { createHash, randomBytes } from "node:crypto";
import { type Answer, type Call, json } from "./base.ts";
import type { XState } from "./x-state.ts";

export const X_APP = { clientId: "x-client-1", clientSecret: "x-secret-of-the-app" };
export const X_SCOPES = ["tweet.read", "tweet.write", "users.read", "media.write", "offline.access"];

const invalidRequest = (): Answer =>
  json(400, {
    error: "invalid_request",
    error_description: "Value passed for the token was invalid.",
  });
const unauthorisedClient = (): Answer =>
  json(401, { error: "unauthorized_client", error_description: "Missing valid authorization header" });

function isOurApp({ headers }: Call): boolean {
  const basic = Buffer.from(`${X_APP.clientId}:${X_APP.clientSecret}`).toString("base64");
  return headers.authorization === `Basic ${basic}`;
}

/** What the consent page does: checks the request like X and answers with a code. */
export function consent(
  state: XState,
  authorizeUrl: string,
  scopes?: string[],
): { code: string; state: string } {
  const { host, pathname, searchParams: query } = new URL(authorizeUrl);
  if (host !== "x.com" || pathname !== "/i/oauth2/authorize") throw new Error(`not X: ${authorizeUrl}`);
  const is = (name: string, value: string) => {
    if (query.get(name) !== value) throw new Error(`${name} is ${query.get(name)}`);
  };
  is("response_type", "code");
  is("client_id", X_APP.clientId);
  is("code_challenge_method", "S256");
  const code = randomBytes(12).toString("hex");
  state.codes.set(code, {
    userId: "2244994945",
    redirectUri: query.get("redirect_uri") ?? "",
    challenge: query.get("code_challenge") ?? "",
    scopes: scopes ?? (query.get("scope") ?? "").split(" "),
    until: state.clock.now().getTime() + 30_000,
  });
  return { code, state: query.get("state") ?? "" };
}

export function issue(
  state: XState,
  userId: string,
  scopes: string[],
  family = randomBytes(6).toString("hex"),
) {
  const access = `xat-${randomBytes(24).toString("base64url")}`;
  const refresh = `xrt-${randomBytes(24).toString("base64url")}`;
  state.tokens.set(access, { userId, scopes, family, until: state.clock.now().getTime() + 7_200_000 });
  state.refreshTokens.set(refresh, { family, userId, scopes, used: false });
  return {
    token_type: "bearer",
    expires_in: 7200,
    access_token: access,
    scope: scopes.join(" "),
    ...(scopes.includes("offline.access") && { refresh_token: refresh }),
  };
}

function revokeFamily(state: XState, family: string) {
  for (const [token, about] of state.tokens) if (about.family === family) state.tokens.delete(token);
  for (const [token, about] of state.refreshTokens) {
    if (about.family === family) state.refreshTokens.delete(token);
  }
}

function exchange(state: XState, form: URLSearchParams): Answer {
  const code = form.get("code") ?? "";
  const known = state.codes.get(code);
  state.codes.delete(code);
  const proof = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const isGood =
    known &&
    known.until > state.clock.now().getTime() &&
    known.redirectUri === form.get("redirect_uri") &&
    known.challenge === proof;
  return isGood ? json(200, issue(state, known.userId, known.scopes)) : invalidRequest();
}

/** A refresh token works once. A replay revokes every token of its grant. */
function refresh(state: XState, form: URLSearchParams): Answer {
  const known = state.refreshTokens.get(form.get("refresh_token") ?? "");
  if (!known) return invalidRequest();
  if (known.used) {
    revokeFamily(state, known.family);
    return invalidRequest();
  }
  known.used = true;
  return json(200, issue(state, known.userId, known.scopes, known.family));
}

export function token(state: XState, call: Call): Answer {
  if (!isOurApp(call)) return unauthorisedClient();
  const form = new URLSearchParams(call.body.toString("utf8"));
  if (form.get("grant_type") === "authorization_code") return exchange(state, form);
  return form.get("grant_type") === "refresh_token" ? refresh(state, form) : invalidRequest();
}

export function revoke(state: XState, call: Call): Answer {
  if (!isOurApp(call)) return unauthorisedClient();
  const value = new URLSearchParams(call.body.toString("utf8")).get("token") ?? "";
  const known = state.tokens.get(value) ?? state.refreshTokens.get(value);
  if (!known) return invalidRequest();
  state.tokens.delete(value);
  if (state.refreshTokens.has(value)) revokeFamily(state, known.family);
  return json(200, { revoked: true });
}
