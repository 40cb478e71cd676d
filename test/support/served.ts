import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import type { AppEnv } from "../../functions/http/env.ts";
import type { World } from "./world.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/** The service and the static files of its pages on a port of this machine, for a real browser. */
export async function served(w: World) {
  const server = createServer((req, res) => void answer(w, req, res)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  w.service.settings.publicUrl = origin;
  return {
    origin,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(w: World, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { method = "GET", url = "/" } = req;
  if (/^\/(?:dashboard|landing|docs\/images)\/|^\/docs\/.*\.(?:js|css)$/.test(url)) return sendFile(url, res);
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const headers = Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = chunks.length > 0 && { body: Buffer.concat(chunks) };
  const address = `${w.service.settings.publicUrl}${url}`;
  const answered = await w.app.request(address, { method, headers, ...body }, {} as AppEnv["Bindings"]);
  const cookies = answered.headers.getSetCookie();
  res.writeHead(answered.status, {
    ...Object.fromEntries(answered.headers),
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  });
  res.end(new Uint8Array(await answered.arrayBuffer()));
}

function sendFile(url: string, res: ServerResponse): void {
  const { pathname } = new URL(url, "http://files.invalid");
  res.writeHead(200, { "content-type": TYPES[extname(pathname)] ?? "text/plain" });
  res.end(readFileSync(`functions/public${pathname}`));
}
