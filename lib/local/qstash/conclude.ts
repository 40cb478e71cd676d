import { retryDelayMs } from "./backoff.ts";
import type { Attempt } from "./deliver.ts";
import type { DeadLetter, QueuedMessage } from "./message.ts";
import { composeReport } from "./reports.ts";

/** The result of one attempt: at most one of `retry` and `letter`, neither after a success. */
export type Conclusion = { retry?: QueuedMessage; letter?: DeadLetter; reports: QueuedMessage[] };

type Sources = { now: number; nextSeq(): number };

function succeeded({ status }: Attempt): boolean {
  return status >= 200 && status < 300;
}

function forbidsRetry({ status, header, isFinal = false }: Attempt): boolean {
  return isFinal || (status === 489 && header["Upstash-Nonretryable-Error"]?.[0] === "true");
}

function nextTry(message: QueuedMessage, attempt: Attempt, now: number): QueuedMessage {
  const delayMs = retryDelayMs(message, attempt.header, now);
  return { ...message, retried: message.retried + 1, notBefore: now + delayMs };
}

function toDeadLetter(message: QueuedMessage, attempt: Attempt, { now, nextSeq }: Sources): DeadLetter {
  return {
    dlqId: `${now}-${nextSeq()}`,
    message,
    failedAt: now,
    status: attempt.status,
    header: attempt.header,
    body: attempt.body.toString("base64"),
  };
}

/** Decides whether a message is delivered, retried or dead, and which callbacks are sent. */
export function conclude(message: QueuedMessage, attempt: Attempt, sources: Sources): Conclusion {
  const { now, nextSeq } = sources;
  const { callback, failureCallback } = message;
  const reports = callback ? [composeReport(callback, { message, attempt, seq: nextSeq(), now })] : [];
  if (succeeded(attempt)) return { reports };
  if (message.retried < message.maxRetries && !forbidsRetry(attempt)) {
    return { reports, retry: nextTry(message, attempt, now) };
  }
  const letter = toDeadLetter(message, attempt, sources);
  if (failureCallback) {
    const { dlqId } = letter;
    reports.push(composeReport(failureCallback, { message, attempt, dlqId, seq: nextSeq(), now }));
  }
  return { reports, letter };
}
