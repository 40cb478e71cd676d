import type { Plan } from "../vocab.ts";

/** A purchase and its buyer. The vendor keeps it with the payment and sends it back. */
export type Bought = { purchaseId: string; workspaceId: string; credits: number };

export type CheckoutRequest = Bought & {
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  /** The title on the payment page. */
  title: string;
  paidUrl: string;
  canceledUrl: string;
};
export type OpenCheckout = { sessionId: string; url: string; expiresAt: Date };

/** A plan to subscribe to. The vendor keeps the workspace with the subscription. */
export type SubscribeRequest = {
  /** The same key answers the same page, so that no plan is paid twice. */
  key: string;
  workspaceId: string;
  plan: Plan;
  /** The vendor's customer of the workspace, if it has one. */
  customerId: string | null;
  paidUrl: string;
  canceledUrl: string;
};
export type PortalRequest = {
  customerId: string;
  returnUrl: string;
  /** What the page begins with; null: its overview. */
  task: { do: "change" | "cancel"; subscriptionId: string } | null;
};
export type PlanInvoice = {
  id: string;
  number: string | null;
  at: Date;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  status: string;
  url: string | null;
};

/** What a month of a plan costs, in the smallest unit of the currency. */
export type PlanPrice = { plan: Plan; amount: number; currency: string };

/** An event at the payment vendor. `bought` is null where the vendor's message does not carry it. */
export type PaymentEvent = { id: string; at: Date } & (
  | {
      kind: "checkout";
      bought: Bought;
      sessionId: string;
      paymentId: string | null;
      state: "pending" | "paid" | "failed" | "expired";
      charged: number | null;
    }
  | { kind: "refund"; bought: Bought | null; paymentId: string; charged: number; refunded: number }
  | {
      kind: "dispute";
      bought: Bought | null;
      paymentId: string;
      disputeId: string;
      /** The progress of the dispute. A later message with a lower rank changes nothing. */
      rank: number;
      held: number;
    }
  | { kind: "subscription"; subscriptionId: string; workspaceId: string | null }
);
export type PaymentFact = Exclude<PaymentEvent, { kind: "subscription" }>;

export type SubscriptionReading = {
  id: string;
  customerId: string;
  workspaceId: string | null;
  /** Undefined when the price belongs to no plan. */
  plan: Plan | undefined;
  status: string;
  entitled: boolean;
  periodEndsAt: Date | null;
  /** When it ends, once it is canceled. */
  endsAt: Date | null;
};

/** The payment vendor. Customers pay on its pages, and signed messages report the outcome. */
export interface Payments {
  /** Opens a payment page. Repeated for one purchase it answers the same page. Throws PaymentsDown. */
  openCheckout(order: CheckoutRequest): Promise<OpenCheckout>;
  /** Opens a page where a plan is subscribed to; undefined where the plan has no price. Throws PaymentsDown. */
  openSubscription(order: SubscribeRequest): Promise<Omit<OpenCheckout, "sessionId"> | undefined>;
  /** Opens the page where a customer changes or cancels a subscription. Answers its address. Throws PaymentsDown. */
  openPortal(request: PortalRequest): Promise<string>;
  /**
   * Cancels a subscription to the end of what is paid, so that it does not renew. Repeated it changes nothing. False
   * when the vendor has no such subscription. Throws PaymentsDown.
   */
  cancelSubscription(id: string, key: string): Promise<boolean>;
  /** What a month of each plan that has a price costs. Known for ten minutes. Throws PaymentsDown. */
  listPrices(): Promise<PlanPrice[]>;
  /** The newest invoices of a customer. Throws PaymentsDown. */
  listInvoices(customerId: string): Promise<PlanInvoice[]>;
  /**
   * Parses a message. "forged": no fresh signature of the vendor. "irrelevant": no event that this service
   * handles.
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent | "forged" | "irrelevant">;
  /** The current state of a subscription, or undefined when it does not exist. Throws PaymentsDown. */
  readSubscription(id: string): Promise<SubscriptionReading | undefined>;
  /** Events since a time, in pages, newest first. They make up for lost messages. Throws PaymentsDown. */
  eventsSince(since: Date): AsyncIterable<PaymentEvent[]>;
  /** The purchase of a payment, or undefined when the payment is for something else. Throws PaymentsDown. */
  findBought(paymentId: string): Promise<Bought | undefined>;
}

/** The vendor could not be reached or refused our settings. Nothing has changed there. */
export class PaymentsDown extends Error {}
