import { BrandrunError, BrandrunNetworkError, BrandrunTimeoutError } from "./errors.ts";

/**
 * `keyed`: takes an Idempotency-Key, so a repeat is done once.
 * `safe`: a repeat changes nothing more. Calls that are neither are repeated only where the service did nothing.
 */
export type Repeat = "keyed" | "safe" | "unsafe";

const FIRST_MS = 500;
const LONGEST_BACK_OFF_MS = 8_000;
/** A limit that lasts longer, such as that of a month, is for the caller to decide about. */
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds to wait before a retry (the first is 0), or undefined where none would help or be safe. */
export function delayBefore(retry: number, error: unknown, repeat: Repeat): number | undefined {
  if (!mayRepeat(error, repeat)) return undefined;
  const backOff = Math.min(FIRST_MS * 2 ** retry, LONGEST_BACK_OFF_MS);
  const jitter = (Math.random() * backOff) / 2;
  const asked = error instanceof BrandrunError ? error.retryAfter : undefined;
  // Clients that were refused together do not all come back together, and none comes back too early.
  const delay = asked === undefined ? backOff / 2 + jitter : asked * 1000 + jitter;
  return (asked ?? 0) * 1000 > LONGEST_WAIT_MS ? undefined : delay;
}

function mayRepeat(error: unknown, repeat: Repeat): boolean {
  // Neither an answer nor a reason of the caller: the request may or may not have arrived.
  if (!(error instanceof BrandrunError)) return isNoAnswer(error) && repeat !== "unsafe";
  // An earlier try of this call is still being worked on.
  if (error.code === "idempotency_in_progress") return true;
  if (!error.retryable) return false;
  // A limit refuses before anything is done.
  return error.status === 429 || (error.status >= 500 && repeat !== "unsafe");
}

const isNoAnswer = (error: unknown): boolean =>
  error instanceof BrandrunNetworkError || error instanceof BrandrunTimeoutError;
