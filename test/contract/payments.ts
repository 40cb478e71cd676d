import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CheckoutRequest, Payments, SubscribeRequest } from "../../lib/core/payments.ts";

export type OpenedPayments = { payments: Payments; close(): Promise<unknown> };

export const ORDER: CheckoutRequest = {
  purchaseId: "01900000-0000-7000-8000-000000000001",
  workspaceId: "01900000-0000-7000-8000-000000000002",
  credits: 500,
  amount: 4_200,
  currency: "usd",
  title: "500 credits for Kite & Söhne [Works]",
  paidUrl: "https://brandrun.test/checkout/paid",
  canceledUrl: "https://brandrun.test/checkout/canceled",
};

export const PLAN: SubscribeRequest = {
  key: "pro-2026-06-15-0",
  workspaceId: "01900000-0000-7000-8000-000000000002",
  plan: "pro",
  customerId: null,
  paidUrl: "https://brandrun.test/app/billing?done=subscribed",
  canceledUrl: "https://brandrun.test/app/billing",
};

/** What every adapter of the payments port does. */
export function paymentsContract(name: string, open: () => Promise<OpenedPayments>) {
  describe(`payments through ${name}`, () => {
    let at: OpenedPayments;
    beforeAll(async () => {
      at = await open();
    });
    afterAll(() => at.close());

    test("a checkout has an address, an id and an end", async () => {
      const page = await at.payments.openCheckout(ORDER);
      expect(page.url).toMatch(/^https?:\/\//);
      expect(page.sessionId).not.toBe("");
      expect(page.expiresAt.getTime()).toBeGreaterThan(Date.parse("2026-01-01"));
    });

    test("one purchase has one checkout, however often it is opened", async () => {
      const [one, two] = [await at.payments.openCheckout(ORDER), await at.payments.openCheckout(ORDER)];
      expect(two).toEqual(one);
    });

    test("a plan has one page for one key, however often it is opened", async () => {
      const [one, two] = [await at.payments.openSubscription(PLAN), await at.payments.openSubscription(PLAN)];
      expect(one?.url).toMatch(/^https?:\/\//);
      expect(two).toEqual(one);
    });

    test("a customer without a subscription has no invoices", async () => {
      expect(await at.payments.listInvoices("cus_none")).toEqual([]);
    });

    test("a payment message without a valid signature is forged", async () => {
      for (const signature of ["", "t=1,v1=00", "nonsense", "v1=aa"]) {
        expect(await at.payments.readEvent('{"id":"evt_1","type":"charge.refunded"}', signature)).toBe(
          "forged",
        );
      }
    });

    test("an unknown subscription or payment is undefined", async () => {
      expect(await at.payments.readSubscription("sub_none")).toBeUndefined();
      expect(await at.payments.findBought("pi_none")).toBeUndefined();
    });
  });
}
