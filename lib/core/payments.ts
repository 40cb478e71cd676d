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
};

/** The payment vendor. Customers pay on its pages, and signed messages report the outcome. */
export interface Payments {
  /** Opens a payment page. Repeated for one purchase it answers the same page. Throws PaymentsDown. */
  openCheckout(order: CheckoutRequest): Promise<OpenCheckout>;
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
