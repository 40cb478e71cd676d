import * as z from "zod/v4";
import { type FailureKind, type Grant, NetworkFailure } from "../../core/network.ts";
import {
  type HttpDeps,
  parseJson,
  scopesOf,
  secondsAfter,
  send,
  sourceText,
  unavailable,
  type VendorResponse,
} from "./http.ts";

/** The app that the operator registered with the vendor. */
export type OAuthApp = HttpDeps & {
  clientId: string;
  clientSecret: string;
  sleep(milliseconds: number): Promise<void>;
};

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
  refresh_token_expires_in: z.number().optional(),
  /** TikTok's name for the same. */
  refresh_expires_in: z.number().optional(),
  scope: z.string().optional(),
});
const OauthError = z.object({ error: z.string().optional(), error_description: z.string().optional() });

type TokenCall = {
  vendor: string;
  url: string;
  form: Record<string, string>;
  headers?: Record<string, string>;
  /** What a refusal means: an expired code, or an ended grant. */
  refused: "code" | "grant";
};

/** Requests tokens for a code or a refresh token. */
export async function requestToken(app: OAuthApp, call: TokenCall): Promise<Grant> {
  const response = await post(app, call);
  const now = app.now();
  const tokens = response.status < 300 ? parseJson(response, Tokens) : undefined;
  if (!tokens) throw refusal(call, response);
  const { expires_in, refresh_expires_in, refresh_token_expires_in = refresh_expires_in } = tokens;
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? null,
    expiresAt: expires_in === undefined ? null : secondsAfter(now, expires_in),
    refreshEndsAt:
      refresh_token_expires_in === undefined ? null : secondsAfter(now, refresh_token_expires_in),
    scopes: scopesOf(tokens.scope),
  };
}

/** Requests the revocation of a token. An unknown token counts as revoked. */
export async function requestRevocation(app: OAuthApp, call: Omit<TokenCall, "refused">): Promise<void> {
  const response = await post(app, call);
  if (response.status >= 500 || response.status === 429) {
    throw unavailable(call.vendor, sourceText(call.vendor, response.status, "revoke"));
  }
}

const post = (
  app: OAuthApp,
  { vendor, url, form, headers = {} }: Omit<TokenCall, "refused">,
): Promise<VendorResponse> =>
  send(app, { vendor, method: "POST", url, headers, body: new URLSearchParams(form) });

const REFUSED_GRANTS: Record<TokenCall["refused"], { kind: FailureKind; message: string; fix: string }> = {
  code: {
    kind: "auth_expired",
    message: "The sign-in took too long or was used before.",
    fix: "Connect the account again.",
  },
  grant: {
    kind: "auth_revoked",
    message: "The account's connection has ended.",
    fix: "Connect the account again.",
  },
};

function refusal({ vendor, refused }: TokenCall, response: VendorResponse): NetworkFailure {
  const { error = "", error_description = "" } = parseJson(response, OauthError) ?? {};
  const source = sourceText(vendor, response.status, `${error} ${error_description}`);
  // TikTok may send an error with a success status.
  const isUnreadable = response.status < 300 && error === "";
  if (response.status >= 500 || isUnreadable || response.status === 429) return unavailable(vendor, source);
  // X answers a used-up refresh token with `unauthorized_client`.
  const isOurs = error === "unauthorized_client" && refused === "code";
  const isAddress = /redirect.?uri/i.test(`${error} ${error_description}`);
  if (isOurs || isAddress || error === "invalid_client") {
    return new NetworkFailure("config_error", `${vendor} does not know this service's app.`, {
      source,
      fix: "The operator has to check the app's id, secret and redirect address.",
    });
  }
  const { kind, message, fix } = REFUSED_GRANTS[refused];
  return new NetworkFailure(kind, `${vendor}: ${message}`, { source, fix });
}

/** Requires the scopes that posting needs, because people may untick some. */
export function requireScopes(vendor: string, granted: readonly string[], needed: readonly string[]): void {
  const missing = needed.filter((scope) => !granted.includes(scope));
  if (missing.length === 0) return;
  throw new NetworkFailure("permission_missing", `${vendor} was not allowed everything that posting needs.`, {
    source: `${vendor}: missing ${missing.join(" ")}`,
    fix: "Connect the account again and allow everything that is asked for.",
  });
}
