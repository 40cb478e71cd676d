import type * as z from "zod/v4";
import { NetworkFailure } from "../../core/network.ts";

/** What an adapter needs of the world. */
export type Wire = { fetch: typeof fetch; now(): Date };

export type Request = {
  /** The name people know the platform by. */
  vendor: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  body?: string | FormData | URLSearchParams | Uint8Array<ArrayBuffer>;
  /** Nobody can take this call back: once it may have arrived, a lost answer is an unknown outcome. */
  irreversible?: boolean;
  timeoutMs?: number;
  maxBytes?: number;
};

export type Answer = {
  status: number;
  headers: Headers;
  /** Undefined when the body broke off or was too long; the head counts nevertheless. */
  text: string | undefined;
};

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 1024 * 1024;

/** Sends one request, once. Whatever the vendor answers is an answer; only a missing one is a failure. */
export async function send(wire: Wire, request: Request): Promise<Answer> {
  const { method = "GET", url, headers = {}, body, timeoutMs = TIMEOUT_MS } = request;
  // Not as a method of the wire: the platform's own fetch bears no other `this`.
  const { fetch } = wire;
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    // Redirects are answers: following one could carry a token to another host.
    const init = { method, headers, redirect: "manual" as const, signal };
    response = await inTime(fetch(url, body === undefined ? init : { ...init, body }), signal);
  } catch (error) {
    throw unanswered(request, error);
  }
  const text = await readText(response, request.maxBytes ?? MAX_BYTES, signal).catch(() => undefined);
  return { status: response.status, headers: response.headers, text };
}

/** Some runtimes do not end a body that is being read when the signal says so. */
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

/** Failures of a connection that never was: not one byte of the request has left. */
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

/** No answer. The error's own words may hold an address with a token in it, so they are not repeated. */
function unanswered({ vendor, irreversible }: Request, error: unknown): NetworkFailure {
  const isLate = error instanceof Error && /timeout|abort/i.test(`${error.name} ${error.message}`);
  const source = neverSent(error) ? "not connected" : isLate ? "no answer in time" : "connection lost";
  return irreversible && !neverSent(error) ? lost(vendor, source) : unavailable(vendor, source);
}

/** The platform may have published the post, and nobody can tell from here. */
export const lost = (vendor: string, source: string): NetworkFailure =>
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

/** The answer's JSON in the shape we use, or undefined. */
export function read<S extends z.ZodType>({ text }: Answer, shape: S): z.infer<S> | undefined {
  try {
    return shape.safeParse(JSON.parse(text ?? "")).data;
  } catch {
    return undefined;
  }
}

const MAX_SAID = 200;

/** What a vendor said, for the record: short, on one line, and without anything that could be a token. */
export function said(vendor: string, status: number, words: string): string {
  const safe = words.replace(/\s+/g, " ").replace(/[\w.~+/=-]{32,}/g, "…");
  return `${vendor} ${status}: ${safe.slice(0, MAX_SAID)}`;
}

/** Scopes come in lists of blanks or commas, whatever was asked for. */
export const scopesOf = (list: string | undefined): string[] => list?.split(/[\s,]+/).filter(Boolean) ?? [];

export const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
