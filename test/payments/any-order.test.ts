import fc from "fast-check";
import { expect, test } from "vitest";
import type { CheckoutRequest, PaymentEvent } from "../../lib/core/payments.ts";
import { checkout, deliverEvent, dispute, openCheckout, readMoney, refund } from "../support/money.ts";
import { world } from "../support/world.ts";

/** Every event that can arrive about one purchase. */
const STORY = (of: CheckoutRequest): PaymentEvent[] => [
  checkout(of, { state: "pending" }),
  checkout(of),
  refund(of, 100),
  refund(of, 300),
  dispute(of, "open", { held: 400 }),
  dispute(of, "won", { held: 0 }),
  dispute(of, "open", { disputeId: "dp_2", held: 200 }),
];

test("payment events lead to the same end in any order and number", async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1_000)), async (dice) => {
      const w = await world();
      const of = await openCheckout(w);
      const reported = STORY(of).flatMap((event) => [event, event]);
      while (reported.length > 0) {
        const [event] = reported.splice((dice.next().value ?? 0) % reported.length, 1);
        if (event) expect(await deliverEvent(w, event)).toBe(204);
      }
      expect(await readMoney(w)).toEqual({ monthly: 600, bought: 50, owed: 0 });
    }),
    { numRuns: 20, seed: 20_261_120 },
  );
});
