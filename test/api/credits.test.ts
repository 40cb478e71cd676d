import { describe, expect, test } from "vitest";
import { mockPayments } from "../../lib/adapters/mock/payments.ts";
import { topUpCents } from "../../lib/billing/top-ups.ts";
import { PaymentsDown } from "../../lib/core/payments.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { paymentsOf, readMoney } from "../support/money.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, json, world } from "../support/world.ts";

const BUY = "/credits/checkout";

describe("POST /credits/checkout", () => {
  test.each([
    [{}, 100, 1_000],
    [{ pack: 100 }, 100, 1_000],
    [{ pack: 500 }, 500, 4_200],
    [{ pack: 2_000 }, 2_000, 13_200],
    [{ credits: 10 }, 10, 100],
    [{ credits: 300 }, 300, 2_600],
    [{ credits: 100_000 }, 100_000, 601_200],
  ])(
    "POST /credits/checkout with %j opens a page for %d credits at %d cents and charges nothing",
    async (body, credits, amount) => {
      const w = await world();
      const before = await readMoney(w);
      const answer = await w.post(BUY, body);
      expect(answer.status).toBe(200);
      expect(await json(answer)).toEqual({
        checkout_url: expect.stringMatching(/^https:\/\/pay\.example\.com\//),
        expires_at: "2026-06-16T12:00:00.000Z",
        credits,
        amount,
        currency: "usd",
      });
      expect(paymentsOf(w).orders).toMatchObject([
        { workspaceId: w.workspaceId, credits, amount, currency: "usd" },
      ]);
      expect(await readMoney(w)).toEqual(before);
    },
  );

  test.each([
    [{ credits: 0 }, "credits", "10 to 100000"],
    [{ credits: 9 }, "credits", "10 to 100000"],
    [{ credits: 1_000_000 }, "credits", "10 to 100000"],
    [{ credits: -5 }, "credits", "10 to 100000"],
    [{ credits: 12.5 }, "credits", "10 to 100000"],
    [{ credits: "100" }, "credits", "10 to 100000"],
    [{ credits: null }, "credits", "10 to 100000"],
    [{ pack: 250 }, "pack", "100, 500, 2000"],
    [{ pack: "large" }, "pack", "100, 500, 2000"],
    [{ pack: 100, credits: 100 }, "credits", "not both"],
  ])(
    "POST /credits/checkout with %j is 422 and names the field and the allowed values",
    async (body, field, words) => {
      const w = await world();
      const refusal = await expectRefusal(await w.post(BUY, body), 422, "validation_error");
      expect(placesOf(refusal)).toEqual([["body", field]]);
      expect(refusal.message).toContain(words);
      expect(paymentsOf(w).orders).toEqual([]);
    },
  );

  test("POST /credits/checkout answers 422 for a misspelt field, so that no wrong pack is bought", async () => {
    const w = await world();
    await expectRefusal(await w.post(BUY, { pak: 500 }), 422, "validation_error");
  });

  test("a larger credit pack always costs more than a smaller one", () => {
    for (let n = 10; n < 2_500; n++) expect(topUpCents(n + 1)).toBeGreaterThan(topUpCents(n));
  });

  test("POST /credits/checkout is open to every plan with live keys", async () => {
    for (const plan of ["starter", "pro", "growth", "scale"] as const) {
      const w = await world({ plan });
      expect((await w.post(BUY, {})).status).toBe(200);
    }
  });

  test("POST /credits/checkout repeated with its Idempotency-Key opens no second page", async () => {
    const w = await world();
    const key = { "idempotency-key": "top-up-1" };
    const first = await w.post(BUY, { pack: 500 }, key);
    const again = await w.post(BUY, { pack: 500 }, key);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await again.text()).toBe(await first.text());
    expect(paymentsOf(w).orders).toHaveLength(1);
    await expectRefusal(await w.post(BUY, { pack: 100 }, key), 409, "idempotency_mismatch");
  });

  test("POST /credits/checkout with a test key is refused and calls no vendor", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    await expectRefusal(
      await w.call("POST", API + BUY, { json: { pack: 500 }, key }),
      403,
      "test_key_read_only",
    );
    await expectRefusal(await w.call("POST", API + BUY, { json: { pack: 7 }, key }), 422, "validation_error");
    expect(paymentsOf(w).orders).toEqual([]);
  });

  test("POST /credits/checkout without payment settings names what the operator must set", async () => {
    const w = await world({ service: { payments: undefined } });
    const { detail } = await expectRefusal(await w.post(BUY, {}), 503, "dependency_down");
    expect(detail).toMatchObject({ hint: expect.stringContaining("STRIPE_SECRET_KEY"), retryable: false });
  });

  test("POST /credits/checkout is 503 during a vendor outage, stores nothing, and the same key may retry", async () => {
    const payments = mockPayments(() => new Date());
    const open = payments.openCheckout;
    payments.openCheckout = () => Promise.reject(new PaymentsDown("Stripe: rate_limit 429"));
    const w = await world({ service: { payments } });
    const key = { "idempotency-key": "later" };
    const { message } = await expectRefusal(await w.post(BUY, {}, key), 503, "dependency_down");
    expect(message).toContain("Nothing was opened or charged");
    payments.openCheckout = open;
    expect((await w.post(BUY, {}, key)).status).toBe(200);
  });
});
