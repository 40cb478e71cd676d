import * as z from "zod/v4";
import { type ErrorMeaning, type VendorError, vendorClient } from "../client.ts";
import { type HttpDeps, parseJson, secondsAfter, sourceText, type VendorResponse } from "../http.ts";

const API = "https://api.linkedin.com";
const VENDOR = "LinkedIn";

/** LinkedIn serves an API version, YYYYMM, for a year; then it refuses every call. */
export type LinkedinSettings = HttpDeps & { version: string };

export const { send, request, requestJson, failureOf } = vendorClient<LinkedinSettings>({
  name: VENDOR,
  urlOf: (_, path) => `${API}${path}`,
  headersOf: ({ version }) => ({ "linkedin-version": version, "x-restli-protocol-version": "2.0.0" }),
  explain,
});

/** LinkedIn's error body; see functions/docs/vendors/linkedin.md. */
const LinkedinError = z.object({
  message: z.string().optional(),
  serviceErrorCode: z.number().optional(),
  code: z.string().optional(),
  errorDetails: z
    .object({ inputErrors: z.array(z.object({ code: z.string().optional() })).optional() })
    .optional(),
});
type LinkedinError = z.infer<typeof LinkedinError>;

function explain(response: VendorResponse, now: Date): VendorError {
  const { status } = response;
  const error = parseJson(response, LinkedinError) ?? {};
  return {
    source: sourceOf(response, error),
    isOpen: status >= 500 || status === 408 || status < 300,
    meaning() {
      const meaning = meaningOf(status, error, now);
      const existingId =
        meaning.kind === "duplicate" ? DUPLICATE_OF.exec(error.message ?? "")?.[1] : undefined;
      return { ...meaning, existingId };
    },
  };
}

const DUPLICATE_OF = /duplicate of (urn:li:\w+:[\w-]+)/i;

const codesOf = ({ code, serviceErrorCode, errorDetails }: LinkedinError): string[] =>
  [code, serviceErrorCode, ...(errorDetails?.inputErrors ?? []).map((one) => one.code)]
    .filter((one) => one !== undefined)
    .map(String);

/** The trace headers are what LinkedIn's support asks for. */
function sourceOf({ status, headers }: VendorResponse, failure: LinkedinError): string {
  const trace = headers.get("x-li-uuid") ?? headers.get("x-li-request-id");
  const words = `${codesOf(failure).join(" ")} ${failure.message ?? ""}`.trim();
  return `${sourceText(VENDOR, status, words)}${trace ? ` (${trace.slice(0, 60)})` : ""}`;
}

function meaningOf(status: number, failure: LinkedinError, now: Date): ErrorMeaning {
  const words = failure.message ?? `status ${status}`;
  const all = [...codesOf(failure), words].join(" ");
  if (status === 401) return /65601|REVOKED/.test(all) ? REVOKED : EXPIRED;
  if (status === 403) return FORBIDDEN;
  if (status === 409) return { ...BUSY, retryAt: secondsAfter(now, 5) };
  if (status === 426 || /VERSION_MISSING|NONEXISTENT_VERSION/.test(all)) return SUNSET;
  if (status === 429) return throttled(words, now);
  return aboutContent(status, all, { words, now });
}

function aboutContent(
  status: number,
  all: string,
  { words, now }: { words: string; now: Date },
): ErrorMeaning {
  if (status === 422 && /duplicate/i.test(all)) return DUPLICATE;
  if (/MEDIA_ASSET_(?:WAITING_UPLOAD|PROCESSING\b)/.test(all)) {
    return { ...NOT_READY, retryAt: secondsAfter(now, 10) };
  }
  if (/MEDIA_ASSET/.test(all)) return { ...MEDIA, message: `LinkedIn could not process the media: ${words}` };
  return { ...CONTENT, message: `LinkedIn did not take the post: ${words}` };
}

const EXPIRED: ErrorMeaning = {
  kind: "auth_expired",
  message: "The account's connection to LinkedIn has ended.",
  fix: "Connect the account again.",
};
const REVOKED: ErrorMeaning = {
  kind: "auth_revoked",
  message: "LinkedIn no longer accepts the account's connection.",
  fix: "Connect the account again.",
};
const FORBIDDEN: ErrorMeaning = {
  kind: "permission_missing",
  message: "LinkedIn does not let the account do this.",
  fix: "Connect the account again and allow posting; for a page, as one of its administrators.",
};
const BUSY: ErrorMeaning = {
  kind: "transient",
  message: "LinkedIn was busy with another request of the account.",
  fix: "Nothing to do: it is tried again.",
};
const NOT_READY: ErrorMeaning = {
  kind: "transient",
  message: "LinkedIn is still processing the media.",
  fix: "Nothing to do: it is tried again.",
};
const DUPLICATE: ErrorMeaning = {
  kind: "duplicate",
  message: "LinkedIn has this very post from the account already.",
  fix: "Change the text, or leave it at the post that is there.",
};
const SUNSET: ErrorMeaning = {
  kind: "config_error",
  message: "LinkedIn no longer serves the API version of this service.",
  fix: "The operator has to set a newer LinkedIn version.",
};
const MEDIA: ErrorMeaning = {
  kind: "media_rejected",
  message: "LinkedIn could not process the media.",
  fix: "Send the post with a picture or film within LinkedIn's limits.",
};
const CONTENT: ErrorMeaning = {
  kind: "content_rejected",
  message: "LinkedIn did not take the post.",
  fix: "Change the post and try again.",
};

/** No header says when LinkedIn accepts calls again; daily quotas end at midnight UTC. */
function throttled(words: string, now: Date): ErrorMeaning {
  const isDaily = /\bDAY\b/i.test(words);
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  return {
    kind: isDaily ? "quota_exhausted" : "rate_limited",
    message: isDaily
      ? "LinkedIn's daily limit for the account or the app is used up."
      : "LinkedIn wants fewer requests for a while.",
    fix: "Nothing to do: it is tried again.",
    retryAt: isDaily ? midnight : secondsAfter(now, 5 * 60),
  };
}
