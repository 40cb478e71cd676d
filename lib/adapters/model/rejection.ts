import * as z from "zod/v4";
import type { Rejection } from "./http-failure.ts";

const word = z.string().optional().catch(undefined);
/** What vendors say about an error, wherever in the body it stands; each leaves out something else. */
const ErrorObject = z.object({
  message: word,
  type: word,
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  status: word,
  details: z.unknown().optional(),
});
type ErrorObject = z.infer<typeof ErrorObject>;
/** Anthropic's details are one object, Google's a list. */
const Detail = z.object({ error_code: word, reason: word, retryDelay: word });
/** FastAPI's form: one sentence, or one entry for each wrong parameter. */
const Complaint = z.object({ loc: z.array(z.union([z.string(), z.number()])).catch([]), msg: z.string() });

type HttpAnswer = { status: number; headers: Record<string, string>; body: string; message: string };

function json(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    // Google's OpenAI-compatible API answers with a list of one.
    return Array.isArray(value) ? value[0] : value;
  } catch {
    return undefined;
  }
}

function complaints(detail: unknown): string | undefined {
  if (typeof detail === "string") return detail;
  const found = [detail].flat().flatMap((one) => {
    const { success, data } = Complaint.safeParse(one);
    return success ? [`${data.loc.join(".")}: ${data.msg}`] : [];
  });
  return found.join("; ") || undefined;
}

/**
 * The error in a body: `{error: {…}}`, `{error: "…"}`, `{errors: [{…}]}`, `{message}` or FastAPI's
 * `{detail}`; undefined where there is none.
 */
function errorIn(body: unknown): ErrorObject | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { error, errors, detail, ...top } = body as Record<string, unknown>;
  const nested = [error, errors].flat().find((it) => it !== undefined && it !== null);
  if (typeof nested === "string") return { ...ErrorObject.parse(top), message: nested };
  if (typeof nested === "object") return ErrorObject.parse(nested);
  const message = complaints(detail);
  if (message) return { message };
  const plain = ErrorObject.parse(top);
  return plain.message === undefined ? undefined : plain;
}

const detailsIn = (details: unknown) =>
  [details].flat().flatMap((detail) => {
    const known = Detail.safeParse(detail);
    return known.success ? [known.data] : [];
  });

const secondsUntil = (date: string) => (Date.parse(date) - Date.now()) / 1_000;

/** Seconds from `retry-after-ms`, `retry-after` in either of its forms, or Google's "34.5s". */
function retryAfterOf(headers: Record<string, string>, delay: string | undefined): number | undefined {
  const { "retry-after-ms": milliseconds, "retry-after": after } = headers;
  const seconds = [
    milliseconds && Number(milliseconds) / 1_000,
    after && (Number.isNaN(Number(after)) ? secondsUntil(after) : Number(after)),
    delay && Number.parseFloat(delay),
  ];
  const said = seconds.find((s): s is number => typeof s === "number" && Number.isFinite(s));
  return said === undefined ? undefined : Math.max(0, said);
}

/** Gateways answer 200 and put the status of the vendor behind them into the error's code. */
function statusOf(status: number, error: ErrorObject | undefined): number {
  if (status >= 300 || !error?.message) return status;
  const code = Number(error.code);
  return code >= 400 && code < 600 ? code : status;
}

/** An error answer of any of the vendors, in one shape. */
export function rejectionOf({ status, headers, body, message }: HttpAnswer): Rejection {
  const error = errorIn(json(body));
  const details = detailsIn(error?.details);
  const codes = [
    typeof error?.code === "string" ? error.code : undefined,
    error?.type,
    error?.status,
    ...details.flatMap((d) => [d.error_code, d.reason]),
  ];
  const retryAfterSeconds = retryAfterOf(headers, details.find((d) => d.retryDelay)?.retryDelay);
  return {
    status: statusOf(status, error),
    code: [...new Set(codes.filter(Boolean))].join("/"),
    message: error?.message ?? message,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
