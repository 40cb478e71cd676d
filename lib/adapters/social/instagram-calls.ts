import * as z from "zod/v4";
import { type Credentials, NetworkFailure } from "../../core/network.ts";
import { readExact } from "./exact.ts";
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
import { type Meaning, meaningOf } from "./instagram-meanings.ts";

const API = "https://graph.instagram.com";
export const VENDOR = "Instagram";

/** instagram.md, Which login: a version, like v25.0, is served for about two years. */
export type InstagramSettings = Wire & { version: string };

type Call = Pick<Request, "irreversible"> & {
  /** Path and query below the version, already encoded. */
  path: string;
  /** Sent as a form, which makes the call a POST. */
  form?: Record<string, string>;
};

/** One call in the name of an account; its answer in the shape we use. Throws a NetworkFailure for everything else. */
export async function ask<S extends z.ZodType>(
  settings: InstagramSettings,
  account: Pick<Credentials, "accessToken">,
  { path, form, irreversible = false }: Call,
  shape: S,
): Promise<z.infer<S>> {
  const answer = await send(settings, {
    vendor: VENDOR,
    url: `${API}/${settings.version}${path}`,
    method: form ? "POST" : "GET",
    // As a header, so that no address holds a token.
    headers: { authorization: `Bearer ${account.accessToken}` },
    irreversible,
    ...(form && { body: new URLSearchParams(form) }),
  });
  const value = answer.status >= 200 && answer.status < 300 ? readExact(answer, shape) : undefined;
  if (value === undefined) throw failureOf(answer, settings.now(), irreversible);
  return value;
}

/** instagram.md, Error shape. */
const GraphError = z.object({
  error: z.object({
    message: z.string().default(""),
    code: z.number().default(0),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
    error_user_msg: z.string().optional(),
    fbtrace_id: z.string().optional(),
  }),
});
type GraphError = z.infer<typeof GraphError>["error"];

export function failureOf(answer: Answer, now: Date, irreversible: boolean): NetworkFailure {
  const error = read(answer, GraphError)?.error;
  const source = sourceOf(answer.status, error);
  if (isOpen(answer.status, error)) {
    return irreversible ? lost(VENDOR, source) : unavailable(VENDOR, source);
  }
  const meaning = meaningOf(error?.code ?? 0, error?.error_subcode) ?? unnamed(answer.status, error);
  return failure(meaning, source, retryAtOf(meaning, answer.headers, now));
}

export const failure = (meaning: Meaning, source: string, retryAt?: Date): NetworkFailure =>
  new NetworkFailure(meaning.kind, meaning.message, {
    source,
    fix: meaning.fix,
    ...(retryAt && { retryAt }),
  });

/** Codes of trouble on their side; what came of the call, they do not say. */
const THEIR_TROUBLE = new Set([-2, -1, 1, 2]);
const isOpen = (status: number, error: GraphError | undefined) =>
  status >= 500 ||
  status === 408 ||
  status < 300 ||
  (error !== undefined && (error.is_transient === true || THEIR_TROUBLE.has(error.code)));

function sourceOf(status: number, error: GraphError | undefined): string {
  if (!error) return said(VENDOR, status, "unreadable answer");
  const { code, error_subcode = "", message, fbtrace_id } = error;
  const trace = fbtrace_id ? ` (${fbtrace_id.slice(0, 30)})` : "";
  return `${said(VENDOR, status, `${code}/${error_subcode} ${message}`)}${trace}`;
}

function unnamed(status: number, error: GraphError | undefined): Meaning {
  if (status === 401) return meaningOf(190, undefined) ?? REFUSED;
  if (status === 429) return meaningOf(4, undefined) ?? REFUSED;
  const words = error?.error_user_msg ?? error?.message ?? `status ${status}`;
  return { ...REFUSED, message: `Instagram did not take the post: ${words.slice(0, 200)}` };
}

const REFUSED: Meaning = {
  kind: "content_rejected",
  message: "Instagram did not take the post.",
  fix: "Change the post and try again.",
};

/** instagram.md, Rate headers: the waiting time is in minutes; without one, the usage of an hour counts. */
const Usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })),
);
const DEFAULT_PAUSE_SECONDS = 15 * 60;

function retryAtOf({ kind, retrySeconds }: Meaning, headers: Headers, now: Date): Date | undefined {
  if (retrySeconds !== undefined) return secondsAfter(now, retrySeconds);
  if (kind !== "rate_limited") return undefined;
  const text = headers.get("x-business-use-case-usage") ?? "";
  const usage = read({ status: 200, headers, text }, Usage) ?? {};
  const minutes = Object.values(usage)
    .flat()
    .map(({ estimated_time_to_regain_access }) => estimated_time_to_regain_access ?? 0);
  const longest = Math.max(0, ...minutes);
  return secondsAfter(now, longest > 0 ? longest * 60 : DEFAULT_PAUSE_SECONDS);
}

/** instagram.md, Error shape: Instagram does not know the container, or not yet. */
export const isMissing = ({ circumstances }: NetworkFailure): boolean =>
  /\b24\/2207008\b/.test(circumstances.source);
