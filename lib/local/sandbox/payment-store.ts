import { randomBytes } from "node:crypto";
import { readJsonFile, writeFileDurably } from "./json-file.ts";

type Metadata = Record<string, string>;

/**
 * A payment page and its outcome. Amounts are in the smallest unit of the currency; times are Unix seconds.
 */
export type CheckoutSession = {
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

type VendorEvent = { id: string; type: string; created: number };

type PaymentContent = {
  port: number;
  sessions: Record<string, CheckoutSession>;
  subscriptions: Record<string, Subscription>;
  outgoing: Outgoing[];
  /** Recent events, delivered or not, oldest first. */
  happened: VendorEvent[];
  /** Idempotency-Key to the request it came with first, and the answer. */
  answers: Record<string, { request: string; status: number; body: unknown; at: number }>;
};

export type PaymentStore = { content: PaymentContent; save(): void };

const ANSWERS_KEPT_SECONDS = 86_400;
const EVENTS_KEPT = 1_000;

/** The state of the payment sandbox. With a file it survives a crash of this process. */
export function openPaymentStore(file?: string): PaymentStore {
  const content: PaymentContent = {
    port: 0,
    sessions: {},
    subscriptions: {},
    outgoing: [],
    happened: [],
    answers: {},
    ...readJsonFile<PaymentContent>(file),
  };
  return {
    content,
    save() {
      if (file === undefined) return;
      content.happened = content.happened.slice(-EVENTS_KEPT);
      const oldest = unixNow() - ANSWERS_KEPT_SECONDS;
      const fresh = Object.entries(content.answers).filter(([, { at }]) => at >= oldest);
      content.answers = Object.fromEntries(fresh);
      writeFileDurably(file, JSON.stringify(content));
    },
  };
}

export const unixNow = () => Math.floor(Date.now() / 1000);

/** An id as the vendor gives them: `cs_test_` and 36 random hex digits. */
export const drawId = (prefix: string) => prefix + randomBytes(18).toString("hex");

export const sessionOf = ({ content }: PaymentStore, paymentId: string): CheckoutSession | undefined =>
  Object.values(content.sessions).find(({ payment }) => payment?.id === paymentId);
