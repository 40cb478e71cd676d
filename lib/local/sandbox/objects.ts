import { type CheckoutSession, drawId, type Subscription, unixNow } from "./payment-store.ts";

export const API_VERSION = "2026-10-28.endive";

/** A payment page as the vendor describes it. */
export const sessionObject = (session: CheckoutSession) => ({
  id: session.id,
  object: "checkout.session",
  amount_subtotal: session.amount,
  amount_total: session.amount,
  cancel_url: session.canceledUrl,
  client_reference_id: session.clientReference,
  created: session.created,
  currency: session.currency,
  expires_at: session.expires,
  livemode: false,
  metadata: session.metadata,
  mode: session.mode,
  payment_intent: session.payment?.id ?? null,
  payment_status: session.payment?.state === "succeeded" ? "paid" : "unpaid",
  status: session.status,
  subscription: session.subscription,
  success_url: session.paidUrl,
  url: session.status === "open" ? session.url : null,
});

export const paymentObject = ({ payment, amount, currency, paymentMetadata, created }: CheckoutSession) => ({
  id: payment?.id,
  object: "payment_intent",
  amount,
  amount_received: payment?.state === "succeeded" ? amount : 0,
  created,
  currency,
  latest_charge: payment?.chargeId,
  livemode: false,
  metadata: paymentMetadata,
  status: payment?.state === "failed" ? "requires_payment_method" : payment?.state,
});

export const chargeObject = ({ payment, amount, currency, paymentMetadata, created }: CheckoutSession) => ({
  id: payment?.chargeId,
  object: "charge",
  amount,
  amount_captured: amount,
  amount_refunded: payment?.refunded ?? 0,
  created,
  currency,
  disputed: payment?.dispute !== null,
  livemode: false,
  metadata: paymentMetadata,
  paid: true,
  payment_intent: payment?.id,
  refunded: payment?.refunded === amount,
  status: "succeeded",
});

export const disputeObject = ({ payment, amount, currency }: CheckoutSession) => ({
  id: payment?.dispute?.id,
  object: "dispute",
  amount: amount - (payment?.refunded ?? 0),
  charge: payment?.chargeId,
  created: unixNow(),
  currency,
  livemode: false,
  metadata: {},
  payment_intent: payment?.id,
  reason: "fraudulent",
  status: payment?.dispute?.status,
});

export const subscriptionObject = (subscription: Subscription) => ({
  id: subscription.id,
  object: "subscription",
  cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  created: subscription.created,
  customer: subscription.customer,
  items: {
    object: "list",
    data: [
      {
        id: subscription.id.replace("sub_", "si_"),
        object: "subscription_item",
        current_period_start: subscription.created,
        current_period_end: subscription.periodEnd,
        price: { id: subscription.price, object: "price" },
        quantity: 1,
      },
    ],
    has_more: false,
    url: `/v1/subscription_items?subscription=${subscription.id}`,
  },
  livemode: false,
  metadata: { workspace_id: subscription.workspace },
  status: subscription.status,
});

/** The one invoice of a subscription: its first month. `origin` is where people find the sandbox's pages. */
export const invoiceObject = (subscription: Subscription, amount: number, origin: string) => ({
  id: subscription.id.replace("sub_", "in_"),
  object: "invoice",
  number: `SANDBOX-${subscription.id.slice(-4).toUpperCase()}-0001`,
  amount_paid: amount,
  total: amount,
  billing_reason: "subscription_create",
  created: subscription.created,
  currency: "usd",
  customer: subscription.customer,
  hosted_invoice_url: `${origin}/invoices/${subscription.id.replace("sub_", "in_")}`,
  livemode: false,
  parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
  status: "paid",
});

export type EventType =
  | "checkout.session.completed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.async_payment_failed"
  | "checkout.session.expired"
  | "charge.refunded"
  | "charge.dispute.created"
  | "charge.dispute.closed"
  | "invoice.paid"
  | "customer.subscription.created"
  | "customer.subscription.updated"
  | "customer.subscription.deleted";

export const eventObject = (type: EventType, object: object) => ({
  id: drawId("evt_"),
  object: "event",
  api_version: API_VERSION,
  created: unixNow(),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
