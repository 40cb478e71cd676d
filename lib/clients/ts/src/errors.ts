import type { Schemas } from "./types.ts";

/** The stable codes of refusals. A service that is newer than this client may answer others. */
export type ErrorCode = Schemas["Error"]["code"];

/** A field that was not accepted, for example `{ loc: ["body", "brief"], msg: "…", type: "too_short" }`. */
export type FieldProblem = { loc: (string | number)[]; msg: string; type: string };

/** An answer that is not a success. `body` is undefined where it is not JSON. */
export type RefusedAnswer = { status: number; headers: Headers; body: unknown };

type Hints = { hint?: unknown; param?: unknown; retryable?: unknown; retry_after?: unknown };

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const asText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The service said no. Act on `code`; `message` is for people and may change. */
export class BrandrunError extends Error {
  override readonly name: string = "BrandrunError";
  /** `unexpected_answer`: what answered is not a Brandrun service, for example a proxy in front of it. */
  declare readonly code: ErrorCode | "unexpected_answer" | (string & {});
  /** The HTTP status. */
  declare readonly status: number;
  /** The detail of the answer as it came: a list of fields, an object with hints, or undefined. */
  declare readonly detail: unknown;
  /** Each field that does not fit, with `validation_error`; otherwise empty. */
  declare readonly fields: readonly FieldProblem[];
  /** What to change. */
  declare readonly hint: string | undefined;
  /** The field, parameter or header that it is about. */
  declare readonly param: string | undefined;
  /** Names the request in reports to support. */
  declare readonly requestId: string | undefined;
  /** Seconds to wait before the same request is sent again. */
  declare readonly retryAfter: number | undefined;
  /** Whether the same request may work later. */
  declare readonly retryable: boolean;
  /** The headers of the answer. */
  declare readonly headers: Headers;
  /** The body of the answer, undefined where it is not JSON. */
  declare readonly body: unknown;

  constructor({ status, headers, body }: RefusedAnswer) {
    const { code, message, detail } = asObject(body);
    const hints: Hints = asObject(detail);
    super(asText(message) ?? `The address answered HTTP ${status}, not as a Brandrun service does.`);
    this.code = asText(code) ?? "unexpected_answer";
    this.status = status;
    this.detail = detail;
    this.fields = Array.isArray(detail) ? (detail as FieldProblem[]) : [];
    this.hint = asText(hints.hint);
    this.param = asText(hints.param);
    this.requestId = headers.get("x-request-id") ?? undefined;
    this.retryAfter = secondsOf(headers.get("retry-after")) ?? secondsOf(hints.retry_after);
    this.retryable = typeof hints.retryable === "boolean" ? hints.retryable : status === 429 || status >= 500;
    this.headers = headers;
    this.body = body;
  }
}

/** No answer came: the host is unknown, refused the connection, or broke it off. `cause` has the reason. */
export class BrandrunNetworkError extends Error {
  override readonly name: string = "BrandrunNetworkError";
}

/** No answer came within the time of one try, or what is waited for has not ended in time. */
export class BrandrunTimeoutError extends Error {
  override readonly name: string = "BrandrunTimeoutError";
}

/** A webhook message that must not be acted on. */
export class BrandrunWebhookError extends Error {
  override readonly name: string = "BrandrunWebhookError";
}

/** Retry-After in seconds: a number, or an HTTP date. */
function secondsOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
