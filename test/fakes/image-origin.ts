import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

type Page = (response: ServerResponse, request: IncomingMessage) => void;

/** Hosts of pictures on the internet, on one loopback port: `pages` says what each path does. */
export async function startImageOrigin(picture: Uint8Array) {
  const asked: string[] = [];
  const pages: Record<string, Page> = { ...pagesWith(picture) };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://origin");
    asked.push(`https://${request.headers["x-host"]}${request.url}`);
    const page = pages[pathname];
    if (page) page(response, request);
    else response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>");
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Every request so far, as the address the caller believed to ask. */
    asked,
    /** Replaces what a path does. */
    serve: (path: string, page: Page) => {
      pages[path] = page;
    },
    /** The internet as the fake sees it: every host name leads here. */
    fetch: (async (input: string, init?: RequestInit) => {
      const url = new URL(input);
      const headers = { ...(init?.headers as Record<string, string>), "x-host": url.host };
      return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, { ...init, headers });
    }) as typeof fetch,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const PNG = { "content-type": "image/png" };
const redirect =
  (location: string, status = 302): Page =>
  (response) =>
    void response.writeHead(status, { location }).end();

/** Sends pieces until the client disconnects, at most `count` of them. */
function drip(response: ServerResponse, piece: Uint8Array, everyMs: number, count: number) {
  let left = count;
  const timer = setInterval(() => {
    response.write(piece);
    if (--left <= 0) clearInterval(timer);
  }, everyMs);
  response.on("close", () => clearInterval(timer));
}

/** Packed once: packing within the answer would use up the time that a download has. */
const BOMB = gzipSync(new Uint8Array(24 * 1024 * 1024));

const pagesWith = (picture: Uint8Array): Record<string, Page> => ({
  "/logo.png": (response) => void response.writeHead(200, PNG).end(picture),
  "/typed": (response, { url }) => {
    const type = new URL(url ?? "/", "http://origin").searchParams.get("type");
    response.writeHead(200, type ? { "content-type": type } : {}).end(picture);
  },
  "/status": (response, { url }) => {
    const code = Number(new URL(url ?? "/", "http://origin").searchParams.get("code"));
    response.writeHead(code, PNG).end(code === 204 || code === 304 ? undefined : picture);
  },
  "/hop0": redirect("/logo.png"),
  "/hop1": redirect("/hop0", 301),
  "/hop2": redirect("https://cdn.example.net/hop1", 307),
  "/hop3": redirect("/hop2", 308),
  "/circle": redirect("/circle"),
  "/to": (response, { url }) => {
    const target = new URL(url ?? "/", "http://origin").searchParams.get("url") ?? "";
    redirect(target)(response, {} as IncomingMessage);
  },
  "/nowhere": (response) => void response.writeHead(302).end(),
  "/silent": () => undefined,
  "/slow": (response) => {
    response.writeHead(200, PNG);
    drip(response, new Uint8Array([1]), 20, 500);
  },
  "/endless": (response) => {
    response.writeHead(200, PNG);
    drip(response, new Uint8Array(64 * 1024), 1, 2_000);
  },
  "/claims-much": (response) => {
    response.writeHead(200, { ...PNG, "content-length": String(1024 ** 3) });
    response.write(picture);
  },
  "/claims-more": (response) => {
    response.writeHead(200, { ...PNG, "content-length": String(picture.length + 100) });
    response.write(picture, () => response.destroy());
  },
  "/hangs-up": (response) => void response.destroy(),
  "/bomb": (response) => {
    response.writeHead(200, { ...PNG, "content-encoding": "gzip" }).end(BOMB);
  },
  "/packed": (response) =>
    void response.writeHead(200, { ...PNG, "content-encoding": "gzip" }).end(gzipSync(picture)),
});
