import type { ClientRequest, IncomingMessage, RequestOptions, ServerResponse } from "node:http";
import { request as overTls } from "node:https";
import type { LookupFunction } from "node:net";
import { pipeline } from "node:stream/promises";
import { own } from "../text/own.ts";
import { type HttpServer, startHttpServer } from "./http-server.ts";
import { HOSTS } from "./outbound.ts";
import { NotPublic, publicAddresses, type Resolve } from "./public-address.ts";

export type DownloadsOptions = {
  /** Resolves names and sends requests; replaced only in tests. */
  resolve?: Resolve;
  send?: (options: RequestOptions) => ClientRequest;
};

const PASSED_ON = ["content-type", "content-length", "content-encoding", "location"] as const;
const IDLE_MS = 30_000;

/**
 * Fetches pictures, videos and web pages for the local service: `GET /?url=https://…`. It resolves the host,
 * refuses every address that is not public, and connects only to the addresses it checked. So a name cannot
 * resolve to another address in between. Redirects go back to the service, which checks them and requests
 * them again.
 */
export function startDownloads({ resolve, send = overTls }: DownloadsOptions = {}): Promise<HttpServer> {
  const address = { name: "The download proxy", hosts: [HOSTS.downloads] };
  return startHttpServer(address, () => async (request, response) => {
    try {
      const options = await optionsFor(request, resolve);
      if (response.destroyed) return;
      await passOn(await answerOf(send(options), response), response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else refuse(response, error);
    }
  });
}

async function optionsFor(
  { url = "", headers }: IncomingMessage,
  resolve?: Resolve,
): Promise<RequestOptions> {
  const { protocol, port, hostname, host, pathname, search } = targetOf(url);
  if (protocol !== "https:" || port !== "") throw new NotPublic("A file is fetched from https, port 443.");
  // An address in place of a name is checked too, although nothing looks it up.
  const name = hostname.replace(/^\[|\]$/g, "");
  const addresses = await publicAddresses(name, resolve);
  return {
    host: name,
    port: 443,
    path: pathname + search,
    headers: {
      host,
      accept: headers.accept ?? "image/*",
      "accept-encoding": "identity",
      "user-agent": "Brandrun",
    },
    lookup: onlyTo(addresses),
    timeout: IDLE_MS,
    agent: false,
  };
}

const targetOf = (url: string) =>
  new URL(new URL(url, "http://localhost").searchParams.get("url") ?? "about:blank");

/** Node's DNS lookup, which returns only checked addresses. */
const onlyTo =
  (addresses: Awaited<ReturnType<typeof publicAddresses>>): LookupFunction =>
  (_, { all }, answer) => {
    const [first] = addresses;
    if (all) answer(null, addresses);
    else answer(null, first?.address ?? "", first?.family);
  };

/** Sends the request; ends it when the service no longer waits. */
function answerOf(upstream: ClientRequest, response: ServerResponse): Promise<IncomingMessage> {
  response.on("close", () => upstream.destroy());
  return new Promise((resolve, reject) => {
    upstream.on("response", resolve);
    upstream.on("error", reject);
    upstream.on("timeout", () => upstream.destroy(new Error("The host stopped answering.")));
    // An unrequested protocol upgrade is neither an answer nor an error, and ends here.
    upstream.on("close", () => reject(new Error("The host closed the connection.")));
    upstream.end();
  });
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode: status = 0 } = answer;
  if (status < 200 || status > 599) {
    answer.destroy();
    throw new Error(`The host answered with status ${status}, which HTTP does not know.`);
  }
  const headers = PASSED_ON.flatMap((name) => {
    const value = answer.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  response.writeHead(status, Object.fromEntries(headers));
  await pipeline(answer, response);
}

/** 403 is for good, 502 is worth another try. `Proxy-Status` (RFC 9209) tells this refusal from an answer of the host. */
function refuse(response: ServerResponse, error: unknown): void {
  response.writeHead(error instanceof NotPublic ? 403 : 502, {
    "content-type": "text/plain",
    "proxy-status": `${HOSTS.downloads}; error=${proxyError(error)}`,
  });
  response.end(error instanceof Error ? error.message : String(error));
}

/** The error type of RFC 9209. */
function proxyError(error: unknown): string {
  if (error instanceof NotPublic) return "destination_ip_prohibited";
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (syscall?.startsWith("getaddrinfo")) return "dns_error";
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) return "tls_certificate_error";
  return own(ERRORS, code) ?? "destination_unavailable";
}

const ERRORS: Record<string, string> = {
  ECONNREFUSED: "connection_refused",
  ECONNRESET: "connection_terminated",
  EHOSTUNREACH: "destination_ip_unroutable",
  ENETUNREACH: "destination_ip_unroutable",
  ETIMEDOUT: "connection_timeout",
};
