import { randomBytes } from "node:crypto";
import { readKept, writeKept } from "./kept.ts";

type Metadata = Record<string, string>;

/** A payment page and what became of it. Amounts are in the smallest unit of the currency; times are Unix seconds. */
export type Session = {
  id: string;
  url: string;
  title: string;
  amount: number;
  currency: string;
  metadata: Metadata;
  paymentMetadata: Metadata;
  clientReference: string | null;
  paidUrl: string;
  canceledUrl: string;
  created: number;
  expires: number;
  status: "open" | "complete" | "expired";
  payment: Payment | null;
};
type Payment = {
  id: string;
  chargeId: string;
  /** Bank debits take their time: ordered, but not there yet. */
  state: "processing" | "succeeded" | "failed";
  refunded: number;
  dispute: { id: string; status: "needs_response" | "won" | "lost" } | null;
};
export type Subscription = {
  id: string;
  customer: string;
  workspace: string;
  price: string;
  status: "active" | "past_due" | "canceled";
  created: number;
  periodEnd: number;
};
export type Outgoing = { id: string; body: string; tries: number; dueMs: number };

export type VendorEvent = { id: string; type: string; created: number };

type Content = {
  port: number;
  sessions: Record<string, Session>;
  subscriptions: Record<string, Subscription>;
  outgoing: Outgoing[];
  /** Every event of late, told or not, oldest first. */
  happened: VendorEvent[];
  /** Idempotency-Key to the request it came with first, and the answer. */
  answers: Record<string, { request: string; status: number; body: unknown; at: number }>;
};

export type Books = { content: Content; save(): void };

const ANSWERS_KEPT_SECONDS = 86_400;
const EVENTS_KEPT = 1_000;

/** All that the payment sandbox knows. With a file it survives whatever ends this process. */
export function openBooks(file?: string): Books {
  const content: Content = {
    port: 0,
    sessions: {},
    subscriptions: {},
    outgoing: [],
    happened: [],
    answers: {},
    ...readKept<Content>(file),
  };
  return {
    content,
    save() {
      if (file === undefined) return;
      content.happened = content.happened.slice(-EVENTS_KEPT);
      const oldest = unixNow() - ANSWERS_KEPT_SECONDS;
      const fresh = Object.entries(content.answers).filter(([, { at }]) => at >= oldest);
      content.answers = Object.fromEntries(fresh);
      writeKept(file, JSON.stringify(content));
    },
  };
}

export const unixNow = () => Math.floor(Date.now() / 1000);

/** An id as the vendor gives them: `cs_test_` and letters nobody guesses. */
export const drawId = (prefix: string) => prefix + randomBytes(18).toString("hex");

export const sessionOf = ({ content }: Books, paymentId: string): Session | undefined =>
  Object.values(content.sessions).find(({ payment }) => payment?.id === paymentId);
