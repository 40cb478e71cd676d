import type { IncomingMessage } from "node:http";

/** Refuses requests from other sites (CSRF). Programs send no such header. */
export function isForeign({ method, headers }: IncomingMessage): boolean {
  const { "sec-fetch-site": site = "none" } = headers;
  return method !== "GET" && site !== "same-origin" && site !== "none";
}
