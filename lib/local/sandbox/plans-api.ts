import { type FormFields, textAt, textsAt } from "./form.ts";
import { invoiceObject } from "./objects.ts";
import {
  type CheckoutSession,
  drawId,
  type PaymentStore,
  type Subscription,
  unixNow,
} from "./payment-store.ts";
import { centsOf, planOf, titleOf } from "./prices.ts";

const LIFETIME_SECONDS = 86_400;

/** What is wrong with an order of a plan, if anything is. */
export function problemWithPlan(form: FormFields): string | undefined {
  if (!textAt(form, "success_url")) return "Missing required param: success_url.";
  const price = textAt(form, "line_items", "0", "price");
  return planOf(price) ? undefined : `No such price: '${price}'`;
}

/** The page of an order that subscribes to a plan. */
export function planSession(form: FormFields, pageUrl: (id: string) => string): CheckoutSession {
  const id = drawId("cs_test_");
  const priceId = textAt(form, "line_items", "0", "price");
  const created = unixNow();
  return {
    id,
    url: pageUrl(id),
    title: `The ${titleOf(planOf(priceId) ?? "")} plan, by the month`,
    amount: centsOf(priceId),
    currency: "usd",
    metadata: textsAt(form, "subscription_data", "metadata"),
    paymentMetadata: {},
    clientReference: textAt(form, "client_reference_id") || null,
    paidUrl: textAt(form, "success_url"),
    canceledUrl: textAt(form, "cancel_url"),
    created,
    expires: created + LIFETIME_SECONDS,
    status: "open",
    mode: "subscription",
    priceId,
    customer: textAt(form, "customer") || null,
    subscription: null,
    payment: null,
  };
}

/** The subscriptions of a customer, newest first. */
export const subscriptionsOf = ({ content }: PaymentStore, customer: string): Subscription[] =>
  Object.values(content.subscriptions)
    .filter((one) => one.customer === customer)
    .reverse();

/** A session of the customer portal. It needs no memory: its address says all. */
export function portalSession(form: FormFields, origin: string) {
  const customer = textAt(form, "customer");
  const back = textAt(form, "return_url");
  return {
    id: drawId("bps_"),
    object: "billing_portal.session",
    created: unixNow(),
    customer,
    livemode: false,
    return_url: back,
    url: `${origin}/portal/${customer}?back=${encodeURIComponent(back)}`,
  };
}

/** The invoices of a customer, as the vendor lists them. */
export const invoiceList = (store: PaymentStore, customer: string, origin: string) => ({
  object: "list",
  data: subscriptionsOf(store, customer).map((one) => invoiceObject(one, centsOf(one.price), origin)),
  has_more: false,
  url: "/v1/invoices",
});
