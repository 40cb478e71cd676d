import * as z from "zod/v4";
import { type Credentials, NetworkFailure } from "../../core/network.ts";
import {
  type Answer,
  lost,
  type Request,
  read,
  said,
  secondsAfter,
  send,
  unavailable,
  type Wire,
} from "./http.ts";
import {
  BY_REASON,
  EXPIRED,
  FORBIDDEN,
  type Meaning,
  secondsToMidnight,
  THROTTLED,
} from "./youtube-meanings.ts";

export const API = "https://www.googleapis.com";
export const VENDOR = "YouTube";

type Call = Pick<Request, "method" | "headers" | "body" | "irreversible" | "timeoutMs"> & { url: string };

/** One call in the name of an account; whatever is answered is an answer. A token goes to Google only. */
export function call(
  wire: Wire,
  { accessToken }: Pick<Credentials, "accessToken">,
  { headers = {}, ...rest }: Call,
): Promise<Answer> {
  const { protocol, hostname } = new URL(rest.url);
  if (protocol !== "https:" || !hostname.endsWith(".googleapis.com")) {
    throw new NetworkFailure("config_error", "YouTube named a strange place to upload to.", {
      source: `YouTube: upload to ${hostname}`,
      fix: "Try again later; if it stays, the operator has to look into it.",
    });
  }
  return send(wire, {
    vendor: VENDOR,
    ...rest,
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
  });
}

/** The same for what must succeed, in the shape we use. */
export async function ask<S extends z.ZodType>(
  wire: Wire,
  account: Pick<Credentials, "accessToken">,
  request: Call,
  shape: S,
): Promise<z.infer<S>> {
  const answer = await call(wire, account, request);
  const value = answer.status >= 200 && answer.status < 300 ? read(answer, shape) : undefined;
  if (value === undefined) throw failureOf(answer, wire.now(), false);
  return value;
}

/** youtube.md, Errors. */
const GoogleError = z.object({
  error: z.object({
    message: z.string().default(""),
    errors: z.array(z.object({ reason: z.string().default("") })).default([]),
  }),
});

export function failureOf(answer: Answer, now: Date, irreversible: boolean): NetworkFailure {
  const { status } = answer;
  const error = read(answer, GoogleError)?.error;
  const reasons = error?.errors.map(({ reason }) => reason) ?? [];
  const source = said(VENDOR, status, `${reasons.join(" ")} ${error?.message ?? ""}`.trim());
  if (status >= 500 || status === 408 || status < 400) {
    return irreversible ? lost(VENDOR, source) : unavailable(VENDOR, source);
  }
  const known = reasons.map((reason) => BY_REASON[reason]).find(Boolean);
  const { kind, message, fix, until } = known ?? BY_STATUS[status] ?? refused(error?.message ?? "");
  const seconds = until === "midnight" ? secondsToMidnight(now) : until;
  return new NetworkFailure(kind, message, {
    source,
    fix,
    ...(seconds !== undefined && { retryAt: secondsAfter(now, seconds) }),
  });
}

const BY_STATUS: Record<number, Meaning> = { 401: EXPIRED, 403: FORBIDDEN, 429: THROTTLED };

const refused = (words: string): Meaning => ({
  kind: "content_rejected",
  message: `YouTube did not take the post: ${words.slice(0, 200) || "it did not say why"}`,
  fix: "Change the post and try again.",
});
