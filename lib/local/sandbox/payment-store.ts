import { randomBytes } from "node:crypto";
import * as z from "zod/v4";
import { jsonFile } from "../disk/json-file.ts";
import { type SavedState, savedState } from "../disk/saved-state.ts";

const Metadata = z.record(z.string(), z.string());

const Payment = z.object({
  id: z.string(),
  chargeId: z.string(),
  /** Bank debits take their time: ordered, but not there yet. */
  state: z.enum(["processing", "succeeded", "failed"]),
  refunded: z.number(),
  dispute: z.object({ id: z.string(), status: z.enum(["needs_response", "won", "lost"]) }).nullable(),
});

/**
 * A payment page and its outcome. Amounts are in the smallest unit of the currency; times are Unix seconds.
 */
const CheckoutSession = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  amount: z.number(),
  currency: z.string(),
  metadata: Metadata,
  paymentMetadata: Metadata,
  clientReference: z.string().nullable(),
  paidUrl: z.string(),
  canceledUrl: z.string(),
  created: z.number(),
  expires: z.number(),
  status: z.enum(["open", "complete", "expired"]),
  /** A page for a plan has its price, and once it is paid its subscription. */
  mode: z.enum(["payment", "subscription"]).default("payment"),
  priceId: z.string().default(""),
  customer: z.string().nullable().default(null),
  subscription: z.string().nullable().default(null),
  payment: Payment.nullable(),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

const Subscription = z.object({
  id: z.string(),
  customer: z.string(),
  workspace: z.string(),
  price: z.string(),
  status: z.enum(["active", "past_due", "canceled"]),
  created: z.number(),
  periodEnd: z.number(),
  cancelAtPeriodEnd: z.boolean().default(false),
});
export type Subscription = z.infer<typeof Subscription>;

export const Outgoing = z.object({ id: z.string(), body: z.string(), tries: z.number(), dueMs: z.number() });
export type Outgoing = z.infer<typeof Outgoing>;

const PaymentContent = z.object({
  port: z.int(),
  sessions: z.record(z.string(), CheckoutSession),
  subscriptions: z.record(z.string(), Subscription),
  outgoing: z.array(Outgoing),
  /** Recent events, delivered or not, oldest first. */
  happened: z.array(z.object({ id: z.string(), type: z.string(), created: z.number() })),
  /** Idempotency-Key to the request it came with first, and the answer. */
  answers: z.record(
    z.string(),
    z.object({ request: z.string(), status: z.number(), body: z.unknown(), at: z.number() }),
  ),
});
type PaymentContent = z.infer<typeof PaymentContent>;

export type PaymentStore = SavedState<PaymentContent>;

const ANSWERS_KEPT_SECONDS = 86_400;
const EVENTS_KEPT = 1_000;

/** The state of the payment sandbox. With a file it survives a crash of this process. */
export function openPaymentStore(path?: string): PaymentStore {
  const file = jsonFile({ path, shape: PaymentContent, wayOut: "move it away to start without purchases" });
  const empty = { port: 0, sessions: {}, subscriptions: {}, outgoing: [], happened: [], answers: {} };
  const { content, save } = savedState<PaymentContent>(file, empty);
  return {
    content,
    save() {
      content.happened = content.happened.slice(-EVENTS_KEPT);
      const oldest = unixNow() - ANSWERS_KEPT_SECONDS;
      const fresh = Object.entries(content.answers).filter(([, { at }]) => at >= oldest);
      content.answers = Object.fromEntries(fresh);
      save();
    },
  };
}

export const unixNow = () => Math.floor(Date.now() / 1000);

/** An id as the vendor gives them: `cs_test_` and 36 random hex digits. */
export const drawId = (prefix: string) => prefix + randomBytes(18).toString("hex");

export const sessionOf = ({ content }: PaymentStore, paymentId: string): CheckoutSession | undefined =>
  Object.values(content.sessions).find(({ payment }) => payment?.id === paymentId);
