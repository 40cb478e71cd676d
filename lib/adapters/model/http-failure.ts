import { type FailureReason, ModelFailure } from "../../core/model.ts";

/** What a vendor answered instead of an answer. `code` is for machines; `message` is the vendor's own sentence. */
export type Rejection = { status: number; code: string; message: string; retryAfterSeconds?: number };

/** A pause for vendors that ask for patience without saying how long. */
export const SHORT_PAUSE_SECONDS = 0.5;
const MAX_MESSAGE = 200;

/** Money or a long allowance is used up: the status says "later", but no later that we could wait for. */
const SPENT = /quota_exceeded|insufficient_quota|spend_limit|credit|billing|payment/i;
const REFUSED = /content_policy|content_filter|safety|moderation/i;

function reasonFor({ status, code, message }: Rejection): { reason: FailureReason; again: boolean } {
  if (status === 402 || SPENT.test(code)) return { reason: "unavailable", again: false };
  if (status === 429) return { reason: "rate_limited", again: true };
  if (status === 408 || status === 409 || status >= 500) return { reason: "unavailable", again: true };
  if (REFUSED.test(`${code} ${message}`)) return { reason: "refused", again: false };
  // Wrong key, unknown model, a request this model does not take: somebody has to change the settings.
  return { reason: "not_configured", again: false };
}

/** Keys, should a vendor quote one back. */
const withoutKeys = (message: string) => message.replace(/\b[\w-]{0,8}[-_][\w*.-]{16,}/g, "…");

/** Says what went wrong and whether asking again is any use. `vendor` is the name people know it by. */
export function failureFor(vendor: string, rejection: Rejection): ModelFailure {
  const { reason, again } = reasonFor(rejection);
  const said = withoutKeys(rejection.message.replace(/\s+/g, " ")).slice(0, MAX_MESSAGE);
  const code = rejection.code && ` ${rejection.code}`;
  return new ModelFailure(reason, `${vendor} answered ${rejection.status}${code}: ${said}`, {
    ...(again && { retryAfterSeconds: rejection.retryAfterSeconds ?? SHORT_PAUSE_SECONDS }),
  });
}

/** A vendor that cannot be reached, or hangs up in the middle. */
export const unreachable = (vendor: string, why: string): ModelFailure =>
  new ModelFailure("unavailable", `${vendor} cannot be reached: ${why.slice(0, MAX_MESSAGE)}`, {
    retryAfterSeconds: SHORT_PAUSE_SECONDS,
  });

/** The vendor cannot hold its model to a schema; the same question without one may do. */
export const formatRefused = (vendor: string, why: string): ModelFailure =>
  new ModelFailure("malformed", `${vendor} cannot answer in JSON mode: ${why.slice(0, MAX_MESSAGE)}`);

const FORMAT =
  /response_?format|(?:response_?)?json_?schema|JSON mode|output_config|structured output|invalid schema/i;

/** True when it was the JSON mode that the vendor did not take, and not the question. */
export const isAboutFormat = (error: unknown): boolean =>
  error instanceof ModelFailure &&
  (error.reason === "not_configured" || error.reason === "malformed") &&
  error.said === undefined &&
  FORMAT.test(error.message);
