import { addSeconds } from "../core/calendar.ts";
import { RETRIES } from "../core/retries.ts";

const { retryDelaysSeconds, maxRetryAfterSeconds, jitter } = RETRIES.webhooks;
export const MAX_ATTEMPTS = retryDelaysSeconds.length + 1;

type FailedAttempt = {
  /** Attempts since the delivery was created or restarted. */
  tries: number;
  now: Date;
  retryAfterSeconds: number | null;
  random(size: number): Uint8Array;
};

/** When the next attempt is due, never before its retry delay. Undefined after the last attempt. */
export function nextAttemptAt({ tries, now, retryAfterSeconds, random }: FailedAttempt): Date | undefined {
  const delay = retryDelaysSeconds[tries - 1];
  if (delay === undefined) return undefined;
  const isHeeded = retryAfterSeconds !== null && retryAfterSeconds <= maxRetryAfterSeconds;
  const [byte = 0] = random(1);
  return addSeconds(now, Math.max(delay, isHeeded ? retryAfterSeconds : 0) * (1 + (jitter * byte) / 255));
}

/** Retry-After (RFC 9110, 10.2.3) in seconds, from a number or a date. Null when it is neither. */
export function parseRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
