import fc from "fast-check";
import { expect, test } from "vitest";
import type { Order, PaymentEvent } from "../../lib/core/payments.ts";
import { checkout, dispute, money, order, refund, tell } from "../support/money.ts";
import { world } from "../support/world.ts";

/** Everything that can be told about one purchase. */
const STORY = (of: Order): PaymentEvent[] => [
  checkout(of, { state: "pending" }),
  checkout(of),
  refund(of, 100),
  refund(of, 300),
  dispute(of, "open", { held: 400 }),
  dispute(of, "won", { held: 0 }),
  dispute(of, "open", { disputeId: "dp_2", held: 200 }),
];

test("whatever order the events come in, and however often, the end is the same", async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1_000)), async (dice) => {
      const w = await world();
      const of = await order(w);
      const told = STORY(of).flatMap((event) => [event, event]);
      while (told.length > 0) {
        const [event] = told.splice((dice.next().value ?? 0) % told.length, 1);
        if (event) expect(await tell(w, event)).toBe(204);
      }
      expect(await money(w)).toEqual({ monthly: 600, bought: 50, owed: 0 });
    }),
    { numRuns: 20, seed: 20_261_120 },
  );
});
