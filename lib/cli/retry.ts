type AnswerFailure = { kind: "answer"; status: number; code?: string; retryAfterSeconds?: number };
/** `wasReached`: the server was there, so it is likely to come back. */
export type RetryableFailure = { kind: "network"; wasReached: boolean } | AnswerFailure;

export type RetryPolicy = {
  /** false: never try again. */
  retries: boolean;
  /** Whether a reached limit is waited for. */
  waitsForLimits: boolean;
  /** Whether the service may be away for as long as it likes: who listens has nothing else to do. */
  endless?: boolean;
  /** Whether the same call may be sent again after a lost answer. Where it is not said it may. */
  repeatable?: boolean;
};

const SERVER_ERROR_TRIES = 3;
const SERVER_ERROR_SECONDS = 30;
const NETWORK_TRIES = 5;
/** The longest a person is kept waiting for a limit, all waits of one request together. */
const LIMIT_SECONDS = 60;
const LONGEST_SECONDS = 300;
const LISTENER_SECONDS = 60;

type Judge = (failure: RetryableFailure) => number | undefined;

/**
 * Judges the failures of one request: seconds to wait before sending it again, or undefined to give up.
 * Server errors back off exponentially from the server's own Retry-After, else from 30 s; limits are waited
 * for while their waits stay within 60 s; a lost connection is tried again after 1, 2, 4, 8 and 16 s.
 * With `endless` it doubles its waits up to 60 s, for every failure but a refusal.
 */
export function retrier({ retries, waitsForLimits, endless, repeatable = true }: RetryPolicy): Judge {
  if (retries && endless) return listener();
  const afterLostConnection = backOff(NETWORK_TRIES);
  const afterServerError = backOff(SERVER_ERROR_TRIES);
  const afterLimit = budget(LIMIT_SECONDS);

  function afterAnswer({ status, code, retryAfterSeconds }: AnswerFailure): number | undefined {
    if (status >= 500)
      return repeatable ? afterServerError(retryAfterSeconds ?? SERVER_ERROR_SECONDS) : undefined;
    // A lost earlier attempt of ours is still being worked on.
    const awaited = code === "idempotency_in_progress" || (status === 429 && waitsForLimits);
    return awaited ? afterLimit(Math.max(1, retryAfterSeconds ?? 1)) : undefined;
  }

  return (failure) => {
    if (!retries) return undefined;
    if (failure.kind === "answer") return afterAnswer(failure);
    return repeatable && failure.wasReached ? afterLostConnection(1) : undefined;
  };
}

function listener(): Judge {
  let next = 1;
  return (failure) => {
    if (failure.kind === "answer" && failure.status < 500 && failure.status !== 429) return undefined;
    const backed = next;
    next = Math.min(2 * next, LISTENER_SECONDS);
    const asked = failure.kind === "answer" ? failure.retryAfterSeconds : undefined;
    return Math.min(Math.max(1, asked ?? backed), LONGEST_SECONDS);
  };
}

/** Doubles its wait each time, a few times. */
function backOff(tries: number): (seconds: number) => number | undefined {
  let tried = 0;
  return (first) => {
    const seconds = first * 2 ** tried++;
    return tried <= tries && seconds <= LONGEST_SECONDS ? seconds : undefined;
  };
}

/** Grants waits while their sum stays within the budget. */
function budget(limit: number): (seconds: number) => number | undefined {
  let spent = 0;
  return (seconds) => {
    spent += seconds;
    return spent <= limit ? seconds : undefined;
  };
}
