import type { IncomingMessage, ServerResponse } from "node:http";
import { own } from "../../../text/own.ts";
import { type HttpHandler, type HttpServer, startHttpServer } from "../../http-server.ts";
import { HOSTS } from "../../outbound.ts";
import { answerApi } from "./api.ts";
import { type Feed, type Figures, openFeed } from "./feed.ts";
import { sendFile } from "./files.ts";
import { PAGE_ICON } from "./icons.ts";
import { isPlatform } from "./networks.ts";
import { countViews, feedPage, indexPage, news, noPage, postPage } from "./pages.ts";
import { SCRIPT } from "./script.ts";

export type LocalSocial = HttpServer;

type SocialReply = { status: number; body: string; headers?: Record<string, string> };

/** A part of an upload and its frame. */
const MAX_BYTES = 8 * 1024 * 1024;
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};
const JSON_HEADERS = { "content-type": "application/json" };

type SocialOptions = {
  /** Where all of it survives a restart; without it in memory. */
  folder?: string;
  /** Where people find its pages; without it at its own port. */
  origin?: string;
};

/**
 * Five social networks for this machine: an API for the service, and pages for people. It reuses its last
 * port where possible, so that post addresses survive a restart.
 */
export async function startSocial({ folder, origin }: SocialOptions): Promise<LocalSocial> {
  const feed = openFeed(folder);
  const address = { name: "The social sandbox", port: feed.content.port, hosts: [HOSTS.social] };
  const server = await startHttpServer(address, (port) =>
    socialHandler(feed, origin ?? `http://localhost:${port}`),
  );
  feed.content.port = server.port;
  feed.save();
  return server;
}

function socialHandler(feed: Feed, origin: string): HttpHandler {
  const api = { feed, origin, parts: new Map<string, Uint8Array>() };
  return async (request, response) => {
    const url = new URL(request.url ?? "/", origin);
    const body = await read(request);
    if (!url.pathname.startsWith("/api/")) return page(feed, { request, response, url });
    const call = { method: request.method ?? "GET", path: url.pathname, query: url.searchParams, body };
    const answer = answerApi(api, call);
    return send(response, {
      status: answer.status,
      body: JSON.stringify(answer.body),
      headers: JSON_HEADERS,
    });
  };
}

async function read(request: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > MAX_BYTES) throw new Error("The body is too large.");
  }
  return Buffer.concat(parts);
}

const send = (response: ServerResponse, { status, body, headers }: SocialReply) =>
  response.writeHead(status, { ...PAGE_HEADERS, ...headers }).end(body);

/** What the pages load. */
const PARTS: Record<string, [type: string, body: string]> = {
  "live.js": ["text/javascript", SCRIPT],
  "icon.svg": ["image/svg+xml", PAGE_ICON],
};

type Visit = { request: IncomingMessage; response: ServerResponse; url: URL };

function page(feed: Feed, { request, response, url }: Visit): unknown {
  const [, root = "", place = "", id = "", what = ""] = url.pathname.split("/");
  if (root === "") return send(response, { status: 302, body: "", headers: { location: "/sandbox" } });
  if (root !== "sandbox") return send(response, { status: 404, body: noPage() });
  if (place === "media") return sendFile(feed, id, request, response);
  const [type, body] = own(PARTS, place) ?? [];
  if (type && body) return send(response, { status: 200, body, headers: { "content-type": type } });
  if (place === "posts" && request.method === "POST") return send(response, pressed(feed, id, what, request));
  return send(response, shown(feed, place, id, url));
}

function shown(feed: Feed, place: string, id: string, url: URL): SocialReply {
  if (place === "") return { status: 200, body: indexPage(feed) };
  if (!isPlatform(place)) return { status: 404, body: noPage() };
  const posts = feed.of(place);
  if (id === "new") {
    const after = url.searchParams.get("after") ?? "";
    return { status: 200, body: JSON.stringify(news(feed, place, after)), headers: JSON_HEADERS };
  }
  const wanted = id ? posts.filter((post) => post.id === id) : posts;
  const [first] = wanted;
  if (id && !first) return { status: 404, body: noPage() };
  countViews(feed, wanted);
  return { status: 200, body: id && first ? postPage(first) : feedPage(place, posts) };
}

/** Counts a press of a button below a post. Without a script the page is shown again. */
function pressed(feed: Feed, id: string, figure: string, { headers }: IncomingMessage): SocialReply {
  const post = feed.find(id);
  if (!post || !Object.hasOwn(post.figures, figure)) return { status: 404, body: noPage() };
  post.figures[figure as keyof Figures]++;
  feed.save();
  if (headers.accept === "application/json")
    return { status: 200, body: JSON.stringify({ id, figures: post.figures }), headers: JSON_HEADERS };
  return { status: 303, body: "", headers: { location: `/sandbox/${post.platform}#post-${id}` } };
}
