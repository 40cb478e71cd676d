import { type FailureKind, NetworkFailure } from "../core/network.ts";
import type { PostError } from "../vocab.ts";

type Verdict = Pick<PostError, "category" | "source" | "retryable">;

/** What each kind of failure means to the customer; `retryable` is also what works once somebody has done something. */
const MEANING: Record<FailureKind, Verdict> = {
  auth_expired: { category: "auth_expired", source: "user", retryable: true },
  auth_revoked: { category: "auth_expired", source: "user", retryable: true },
  permission_missing: { category: "account_issue", source: "user", retryable: true },
  rate_limited: { category: "rate_limited", source: "platform", retryable: true },
  quota_exhausted: { category: "rate_limited", source: "platform", retryable: true },
  payment_required: { category: "account_issue", source: "user", retryable: true },
  media_rejected: { category: "content_rejected", source: "user", retryable: false },
  content_rejected: { category: "content_rejected", source: "user", retryable: false },
  duplicate: { category: "content_rejected", source: "user", retryable: false },
  transient: { category: "platform_error", source: "platform", retryable: true },
  unknown_outcome: { category: "unknown", source: "platform", retryable: true },
  config_error: { category: "account_issue", source: "system", retryable: true },
};

/** What passes by itself. */
const PASSING: ReadonlySet<FailureKind> = new Set(["transient", "rate_limited", "quota_exhausted"]);

export const passes = ({ kind }: NetworkFailure): boolean => PASSING.has(kind);

export const errorOf = ({ kind, message, circumstances }: NetworkFailure): PostError => ({
  ...MEANING[kind],
  code: kind,
  message,
  fix: circumstances.fix,
});

/** Whatever breaks is a failure of some kind; what is no word of a network's passes by itself, or is a bug that a log shows. */
export const failureOf = (error: unknown): NetworkFailure =>
  error instanceof NetworkFailure
    ? error
    : new NetworkFailure("transient", "Something broke on our side.", {
        source: error instanceof Error ? error.message : String(error),
        fix: "Nothing to do: it is tried again.",
      });

export const UNKNOWN_OUTCOME: PostError = {
  category: "unknown",
  source: "platform",
  code: "unknown_outcome",
  message:
    "The platform never said whether it published the post, and could not tell when it was asked again and again.",
  fix: "Look at the account. A retry asks the platform once more, and publishes only when it says that the post is not there.",
  retryable: true,
};
