import { expect, test } from "vitest";
import { PaymentsDown } from "../../lib/core/payments.ts";
import { checkout, deliverEvent, openCheckout, paymentsOf, readMoney, refund } from "../support/money.ts";
import { world } from "../support/world.ts";

const bought = async (w: Parameters<typeof readMoney>[0]) => (await readMoney(w)).bought;

test("a payment without an event is found at the vendor, and no payment counts twice", async () => {
  const w = await world();
  const [reported, lost] = [await openCheckout(w, 100), await openCheckout(w, 500)];
  const [first, second] = [checkout(reported), checkout(lost)];
  await deliverEvent(w, first);
  paymentsOf(w).happened.push(second, first, refund(lost, lost.amount / 2));
  expect((await w.sweep()).payments).toBe(2);
  expect(await bought(w)).toBe(100 + 250);
  w.pass(7 * 3600);
  expect((await w.sweep()).payments).toBe(0);
  expect(await deliverEvent(w, second)).toBe(204);
  expect(await bought(w)).toBe(350);
});

test("the vendor is asked every six hours, by one instance", async () => {
  const w = await world();
  let asked = 0;
  paymentsOf(w).eventsSince = async function* () {
    asked++;
    yield [];
  };
  await Promise.all([w.sweep(), w.sweep()]);
  w.pass(6 * 3600 - 60);
  await w.sweep();
  expect(asked).toBe(1);
  w.pass(120);
  await w.sweep();
  expect(asked).toBe(2);
});

test("after an outage the vendor is asked again in the next sweep", async () => {
  const w = await world();
  const lost = await openCheckout(w);
  const vendor = paymentsOf(w);
  const { eventsSince } = vendor;
  // biome-ignore lint/correctness/useYield: it breaks off before its first page.
  vendor.eventsSince = async function* () {
    throw new PaymentsDown("Stripe: api_error 500");
  };
  vendor.happened.push(checkout(lost));
  expect((await w.sweep()).payments).toBeUndefined();
  vendor.eventsSince = eventsSince;
  expect((await w.sweep()).payments).toBe(1);
});
