import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  checkout,
  deliverEvent,
  dispute,
  openCheckout,
  paymentsOf,
  purchaseOf,
  readMoney,
  refund,
} from "../support/money.ts";
import { startRun } from "../support/runs.ts";
import { json, world } from "../support/world.ts";

const bought = async (w: Parameters<typeof readMoney>[0]) => (await readMoney(w)).bought;

describe("a payment", () => {
  test("a payment brings its credits once, however often its event arrives", async () => {
    const w = await world();
    const of = await openCheckout(w, 500);
    const paid = checkout(of);
    expect(await deliverEvent(w, paid)).toBe(204);
    expect(await deliverEvent(w, paid)).toBe(204);
    expect(await deliverEvent(w, checkout(of))).toBe(204);
    expect(await bought(w)).toBe(500);
    expect(await purchaseOf(w, of)).toMatchObject({
      state: "paid",
      entitled: 500,
      paymentId: `pi_${of.purchaseId}`,
    });
    expect(await json(await w.get("/me"))).toMatchObject({ credits: { bought: 500, total: 1_100 } });
  });

  test("a pending payment is credited when it succeeds, not before", async () => {
    const w = await world();
    const of = await openCheckout(w);
    await deliverEvent(w, checkout(of, { state: "pending" }));
    expect(await bought(w)).toBe(0);
    await deliverEvent(w, checkout(of));
    await deliverEvent(w, checkout(of, { state: "pending" }));
    expect(await bought(w)).toBe(100);
    expect((await purchaseOf(w, of)).state).toBe("paid");
  });

  test.each(["failed", "expired"] as const)(
    "a payment that has %s brings no credits, and a late event about it takes none",
    async (state) => {
      const w = await world();
      const [lost, paid] = [await openCheckout(w), await openCheckout(w)];
      await deliverEvent(w, checkout(lost, { state }));
      await deliverEvent(w, checkout(paid));
      await deliverEvent(w, checkout(paid, { state }));
      expect(await bought(w)).toBe(100);
      expect([(await purchaseOf(w, lost)).state, (await purchaseOf(w, paid)).state]).toEqual([state, "paid"]);
    },
  );

  test("a payment at another checkout page brings no credits", async () => {
    const w = await world();
    const of = await openCheckout(w);
    await deliverEvent(w, checkout(of, { sessionId: "cs_other" }));
    expect(await bought(w)).toBe(0);
    await deliverEvent(w, checkout(of));
    expect(await bought(w)).toBe(100);
  });

  test("a payment whose purchase row is lost is credited from its metadata", async () => {
    const w = await world();
    const of = { ...(await openCheckout(w)), purchaseId: "01900000-0000-7000-8000-00000000beef" };
    await deliverEvent(w, checkout(of));
    await deliverEvent(w, checkout(of));
    expect(await bought(w)).toBe(100);
  });

  test("a payment for an unknown workspace or by another program changes nothing", async () => {
    const w = await world();
    const of = await openCheckout(w);
    const unknown = { ...of, workspaceId: "01900000-0000-7000-8000-000000000000" };
    expect(await deliverEvent(w, checkout(unknown))).toBe(204);
    expect(await deliverEvent(w, refund(of, 1_000, { bought: null, paymentId: "pi_other" }))).toBe(204);
    expect(await bought(w)).toBe(0);
  });

  test("an unsigned event changes nothing", async () => {
    const w = await world();
    const of = await openCheckout(w);
    expect(await deliverEvent(w, checkout(of), "forged")).toBe(400);
    expect(await bought(w)).toBe(0);
  });
});

describe("a refund", () => {
  test("a partial refund takes back its share of the credits, and a full one all of them", async () => {
    const w = await world();
    const of = await openCheckout(w, 500);
    await deliverEvent(w, checkout(of));
    await deliverEvent(w, refund(of, 1_050));
    expect(await bought(w)).toBe(375);
    await deliverEvent(w, refund(of));
    expect(await readMoney(w)).toMatchObject({ bought: 0, owed: 0 });
  });

  test("a refund is a share of the amount paid, rounded in the customer's favour", async () => {
    const w = await world();
    const of = await openCheckout(w);
    await deliverEvent(w, checkout(of, { charged: 700 }));
    await deliverEvent(w, refund(of, 1, { charged: 700 }));
    expect(await bought(w)).toBe(100);
    await deliverEvent(w, refund(of, 350, { charged: 700 }));
    expect(await bought(w)).toBe(50);
  });

  test("a refund that arrives before its payment is subtracted from the payment", async () => {
    const w = await world();
    const of = await openCheckout(w);
    await deliverEvent(w, refund(of, 250));
    expect(await readMoney(w)).toMatchObject({ bought: 0, owed: 0 });
    await deliverEvent(w, checkout(of));
    expect(await bought(w)).toBe(75);
  });

  test("a smaller refund that arrives late does not replace a larger one", async () => {
    const w = await world();
    const of = await openCheckout(w);
    await deliverEvent(w, checkout(of));
    await deliverEvent(w, refund(of, 800));
    await deliverEvent(w, refund(of, 300));
    expect(await bought(w)).toBe(20);
  });

  test("a refund of spent credits is owed, and the next purchase settles it", async () => {
    const w = await world({ plan: "starter" });
    const [first, second] = [await openCheckout(w, 100), await openCheckout(w, 500)];
    await deliverEvent(w, checkout(first));
    w.pass(60);
    for (let n = 0; n < 60; n++) await startRun(w, { asset_type: n % 2 === 0 ? "carousel" : "slideshow" });
    expect(await readMoney(w)).toEqual({ monthly: 0, bought: 70, owed: 0 });
    await deliverEvent(w, refund(first));
    expect(await readMoney(w)).toEqual({ monthly: 0, bought: 0, owed: 30 });
    await deliverEvent(w, checkout(second));
    expect(await readMoney(w)).toEqual({ monthly: 0, bought: 470, owed: 0 });
  });
});

describe("a dispute", () => {
  test("a dispute withholds the credits until it is decided", async () => {
    const w = await world();
    const [one, two] = [await openCheckout(w), await openCheckout(w)];
    for (const of of [one, two]) await deliverEvent(w, checkout(of));
    await deliverEvent(w, dispute(one, "open"));
    await deliverEvent(w, dispute(two, "open"));
    expect(await bought(w)).toBe(0);
    await deliverEvent(w, dispute(one, "won"));
    await deliverEvent(w, dispute(two, "lost"));
    expect(await bought(w)).toBe(100);
  });

  test("a dispute whose end arrives before its begin stays ended", async () => {
    const w = await world();
    const of = await openCheckout(w);
    await deliverEvent(w, checkout(of));
    await deliverEvent(w, dispute(of, "won"));
    await deliverEvent(w, dispute(of, "open"));
    expect(await bought(w)).toBe(100);
  });

  test("a dispute and a refund together never take more than the purchase", async () => {
    const w = await world();
    const of = await openCheckout(w);
    await deliverEvent(w, checkout(of));
    await deliverEvent(w, refund(of, 600));
    await deliverEvent(w, dispute(of, "open"));
    expect(await readMoney(w)).toMatchObject({ bought: 0, owed: 0 });
    await deliverEvent(w, dispute(of, "won"));
    expect(await bought(w)).toBe(40);
  });

  test("a dispute that the vendor cannot be asked about is answered 5xx, so its event is repeated", async () => {
    const w = await world();
    const of = await openCheckout(w);
    await deliverEvent(w, checkout(of));
    const { findBought } = paymentsOf(w);
    paymentsOf(w).findBought = () => Promise.reject(new Error("down"));
    const opened = dispute(of, "open");
    expect(await deliverEvent(w, opened)).toBe(500);
    expect(await bought(w)).toBe(100);
    paymentsOf(w).findBought = findBought;
    expect(await deliverEvent(w, opened)).toBe(204);
    expect(await bought(w)).toBe(0);
  });
});

test("GET /me shows the credits that are owed", async () => {
  const w = await world();
  const of = await openCheckout(w);
  await deliverEvent(w, checkout(of));
  await w.service.db.execute(
    sql`update usage_counters set bought_credits = 30 where workspace_id = ${w.workspaceId}`,
  );
  await deliverEvent(w, refund(of));
  expect(await json(await w.get("/me"))).toMatchObject({ credits: { bought: 0, total: 600, owed: 70 } });
});
