import { isUrl } from "../../text/is-url.ts";
import { own } from "../../text/own.ts";
import { durationMs } from "./duration.ts";
import type { Flow, QueuedMessage, ReportTarget } from "./message.ts";
import { Rejected } from "./rejected.ts";
import { compileRetryDelay } from "./retry-delay.ts";

/** Request headers, names in lower case. */
export type RequestHeaders = Record<string, string>;

/** What `Upstash-` headers say about a message; a header that is absent leaves its fields out. */
type MessageSettings = Partial<
  Pick<
    QueuedMessage,
    | "method"
    | "notBefore"
    | "maxRetries"
    | "retryDelay"
    | "timeoutMs"
    | "flow"
    | "callback"
    | "failureCallback"
  >
>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
export const MAX_TIMEOUT_MS = 15 * 60_000;

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,12}$/.test(text.trim())) throw new Rejected(`${name} must be a whole number, got: ${text}`);
  return Number(text);
}

function limit(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = wholeNumber(name, text);
  if (value === 0) throw new Rejected(`${name} must be at least 1`);
  return value;
}

/** A destination must be a complete web address. */
export function checkUrl(what: string, url: string): string {
  if (!/^https?:\/\//i.test(url) || !isUrl(url)) {
    throw new Rejected(`invalid ${what} url: it must start with http:// or https://, got: ${url}`);
  }
  return url;
}

function readMethod(text: string): string {
  const method = text.toUpperCase();
  if (!METHODS.includes(method)) throw new Rejected(`Upstash-Method must be one of ${METHODS.join(", ")}`);
  return method;
}

function readFlow(headers: RequestHeaders): Flow | undefined {
  const key = headers["upstash-flow-control-key"];
  const value = headers["upstash-flow-control-value"];
  if (!key && !value) return undefined;
  if (!key || !value) throw new Rejected("flow control needs both Upstash-Flow-Control-Key and -Value");
  const { parallelism, rate, period } = Object.fromEntries(
    value.split(",").map((part) => part.split("=").map((word) => word.trim())),
  );
  const limits = { parallelism: limit("parallelism", parallelism), rate: limit("rate", rate) };
  if (!limits.parallelism && !limits.rate) throw new Rejected("flow control needs a parallelism or a rate");
  const periodMs = period === undefined ? 1000 : durationMs("period", period);
  return {
    key,
    periodMs,
    ...(limits.parallelism && { parallelism: limits.parallelism }),
    ...(limits.rate && { rate: limits.rate }),
  };
}

/** `Upstash-Callback-Retries` configures the report's message as `Upstash-Retries` does a published one. */
function readReport(headers: RequestHeaders, name: string): ReportTarget | undefined {
  const url = own(headers, name);
  if (!url) return undefined;
  const prefix = `${name}-`;
  const configured = Object.entries(headers).filter(([key]) => key.startsWith(prefix));
  const target = {
    url: checkUrl(name, url),
    headers: Object.fromEntries(
      configured.map(([key, value]) => [`upstash-${key.slice(prefix.length)}`, value]),
    ),
  };
  readSettings(target.headers, 0);
  return target;
}

const READERS: Record<string, (text: string, now: number) => MessageSettings> = {
  "upstash-method": (text) => ({ method: readMethod(text) }),
  "upstash-delay": (text, now) => ({ notBefore: now + durationMs("Upstash-Delay", text) }),
  // Read after the delay, because it wins over it.
  "upstash-not-before": (text) => ({ notBefore: wholeNumber("Upstash-Not-Before", text) * 1000 }),
  "upstash-retries": (text) => ({ maxRetries: wholeNumber("Upstash-Retries", text) }),
  "upstash-retry-delay": (text) => {
    compileRetryDelay(text);
    return { retryDelay: text };
  },
  "upstash-timeout": (text) => ({
    timeoutMs: Math.min(MAX_TIMEOUT_MS, durationMs("Upstash-Timeout", text)),
  }),
};

const NOT_SUPPORTED = ["upstash-label", "upstash-content-based-deduplication", "upstash-cron"];

/** Reads the delivery settings out of `Upstash-` headers. A malformed one is a `Rejected` (400). */
export function readSettings(headers: RequestHeaders, now: number): MessageSettings {
  for (const name of NOT_SUPPORTED) {
    if (own(headers, name) !== undefined)
      throw new Rejected(`${name} is not supported by the local platform`);
  }
  const settings: MessageSettings = {};
  for (const [name, read] of Object.entries(READERS)) {
    const text = own(headers, name);
    if (text !== undefined) Object.assign(settings, read(text, now));
  }
  const flow = readFlow(headers);
  const callback = readReport(headers, "upstash-callback");
  const failureCallback = readReport(headers, "upstash-failure-callback");
  return {
    ...settings,
    ...(flow && { flow }),
    ...(callback && { callback }),
    ...(failureCallback && { failureCallback }),
  };
}
