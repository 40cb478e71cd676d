import type { Plan } from "../vocab.ts";

/** What is bought, by whom: travels with the payment to the vendor and back. */
export type Bought = { purchaseId: string; workspaceId: string; credits: number };

export type Order = Bought & {
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  /** What the person at the payment page reads. */
  title: string;
  paidUrl: string;
  canceledUrl: string;
};
export type OpenCheckout = { sessionId: string; url: string; expiresAt: Date };

/** What happened at the payment vendor. `bought` is null where the vendor's message does not carry it. */
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
      /** How far it has come; what has come further is never undone by what is told later. */
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
  /** Undefined: the price is none of ours. */
  plan: Plan | undefined;
  status: string;
  entitled: boolean;
  periodEndsAt: Date | null;
};

/** People pay at the vendor's pages; what comes of it is told by signed messages. */
export interface Payments {
  /** A page where a person can pay. Asked twice for one purchase it opens one page. Throws PaymentsDown. */
  openCheckout(order: Order): Promise<OpenCheckout>;
  /** What a message says; "forged" without a fresh signature of the vendor, "irrelevant" if it is nothing to us. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | "forged" | "irrelevant">;
  /** A subscription as it is now, or undefined when there is none. Throws PaymentsDown. */
  readSubscription(id: string): Promise<SubscriptionReading | undefined>;
  /** What has happened since then, a page at a time, the newest first: for what no message has told. Throws PaymentsDown. */
  eventsSince(since: Date): AsyncIterable<PaymentEvent[]>;
  /** What was bought with a payment, or undefined when it was nothing of ours. Throws PaymentsDown. */
  findBought(paymentId: string): Promise<Bought | undefined>;
}

/** The vendor could not be asked, or did not accept our settings; nothing has happened. */
export class PaymentsDown extends Error {}
