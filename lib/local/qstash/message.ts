import { isUtf8 } from "node:buffer";
import * as z from "zod/v4";

/** Header names in Canonical-Case to their values. */
const HeaderMap = z.record(z.string(), z.array(z.string()));
export type HeaderMap = z.infer<typeof HeaderMap>;

/** Limits on one flow-control key; a missing limit does not apply. */
const Flow = z.object({
  key: z.string(),
  parallelism: z.number().exactOptional(),
  rate: z.number().exactOptional(),
  periodMs: z.number(),
});
export type Flow = z.infer<typeof Flow>;

/** Where the outcome of deliveries is reported, with the headers that configure the report's own message. */
const ReportTarget = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });
export type ReportTarget = z.infer<typeof ReportTarget>;

/** One accepted message. Times are epoch milliseconds, the body is base64. A retry is a changed copy. */
export const QueuedMessage = z.object({
  messageId: z.string(),
  /** Order of acceptance, over restarts too. */
  seq: z.number(),
  url: z.string(),
  method: z.string(),
  header: HeaderMap,
  body: z.string(),
  createdAt: z.number(),
  notBefore: z.number(),
  maxRetries: z.number(),
  retried: z.number(),
  timeoutMs: z.number(),
  callerIP: z.string(),
  retryDelay: z.string().exactOptional(),
  callback: ReportTarget.exactOptional(),
  failureCallback: ReportTarget.exactOptional(),
  flow: Flow.exactOptional(),
  /** Set on a callback message: whose outcome it reports. */
  sourceMessageId: z.string().exactOptional(),
});
export type QueuedMessage = z.infer<typeof QueuedMessage>;

/** A message that was given up, with the answer to its last attempt (`status` 0: there was none). */
export const DeadLetter = z.object({
  /** The time, and a number that grows from one letter to the next. */
  dlqId: z.string().regex(/^\d+-\d+$/),
  message: QueuedMessage,
  failedAt: z.number(),
  status: z.number(),
  header: HeaderMap,
  body: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

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
