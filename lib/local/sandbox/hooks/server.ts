import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { HOSTS } from "../../outbound.ts";
import { isForeign } from "../foreign.ts";
import { listen } from "../listen.ts";
import { type HookBooks, type Inbox, type Manner, NAME, openHookBooks } from "./books.ts";
import { callsHtml, HTML, inboxPage, indexPage, kindOf, noPage, parsed } from "./pages.ts";
import { press, type Reply } from "./press.ts";
import { SCRIPT } from "./style.ts";
import { verdictOn } from "./verdict.ts";

export type LocalHooks = { port: number; close(): Promise<void> };

const MAX_BYTES = 64 * 1024;
/** Longer than a sender of webhooks waits. */
const SLOW_MS = 20_000;

const JSON_HEADERS = { "content-type": "application/json" };

/**
 * Inboxes for webhooks on this machine, one for every name. Programs call `POST /{name}` and are answered as the inbox was
 * told to; people look at `/` and `/{name}`; tests read `GET /{name}/received`: `[{id, type, at, attempt, headers, body,
 * verdict, answered}]`, oldest first, and set `POST /{name}/answer` `answer=500`, `POST /{name}/secret` `secret=whsec_…`.
 */
export async function startHooks({ file }: { file?: string }): Promise<LocalHooks> {
  const books = openHookBooks(file);
  const closing = new AbortController();
  const server = createServer();
  const port = await listen(server, books.content.port);
  books.content.port = port;
  books.save();
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    try {
      send(response, await answer(books, request, closing.signal));
    } catch (error) {
      if (!closing.signal.aborted) send(response, { status: 500, body: String(error) });
    }
  });
  return {
    port,
    async close() {
      closing.abort();
      books.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

const send = (response: ServerResponse, { status, body, headers }: Reply) =>
  response
    .writeHead(status, { "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers })
    .end(body);

async function answer(books: HookBooks, request: IncomingMessage, closing: AbortSignal): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const [, name = "", place = ""] = pathname.split("/");
  if (isForeign(request)) return { status: 403, body: "This came from another site." };
  const body = await read(request);
  if (body === undefined) return { status: 413, body: "The body is too large." };
  const isCall = request.headers.host === HOSTS.hooks || (name !== "" && place === "");
  if (request.method === "POST" && isCall) return take(books, { name, request, body, closing });
  if (request.method === "POST") return press(books, { name, place, form: new URLSearchParams(body) });
  if (request.method !== "GET" || request.headers.host === HOSTS.hooks)
    return { status: 405, body: "Use POST." };
  if (name === "-") return { status: 200, body: SCRIPT, headers: { "content-type": "text/javascript" } };
  return shown(books, { name, place, after: Number(searchParams.get("after")) });
}

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

type Call = { name: string; request: IncomingMessage; body: string; closing: AbortSignal };

/** Keeps a call and answers it in the manner of its inbox. */
async function take(books: HookBooks, { name, request, body, closing }: Call): Promise<Reply> {
  if (!NAME.test(name)) return { status: 404, body: "Inboxes have names of small letters, digits and -." };
  const inbox = books.open(name);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([field, value]) => [field, String(value)]),
  );
  const id = headers["webhook-id"];
  const before = inbox.arrivals.filter((arrival) => id && arrival.headers["webhook-id"] === id).length;
  const arrival = { number: inbox.next++, at: new Date().toISOString(), attempt: before + 1, headers, body };
  inbox.arrivals.push({ ...arrival, answered: inbox.manner });
  books.save();
  if (inbox.manner === "slow") await sleep(SLOW_MS, undefined, { signal: closing, ref: false });
  return ANSWERS[inbox.manner];
}

const ANSWERS: Record<Manner, Reply> = {
  200: { status: 200, body: "Taken." },
  500: { status: 500, body: "This inbox was told to fail." },
  410: { status: 410, body: "This inbox was told to be gone." },
  slow: { status: 200, body: "Taken, late." },
  302: { status: 302, body: "", headers: { location: "/elsewhere" } },
};

type Look = { name: string; place: string; after: number };

function shown(books: HookBooks, { name, place, after }: Look): Reply {
  if (name === "") return { status: 200, body: indexPage(books), headers: HTML };
  if (!NAME.test(name)) return { status: 404, body: noPage(), headers: HTML };
  // Looking at an inbox does not make one: a person may only be guessing.
  const inbox = books.find(name) ?? { manner: "200", secrets: [], next: 1, arrivals: [] };
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
    verdict: verdictOn(arrival, secrets),
    answered: arrival.answered,
  }));

const news = (inbox: Inbox, after: number) => ({
  html: callsHtml(inbox, after),
  added: inbox.arrivals.filter(({ number }) => number > after).length,
  last: inbox.next - 1,
});
