import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripe } from "../../lib/adapters/stripe.ts";
import {
  SECRET_KEY,
  type StripeFake,
  signed,
  startStripeFake,
  vendorEvent,
  WEBHOOK_SECRET,
} from "../fakes/stripe.ts";

const NOW = new Date("2026-06-15T12:00:00Z");
const WORKSPACE = "01900000-0000-7000-8000-000000000002";
const BOUGHT = { purchaseId: "01900000-0000-7000-8000-000000000001", workspaceId: WORKSPACE, credits: 500 };
const METADATA = { workspace_id: WORKSPACE, purchase_id: BOUGHT.purchaseId, credits: "500" };

let fake: StripeFake;
beforeAll(async () => {
  fake = await startStripeFake();
});
afterAll(() => fake.close());

const payments = () =>
  stripe({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    plans: { price_pro: "pro" },
    now: () => NOW,
    at: { host: "127.0.0.1", port: fake.port, protocol: "http" },
  });

function reported(type: string, object: object) {
  const { body, signature } = signed(vendorEvent(type, object), { at: NOW });
  return payments().readEvent(body, signature);
}

const session = (more: object = {}) => ({
  id: "cs_1",
  mode: "payment",
  payment_status: "paid",
  payment_intent: "pi_1",
  amount_total: 4_200,
  metadata: METADATA,
  client_reference_id: WORKSPACE,
  subscription: null,
  ...more,
});
const charge = (more: object = {}) => ({
  id: "ch_1",
  payment_intent: "pi_1",
  amount: 4_200,
  amount_refunded: 1_050,
  metadata: METADATA,
  ...more,
});
const dispute = (status: string) => ({ id: "dp_1", payment_intent: "pi_1", amount: 4_200, status });

describe("Stripe events", () => {
  test.each([
    ["checkout.session.completed", "paid", "paid"],
    ["checkout.session.completed", "no_payment_required", "paid"],
    ["checkout.session.completed", "unpaid", "pending"],
    ["checkout.session.async_payment_succeeded", "paid", "paid"],
    ["checkout.session.async_payment_failed", "unpaid", "failed"],
    ["checkout.session.expired", "unpaid", "expired"],
  ])("the Stripe event %s with payment_status %s is %s", async (type, payment_status, state) => {
    expect(await reported(type, session({ payment_status }))).toEqual({
      id: expect.stringMatching(/^evt_/),
      at: new Date(1_781_500_000_000),
      kind: "checkout",
      bought: BOUGHT,
      sessionId: "cs_1",
      paymentId: "pi_1",
      state,
      charged: 4_200,
    });
  });

  test("the Stripe event charge.refunded contains the total amount refunded so far", async () => {
    expect(await reported("charge.refunded", charge())).toMatchObject({
      kind: "refund",
      bought: BOUGHT,
      paymentId: "pi_1",
      charged: 4_200,
      refunded: 1_050,
    });
  });

  test.each([
    ["charge.dispute.created", "needs_response", 1, 4_200],
    ["charge.dispute.created", "warning_needs_response", 0, 0],
    ["charge.dispute.updated", "under_review", 1, 4_200],
    ["charge.dispute.closed", "won", 2, 0],
    ["charge.dispute.closed", "lost", 2, 4_200],
    ["charge.dispute.closed", "warning_closed", 2, 0],
  ])("the Stripe event %s in state %s has rank %d and withholds %d", async (type, status, rank, held) => {
    const expected = { kind: "dispute", bought: null, paymentId: "pi_1", disputeId: "dp_1", rank, held };
    expect(await reported(type, dispute(status))).toMatchObject(expected);
  });

  test.each([
    ["customer.subscription.created", { id: "sub_1" }, null],
    ["customer.subscription.updated", { id: "sub_1" }, null],
    ["customer.subscription.deleted", { id: "sub_1" }, null],
    ["invoice.paid", { id: "in_1", parent: { subscription_details: { subscription: "sub_1" } } }, null],
    [
      "invoice.payment_failed",
      { id: "in_1", parent: { subscription_details: { subscription: { id: "sub_1" } } } },
      null,
    ],
    [
      "checkout.session.completed",
      session({ mode: "subscription", subscription: "sub_1", metadata: {} }),
      WORKSPACE,
    ],
  ])("the Stripe event %s refers to the subscription", async (type, object, workspaceId) => {
    expect(await reported(type, object)).toMatchObject({
      kind: "subscription",
      subscriptionId: "sub_1",
      workspaceId,
    });
  });

  test.each([
    ["an unknown type", "payment_link.created", {}],
    ["a page of another program", "checkout.session.completed", session({ metadata: {} })],
    [
      "credits that are no number",
      "checkout.session.completed",
      session({ metadata: { ...METADATA, credits: "1e9" } }),
    ],
    ["a charge without a payment", "charge.refunded", charge({ payment_intent: null })],
    ["an invoice of something else", "invoice.paid", { id: "in_1", parent: null }],
    ["a state of disputes that is new", "charge.dispute.updated", dispute("thinking")],
  ])("a Stripe event is irrelevant: %s", async (_, type, object) => {
    expect(await reported(type, object)).toBe("irrelevant");
  });
});

describe("objects read from Stripe", () => {
  const subscription = (more: object = {}) => ({
    id: "sub_1",
    customer: "cus_1",
    status: "active",
    metadata: { workspace_id: WORKSPACE },
    items: { data: [{ price: { id: "price_pro" }, current_period_end: 1_784_000_000 }] },
    ...more,
  });

  test("a Stripe subscription gets its plan from its price and its end from its item", async () => {
    fake.holds("/v1/subscriptions/sub_1", subscription());
    expect(await payments().readSubscription("sub_1")).toEqual({
      id: "sub_1",
      customerId: "cus_1",
      endsAt: null,
      workspaceId: WORKSPACE,
      plan: "pro",
      status: "active",
      entitled: true,
      periodEndsAt: new Date(1_784_000_000_000),
    });
  });

  test.each([
    ["trialing", true],
    ["past_due", true],
    ["unpaid", false],
    ["canceled", false],
    ["incomplete", false],
    ["incomplete_expired", false],
    ["paused", false],
  ])("a Stripe subscription with status %s entitles to its plan: %s", async (status, entitled) => {
    fake.holds("/v1/subscriptions/sub_1", subscription({ status }));
    expect(await payments().readSubscription("sub_1")).toMatchObject({ status, entitled });
  });

  test("a Stripe subscription with an unknown price gives no plan", async () => {
    const items = { data: [{ price: { id: "price_other" }, current_period_end: 1 }] };
    fake.holds("/v1/subscriptions/sub_1", subscription({ items, metadata: {} }));
    expect(await payments().readSubscription("sub_1")).toMatchObject({ plan: undefined, workspaceId: null });
  });

  test("a Stripe payment is read with the metadata written on it", async () => {
    fake.holds("/v1/payment_intents/pi_1", { id: "pi_1", metadata: METADATA });
    fake.holds("/v1/payment_intents/pi_2", { id: "pi_2", metadata: {} });
    expect(await payments().findBought("pi_1")).toEqual(BOUGHT);
    expect(await payments().findBought("pi_2")).toBeUndefined();
  });
});
