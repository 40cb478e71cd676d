import type { IncomingMessage } from "node:http";

/** Another site must not act here on somebody's behalf; programs are not sites. */
export function isForeign({ method, headers }: IncomingMessage): boolean {
  const { "sec-fetch-site": site = "none" } = headers;
  return method !== "GET" && site !== "same-origin" && site !== "none";
}
