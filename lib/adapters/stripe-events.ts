import type Stripe from "stripe";
import * as z from "zod/v4";
import type { Bought, PaymentEvent, SubscriptionReading } from "../core/payments.ts";
import { own } from "../text/own.ts";
import type { Plan } from "../vocab.ts";

const Metadata = z
  .object({
    purchase_id: z.guid(),
    workspace_id: z.guid(),
    credits: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  })
  .transform(
    ({ purchase_id, workspace_id, credits }): Bought => ({
      purchaseId: purchase_id,
      workspaceId: workspace_id,
      credits,
    }),
  );

/** The purchase in our own metadata; null for payments of other programs on the account. */
export const boughtIn = (metadata: unknown): Bought | null => Metadata.safeParse(metadata).data ?? null;

/** How far a dispute has come, by its status. Inquiries hold nothing, and a decision is final. */
const DISPUTES: Record<string, { rank: number; holds: boolean }> = {
  warning_needs_response: { rank: 0, holds: false },
  warning_under_review: { rank: 0, holds: false },
  needs_response: { rank: 1, holds: true },
  under_review: { rank: 1, holds: true },
  prevented: { rank: 2, holds: false },
  warning_closed: { rank: 2, holds: false },
  won: { rank: 2, holds: false },
  lost: { rank: 2, holds: true },
};

const CHECKOUT_STATES = {
  "checkout.session.async_payment_succeeded": "paid",
  "checkout.session.async_payment_failed": "failed",
  "checkout.session.expired": "expired",
} as const;

/** The events the service handles; Stripe lists up to 20 kinds at once. */
export const EVENT_TYPES = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
];

/** Stripe's event as a payment event; undefined for every other kind. */
export function eventOf(event: Stripe.Event): PaymentEvent | undefined {
  const about = { id: event.id, at: new Date(event.created * 1000) };
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return checkoutOf(about, event.type, event.data.object);
    case "charge.refunded":
      return refundOf(about, event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return disputeOf(about, event.data.object);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return { ...about, kind: "subscription", subscriptionId: event.data.object.id, workspaceId: null };
    case "invoice.paid":
    case "invoice.payment_failed":
      return invoiceOf(about, event.data.object);
    default:
      return undefined;
  }
}

type EventHead = { id: string; at: Date };

function checkoutOf(
  about: EventHead,
  type: string,
  session: Stripe.Checkout.Session,
): PaymentEvent | undefined {
  if (session.mode === "subscription") return subscribedIn(about, session);
  const bought = boughtIn(session.metadata);
  if (!bought) return undefined;
  const settled = session.payment_status === "unpaid" ? "pending" : "paid";
  return {
    ...about,
    kind: "checkout",
    bought,
    sessionId: session.id,
    paymentId: idOf(session.payment_intent),
    state: CHECKOUT_STATES[type as keyof typeof CHECKOUT_STATES] ?? settled,
    charged: session.amount_total,
  };
}

/** The one event that names the workspace of a subscription bought at a payment link. */
function subscribedIn(about: EventHead, session: Stripe.Checkout.Session): PaymentEvent | undefined {
  const subscriptionId = idOf(session.subscription);
  const workspaceId = z.guid().safeParse(session.client_reference_id).data ?? null;
  return subscriptionId === null
    ? undefined
    : { ...about, kind: "subscription", subscriptionId, workspaceId };
}

function refundOf(about: EventHead, charge: Stripe.Charge): PaymentEvent | undefined {
  const paymentId = idOf(charge.payment_intent);
  if (paymentId === null) return undefined;
  const { amount: charged, amount_refunded: refunded } = charge;
  return { ...about, kind: "refund", bought: boughtIn(charge.metadata), paymentId, charged, refunded };
}

function disputeOf(about: EventHead, dispute: Stripe.Dispute): PaymentEvent | undefined {
  const paymentId = idOf(dispute.payment_intent);
  const state = DISPUTES[dispute.status];
  if (paymentId === null || !state) return undefined;
  const held = state.holds ? dispute.amount : 0;
  return {
    ...about,
    kind: "dispute",
    bought: null,
    paymentId,
    disputeId: dispute.id,
    rank: state.rank,
    held,
  };
}

function invoiceOf(about: EventHead, invoice: Stripe.Invoice): PaymentEvent | undefined {
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  return subscriptionId === null
    ? undefined
    : { ...about, kind: "subscription", subscriptionId, workspaceId: null };
}

/** A late payment keeps the plan for as long as Stripe tries to collect. */
const ENTITLED = ["trialing", "active", "past_due"];

export function readingOf(
  subscription: Stripe.Subscription,
  plans: Readonly<Record<string, Plan>>,
): SubscriptionReading {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    workspaceId: z.guid().safeParse(subscription.metadata.workspace_id).data ?? null,
    plan: item && own(plans, item.price.id),
    status: subscription.status,
    entitled: ENTITLED.includes(subscription.status),
    periodEndsAt: item ? new Date(item.current_period_end * 1000) : null,
    endsAt: endOf(subscription),
  };
}

/** A cancellation names its moment, or the end of the paid period. */
function endOf({ cancel_at, cancel_at_period_end, items }: Stripe.Subscription): Date | null {
  const at = cancel_at ?? (cancel_at_period_end ? items.data[0]?.current_period_end : null);
  return at ? new Date(at * 1000) : null;
}

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === "object" ? (reference?.id ?? null) : reference;
