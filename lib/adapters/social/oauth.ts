import * as z from "zod/v4";
import { type FailureKind, type Grant, NetworkFailure } from "../../core/network.ts";
import { type Answer, read, said, scopesOf, secondsAfter, send, unavailable, type Wire } from "./http.ts";

/** What a connector needs: the app that the operator registered with the vendor. */
export type App = Wire & {
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
  /** What a refusal means: a code that is over, or a grant that is gone. */
  refused: "code" | "grant";
};

/** Tokens for a code or a refresh token. */
export async function tokensFor(app: App, call: TokenCall): Promise<Grant> {
  const answer = await post(app, call);
  const now = app.now();
  const tokens = answer.status < 300 ? read(answer, Tokens) : undefined;
  if (!tokens) throw refusal(call, answer);
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

/** Takes a token back. A vendor that does not know it any more has done so already. */
export async function giveUp(app: App, call: Omit<TokenCall, "refused">): Promise<void> {
  const answer = await post(app, call);
  if (answer.status >= 500 || answer.status === 429) {
    throw unavailable(call.vendor, said(call.vendor, answer.status, "revoke"));
  }
}

const post = (app: App, { vendor, url, form, headers = {} }: Omit<TokenCall, "refused">): Promise<Answer> =>
  send(app, { vendor, method: "POST", url, headers, body: new URLSearchParams(form) });

const OVER: Record<TokenCall["refused"], { kind: FailureKind; message: string; fix: string }> = {
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

function refusal({ vendor, refused }: TokenCall, answer: Answer): NetworkFailure {
  const { error = "", error_description = "" } = read(answer, OauthError) ?? {};
  const source = said(vendor, answer.status, `${error} ${error_description}`);
  // tiktok.md, OAuth: an error may come as a success.
  const isUnreadable = answer.status < 300 && error === "";
  if (answer.status >= 500 || isUnreadable || answer.status === 429) return unavailable(vendor, source);
  // x.md, Errors: at a refresh X says so of a token that was used up.
  const isOurs = error === "unauthorized_client" && refused === "code";
  const isAddress = /redirect.?uri/i.test(`${error} ${error_description}`);
  if (isOurs || isAddress || error === "invalid_client") {
    return new NetworkFailure("config_error", `${vendor} does not know this service's app.`, {
      source,
      fix: "The operator has to check the app's id, secret and redirect address.",
    });
  }
  const { kind, message, fix } = OVER[refused];
  return new NetworkFailure(kind, `${vendor}: ${message}`, { source, fix });
}

/** People may untick permissions: what posting needs has to be among what was granted. */
export function requireScopes(vendor: string, granted: readonly string[], needed: readonly string[]): void {
  const missing = needed.filter((scope) => !granted.includes(scope));
  if (missing.length === 0) return;
  throw new NetworkFailure("permission_missing", `${vendor} was not allowed everything that posting needs.`, {
    source: `${vendor}: missing ${missing.join(" ")}`,
    fix: "Connect the account again and allow everything that is asked for.",
  });
}
