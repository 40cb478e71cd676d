import { createHash } from "node:crypto";
import { type Answer, type Call, json } from "./base.ts";
import { issue, type YoutubeState } from "./youtube-state.ts";

export const YOUTUBE_APP = {
  clientId: "1234-abc.apps.googleusercontent.com",
  clientSecret: "GOCSPX-secret-of-the-app",
};

/** What the consent page does: checks the request like Google, and lets people untick scopes. */
export function consent(
  state: YoutubeState,
  authorizeUrl: string,
  scopes?: string[],
): { code: string; state: string } {
  const { host, pathname, searchParams: query } = new URL(authorizeUrl);
  if (host !== "accounts.google.com" || pathname !== "/o/oauth2/v2/auth") {
    throw new Error(`not Google's consent page: ${authorizeUrl}`);
  }
  const is = (name: string, value: string) => {
    if (query.get(name) !== value) throw new Error(`${name} is ${query.get(name)}`);
  };
  is("response_type", "code");
  is("client_id", YOUTUBE_APP.clientId);
  is("code_challenge_method", "S256");
  const code = `4/0A${state.nextId()}`;
  state.codes.set(code, {
    redirectUri: query.get("redirect_uri") ?? "",
    challenge: query.get("code_challenge") ?? "",
    scopes: scopes ?? (query.get("scope") ?? "").split(" "),
    isOffline: query.get("access_type") === "offline" && query.get("prompt") === "consent",
  });
  return { code, state: query.get("state") ?? "" };
}

const refused = (status: number, error: string, error_description: string): Answer =>
  json(status, { error, error_description });

function tokens(state: YoutubeState, scopes: string[], refreshToken?: string): Answer {
  const access = issue(state, scopes);
  if (refreshToken) state.refreshTokens.get(refreshToken)?.access.push(access);
  return json(200, {
    access_token: access,
    expires_in: 3599,
    scope: scopes.join(" "),
    token_type: "Bearer",
  });
}

function exchange(state: YoutubeState, form: URLSearchParams): Answer {
  const code = form.get("code") ?? "";
  const known = state.codes.get(code);
  state.codes.delete(code);
  const proof = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  if (!known) return refused(400, "invalid_grant", "Bad Request");
  if (known.redirectUri !== form.get("redirect_uri"))
    return refused(400, "redirect_uri_mismatch", "Bad Request");
  if (known.challenge !== proof) return refused(400, "invalid_grant", "Invalid code verifier.");
  if (!known.isOffline) return tokens(state, known.scopes);
  const refresh = `1//0${state.nextId()}`;
  state.refreshTokens.set(refresh, { scopes: known.scopes, access: [] });
  const answer = tokens(state, known.scopes, refresh);
  return { ...answer, body: { ...(answer.body as object), refresh_token: refresh } };
}

/** A refresh brings no other refresh token. */
function refresh(state: YoutubeState, form: URLSearchParams): Answer {
  const token = form.get("refresh_token") ?? "";
  const known = state.refreshTokens.get(token);
  return known
    ? tokens(state, known.scopes, token)
    : refused(400, "invalid_grant", "Token has been expired or revoked.");
}

export function token(state: YoutubeState, { body }: Call): Answer {
  const form = new URLSearchParams(body.toString("utf8"));
  const isOurApp =
    form.get("client_id") === YOUTUBE_APP.clientId && form.get("client_secret") === YOUTUBE_APP.clientSecret;
  if (!isOurApp) return refused(401, "invalid_client", "The OAuth client was not found.");
  const type = form.get("grant_type");
  if (type === "authorization_code") return exchange(state, form);
  return type === "refresh_token"
    ? refresh(state, form)
    : refused(400, "unsupported_grant_type", "Invalid grant_type");
}

/** Either token ends the whole grant. */
export function revoke(state: YoutubeState, { body, query }: Call): Answer {
  const value = query.get("token") ?? new URLSearchParams(body.toString("utf8")).get("token") ?? "";
  const grant = [...state.refreshTokens].find(([key, { access }]) => key === value || access.includes(value));
  if (!grant) return refused(400, "invalid_token", "Token expired or revoked");
  for (const access of grant[1].access) state.tokens.delete(access);
  state.refreshTokens.delete(grant[0]);
  return { status: 200, body: "" };
}
