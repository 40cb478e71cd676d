import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { creditLedger, purchases, usageCounters } from "../../drizzle/schema/index.ts";
import type { MockPayments } from "../../lib/adapters/mock/payments.ts";
import type { CheckoutRequest, PaymentEvent } from "../../lib/core/payments.ts";
import type { World } from "./world.ts";

type EventPart<K> = Partial<Extract<PaymentEvent, { kind: K }>>;

export const paymentsOf = (w: World) => w.service.payments as MockPayments;

/** Opens a checkout and answers what the vendor was asked for. */
export async function openCheckout(w: World, credits = 100): Promise<CheckoutRequest> {
  const answer = await w.post("/credits/checkout", { credits });
  expect(answer.status).toBe(200);
  const made = paymentsOf(w).orders.at(-1);
  if (!made) throw new Error("No page was opened.");
  return made;
}

let next = 0;
const about = () => ({ id: `evt_${next++}`, at: new Date("2026-06-15T12:00:00Z") });
const boughtIn = ({ purchaseId, workspaceId, credits }: CheckoutRequest) => ({
  purchaseId,
  workspaceId,
  credits,
});

export const checkout = (of: CheckoutRequest, overrides: EventPart<"checkout"> = {}): PaymentEvent => ({
  ...about(),
  kind: "checkout",
  bought: boughtIn(of),
  sessionId: `cs_${of.purchaseId}`,
  paymentId: `pi_${of.purchaseId}`,
  state: "paid",
  charged: of.amount,
  ...overrides,
});

export const refund = (
  of: CheckoutRequest,
  refunded = of.amount,
  overrides: EventPart<"refund"> = {},
): PaymentEvent => ({
  ...about(),
  kind: "refund",
  bought: boughtIn(of),
  paymentId: `pi_${of.purchaseId}`,
  charged: of.amount,
  refunded,
  ...overrides,
});

/** `state`: opened, or decided for one side. */
export const dispute = (
  of: CheckoutRequest,
  state: "open" | "won" | "lost",
  overrides: EventPart<"dispute"> = {},
): PaymentEvent => ({
  ...about(),
  kind: "dispute",
  bought: null,
  paymentId: `pi_${of.purchaseId}`,
  disputeId: "dp_1",
  rank: state === "open" ? 1 : 2,
  held: state === "won" ? 0 : of.amount,
  ...overrides,
});

/** Delivers an event as the vendor would; answers the status. */
export async function deliverEvent(w: World, event: PaymentEvent, signature = "signed"): Promise<number> {
  const init = { json: event, headers: { "stripe-signature": signature }, key: null };
  return (await w.call("POST", "/jobs/stripe", init)).status;
}

/** How the money stands, after making sure that the ledger adds up to it. */
export async function readMoney({ service: { db }, workspaceId }: World) {
  const [ledger] = await db
    .select({
      sum: sql<number>`coalesce(sum(${creditLedger.amount}), 0)::int`,
      debt: sql<number>`coalesce(sum(${creditLedger.amount}) filter (where kind = 'debt'), 0)::int`,
    })
    .from(creditLedger)
    .where(eq(creditLedger.workspaceId, workspaceId));
  const [row] = await db.select().from(usageCounters).where(eq(usageCounters.workspaceId, workspaceId));
  if (!ledger || !row) throw new Error("The workspace has no books.");
  expect(ledger.sum, "the ledger adds up to the balance").toBe(row.monthlyCredits + row.boughtCredits);
  expect(ledger.debt, "and its debt entries to what is owed").toBe(row.owedCredits);
  return { monthly: row.monthlyCredits, bought: row.boughtCredits, owed: row.owedCredits };
}

export async function purchaseOf({ service: { db } }: World, { purchaseId }: CheckoutRequest) {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
  if (!row) throw new Error("There is no such purchase.");
  return row;
}
