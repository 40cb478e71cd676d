import { own } from "../text/own.ts";

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
const CUT = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/** What TLS says of an answer in plain HTTP. */
const PLAIN = /WRONG_VERSION_NUMBER|wrong version number|packet length too long/i;
export const SPEAKS_HTTP = "http is spoken there, not https";

/** Why `fetch` has no answer. `wasReached`: the server was reached, and then the connection was lost. */
export function lostConnection(error: unknown): { wasReached: boolean; reason: string } {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  const code = cause?.code ?? "";
  if (PLAIN.test(`${code} ${cause?.message ?? ""}`)) return { wasReached: false, reason: SPEAKS_HTTP };
  const reason =
    own(REASONS, code) ?? (cause?.message || (error instanceof Error ? error.message : String(error)));
  return { wasReached: CUT.has(code), reason };
}
