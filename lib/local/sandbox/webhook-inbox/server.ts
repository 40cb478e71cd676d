import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type HttpServer, startHttpServer } from "../../http-server.ts";
import { HOSTS } from "../../outbound.ts";
import { type Inbox, type InboxStore, type Manner, NAME, NEW_INBOX, openInboxStore } from "./inbox-store.ts";
import { callsHtml, HOME, HTML, inboxPage, indexPage, kindOf, noPage, parsed } from "./pages.ts";
import { type InboxReply, press } from "./press.ts";
import { checkSignature } from "./signature-check.ts";
import { SCRIPT } from "./style.ts";

const MAX_BYTES = 64 * 1024;
/** Longer than a sender of webhooks waits. */
const SLOW_MS = 20_000;

const JSON_HEADERS = { "content-type": "application/json" };

/**
 * Inboxes for webhooks on this machine, one for every name. Programs call `POST /{name}` and are answered
 * with the inbox's status; people look at `/` and `/{name}`; tests read `GET /{name}/received`: `[{id, type,
 * at, attempt, headers, body, raw, verdict, answered}]`, oldest first, and set `POST /{name}/answer`
 * `answer=500`, `POST /{name}/secret` `secret=whsec_…`.
 */
export async function startWebhookInbox({ file }: { file?: string }): Promise<HttpServer> {
  const store = openInboxStore(file);
  const closing = new AbortController();
  const address = { name: "The webhook inbox", port: store.port, hosts: [HOSTS.inboxes] };
  const server = await startHttpServer(address, () => async (request, response) => {
    send(response, await answer(store, request, closing.signal));
  });
  store.keepPort(server.port);
  return {
    port: server.port,
    async close() {
      closing.abort();
      await server.close();
      store.close();
    },
  };
}

const send = (response: ServerResponse, { status, body, headers }: InboxReply) =>
  response
    .writeHead(status, { "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers })
    .end(body);

async function answer(
  store: InboxStore,
  request: IncomingMessage,
  closing: AbortSignal,
): Promise<InboxReply> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const isFromService = request.headers.host === HOSTS.inboxes;
  const [, name = "", place = ""] = (isFromService ? pathname : withoutHome(pathname)).split("/");
  const body = await read(request);
  if (body === undefined) return { status: 413, body: "The body is too large." };
  const isCall = isFromService || (name !== "" && place === "");
  if (request.method === "POST" && isCall) return take(store, { name, request, body, closing });
  if (request.method === "POST") return press(store, { name, place, form: new URLSearchParams(body) });
  if (request.method !== "GET" || isFromService) return { status: 405, body: "Use POST." };
  if (name === "-") return { status: 200, body: SCRIPT, headers: { "content-type": "text/javascript" } };
  return shown(store, { name, place, after: Number(searchParams.get("after")) });
}

const withoutHome = (path: string): string =>
  path === HOME || path.startsWith(`${HOME}/`) ? path.slice(HOME.length) || "/" : path;

/** The text of a body, undefined when it is too long. */
async function read(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MAX_BYTES) parts.push(part);
  }
  return size <= MAX_BYTES ? Buffer.concat(parts).toString("utf8") : undefined;
}

type InboxCall = { name: string; request: IncomingMessage; body: string; closing: AbortSignal };

/** Stores a call and answers it with the setting of its inbox. */
async function take(store: InboxStore, { name, request, body, closing }: InboxCall): Promise<InboxReply> {
  if (!NAME.test(name)) return { status: 404, body: "Inboxes have names of small letters, digits and -." };
  const { manner, arrivals } = store.find(name) ?? NEW_INBOX;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([field, value]) => [field, String(value)]),
  );
  const id = headers["webhook-id"];
  const before = arrivals.filter((arrival) => id && arrival.headers["webhook-id"] === id).length;
  const at = new Date().toISOString();
  store.add(name, { at, attempt: before + 1, headers, body, answered: manner });
  if (manner === "slow") await sleep(SLOW_MS, undefined, { signal: closing, ref: false });
  return ANSWERS[manner];
}

const ANSWERS: Record<Manner, InboxReply> = {
  200: { status: 200, body: "Taken." },
  500: { status: 500, body: "This inbox was told to fail." },
  410: { status: 410, body: "This inbox was told to be gone." },
  slow: { status: 200, body: "Taken, late." },
  302: { status: 302, body: "", headers: { location: "/elsewhere" } },
};

type InboxQuery = { name: string; place: string; after: number };

function shown(store: InboxStore, { name, place, after }: InboxQuery): InboxReply {
  if (name === "") return { status: 200, body: indexPage(store), headers: HTML };
  if (!NAME.test(name)) return { status: 404, body: noPage(), headers: HTML };
  // A GET of an unknown inbox does not create it, because the name may be a typing error.
  const inbox = store.find(name) ?? NEW_INBOX;
  if (place === "") return { status: 200, body: inboxPage(name, inbox), headers: HTML };
  const json = place === "received" ? received(inbox) : place === "new" ? news(inbox, after) : undefined;
  if (!json) return { status: 404, body: noPage(), headers: HTML };
  return { status: 200, body: JSON.stringify(json), headers: JSON_HEADERS };
}

const received = ({ arrivals, secrets }: Inbox) =>
  arrivals.map((arrival) => ({
    id: arrival.headers["webhook-id"] ?? null,
    type: kindOf(arrival.body),
    at: arrival.at,
    attempt: arrival.attempt,
    headers: arrival.headers,
    body: parsed(arrival.body) ?? arrival.body,
    raw: arrival.body,
    verdict: checkSignature(arrival, secrets),
    answered: arrival.answered,
  }));

const news = (inbox: Inbox, after: number) => ({
  html: callsHtml(inbox, after),
  added: inbox.arrivals.filter(({ number }) => number > after).length,
  last: inbox.next - 1,
});
