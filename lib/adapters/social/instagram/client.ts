import * as z from "zod/v4";
import { NetworkFailure } from "../../../core/network.ts";
import { type VendorError, vendorClient } from "../client.ts";
import { type HttpDeps, parseJson, secondsAfter, sourceText, type VendorResponse } from "../http.ts";
import { parseJsonWithLongIds } from "../long-ids.ts";
import { type InstagramMeaning, meaningOf } from "./errors.ts";

const API = "https://graph.instagram.com";
export const VENDOR = "Instagram";

/** Meta serves a version of its API, like v26.0, for about two years. */
export type InstagramSettings = HttpDeps & { version: string };

export const { requestJson, failureOf } = vendorClient<InstagramSettings>({
  name: VENDOR,
  urlOf: ({ version }, path) => `${API}/${version}${path}`,
  parse: parseJsonWithLongIds,
  explain,
});

/** The Graph API's error body; see functions/docs/vendors/instagram.md. */
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

function explain(response: VendorResponse, now: Date): VendorError {
  const { status, headers } = response;
  const error = parseJson(response, GraphError)?.error;
  return {
    source: sourceOf(status, error),
    isOpen: isOpen(status, error),
    meaning() {
      const meaning = meaningOf(error?.code ?? 0, error?.error_subcode) ?? unnamed(status, error);
      return { ...meaning, retryAt: retryAtOf(meaning, headers, now) };
    },
  };
}

/** The failure that an entry of the error table stands for. */
export const failure = (meaning: InstagramMeaning, source: string, retryAt?: Date): NetworkFailure =>
  new NetworkFailure(meaning.kind, meaning.message, {
    source,
    fix: meaning.fix,
    ...(retryAt && { retryAt }),
  });

/** Codes of errors on Meta's side, which do not say whether the call had an effect. */
const UPSTREAM_FAULTS = new Set([-2, -1, 1, 2]);
const isOpen = (status: number, error: GraphError | undefined) =>
  status >= 500 ||
  status === 408 ||
  status < 300 ||
  (error !== undefined && (error.is_transient === true || UPSTREAM_FAULTS.has(error.code)));

function sourceOf(status: number, error: GraphError | undefined): string {
  if (!error) return sourceText(VENDOR, status, "unreadable answer");
  const { code, error_subcode = "", message, fbtrace_id } = error;
  const trace = fbtrace_id ? ` (${fbtrace_id.slice(0, 30)})` : "";
  return `${sourceText(VENDOR, status, `${code}/${error_subcode} ${message}`)}${trace}`;
}

function unnamed(status: number, error: GraphError | undefined): InstagramMeaning {
  if (status === 401) return meaningOf(190, undefined) ?? REFUSED;
  if (status === 429) return meaningOf(4, undefined) ?? REFUSED;
  const words = error?.error_user_msg ?? error?.message ?? `status ${status}`;
  return { ...REFUSED, message: `Instagram did not take the post: ${words.slice(0, 200)}` };
}

const REFUSED: InstagramMeaning = {
  kind: "content_rejected",
  message: "Instagram did not take the post.",
  fix: "Change the post and try again.",
};

/** The usage header gives the wait in minutes. */
const Usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })),
);
const DEFAULT_RETRY_SECONDS = 15 * 60;

function retryAtOf(
  { kind, retryAfterSeconds }: InstagramMeaning,
  headers: Headers,
  now: Date,
): Date | undefined {
  if (retryAfterSeconds !== undefined) return secondsAfter(now, retryAfterSeconds);
  if (kind !== "rate_limited") return undefined;
  const text = headers.get("x-business-use-case-usage") ?? "";
  const usage = parseJson({ status: 200, headers, text }, Usage) ?? {};
  const minutes = Object.values(usage)
    .flat()
    .map(({ estimated_time_to_regain_access }) => estimated_time_to_regain_access ?? 0);
  const longest = Math.max(0, ...minutes);
  return secondsAfter(now, longest > 0 ? longest * 60 : DEFAULT_RETRY_SECONDS);
}

/** Instagram does not know the container, or does not know it yet. */
export const isMissing = ({ details }: NetworkFailure): boolean => /\b24\/2207008\b/.test(details.source);
