import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { act, change, type Desk, subscribe } from "./actions.ts";
import { answerApi } from "./api.ts";
import { openBooks, type Session, unixNow } from "./books.ts";
import { signatureFor, startCourier } from "./courier.ts";
import { listen } from "./listen.ts";
import { noPage, payPage } from "./pay-page.ts";
import { plansPage, priceOf } from "./plans-page.ts";

export type PaymentsOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Where events are told. */
  hookUrl: string;
  /** Where all of it survives a restart; without it in memory. */
  file?: string;
  /** Events wait for it. */
  ready?: Promise<unknown>;
};

export type LocalPayments = { port: number; settled(): Promise<void>; close(): Promise<void> };

type Reply = { status: number; body: string; headers?: Record<string, string> };

const MAX_BYTES = 64 * 1024;
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/**
 * A payment service for this machine: the vendor's interface for the service, pages for people, and signed events back to
 * the service. It keeps its port where it can, so that addresses of pages outlive a restart.
 */
export async function startPayments(options: PaymentsOptions): Promise<LocalPayments> {
  const { secretKey, webhookSecret: secret, hookUrl: url, file, ready } = options;
  const books = openBooks(file);
  const server = createServer();
  const port = await listen(server, books.content.port);
  books.content.port = port;
  books.save();
  const headersFor = (body: string) => ({ "stripe-signature": signatureFor(body, secret) });
  const courier = startCourier({ books, headersFor, url, ready });
  const desk = { books, courier };
  const origin = `http://localhost:${port}`;
  const api = { books, secretKey, pageUrl: (id: string) => `${origin}/pay/${id}` };
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const body = await read(request);
      const [path = "/", query = ""] = (request.url ?? "/").split("?");
      if (path.startsWith("/v1/"))
        return sendApi(response, answerApi(api, { ...headOf(request), path, query, body }));
      const reply = await page(desk, request, new URL(request.url ?? "/", origin), new URLSearchParams(body));
      if (request.method === "POST") await courier.settled();
      response.writeHead(reply.status, { ...PAGE_HEADERS, ...reply.headers }).end(reply.body);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
    }
  });
  return {
    port,
    settled: courier.settled,
    async close() {
      await courier.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_BYTES) throw new Error("The body is too large.");
  }
  return text;
}

const headOf = ({ method = "GET", headers }: IncomingMessage) => ({ method, headers });

function sendApi(response: ServerResponse, { status, headers, body }: ReturnType<typeof answerApi>): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** What people see and do. Another site must not act here on somebody's behalf. */
async function page(desk: Desk, request: IncomingMessage, url: URL, form: URLSearchParams): Promise<Reply> {
  const { "sec-fetch-site": site = "none" } = request.headers;
  const isOwn = site === "same-origin" || site === "none";
  const [, place = "", id = "", action = ""] = url.pathname.split("/");
  if (request.method === "POST" && !isOwn) return { status: 403, body: "This came from another site." };
  if (place === "pay") return payment(desk, request.method === "POST" ? action : "", id, url);
  if (place === "subscribe" && request.method === "POST") return subscribed(desk, form);
  if (place === "subscriptions" && request.method === "POST") return subscriptionChanged(desk, id, action);
  const workspace = url.searchParams.get("workspace") ?? "";
  return place === "subscribe" ? plans(desk, workspace) : { status: 404, body: noPage() };
}

function payment(desk: Desk, action: string, id: string, url: URL): Reply {
  const session = desk.books.content.sessions[id];
  if (!session) return { status: 404, body: noPage() };
  expire(desk, session);
  if (action === "") {
    const said = url.searchParams.get("said");
    return {
      status: 200,
      body: payPage(session, said === "declined" || said === "impossible" ? said : null),
    };
  }
  if (action === "decline") return seeOther(`/pay/${id}?said=declined`);
  return seeOther(act(desk, session, action) ? `/pay/${id}` : `/pay/${id}?said=impossible`);
}

/** Nobody watches the clock; a page that is looked at too late expires then. */
function expire(desk: Desk, session: Session): void {
  if (session.expires <= unixNow()) act(desk, session, "expire");
}

const seeOther = (location: string): Reply => ({ status: 303, body: "", headers: { location } });

function plans({ books }: Desk, workspace: string, problem: string | null = null): Reply {
  const all = Object.values(books.content.subscriptions).reverse();
  const shown = all.filter((one) => workspace === "" || one.workspace === workspace);
  return { status: problem ? 422 : 200, body: plansPage(workspace, shown, problem) };
}

function subscribed(desk: Desk, form: URLSearchParams): Reply {
  const workspace = (form.get("workspace") ?? "").trim();
  const price = priceOf(form.get("plan") ?? "");
  if (!GUID.test(workspace) || !price) return plans(desk, workspace, "Give the id of a workspace, a UUID.");
  subscribe(desk, workspace, price);
  return seeOther(`/subscribe?workspace=${workspace}`);
}

function subscriptionChanged(desk: Desk, id: string, action: string): Reply {
  const subscription = desk.books.content.subscriptions[id];
  const price = priceOf(action);
  const status = ({ late: "past_due", active: "active", cancel: "canceled" } as const)[action];
  if (!subscription || subscription.status === "canceled" || !(price || status))
    return { status: 404, body: noPage() };
  change(desk, subscription, { ...(price && { price }), ...(status && { status }) });
  return seeOther(`/subscribe?workspace=${subscription.workspace}`);
}
