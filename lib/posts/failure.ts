import { type FailureKind, NetworkFailure } from "../core/network.ts";
import type { PostError } from "../vocab.ts";

type FailureMeaning = Pick<PostError, "category" | "source" | "retryable">;

/**
 * What each kind of failure means to the customer. `retryable` includes what works after a person has acted.
 */
const FAILURE_MEANINGS: Record<FailureKind, FailureMeaning> = {
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

/** Kinds that pass by themselves. */
const RETRYABLE_KINDS: ReadonlySet<FailureKind> = new Set(["transient", "rate_limited", "quota_exhausted"]);

export const isRetryable = ({ kind }: NetworkFailure): boolean => RETRYABLE_KINDS.has(kind);

export const toPostError = ({ kind, message, details }: NetworkFailure): PostError => ({
  ...FAILURE_MEANINGS[kind],
  code: kind,
  message,
  fix: details.fix,
});

/** Any error as a failure. An error that is none of a network's counts as transient, and the log shows it. */
export const toNetworkFailure = (error: unknown): NetworkFailure =>
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
