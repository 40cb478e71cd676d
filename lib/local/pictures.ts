import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestOptions, type ServerResponse } from "node:http";
import { request as overTls } from "node:https";
import type { AddressInfo, LookupFunction } from "node:net";
import { NotPublic, publicAddresses, type Resolve } from "./public-address.ts";

export type PicturesOptions = {
  port: number;
  /** Resolves names and sends requests; replaced only in tests. */
  resolve?: Resolve;
  send?: (options: RequestOptions) => ReturnType<typeof overTls>;
};

const PASSED_ON = ["content-type", "content-length", "content-encoding", "location"];
const TIMEOUT_MS = 30_000;

/**
 * Fetches pictures from the internet for the local service. It resolves the host, refuses every address that
 * is not public, and connects only to the addresses it checked. So a name cannot resolve to another address
 * in between. Redirects go back to the service, which checks them and requests them again.
 */
export async function startPictures({ port, resolve, send = overTls }: PicturesOptions) {
  const server = createServer((request, response) => {
    const upstream = send(optionsFor(request, resolve));
    upstream.on("response", (answer) => passOn(answer, response));
    upstream.on("error", (error) => refuse(response, error));
    response.on("close", () => upstream.destroy());
    upstream.end();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function optionsFor({ headers, url }: IncomingMessage, resolve: Resolve | undefined): RequestOptions {
  const host = (headers.host ?? "").replace(/:443$/, "");
  return {
    host,
    port: 443,
    path: url ?? "/",
    headers: {
      host,
      accept: headers.accept ?? "image/*",
      "accept-encoding": "identity",
      "user-agent": "Brandrun",
    },
    lookup: lookupWith(resolve),
    timeout: TIMEOUT_MS,
    agent: false,
  };
}

/** Node's DNS lookup, which returns only checked addresses. */
const lookupWith =
  (resolve: Resolve | undefined): LookupFunction =>
  (host, { all }, answer) => {
    publicAddresses(host, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (all) answer(null, addresses);
        else if (first) answer(null, first.address, first.family);
        else answer(new Error(`${host} has no address.`), "");
      },
      (error: Error) => answer(error, ""),
    );
  };

function passOn(answer: IncomingMessage, response: ServerResponse): void {
  const headers = PASSED_ON.flatMap((name) => {
    const value = answer.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
  answer.pipe(response);
  answer.on("error", () => response.destroy());
}

/** 403 is for good, 502 is worth another try. */
function refuse(response: ServerResponse, error: Error): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(error instanceof NotPublic ? 403 : 502, { "content-type": "text/plain" });
  response.end(error.message);
}
