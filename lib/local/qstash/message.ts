import { isUtf8 } from "node:buffer";

/** Header names in Canonical-Case to their values. */
export type HeaderMap = Record<string, string[]>;

/** Limits on one flow-control key; a missing limit does not apply. */
export type Flow = { key: string; parallelism?: number; rate?: number; periodMs: number };

/** Where the outcome of deliveries is reported, with the headers that configure the report's own message. */
export type ReportTarget = { url: string; headers: Record<string, string> };

/** One accepted message. Times are epoch milliseconds, the body is base64. A retry is a changed copy. */
export type QueuedMessage = {
  messageId: string;
  /** Order of acceptance, over restarts too. */
  seq: number;
  url: string;
  method: string;
  header: HeaderMap;
  body: string;
  createdAt: number;
  notBefore: number;
  maxRetries: number;
  retried: number;
  timeoutMs: number;
  callerIP: string;
  retryDelay?: string;
  callback?: ReportTarget;
  failureCallback?: ReportTarget;
  flow?: Flow;
  /** Set on a callback message: whose outcome it reports. */
  sourceMessageId?: string;
};

/** A message that was given up, with the answer to its last attempt (`status` 0: there was none). */
export type DeadLetter = {
  dlqId: string;
  message: QueuedMessage;
  failedAt: number;
  status: number;
  header: HeaderMap;
  body: string;
};

/** Text as `body`, anything else as `bodyBase64`; `name` is the field to fill. */
function textOrBase64(name: string, base64: string): Record<string, string> {
  const bytes = Buffer.from(base64, "base64");
  return isUtf8(bytes) ? { [name]: bytes.toString("utf8") } : { [`${name}Base64`]: base64 };
}

/** The wire form of a message. */
export function viewMessage(message: QueuedMessage) {
  const { messageId, url, method, header, maxRetries, notBefore, createdAt, callerIP, flow } = message;
  return {
    messageId,
    url,
    method,
    header,
    ...textOrBase64("body", message.body),
    maxRetries,
    retried: message.retried,
    notBefore,
    createdAt,
    callerIP,
    retryDelayExpression: message.retryDelay,
    callback: message.callback?.url,
    failureCallback: message.failureCallback?.url,
    flowControlKey: flow?.key,
    parallelism: flow?.parallelism,
    rate: flow?.rate,
    period: flow && flow.periodMs / 1000,
  };
}

/** The wire form of a dead letter. */
export function viewLetter({ dlqId, message, status, header, body }: DeadLetter) {
  return {
    ...viewMessage(message),
    dlqId,
    responseStatus: status,
    responseHeader: header,
    ...textOrBase64("responseBody", body),
  };
}
