import * as z from "zod/v4";
import { own } from "../../../text/own.ts";
import { type ErrorMeaning, type VendorError, vendorClient } from "../client.ts";
import { type HttpDeps, parseJson, secondsAfter, sourceText, type VendorResponse } from "../http.ts";
import { parseJsonWithLongIds } from "../long-ids.ts";

const API = "https://open.tiktokapis.com";
export const VENDOR = "TikTok";

/** Until TikTok has audited the app, posts are visible to their creators only. */
export type TiktokSettings = HttpDeps & { audited: boolean };

const Envelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string().default(""),
    log_id: z.string().optional(),
  }),
});

const TiktokBody = z.object({ data: z.unknown() });

/** The envelope's code decides about success, whatever the status (functions/docs/vendors/tiktok.md). */
export const { requestJson } = vendorClient<HttpDeps>({
  name: VENDOR,
  urlOf: (_, path) => `${API}${path}`,
  jsonType: "application/json; charset=UTF-8",
  isSuccess: (response) => parseJson(response, Envelope)?.error.code === "ok",
  parse: (response, shape) => shape.safeParse(parseJsonWithLongIds(response, TiktokBody)?.data).data,
  explain,
});

function explain(response: VendorResponse, now: Date): VendorError {
  const { status } = response;
  const { code = "", message = "", log_id = "" } = parseJson(response, Envelope)?.error ?? {};
  const isUnreadable = status < 300 && (code === "" || code === "ok");
  return {
    source: `${sourceText(VENDOR, status, `${code} ${message}`)}${log_id && ` (${log_id.slice(0, 40)})`}`,
    isOpen: status >= 500 || status === 408 || isUnreadable || code === "internal_error",
    meaning() {
      const { retryAfterSeconds, ...meaning } =
        own(BY_CODE, code) ?? BY_STATUS[status] ?? refused(message || code);
      return {
        ...meaning,
        retryAt: retryAfterSeconds === undefined ? undefined : secondsAfter(now, retryAfterSeconds),
      };
    },
  };
}

type TiktokMeaning = ErrorMeaning & { retryAfterSeconds?: number };

const DAY_SECONDS = 86_400;
const NOTHING = "Nothing to do: it is tried again.";
const TOMORROW = { kind: "quota_exhausted", fix: NOTHING, retryAfterSeconds: DAY_SECONDS } as const;

const EXPIRED: TiktokMeaning = {
  kind: "auth_expired",
  message: "TikTok no longer accepts the account's sign-in.",
  fix: "It is renewed by itself; if that fails, connect the account again.",
};
const FORBIDDEN: TiktokMeaning = {
  kind: "permission_missing",
  message: "TikTok does not let this service do this for the account.",
  fix: "Connect the account again and allow everything that is asked for.",
};
/** TikTok counts calls in a sliding window of a minute, and no header says when it is free. */
const THROTTLED: TiktokMeaning = {
  kind: "rate_limited",
  message: "TikTok wants fewer requests for a while.",
  fix: NOTHING,
  retryAfterSeconds: 61,
};
const BANNED: TiktokMeaning = {
  kind: "permission_missing",
  message: "TikTok does not let the account post.",
  fix: "Open the account in the TikTok app and settle what it asks for.",
};
const UNVERIFIED: TiktokMeaning = {
  kind: "config_error",
  message: "TikTok does not take pictures from the address of our media.",
  fix: "The operator has to verify the media's domain in TikTok's developer portal.",
};
const UNAUDITED: TiktokMeaning = {
  kind: "config_error",
  message: "TikTok has not audited this service's app: it posts to private accounts only.",
  fix: "Make the TikTok account private, or wait until the operator has had the app audited.",
};

/** By the envelope's code; see functions/docs/vendors/tiktok.md. */
const BY_CODE: Record<string, TiktokMeaning> = {
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
const BY_STATUS: Record<number, TiktokMeaning> = { 401: EXPIRED, 403: FORBIDDEN, 429: THROTTLED };

const refused = (words: string): TiktokMeaning => ({
  kind: "content_rejected",
  message: `TikTok did not take the post: ${words.slice(0, 200) || "it did not say why"}`,
  fix: "Change the post and try again.",
});
