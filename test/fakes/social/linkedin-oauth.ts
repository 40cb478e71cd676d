import { type Answer, type Call, json } from "./base.ts";
import { issue, type LinkedinState } from "./linkedin-state.ts";

export const LINKEDIN_APP = { clientId: "linkedin-client-1", clientSecret: "linkedin-secret-of-the-app" };
const YEAR_SECONDS = 365 * 86_400;

const refused = (status: number, error: string, error_description: string): Answer =>
  json(status, { error, error_description });

/** What the consent page does: checks the request like LinkedIn and answers with a code. */
export function consent(state: LinkedinState, authorizeUrl: string): { code: string; state: string } {
  const { host, pathname, searchParams: query } = new URL(authorizeUrl);
  const isRight =
    host === "www.linkedin.com" &&
    pathname === "/oauth/v2/authorization" &&
    query.get("response_type") === "code" &&
    query.get("client_id") === LINKEDIN_APP.clientId;
  if (!isRight) throw new Error(`not LinkedIn's consent page: ${authorizeUrl}`);
  const code = `AQT${state.nextId()}`;
  state.codes.set(code, {
    scopes: (query.get("scope") ?? "").split(" "),
    redirectUri: query.get("redirect_uri") ?? "",
    until: state.clock.now().getTime() + 30 * 60_000,
  });
  return { code, state: query.get("state") ?? "" };
}

const isOurApp = (form: URLSearchParams) =>
  form.get("client_id") === LINKEDIN_APP.clientId && form.get("client_secret") === LINKEDIN_APP.clientSecret;

/** Scopes come back as a comma list, whatever was asked for. */
function grant(state: LinkedinState, scopes: string[], refreshToken?: string): Answer {
  const now = state.clock.now().getTime();
  const renewal = state.switches.partner ? (refreshToken ?? `AQR${state.nextId()}`) : undefined;
  const until = state.refreshTokens.get(renewal ?? "")?.until ?? now + YEAR_SECONDS * 1000;
  if (renewal) state.refreshTokens.set(renewal, { scopes, until });
  return json(200, {
    access_token: issue(state, scopes),
    expires_in: 5_184_000,
    scope: scopes.join(","),
    ...(renewal && { refresh_token: renewal, refresh_token_expires_in: Math.floor((until - now) / 1000) }),
  });
}

export function token(state: LinkedinState, { body }: Call): Answer {
  const form = new URLSearchParams(body.toString("utf8"));
  if (!isOurApp(form)) return refused(401, "invalid_client", "Client authentication failed");
  const now = state.clock.now().getTime();
  if (form.get("grant_type") === "refresh_token") {
    const value = form.get("refresh_token") ?? "";
    const known = state.refreshTokens.get(value);
    if (known && known.until > now) return grant(state, known.scopes, value);
    const words = "The provided authorization grant or refresh token is invalid, expired or revoked";
    return refused(400, "invalid_request", words);
  }
  const code = form.get("code") ?? "";
  const known = state.codes.get(code);
  if (!known || known.until < now) {
    return refused(401, "invalid_request", "Unable to retrieve access token: authorization code not found");
  }
  if (known.redirectUri !== form.get("redirect_uri")) {
    return refused(400, "invalid_redirect_uri", "Unable to retrieve access token: redirect uri mismatch");
  }
  state.codes.delete(code);
  return grant(state, known.scopes);
}

export function revoke(state: LinkedinState, { body }: Call): Answer {
  const form = new URLSearchParams(body.toString("utf8"));
  if (!isOurApp(form)) return refused(401, "invalid_client", "Client authentication failed");
  return state.tokens.delete(form.get("token") ?? "")
    ? { status: 200, body: "" }
    : refused(400, "invalid_request", "The token is invalid");
}
