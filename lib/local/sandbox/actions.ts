import { own } from "../../text/own.ts";
import type { EventSender } from "./event-sender.ts";
import {
  chargeObject,
  disputeObject,
  type EventType,
  eventObject,
  invoiceObject,
  sessionObject,
  subscriptionObject,
} from "./objects.ts";
import {
  type CheckoutSession,
  drawId,
  type PaymentStore,
  type Subscription,
  unixNow,
} from "./payment-store.ts";

export type PaymentContext = {
  store: PaymentStore;
  sender: Pick<EventSender, "send">;
  /** Where people find the sandbox's pages. */
  origin: string;
};

import { centsOf } from "./prices.ts";

const MONTH_SECONDS = 30 * 86_400;

type Act = {
  allowed(session: CheckoutSession): boolean;
  run(session: CheckoutSession): [EventType, (session: CheckoutSession) => object];
};

const isOpen = ({ status }: CheckoutSession) => status === "open";
const isPaid = ({ mode, payment }: CheckoutSession) => mode === "payment" && payment?.state === "succeeded";
const isProcessing = ({ payment }: CheckoutSession) => payment?.state === "processing";
const isDisputed = ({ payment }: CheckoutSession) => payment?.dispute?.status === "needs_response";
const isWhole = (session: CheckoutSession) =>
  isPaid(session) && !session.payment?.dispute && (session.payment?.refunded ?? 0) < session.amount;

/** Every action of a payment page, and the event it sends. */
export const ACTS: Record<string, Act> = {
  pay: { allowed: isOpen, run: (session) => begin(session, "succeeded") },
  pay_later: {
    allowed: (session) => isOpen(session) && session.mode === "payment",
    run: (session) => begin(session, "processing"),
  },
  arrive: { allowed: isProcessing, run: (session) => arrive(session, "succeeded") },
  bounce: { allowed: isProcessing, run: (session) => arrive(session, "failed") },
  expire: {
    allowed: isOpen,
    run(session) {
      session.status = "expired";
      return ["checkout.session.expired", sessionObject];
    },
  },
  refund_half: { allowed: isWhole, run: (session) => refund(session, Math.ceil(session.amount / 2)) },
  refund: { allowed: isWhole, run: (session) => refund(session, session.amount) },
  dispute: {
    allowed: isWhole,
    run(session) {
      if (session.payment) session.payment.dispute = { id: drawId("dp_"), status: "needs_response" };
      return ["charge.dispute.created", disputeObject];
    },
  },
  win: { allowed: isDisputed, run: (session) => decide(session, "won") },
  lose: { allowed: isDisputed, run: (session) => decide(session, "lost") },
};

/** Does one of them; answers false when it is not possible now. */
export function act(context: PaymentContext, session: CheckoutSession, name: string): boolean {
  const chosen = own(ACTS, name);
  if (!chosen?.allowed(session)) return false;
  if (name === "pay" && session.mode === "subscription") begun(context, session);
  const [type, describe] = chosen.run(session);
  recordAndSend(context, eventObject(type, describe(session)));
  return true;
}

/** The subscription that a paid page begins. Its events come before that of the page, as at the vendor they may. */
function begun(context: PaymentContext, session: CheckoutSession): void {
  const { metadata, priceId, customer } = session;
  const subscription = subscribe(context, metadata.workspace_id ?? "", priceId, customer);
  session.subscription = subscription.id;
  const invoice = invoiceObject(subscription, centsOf(priceId), context.origin);
  recordAndSend(context, eventObject("invoice.paid", invoice));
}

function begin(session: CheckoutSession, state: "succeeded" | "processing"): ReturnType<Act["run"]> {
  session.status = "complete";
  session.payment = { id: drawId("pi_"), chargeId: drawId("ch_"), state, refunded: 0, dispute: null };
  return ["checkout.session.completed", sessionObject];
}

function arrive(session: CheckoutSession, state: "succeeded" | "failed"): ReturnType<Act["run"]> {
  if (session.payment) session.payment.state = state;
  const ending = state === "succeeded" ? "async_payment_succeeded" : "async_payment_failed";
  return [`checkout.session.${ending}`, sessionObject];
}

function refund(session: CheckoutSession, upTo: number): ReturnType<Act["run"]> {
  if (session.payment) session.payment.refunded = Math.max(session.payment.refunded, upTo);
  return ["charge.refunded", chargeObject];
}

function decide(session: CheckoutSession, status: "won" | "lost"): ReturnType<Act["run"]> {
  if (session.payment?.dispute) session.payment.dispute.status = status;
  return ["charge.dispute.closed", disputeObject];
}

/** A subscription to a plan's price, as if it had been bought and paid for. */
export function subscribe(
  context: PaymentContext,
  workspace: string,
  price: string,
  customer: string | null = null,
): Subscription {
  const created = unixNow();
  const subscription: Subscription = {
    id: drawId("sub_"),
    customer: customer ?? drawId("cus_"),
    workspace,
    price,
    status: "active",
    created,
    periodEnd: created + MONTH_SECONDS,
    cancelAtPeriodEnd: false,
  };
  const { content } = context.store;
  content.subscriptions = { ...content.subscriptions, [subscription.id]: subscription };
  recordAndSend(context, eventObject("customer.subscription.created", subscriptionObject(subscription)));
  return subscription;
}

/** Moves a subscription to another price or status, or lets it end with its paid period. */
export function change(
  context: PaymentContext,
  subscription: Subscription,
  to: Partial<Pick<Subscription, "price" | "status" | "cancelAtPeriodEnd">>,
): void {
  Object.assign(subscription, to);
  const type = subscription.status === "canceled" ? "deleted" : "updated";
  recordAndSend(context, eventObject(`customer.subscription.${type}`, subscriptionObject(subscription)));
}

/** Stores an event, so that it can also be read later, and sends it. */
function recordAndSend({ store, sender }: PaymentContext, event: ReturnType<typeof eventObject>): void {
  store.content.happened.push(event);
  store.save();
  sender.send(event);
}
