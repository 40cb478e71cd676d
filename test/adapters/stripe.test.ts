import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mockPayments } from "../../lib/adapters/mock/payments.ts";
import { stripe } from "../../lib/adapters/stripe.ts";
import { PaymentsDown } from "../../lib/core/payments.ts";
import { startPayments } from "../../lib/local/sandbox/server.ts";
import { ORDER, paymentsContract } from "../contract/payments.ts";
import {
  type Fault,
  SECRET_KEY,
  type StripeFake,
  signed,
  startStripeFake,
  vendorEvent,
  WEBHOOK_SECRET,
} from "../fakes/stripe.ts";

const NOW = new Date("2026-06-15T12:00:00Z");
const SETTINGS = {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
  plans: { price_pro: "pro" as const },
  now: () => NOW,
};
const at = (port: number) => ({ host: "127.0.0.1", port, protocol: "http" as const });

paymentsContract("memory", async () => ({ payments: mockPayments(() => NOW), close: async () => {} }));
paymentsContract("Stripe", async () => {
  const vendor = await startStripeFake();
  return { payments: stripe({ ...SETTINGS, at: at(vendor.port) }), close: vendor.close };
});
paymentsContract("the local sandbox", async () => {
  const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET };
  const vendor = await startPayments({ ...keys, webhookUrl: "http://127.0.0.1:9/none" });
  return { payments: stripe({ ...SETTINGS, at: at(vendor.port) }), close: vendor.close };
});

let fake: StripeFake;
beforeAll(async () => {
  fake = await startStripeFake();
});
afterAll(() => fake.close());
beforeEach(() => fake.script());

const payments = (more: Partial<Parameters<typeof stripe>[0]> = {}) =>
  stripe({ ...SETTINGS, at: at(fake.port), ...more });

describe("opening a Stripe checkout", () => {
  test("a Stripe checkout names the product and the workspace and repeats them on the payment", async () => {
    await payments().openCheckout(ORDER);
    const [sent] = fake.asked;
    expect(sent).toMatchObject({
      method: "POST",
      path: "/v1/checkout/sessions",
      version: "2026-10-28.endive",
    });
    expect(sent?.key).toContain(ORDER.purchaseId);
    expect(sent?.form).toEqual({
      mode: "payment",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "4200",
      "line_items[0][price_data][product_data][name]": ORDER.title,
      client_reference_id: ORDER.workspaceId,
      "metadata[workspace_id]": ORDER.workspaceId,
      "metadata[purchase_id]": ORDER.purchaseId,
      "metadata[credits]": "500",
      "payment_intent_data[metadata][workspace_id]": ORDER.workspaceId,
      "payment_intent_data[metadata][purchase_id]": ORDER.purchaseId,
      "payment_intent_data[metadata][credits]": "500",
      success_url: ORDER.paidUrl,
      cancel_url: ORDER.canceledUrl,
    });
  });

  test.each<[string, Fault[]]>([
    ["a failing vendor", ["api_error", "api_error"]],
    ["a dropped connection", ["drop"]],
    ["a lost answer", ["lost"]],
    ["a key in use", ["busy"]],
  ])("a Stripe checkout survives %s and opens one page", async (_, troubles) => {
    fake.script(troubles);
    const page = await payments().openCheckout(ORDER);
    expect(page.url).toContain(page.sessionId);
    expect(fake.opened()).toBe(1);
    expect(new Set(fake.asked.map(({ key }) => key)).size).toBe(1);
  });

  test.each<[string, Fault[]]>([
    ["is failing for long", ["api_error", "api_error", "api_error"]],
    ["has had too much", ["rate_limit", "rate_limit", "rate_limit"]],
    ["is not there", ["drop", "drop", "drop"]],
  ])("a Stripe checkout reports that the vendor %s", async (_, troubles) => {
    fake.script(troubles);
    await expect(payments().openCheckout(ORDER)).rejects.toThrow(PaymentsDown);
    expect(fake.opened()).toBe(0);
  });

  test("a Stripe checkout with a wrong key reports the problem and does not repeat the key", async () => {
    const wrong = "sk_test_WRONGANDSECRET";
    const failure = await payments({ secretKey: wrong })
      .openCheckout(ORDER)
      .catch((error: Error) => error);
    expect(failure).toBeInstanceOf(PaymentsDown);
    expect((failure as Error).message).toContain("401");
    expect((failure as Error).message).not.toContain("WRONG");
  });
});

describe("the signature of a Stripe webhook", () => {
  const session = {
    id: "cs_1",
    object: "checkout.session",
    mode: "payment",
    payment_status: "paid",
    payment_intent: "pi_1",
    amount_total: 4_200,
    metadata: { workspace_id: ORDER.workspaceId, purchase_id: ORDER.purchaseId, credits: "500" },
  };
  const event = vendorEvent("checkout.session.completed", session);
  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

  test("a Stripe webhook with a recent and correct signature is read", async () => {
    for (const at of [minutes(-4), minutes(4)]) {
      const { body, signature } = signed(event, { at });
      expect(await payments().readEvent(body, signature)).toMatchObject({ id: event.id, kind: "checkout" });
    }
  });

  test("a Stripe webhook with two signatures during a secret change needs one correct one", async () => {
    const { body, signature } = signed(event, { at: NOW });
    const both = signature.replace(",v1=", `,v1=${"0".repeat(64)},v1=`);
    expect(await payments().readEvent(body, both)).toMatchObject({ id: event.id });
  });

  test.each([
    ["another secret", { secret: "whsec_other", at: NOW }],
    ["a time long past", { at: minutes(-6) }],
    ["a time to come", { at: minutes(6) }],
  ])("a Stripe webhook signed with %s is forged", async (_, how) => {
    const { body, signature } = signed(event, how);
    expect(await payments().readEvent(body, signature)).toBe("forged");
  });

  test("a Stripe webhook whose signature covers another body is forged, even if one space differs", async () => {
    const { body, signature } = signed(event, { at: NOW });
    expect(await payments().readEvent(`${body} `, signature)).toBe("forged");
  });

  test("a Stripe webhook of the other mode, live or test, is irrelevant", async () => {
    const { body, signature } = signed({ ...event, livemode: true }, { at: NOW });
    expect(await payments().readEvent(body, signature)).toBe("irrelevant");
  });
});
