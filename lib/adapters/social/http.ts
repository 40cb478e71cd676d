import type * as z from "zod/v4";
import { NetworkFailure } from "../../core/network.ts";
import { RETRIES } from "../../core/retries.ts";

/** The ports an adapter needs. */
export type HttpDeps = { fetch: typeof fetch; now(): Date };

export type VendorRequest = {
  /** The name people know the platform by. */
  vendor: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  body?: string | FormData | URLSearchParams | Uint8Array<ArrayBuffer>;
  /** True for a call that cannot be undone: once it may have arrived, a lost answer is an unknown outcome. */
  irreversible?: boolean;
  timeoutMs?: number;
  maxBytes?: number;
};

export type VendorResponse = {
  status: number;
  headers: Headers;
  /** Undefined when the body broke off or was too long; status and headers still count. */
  text: string | undefined;
};

const MAX_BYTES = 1024 * 1024;

/** Sends one request, once. Any response is returned; only a missing one throws. */
export async function send(deps: HttpDeps, request: VendorRequest): Promise<VendorResponse> {
  const { method = "GET", url, headers = {}, body, timeoutMs = RETRIES.social.timeoutMs } = request;
  // Called without a receiver, because the runtime's fetch refuses any other `this`.
  const { fetch } = deps;
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    // Redirects are returned: following one could carry a token to another host.
    const init = { method, headers, redirect: "manual" as const, signal };
    response = await inTime(fetch(url, body === undefined ? init : { ...init, body }), signal);
  } catch (error) {
    throw noResponse(request, error);
  }
  const text = await readText(response, request.maxBytes ?? MAX_BYTES, signal).catch(() => undefined);
  return { status: response.status, headers: response.headers, text };
}

/** Ends the reading of a body at the time-out too, which some runtimes do not. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("timeout")), { once: true });
  });
  late.catch(() => undefined);
  return Promise.race([work, late]);
}

async function readText(response: Response, maxBytes: number, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), signal);
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > maxBytes) throw new Error("too long");
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Errors of a connection that was never made, so that no byte was sent. */
const NEVER_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

function neverSent(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    if ("code" in at && NEVER_SENT.has(String(at.code))) return true;
  }
  return false;
}

/**
 * The failure of a request without a response. The error's words may hold an address with a token, so they
 * are dropped.
 */
function noResponse({ vendor, irreversible }: VendorRequest, error: unknown): NetworkFailure {
  const isLate = error instanceof Error && /timeout|abort/i.test(`${error.name} ${error.message}`);
  const source = neverSent(error) ? "not connected" : isLate ? "no answer in time" : "connection lost";
  return irreversible && !neverSent(error) ? unknownOutcome(vendor, source) : unavailable(vendor, source);
}

/** The vendor may have published the post; only asking it can tell. */
export const unknownOutcome = (vendor: string, source: string): NetworkFailure =>
  new NetworkFailure("unknown_outcome", `${vendor} may or may not have published the post.`, {
    source: `${vendor}: ${source}`,
    fix: "We look for it on the platform before anything is sent again.",
  });

export const unavailable = (vendor: string, source: string, retryAt?: Date): NetworkFailure =>
  new NetworkFailure("transient", `${vendor} cannot be reached at the moment.`, {
    source: `${vendor}: ${source}`,
    fix: "Nothing to do: it is tried again.",
    ...(retryAt && { retryAt }),
  });

/** The response's JSON in the shape we use; undefined when it does not fit. */
export function parseJson<S extends z.ZodType>({ text }: VendorResponse, shape: S): z.infer<S> | undefined {
  try {
    return shape.safeParse(JSON.parse(text ?? "")).data;
  } catch {
    return undefined;
  }
}

const MAX_SAID = 200;

/** A vendor's words for the record: short, on one line, without anything that could be a token. */
export function sourceText(vendor: string, status: number, words: string): string {
  const safe = words.replace(/\s+/g, " ").replace(/[\w.~+/=-]{32,}/g, "…");
  return `${vendor} ${status}: ${safe.slice(0, MAX_SAID)}`;
}

/** Vendors separate scopes by blanks or commas. */
export const scopesOf = (list: string | undefined): string[] => list?.split(/[\s,]+/).filter(Boolean) ?? [];

export const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
