import { addSeconds } from "../core/calendar.ts";

/** Seconds before each next attempt: eight attempts within about 28 hours. */
const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000];
export const MAX_TRIES = PAUSES.length + 1;
const LONGEST_WISH_SECONDS = 36_000;
/** So that what broke together does not come back together. */
const JITTER = 0.05;

type Circumstances = {
  /** Attempts made so far. */
  tries: number;
  now: Date;
  /** What the receiver asked for, in seconds; longer than ten hours it is not listened to. */
  retryAfter: number | null;
  random(size: number): Uint8Array;
};

/** When the next attempt is due: never sooner than the pause says. Undefined after the last one. */
export function nextAttempt({ tries, now, retryAfter, random }: Circumstances): Date | undefined {
  const pause = PAUSES[tries - 1];
  if (pause === undefined) return undefined;
  const wish = retryAfter !== null && retryAfter <= LONGEST_WISH_SECONDS ? retryAfter : 0;
  const [chance = 0] = random(1);
  return addSeconds(now, Math.max(pause, wish) * (1 + (JITTER * chance) / 255));
}

/** Retry-After (RFC 9110, 10.2.3) in seconds: a number, or a date. Null when it says neither. */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
