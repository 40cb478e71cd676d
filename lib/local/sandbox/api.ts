import { own } from "../../text/own.ts";
import { change, type PaymentContext } from "./actions.ts";
import { type FormFields, readForm, textAt, textsAt } from "./form.ts";
import { API_VERSION, paymentObject, sessionObject, subscriptionObject } from "./objects.ts";
import { type CheckoutSession, drawId, type PaymentStore, sessionOf, unixNow } from "./payment-store.ts";
import { invoiceList, planSession, portalSession, problemWithPlan, subscriptionsOf } from "./plans-api.ts";
import { planOf, priceObject } from "./prices.ts";

export type ApiRequest = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};
export type ApiAnswer = { status: number; body: unknown; headers: Record<string, string> };
export type ApiSettings = PaymentContext & { secretKey: string };

const LIFETIME_SECONDS = 86_400;
const LEAST_AMOUNT = 50;
const EVENTS_A_PAGE = 100;

/** The vendor's REST interface, as far as the service uses it. */
export function answerApi(settings: ApiSettings, request: ApiRequest): ApiAnswer {
  const headers = { "request-id": drawId("req_"), "stripe-version": API_VERSION };
  const { status, body, replayed } = answer(settings, request);
  return { status, body, headers: { ...headers, ...(replayed && { "idempotent-replayed": "true" }) } };
}

type Plain = { status: number; body: unknown; replayed?: boolean };

function answer(settings: ApiSettings, request: ApiRequest): Plain {
  const { authorization, "idempotency-key": key } = request.headers;
  if (authorization !== `Bearer ${settings.secretKey}`) return refusal(401, "Invalid API Key provided.");
  if (request.method === "GET") return read(settings, request);
  if (typeof key !== "string") return create(settings, request);
  const { content, save } = settings.store;
  const words = `${request.method} ${request.path} ${request.body}`;
  const known = own(content.answers, key);
  if (known && known.request !== words) {
    const text =
      "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    return refusal(400, text, "idempotency_error");
  }
  if (known) return { status: known.status, body: known.body, replayed: true };
  const made = create(settings, request);
  content.answers = { ...content.answers, [key]: { request: words, ...made, at: unixNow() } };
  save();
  return made;
}

function create(settings: ApiSettings, { method, path, body }: ApiRequest): Plain {
  const form = readForm(body);
  const [, subscriptionId] = /^\/v1\/subscriptions\/(\w+)$/.exec(path) ?? [];
  if (subscriptionId) return cancelAtEnd(settings, subscriptionId, form);
  if (path === "/v1/billing_portal/sessions") return openPortal(settings, form);
  if (method !== "POST" || path !== "/v1/checkout/sessions") return unknownPath(method, path);
  const isPlan = textAt(form, "mode") === "subscription";
  const wrong = isPlan ? problemWithPlan(form) : problemWith(form);
  if (wrong) return refusal(400, wrong);
  const pageUrl = (id: string) => `${settings.origin}/pay/${id}`;
  const session = isPlan ? planSession(form, pageUrl) : sessionFrom(form, pageUrl);
  const { content, save } = settings.store;
  content.sessions = { ...content.sessions, [session.id]: session };
  save();
  return { status: 200, body: sessionObject(session) };
}

/** The one change of a subscription that the service asks for by itself. */
function cancelAtEnd(context: ApiSettings, id: string, form: FormFields): Plain {
  const found = own(context.store.content.subscriptions, id);
  if (!found) return refusal(404, `No such subscription: '${id}'`, undefined, "resource_missing");
  if (textAt(form, "cancel_at_period_end") !== "true")
    return refusal(400, "The sandbox takes `cancel_at_period_end=true` only.");
  if (found.status === "canceled")
    return refusal(400, "A canceled subscription can only update its metadata.");
  if (!found.cancelAtPeriodEnd) change(context, found, { cancelAtPeriodEnd: true });
  return { status: 200, body: subscriptionObject(found) };
}

function openPortal({ store, origin }: ApiSettings, form: FormFields): Plain {
  const customer = textAt(form, "customer");
  if (subscriptionsOf(store, customer).length === 0)
    return refusal(400, `No such customer: '${customer}'`, undefined, "resource_missing");
  return { status: 200, body: portalSession(form, origin) };
}

function problemWith(form: FormFields): string | undefined {
  const price = ["line_items", "0", "price_data"];
  if (textAt(form, "mode") !== "payment")
    return "The sandbox opens pages in mode `payment` or `subscription` only.";
  if (!textAt(form, "success_url")) return "Missing required param: success_url.";
  if (!textAt(form, ...price, "product_data", "name"))
    return "Missing required param: line_items[0][price_data].";
  const amount = Number(textAt(form, ...price, "unit_amount"));
  return Number.isInteger(amount) && amount >= LEAST_AMOUNT
    ? undefined
    : "The Checkout Session's total amount due must add up to at least $0.50 usd";
}

function sessionFrom(form: FormFields, pageUrl: (id: string) => string): CheckoutSession {
  const id = drawId("cs_test_");
  const price = ["line_items", "0", "price_data"];
  const created = unixNow();
  return {
    id,
    url: pageUrl(id),
    title: textAt(form, ...price, "product_data", "name"),
    amount:
      Number(textAt(form, ...price, "unit_amount")) *
      Number(textAt(form, "line_items", "0", "quantity") || 1),
    currency: textAt(form, ...price, "currency"),
    metadata: textsAt(form, "metadata"),
    paymentMetadata: textsAt(form, "payment_intent_data", "metadata"),
    clientReference: textAt(form, "client_reference_id") || null,
    paidUrl: textAt(form, "success_url"),
    canceledUrl: textAt(form, "cancel_url"),
    created,
    expires: Number(textAt(form, "expires_at")) || created + LIFETIME_SECONDS,
    status: "open",
    mode: "payment",
    priceId: "",
    customer: null,
    subscription: null,
    payment: null,
  };
}

function read({ store, origin }: ApiSettings, { path, query }: ApiRequest): Plain {
  if (path === "/v1/invoices")
    return { status: 200, body: invoiceList(store, textAt(readForm(query), "customer"), origin) };
  if (path === "/v1/events") return { status: 200, body: listEvents(store, readForm(query)) };
  const [, kind = "", id = ""] =
    /^\/v1\/(checkout\/sessions|payment_intents|prices|subscriptions)\/(\w+)$/.exec(path) ?? [];
  const found = own<(store: PaymentStore, id: string) => object | undefined>(
    {
      "checkout/sessions": readSession,
      payment_intents: readPayment,
      prices: readPrice,
      subscriptions: readSubscription,
    },
    kind,
  );
  if (!found) return unknownPath("GET", path);
  const body = found(store, id);
  return body
    ? { status: 200, body }
    : refusal(404, `No such ${kind}: '${id}'`, undefined, "resource_missing");
}

/** The newest first, as many as a page of the vendor's holds. */
function listEvents({ content }: PaymentStore, wanted: FormFields) {
  const since = Number(textAt(wanted, "created", "gte"));
  const data = content.happened.filter(({ created }) => created >= since).slice(-EVENTS_A_PAGE);
  return { object: "list", data: data.reverse(), has_more: false, url: "/v1/events" };
}

function readSession({ content }: PaymentStore, id: string) {
  const session = own(content.sessions, id);
  return session && sessionObject(session);
}
function readPayment(store: PaymentStore, id: string) {
  const session = sessionOf(store, id);
  return session && paymentObject(session);
}
function readSubscription({ content }: PaymentStore, id: string) {
  const subscription = own(content.subscriptions, id);
  return subscription && subscriptionObject(subscription);
}

const readPrice = (_: PaymentStore, id: string) => planOf(id) && priceObject(id);

const unknownPath = (method: string, path: string) =>
  refusal(404, `Unrecognized request URL (${method}: ${path}).`);

const refusal = (status: number, message: string, type = "invalid_request_error", code?: string): Plain => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});
