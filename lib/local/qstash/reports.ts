import { composeMessage } from "./compose.ts";
import type { Attempt } from "./deliver.ts";
import type { QueuedMessage, ReportTarget } from "./message.ts";

/** The documented body of a callback; that of a failure callback also names its dead letter. */
function reportBody(message: QueuedMessage, attempt: Attempt, dlqId: string | undefined) {
  return {
    status: attempt.status,
    header: attempt.header,
    body: attempt.body.toString("base64"),
    retried: message.retried,
    maxRetries: message.maxRetries,
    ...(dlqId && { dlqId }),
    sourceMessageId: message.messageId,
    url: message.url,
    method: message.method,
    sourceHeader: message.header,
    sourceBody: message.body,
    notBefore: String(message.notBefore),
    createdAt: String(message.createdAt),
    callerIP: message.callerIP,
  };
}

/** By default a report has the retry settings of its message. */
function reportHeaders(message: QueuedMessage, target: ReportTarget) {
  return {
    "content-type": "application/json",
    "upstash-retries": String(message.maxRetries),
    ...(message.retryDelay && { "upstash-retry-delay": message.retryDelay }),
    ...target.headers,
  };
}

type Reported = {
  message: QueuedMessage;
  attempt: Attempt;
  dlqId?: string | undefined;
  seq: number;
  now: number;
};

/** The message that reports one attempt to `target`. */
export function composeReport(
  target: ReportTarget,
  { message, attempt, dlqId, seq, now }: Reported,
): QueuedMessage {
  const report = composeMessage({
    url: target.url,
    headers: reportHeaders(message, target),
    body: Buffer.from(JSON.stringify(reportBody(message, attempt, dlqId))),
    callerIP: message.callerIP,
    seq,
    now,
  });
  return { ...report, sourceMessageId: message.messageId };
}
