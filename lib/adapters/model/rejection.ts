import * as z from "zod/v4";
import type { Rejection } from "./http-failure.ts";

const word = z.string().optional().catch(undefined);
/** The common part of the vendors' error bodies; each vendor leaves out something else. */
const ErrorBody = z.object({
  error: z.object({
    message: word,
    type: word,
    code: word,
    status: word,
    details: z.unknown().optional(),
  }),
});
/** Anthropic's details are one object, Google's a list. */
const Detail = z.object({ error_code: word, reason: word, retryDelay: word });

type HttpAnswer = { status: number; headers: Record<string, string>; body: string; message: string };

function parsed(body: string) {
  try {
    return ErrorBody.parse(JSON.parse(body)).error;
  } catch {
    return undefined;
  }
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

/** An error answer of any of the vendors, in one shape. */
export function rejectionOf({ status, headers, body, message }: HttpAnswer): Rejection {
  const error = parsed(body);
  const details = detailsIn(error?.details);
  const codes = [
    error?.code,
    error?.type,
    error?.status,
    ...details.flatMap((d) => [d.error_code, d.reason]),
  ];
  const retryAfterSeconds = retryAfterOf(headers, details.find((d) => d.retryDelay)?.retryDelay);
  return {
    status,
    code: [...new Set(codes.filter(Boolean))].join("/"),
    message: error?.message ?? message,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
