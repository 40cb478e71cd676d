import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { type HttpServer, startHttpServer } from "../http-server.ts";
import { DASHBOARD } from "./layout.ts";
import { startPage } from "./start-page.ts";

/** The sandboxes that people look at, each with the paths that are its own. */
const PATHS = {
  payments: ["pay", "subscribe", "subscriptions", "portal", "invoices"],
  social: ["sandbox"],
  telegram: ["telegram"],
  inboxes: ["inboxes"],
} as const;

export type SandboxPorts = Record<keyof typeof PATHS, number>;

type SandboxFront = HttpServer & {
  /** Says where the sandboxes listen. Until then every path but the start page answers 503. */
  lead(ports: SandboxPorts): void;
};

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  "cache-control": "no-store",
};

/** Every sandbox under one port, with a start page. Another port is taken where `port` is not free. */
export async function startSandboxFront({ port, dashboard }: { port: number; dashboard: string }) {
  let ports: SandboxPorts | undefined;
  const server = await startHttpServer({ name: "The sandboxes' front", port }, () => (from, to) => {
    const place = placeOf(from);
    if (from.url === DASHBOARD) return to.writeHead(303, { location: dashboard }).end();
    if (place === "") return to.writeHead(200, PAGE_HEADERS).end(startPage(dashboard));
    if (!ports) return refuse(to, 503);
    const target = portOf(place, ports);
    return target ? forward(from, to, target) : refuse(to, 404);
  });
  return Object.assign(server, {
    lead(known: SandboxPorts) {
      ports = known;
    },
  }) satisfies SandboxFront;
}

/** The first part of the path. */
const placeOf = ({ url = "/" }: IncomingMessage): string => url.split(/[/?]/)[1] ?? "";

function portOf(place: string, ports: SandboxPorts): number | undefined {
  const names = Object.keys(PATHS) as (keyof typeof PATHS)[];
  const found = names.find((name) => (PATHS[name] as readonly string[]).includes(place));
  return found && ports[found];
}

function forward(from: IncomingMessage, to: ServerResponse, port: number): void {
  // The sandbox knows itself by its own port only.
  const headers = { ...from.headers, host: `127.0.0.1:${port}` };
  const target = { host: "127.0.0.1", port, method: from.method, path: from.url, headers, agent: false };
  const upstream = ask(target, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to).on("error", () => answer.destroy());
  });
  upstream.on("error", () => (to.headersSent ? to.destroy() : refuse(to, 503)));
  to.on("close", () => !to.writableFinished && upstream.destroy());
  from.pipe(upstream);
}

const TEXTS = { 404: "No sandbox has this page. Begin at /.", 503: "The sandbox does not answer yet." };

const refuse = (to: ServerResponse, status: keyof typeof TEXTS) =>
  to.writeHead(status, { "content-type": "text/plain" }).end(TEXTS[status]);
