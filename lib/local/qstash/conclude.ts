import type { Attempt } from "./deliver.ts";
import type { DeadLetter, Message } from "./message.ts";
import { pauseMs } from "./pause.ts";
import { composeReport } from "./reports.ts";

/** What follows from one attempt: at most one of `retry` and `letter`, neither after a success. */
export type Conclusion = { retry?: Message; letter?: DeadLetter; reports: Message[] };

type Sources = { now: number; nextSeq(): number };

function succeeded({ status }: Attempt): boolean {
  return status >= 200 && status < 300;
}

function forbidsRetry({ status, header }: Attempt): boolean {
  return status === 489 && header["Upstash-Nonretryable-Error"]?.[0] === "true";
}

function nextTry(message: Message, attempt: Attempt, now: number): Message {
  const pause = pauseMs(message, attempt.header, now);
  return { ...message, retried: message.retried + 1, notBefore: now + pause };
}

function giveUp(message: Message, attempt: Attempt, { now, nextSeq }: Sources): DeadLetter {
  return {
    dlqId: `${now}-${nextSeq()}`,
    message,
    failedAt: now,
    status: attempt.status,
    header: attempt.header,
    body: attempt.body.toString("base64"),
  };
}

/** Decides whether a message is delivered, tried again or given up, and who is told. */
export function conclude(message: Message, attempt: Attempt, sources: Sources): Conclusion {
  const { now, nextSeq } = sources;
  const { callback, failureCallback } = message;
  const reports = callback ? [composeReport(callback, { message, attempt, seq: nextSeq(), now })] : [];
  if (succeeded(attempt)) return { reports };
  if (message.retried < message.maxRetries && !forbidsRetry(attempt)) {
    return { reports, retry: nextTry(message, attempt, now) };
  }
  const letter = giveUp(message, attempt, sources);
  if (failureCallback) {
    const { dlqId } = letter;
    reports.push(composeReport(failureCallback, { message, attempt, dlqId, seq: nextSeq(), now }));
  }
  return { reports, letter };
}
