import { own } from "../text/own.ts";
import { EXIT, Stop } from "./exit.ts";
import type { Terminal } from "./terminal.ts";

export type HttpRequest = {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};

/** An answer that arrived whole. `json` is undefined when the body is not JSON. */
export type HttpReply = { kind: "reply"; status: number; headers: Headers; json: unknown };
/** No answer. `wasReached`: the server was reached, and then the connection was lost or stayed silent. */
export type NoReply = { kind: "no_reply"; wasReached: boolean; reason: string };

const REASONS: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ENOTFOUND: "unknown host",
  EAI_AGAIN: "the host's name cannot be looked up",
  EHOSTUNREACH: "no route to the host",
  ENETUNREACH: "no network",
  UND_ERR_CONNECT_TIMEOUT: "the connection timed out",
  ECONNRESET: "the connection was cut",
  UND_ERR_SOCKET: "the connection was cut",
};

/** The server was reached, and the connection ended before the answer did. */
const CONNECTION_LOST = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/** Sends one request once. Throws when `signal` aborts; every other failure is returned as NoReply. */
export async function exchange(terminal: Terminal, request: HttpRequest): Promise<HttpReply | NoReply> {
  const { url, timeoutMs, signal, ...rest } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await terminal.fetch(url, {
      ...rest,
      // A followed redirect would turn a POST into a GET, or hand the key to another host.
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const { status, headers } = response;
    return { kind: "reply", status, headers, json: parseJson(await response.text()) };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted)
      return { kind: "no_reply", wasReached: true, reason: `no answer within ${timeoutMs / 1000} s` };
    return noReply(error);
  }
}

function noReply(error: unknown): NoReply {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  const code = cause?.code ?? "";
  const reason =
    own(REASONS, code) ?? (cause?.message || (error instanceof Error ? error.message : String(error)));
  return { kind: "no_reply", wasReached: CONNECTION_LOST.has(code), reason };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The one failure that is neither the caller's nor the API's. */
export function unreachable(baseUrl: string, reason: string): Stop {
  return new Stop(EXIT.unexpected, `Cannot reach the service at ${baseUrl}: ${reason}.`, [
    "On your own machine, start it with `npm start`.",
    "If it is elsewhere, name its address with --url or BRANDRUN_URL.",
  ]);
}
