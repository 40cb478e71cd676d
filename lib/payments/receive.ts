import { booksOf } from "../access/workspaces.ts";
import type { PaymentEvent, PaymentFact, Payments } from "../core/payments.ts";
import type { Ports } from "../core/ports.ts";
import { restorePurchase, settlePurchase } from "./store.ts";
import { followSubscription } from "./subscription.ts";

/** Takes in what the payment vendor tells. Safe to run twice, late and out of order; throws when it is to be told again. */
export async function receive(ports: Ports, vendor: Payments, event: PaymentEvent): Promise<void> {
  const outcome =
    event.kind === "subscription"
      ? await followSubscription(ports, vendor, event)
      : await settle(ports, vendor, event);
  ports.log("payment_event", { event_id: event.id, kind: event.kind, outcome });
}

async function settle(ports: Ports, vendor: Payments, fact: PaymentFact): Promise<string> {
  const bought = fact.bought ?? (await vendor.findBought(fact.paymentId ?? ""));
  if (!bought) return "not_ours";
  const books = booksOf(ports, bought.workspaceId);
  let { known, moved } = await settlePurchase(ports.db, books, { fact, bought });
  if (!known) {
    await restorePurchase(ports.db, fact, bought, ports.now());
    ({ known, moved } = await settlePurchase(ports.db, books, { fact, bought }));
  }
  return known ? `moved ${moved}` : "no_such_purchase";
}
