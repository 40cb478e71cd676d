import { type Books, drawId, type Session, type Subscription, unixNow } from "./books.ts";
import type { Courier } from "./courier.ts";
import {
  chargeObject,
  disputeObject,
  type EventType,
  eventObject,
  sessionObject,
  subscriptionObject,
} from "./objects.ts";

export type Desk = { books: Books; courier: Pick<Courier, "send"> };

const MONTH_SECONDS = 30 * 86_400;

type Act = {
  allowed(session: Session): boolean;
  run(session: Session): [EventType, (session: Session) => object];
};

const isOpen = ({ status }: Session) => status === "open";
const isPaid = ({ payment }: Session) => payment?.state === "succeeded";
const isProcessing = ({ payment }: Session) => payment?.state === "processing";
const isDisputed = ({ payment }: Session) => payment?.dispute?.status === "needs_response";
const isWhole = (session: Session) =>
  isPaid(session) && !session.payment?.dispute && (session.payment?.refunded ?? 0) < session.amount;

/** Everything a person can do at a payment page, and the event that tells of it. */
export const ACTS: Record<string, Act> = {
  pay: { allowed: isOpen, run: (session) => begin(session, "succeeded") },
  pay_later: { allowed: isOpen, run: (session) => begin(session, "processing") },
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
export function act(desk: Desk, session: Session, name: string): boolean {
  const chosen = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (!chosen?.allowed(session)) return false;
  const [type, describe] = chosen.run(session);
  tell(desk, eventObject(type, describe(session)));
  return true;
}

function begin(session: Session, state: "succeeded" | "processing"): ReturnType<Act["run"]> {
  session.status = "complete";
  session.payment = { id: drawId("pi_"), chargeId: drawId("ch_"), state, refunded: 0, dispute: null };
  return ["checkout.session.completed", sessionObject];
}

function arrive(session: Session, state: "succeeded" | "failed"): ReturnType<Act["run"]> {
  if (session.payment) session.payment.state = state;
  const ending = state === "succeeded" ? "async_payment_succeeded" : "async_payment_failed";
  return [`checkout.session.${ending}`, sessionObject];
}

function refund(session: Session, upTo: number): ReturnType<Act["run"]> {
  if (session.payment) session.payment.refunded = Math.max(session.payment.refunded, upTo);
  return ["charge.refunded", chargeObject];
}

function decide(session: Session, status: "won" | "lost"): ReturnType<Act["run"]> {
  if (session.payment?.dispute) session.payment.dispute.status = status;
  return ["charge.dispute.closed", disputeObject];
}

/** A subscription to a plan's price, as if it had been bought and paid for. */
export function subscribe(desk: Desk, workspace: string, price: string): Subscription {
  const created = unixNow();
  const subscription: Subscription = {
    id: drawId("sub_"),
    customer: drawId("cus_"),
    workspace,
    price,
    status: "active",
    created,
    periodEnd: created + MONTH_SECONDS,
  };
  desk.books.content.subscriptions[subscription.id] = subscription;
  tell(desk, eventObject("customer.subscription.created", subscriptionObject(subscription)));
  return subscription;
}

/** Moves a subscription to another price or status. */
export function change(
  desk: Desk,
  subscription: Subscription,
  to: Partial<Pick<Subscription, "price" | "status">>,
): void {
  Object.assign(subscription, to);
  const type = subscription.status === "canceled" ? "deleted" : "updated";
  tell(desk, eventObject(`customer.subscription.${type}`, subscriptionObject(subscription)));
}

/** Keeps an event, so that it can also be asked for, and sends it. */
function tell({ books, courier }: Desk, event: ReturnType<typeof eventObject>): void {
  books.content.happened.push(event);
  books.save();
  courier.send(event);
}
