import type { IncomingMessage, ServerResponse } from "node:http";
import { own } from "../../text/own.ts";
import { type HttpHandler, startHttpServer } from "../http-server.ts";
import { HOSTS } from "../outbound.ts";
import { act, change, type PaymentContext, subscribe } from "./actions.ts";
import { answerApi } from "./api.ts";
import { type EventSender, signatureFor, startEventSender } from "./event-sender.ts";
import { noPage, payPage } from "./pay-page.ts";
import {
  type CheckoutSession,
  openPaymentStore,
  type PaymentStore,
  type Subscription,
  unixNow,
} from "./payment-store.ts";
import { subscriptionsOf } from "./plans-api.ts";
import { plansPage } from "./plans-page.ts";
import { invoicePage, portalPage } from "./portal-page.ts";
import { priceOf } from "./prices.ts";

export type PaymentsOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Address that receives events. */
  webhookUrl: string;
  /** Where people find its pages; without it at its own port. */
  origin?: string | undefined;
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
  const headersFor = (body: string) => ({ "stripe-signature": signatureFor(body, secret) });
  const sender = startEventSender({ store, headersFor, url, ready });
  const address = { name: "The payment sandbox", port: store.content.port, hosts: [HOSTS.payments] };
  const server = await startHttpServer(address, (port) =>
    paymentHandler({ store, sender, secretKey, origin: options.origin ?? `http://localhost:${port}` }),
  );
  store.content.port = server.port;
  store.save();
  return {
    port: server.port,
    settled: sender.settled,
    async close() {
      await sender.close();
      await server.close();
    },
  };
}

type Payments = { store: PaymentStore; sender: EventSender; secretKey: string; origin: string };

function paymentHandler({ store, sender, secretKey, origin }: Payments): HttpHandler {
  const api = { store, sender, secretKey, origin };
  return async (request, response) => {
    const { method = "GET", headers } = request;
    const body = await read(request);
    const url = new URL(request.url ?? "/", origin);
    if (url.pathname.startsWith("/v1/")) {
      const query = url.search.slice(1);
      return sendApi(response, answerApi(api, { method, headers, path: url.pathname, query, body }));
    }
    const reply = page(
      { store, sender, origin },
      { isPost: method === "POST", url, form: new URLSearchParams(body) },
    );
    if (method === "POST") await sender.settled();
    return response.writeHead(reply.status, { ...PAGE_HEADERS, ...reply.headers }).end(reply.body);
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

function sendApi(response: ServerResponse, { status, headers, body }: ReturnType<typeof answerApi>): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

type Visit = { isPost: boolean; url: URL; form: URLSearchParams };

/** The pages and their actions. */
function page(context: PaymentContext, { isPost, url, form }: Visit): PaymentReply {
  const [, place = "", id = "", action = ""] = url.pathname.split("/");
  if (place === "pay") return payment(context, isPost ? action : "", id, url);
  if (place === "subscribe" && isPost) return subscribed(context, form);
  if (place === "portal") return portal(context, isPost, url);
  if (place === "invoices") return invoice(context, id);
  if (place === "subscriptions" && isPost) return subscriptionChanged(context, id, action);
  const workspace = url.searchParams.get("workspace") ?? "";
  return place === "subscribe" ? plans(context, workspace) : { status: 404, body: noPage() };
}

function payment(context: PaymentContext, action: string, id: string, url: URL): PaymentReply {
  const session = own(context.store.content.sessions, id);
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

/** What the buttons do, besides changing to the plan that they name. */
const CHANGES: Record<string, Parameters<typeof change>[2]> = {
  late: { status: "past_due" },
  active: { status: "active" },
  cancel: { status: "canceled", cancelAtPeriodEnd: false },
  end: { cancelAtPeriodEnd: true },
  keep: { cancelAtPeriodEnd: false },
};

function changed(context: PaymentContext, id: string, action: string): Subscription | undefined {
  const subscription = own(context.store.content.subscriptions, id);
  const price = priceOf(action);
  const to = price ? { price } : own(CHANGES, action);
  if (!subscription || subscription.status === "canceled" || !to) return undefined;
  change(context, subscription, to);
  return subscription;
}

function subscriptionChanged(context: PaymentContext, id: string, action: string): PaymentReply {
  const subscription = changed(context, id, action);
  return subscription
    ? seeOther(`/subscribe?workspace=${subscription.workspace}`)
    : { status: 404, body: noPage() };
}

/** The customer portal: `/portal/{customer}`, and below it `/{subscription}/{action}`. */
function portal(context: PaymentContext, isPost: boolean, url: URL): PaymentReply {
  const [, , customer = "", id = "", action = ""] = url.pathname.split("/");
  const back = url.searchParams.get("back") ?? "";
  const known = subscriptionsOf(context.store, customer);
  const isOwn = known.some((one) => one.id === id);
  if (known.length === 0 || (isPost && !(isOwn && changed(context, id, action))))
    return { status: 404, body: noPage() };
  if (isPost) return seeOther(`/portal/${customer}?back=${encodeURIComponent(back)}`);
  return { status: 200, body: portalPage(customer, known, back) };
}

function invoice({ store }: PaymentContext, id: string): PaymentReply {
  const subscription = own(store.content.subscriptions, id.replace("in_", "sub_"));
  return subscription ? { status: 200, body: invoicePage(subscription) } : { status: 404, body: noPage() };
}
