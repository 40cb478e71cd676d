import { type Answer, type Call, json } from "./base.ts";
import { issue, OPEN_ID, type TiktokState } from "./tiktok-state.ts";

export const TIKTOK_APP = { clientId: "aw1bakerykey", clientSecret: "tiktok-secret-of-the-app" };
const YEAR_SECONDS = 31_536_000;

/** What the consent page does: checks the request like TikTok, and lets people untick scopes. */
export function consent(
  state: TiktokState,
  authorizeUrl: string,
  scopes?: string[],
): { code: string; state: string } {
  const { host, pathname, searchParams: query } = new URL(authorizeUrl);
  const isRight =
    host === "www.tiktok.com" &&
    pathname === "/v2/auth/authorize/" &&
    query.get("response_type") === "code" &&
    query.get("client_key") === TIKTOK_APP.clientId &&
    !query.has("client_id");
  if (!isRight) throw new Error(`not TikTok's consent page: ${authorizeUrl}`);
  const asked = (query.get("scope") ?? "").split(",");
  const strange = asked.find((scope) => !/^(?:user\.info|video)\.\w+$/.test(scope));
  if (strange !== undefined) throw new Error(`invalid_scope: ${strange}`);
  const code = `cO${state.nextId()}*0!4567.va`;
  state.codes.set(code, { redirectUri: query.get("redirect_uri") ?? "", scopes: scopes ?? asked });
  return { code, state: query.get("state") ?? "" };
}

/** An error may come with HTTP 200. */
const refused = ({ switches }: TiktokState, error: string, error_description: string): Answer =>
  json(switches.softErrors ? 200 : 400, { error, error_description, log_id: "202611201000000" });

function grant(state: TiktokState, scopes: string[], old?: string): Answer {
  const renewal = old && !state.switches.rotates ? old : `rft.${state.nextId()}`;
  const until = state.clock.now().getTime() + YEAR_SECONDS * 1000;
  if (old) state.refreshTokens.delete(old);
  state.refreshTokens.set(renewal, { scopes, until });
  return json(200, {
    access_token: issue(state, scopes),
    expires_in: 86_400,
    refresh_token: renewal,
    refresh_expires_in: YEAR_SECONDS,
    open_id: OPEN_ID,
    scope: scopes.join(","),
    token_type: "Bearer",
  });
}

const isOurApp = (form: URLSearchParams) =>
  form.get("client_key") === TIKTOK_APP.clientId && form.get("client_secret") === TIKTOK_APP.clientSecret;

export function token(state: TiktokState, { body }: Call): Answer {
  const form = new URLSearchParams(body.toString("utf8"));
  if (!isOurApp(form)) return refused(state, "invalid_client", "Client key or secret is incorrect.");
  if (form.get("grant_type") === "refresh_token") {
    const value = form.get("refresh_token") ?? "";
    const known = state.refreshTokens.get(value);
    return known && known.until > state.clock.now().getTime()
      ? grant(state, known.scopes, value)
      : refused(state, "invalid_grant", "Refresh token is invalid or expired.");
  }
  const code = form.get("code") ?? "";
  const known = state.codes.get(code);
  state.codes.delete(code);
  if (!known) return refused(state, "invalid_grant", "Authorization code is invalid or expired.");
  return known.redirectUri === form.get("redirect_uri")
    ? grant(state, known.scopes)
    : refused(state, "invalid_request", "Redirect_uri is not matched with the uri when requesting code.");
}

export function revoke(state: TiktokState, { body }: Call): Answer {
  const form = new URLSearchParams(body.toString("utf8"));
  if (!isOurApp(form)) return refused(state, "invalid_client", "Client key or secret is incorrect.");
  state.tokens.delete(form.get("token") ?? "");
  state.refreshTokens.clear();
  return { status: 200, body: "" };
}
