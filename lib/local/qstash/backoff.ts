import { own } from "../../text/own.ts";
import { parseDuration } from "./duration.ts";
import type { HeaderMap, QueuedMessage } from "./message.ts";
import { compileRetryDelay } from "./retry-delay.ts";

const DAY_MS = 86_400_000;
const HINTS = ["Retry-After", "X-Ratelimit-Reset", "X-Ratelimit-Reset-Requests", "X-Ratelimit-Reset-Tokens"];

/** Default back-off before the n-th retry (n from 1): e^(2.5 n) seconds, at most a day. */
function backoffMs(n: number): number {
  return Math.min(DAY_MS, Math.exp(2.5 * n) * 1000);
}

/**
 * The retry delay that the destination requested: seconds, a duration or a date. Beyond a day it is ignored.
 */
function hintedMs(header: HeaderMap, now: number): number | undefined {
  for (const name of HINTS) {
    const text = own(header, name)?.[0];
    if (text === undefined) continue;
    const hinted = parseDuration(text) ?? Math.max(0, Date.parse(text) - now);
    if (hinted <= DAY_MS) return hinted;
  }
  return undefined;
}

function expressedMs({ retryDelay, retried }: QueuedMessage): number | undefined {
  if (retryDelay === undefined) return undefined;
  const value = compileRetryDelay(retryDelay)(retried);
  return Number.isNaN(value) ? undefined : Math.min(DAY_MS, Math.max(0, value));
}

/** Milliseconds to wait before the next attempt, after an answer with these headers. */
export function retryDelayMs(message: QueuedMessage, answered: HeaderMap, now: number): number {
  return hintedMs(answered, now) ?? expressedMs(message) ?? backoffMs(message.retried + 1);
}
