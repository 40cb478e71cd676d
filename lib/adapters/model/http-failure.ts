import { type FailureReason, ModelFailure } from "../../core/model.ts";
import { RETRIES } from "../../core/retries.ts";

/** A vendor's error response. `code` is for machines; `message` is the vendor's own sentence. */
export type Rejection = { status: number; code: string; message: string; retryAfterSeconds?: number };

/** The delay for vendors that name none. */
export const RETRY_BASE_SECONDS = RETRIES.models.retryBaseSeconds;
const MAX_MESSAGE = 200;

/** Money or a long allowance is used up: the status says "later", but no retry can wait that long. */
const SPENT = /quota_exceeded|insufficient_quota|spend_limit|credit|billing|payment/i;
const REFUSED = /content_policy|content_filter|safety|moderation/i;

function reasonFor({ status, code, message }: Rejection): { reason: FailureReason; retryable: boolean } {
  if (status === 402 || SPENT.test(code)) return { reason: "unavailable", retryable: false };
  if (status === 429) return { reason: "rate_limited", retryable: true };
  if (status === 408 || status === 409 || status >= 500) return { reason: "unavailable", retryable: true };
  if (REFUSED.test(`${code} ${message}`)) return { reason: "refused", retryable: false };
  // Wrong key, unknown model, or a request this model does not take: the settings have to change.
  return { reason: "not_configured", retryable: false };
}

/** Removes keys, in case a vendor quotes one back. */
const withoutKeys = (message: string) => message.replace(/\b[\w-]{0,8}[-_][\w*.-]{16,}/g, "…");

/** The failure for an error response, and whether a retry can help. */
export function failureFor(vendor: string, rejection: Rejection): ModelFailure {
  const { reason, retryable } = reasonFor(rejection);
  const said = withoutKeys(rejection.message.replace(/\s+/g, " ")).slice(0, MAX_MESSAGE);
  const code = rejection.code && ` ${rejection.code}`;
  return new ModelFailure(reason, `${vendor} answered ${rejection.status}${code}: ${said}`, {
    ...(retryable && { retryAfterSeconds: rejection.retryAfterSeconds ?? RETRY_BASE_SECONDS }),
  });
}

/** The failure of a vendor that cannot be reached, or closes the connection early. */
export const unreachable = (vendor: string, why: string): ModelFailure =>
  new ModelFailure("unavailable", `${vendor} cannot be reached: ${why.slice(0, MAX_MESSAGE)}`, {
    retryAfterSeconds: RETRY_BASE_SECONDS,
  });

/** The vendor has no JSON mode for this schema; the same question without one may succeed. */
export const formatRefused = (vendor: string, why: string): ModelFailure =>
  new ModelFailure("malformed", `${vendor} cannot answer in JSON mode: ${why.slice(0, MAX_MESSAGE)}`);

const FORMAT =
  /response_?format|(?:response_?)?json_?schema|JSON mode|output_config|structured output|invalid schema/i;

/** True when the vendor refused the JSON mode, not the question. */
export const isAboutFormat = (error: unknown): boolean =>
  error instanceof ModelFailure &&
  (error.reason === "not_configured" || error.reason === "malformed") &&
  error.said === undefined &&
  FORMAT.test(error.message);
