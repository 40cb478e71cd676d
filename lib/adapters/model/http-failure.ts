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

const shown = (message: string) => withoutKeys(message.replace(/\s+/g, " ")).slice(0, MAX_MESSAGE);

/** The failure for an error response, and whether a retry can help. */
export function failureFor(vendor: string, rejection: Rejection): ModelFailure {
  // Names of parameters look like keys, so this is read before keys are removed.
  if (isAboutFormat(rejection)) return new FormatRefused(vendor, `${rejection.code} ${rejection.message}`);
  const { reason, retryable } = reasonFor(rejection);
  const said = shown(rejection.message);
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

const FORMAT =
  /response_?(?:format|mime_?type)|json[ _-]?(?:schema|mode|object)|output_(?:config|format)|structured[ _]?outputs?|guided_(?:json|decoding)|invalid schema|json_validate_failed|failed to generate json/i;
/** The vendor takes the mode, but this answer did not come out in it. */
const THIS_ANSWER_ONLY = /couldn.t be met|could not be met|failed to generate|json_validate_failed/i;
/** Some servers answer 500 for a parameter that they do not know. */
const FORMAT_STATUS = [400, 404, 415, 422, 500, 501];

const isAboutFormat = ({ status, code, message }: Rejection) =>
  FORMAT_STATUS.includes(status) && FORMAT.test(`${code} ${message}`);

/**
 * The vendor refused the JSON mode, not the question, which may succeed in a weaker one. `lasting`: it will
 * refuse it for every question.
 */
export class FormatRefused extends ModelFailure {
  readonly lasting: boolean;

  constructor(vendor: string, why: string) {
    super("not_configured", `${vendor} cannot answer in JSON mode: ${shown(why)}`);
    this.lasting = !THIS_ANSWER_ONLY.test(why);
  }
}
