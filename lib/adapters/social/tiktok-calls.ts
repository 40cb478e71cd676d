import * as z from "zod/v4";
import { type Credentials, type FailureKind, NetworkFailure } from "../../core/network.ts";
import { readExact } from "./exact.ts";
import {
  type Answer,
  lost,
  type Request,
  read,
  said,
  secondsAfter,
  send,
  unavailable,
  type Wire,
} from "./http.ts";

const API = "https://open.tiktokapis.com";
export const VENDOR = "TikTok";

/** tiktok.md, Audit gate: without the audit, posts are for their creators' eyes only. */
export type TiktokSettings = Wire & { audited: boolean };

type Call = Pick<Request, "irreversible"> & {
  /** Path and query below the API's host. */
  path: string;
  /** Sent as JSON, which makes the call a POST. */
  json?: object;
};

const Envelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string().default(""),
    log_id: z.string().optional(),
  }),
});

const Told = z.object({ data: z.unknown() });

/** One call in the name of an account; its `data` in the shape we use. Throws a NetworkFailure for everything else. */
export async function ask<S extends z.ZodType>(
  wire: Wire,
  account: Pick<Credentials, "accessToken">,
  { path, json, irreversible = false }: Call,
  shape: S,
): Promise<z.infer<S>> {
  const answer = await send(wire, {
    vendor: VENDOR,
    url: `${API}${path}`,
    method: json ? "POST" : "GET",
    irreversible,
    headers: {
      authorization: `Bearer ${account.accessToken}`,
      ...(json && { "content-type": "application/json; charset=UTF-8" }),
    },
    ...(json && { body: JSON.stringify(json) }),
  });
  // tiktok.md, Envelope: the code decides, whatever the status.
  const isOk = read(answer, Envelope)?.error.code === "ok";
  const told = isOk ? readExact(answer, Told) : undefined;
  const value = shape.safeParse(told?.data);
  if (!told || !value.success) throw failureOf(answer, wire.now(), irreversible);
  return value.data;
}

function failureOf(answer: Answer, now: Date, irreversible: boolean): NetworkFailure {
  const { status } = answer;
  const { code = "", message = "", log_id = "" } = read(answer, Envelope)?.error ?? {};
  const source = `${said(VENDOR, status, `${code} ${message}`)}${log_id && ` (${log_id.slice(0, 40)})`}`;
  const isUnreadable = status < 300 && (code === "" || code === "ok");
  if (status >= 500 || status === 408 || isUnreadable || code === "internal_error") {
    return irreversible ? lost(VENDOR, source) : unavailable(VENDOR, source);
  }
  const meaning = BY_CODE[code] ?? BY_STATUS[status] ?? refused(message || code);
  const { kind, message: words, fix, retrySeconds } = meaning;
  return new NetworkFailure(kind, words, {
    source,
    fix,
    ...(retrySeconds !== undefined && { retryAt: secondsAfter(now, retrySeconds) }),
  });
}

type Meaning = { kind: FailureKind; message: string; fix: string; retrySeconds?: number };

const DAY_SECONDS = 86_400;
const NOTHING = "Nothing to do: it is tried again.";
const TOMORROW = { kind: "quota_exhausted", fix: NOTHING, retrySeconds: DAY_SECONDS } as const;

const EXPIRED: Meaning = {
  kind: "auth_expired",
  message: "TikTok no longer accepts the account's sign-in.",
  fix: "It is renewed by itself; if that fails, connect the account again.",
};
const FORBIDDEN: Meaning = {
  kind: "permission_missing",
  message: "TikTok does not let this service do this for the account.",
  fix: "Connect the account again and allow everything that is asked for.",
};
/** tiktok.md, Errors: a sliding window of a minute, and no header says when. */
const THROTTLED: Meaning = {
  kind: "rate_limited",
  message: "TikTok wants fewer requests for a while.",
  fix: NOTHING,
  retrySeconds: 61,
};
const BANNED: Meaning = {
  kind: "permission_missing",
  message: "TikTok does not let the account post.",
  fix: "Open the account in the TikTok app and settle what it asks for.",
};
const UNVERIFIED: Meaning = {
  kind: "config_error",
  message: "TikTok does not take pictures from the address of our media.",
  fix: "The operator has to verify the media's domain in TikTok's developer portal.",
};
const UNAUDITED: Meaning = {
  kind: "config_error",
  message: "TikTok has not audited this service's app: it posts to private accounts only.",
  fix: "Make the TikTok account private, or wait until the operator has had the app audited.",
};

/** tiktok.md, Errors. */
const BY_CODE: Record<string, Meaning> = {
  access_token_invalid: EXPIRED,
  scope_not_authorized: FORBIDDEN,
  scope_permission_missed: FORBIDDEN,
  unaudited_client_can_only_post_to_private_accounts: UNAUDITED,
  url_ownership_unverified: UNVERIFIED,
  privacy_level_option_mismatch: {
    kind: "transient",
    message: "The account's privacy settings have changed meanwhile.",
    fix: NOTHING,
  },
  spam_risk_too_many_posts: {
    ...TOMORROW,
    message: "The account has posted as much as TikTok allows in a day.",
  },
  spam_risk_too_many_pending_share: {
    ...TOMORROW,
    message: "Too many of the account's posts wait to be finished in the TikTok app.",
  },
  reached_active_user_cap: {
    ...TOMORROW,
    message: "This service has posted for as many accounts as TikTok allows in a day.",
  },
  spam_risk_user_banned_from_posting: BANNED,
  rate_limit_exceeded: THROTTLED,
};
const BY_STATUS: Record<number, Meaning> = { 401: EXPIRED, 403: FORBIDDEN, 429: THROTTLED };

const refused = (words: string): Meaning => ({
  kind: "content_rejected",
  message: `TikTok did not take the post: ${words.slice(0, 200) || "it did not say why"}`,
  fix: "Change the post and try again.",
});
