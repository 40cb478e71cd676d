import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../listen.ts";
import { act, change, type PaymentContext, subscribe } from "./actions.ts";
import { answerApi } from "./api.ts";
import { signatureFor, startEventSender } from "./event-sender.ts";
import { noPage, payPage } from "./pay-page.ts";
import { type CheckoutSession, openPaymentStore, unixNow } from "./payment-store.ts";
import { plansPage, priceOf } from "./plans-page.ts";

export type PaymentsOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Address that receives events. */
  webhookUrl: string;
  /** Where all of it survives a restart; without it in memory. */
  file?: string;
  /** Events wait for it. */
  ready?: Promise<unknown>;
};

export type LocalPayments = { port: number; settled(): Promise<void>; close(): Promise<void> };

type PaymentReply = { status: number; body: string; headers?: Record<string, string> };

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
 * A payment service for this machine: the vendor's API for the service, pages for people, and signed events.
 * It reuses its last port where possible, so that page addresses survive a restart.
 */
export async function startPayments(options: PaymentsOptions): Promise<LocalPayments> {
  const { secretKey, webhookSecret: secret, webhookUrl: url, file, ready } = options;
  const store = openPaymentStore(file);
  const server = createServer();
  const port = await listen(server, store.content.port);
  store.content.port = port;
  store.save();
  const headersFor = (body: string) => ({ "stripe-signature": signatureFor(body, secret) });
  const sender = startEventSender({ store, headersFor, url, ready });
  const context = { store, sender };
  const origin = `http://localhost:${port}`;
  const api = { store, secretKey, pageUrl: (id: string) => `${origin}/pay/${id}` };
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const body = await read(request);
      const [path = "/", query = ""] = (request.url ?? "/").split("?");
      if (path.startsWith("/v1/"))
        return sendApi(response, answerApi(api, { ...headOf(request), path, query, body }));
      const reply = await page(
        context,
        request,
        new URL(request.url ?? "/", origin),
        new URLSearchParams(body),
      );
      if (request.method === "POST") await sender.settled();
      response.writeHead(reply.status, { ...PAGE_HEADERS, ...reply.headers }).end(reply.body);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
    }
  });
  return {
    port,
    settled: sender.settled,
    async close() {
      await sender.close();
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

/** The pages and their actions. Requests from other sites are refused (CSRF). */
async function page(
  context: PaymentContext,
  request: IncomingMessage,
  url: URL,
  form: URLSearchParams,
): Promise<PaymentReply> {
  const { "sec-fetch-site": site = "none" } = request.headers;
  const isOwn = site === "same-origin" || site === "none";
  const [, place = "", id = "", action = ""] = url.pathname.split("/");
  if (request.method === "POST" && !isOwn) return { status: 403, body: "This came from another site." };
  if (place === "pay") return payment(context, request.method === "POST" ? action : "", id, url);
  if (place === "subscribe" && request.method === "POST") return subscribed(context, form);
  if (place === "subscriptions" && request.method === "POST") return subscriptionChanged(context, id, action);
  const workspace = url.searchParams.get("workspace") ?? "";
  return place === "subscribe" ? plans(context, workspace) : { status: 404, body: noPage() };
}

function payment(context: PaymentContext, action: string, id: string, url: URL): PaymentReply {
  const session = context.store.content.sessions[id];
  if (!session) return { status: 404, body: noPage() };
  expire(context, session);
  if (action === "") {
    const said = url.searchParams.get("said");
    return {
      status: 200,
      body: payPage(session, said === "declined" || said === "impossible" ? said : null),
    };
  }
  if (action === "decline") return seeOther(`/pay/${id}?said=declined`);
  return seeOther(act(context, session, action) ? `/pay/${id}` : `/pay/${id}?said=impossible`);
}

/** There is no timer: a page expires when it is opened too late. */
function expire(context: PaymentContext, session: CheckoutSession): void {
  if (session.expires <= unixNow()) act(context, session, "expire");
}

const seeOther = (location: string): PaymentReply => ({ status: 303, body: "", headers: { location } });

function plans({ store }: PaymentContext, workspace: string, problem: string | null = null): PaymentReply {
  const all = Object.values(store.content.subscriptions).reverse();
  const shown = all.filter((one) => workspace === "" || one.workspace === workspace);
  return { status: problem ? 422 : 200, body: plansPage(workspace, shown, problem) };
}

function subscribed(context: PaymentContext, form: URLSearchParams): PaymentReply {
  const workspace = (form.get("workspace") ?? "").trim();
  const price = priceOf(form.get("plan") ?? "");
  if (!GUID.test(workspace) || !price)
    return plans(context, workspace, "Give the id of a workspace, a UUID.");
  subscribe(context, workspace, price);
  return seeOther(`/subscribe?workspace=${workspace}`);
}

function subscriptionChanged(context: PaymentContext, id: string, action: string): PaymentReply {
  const subscription = context.store.content.subscriptions[id];
  const price = priceOf(action);
  const status = ({ late: "past_due", active: "active", cancel: "canceled" } as const)[action];
  if (!subscription || subscription.status === "canceled" || !(price || status))
    return { status: 404, body: noPage() };
  change(context, subscription, { ...(price && { price }), ...(status && { status }) });
  return seeOther(`/subscribe?workspace=${subscription.workspace}`);
}
