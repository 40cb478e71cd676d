import { ledgerContext } from "../access/workspaces.ts";
import type { PaymentEvent, PaymentFact, Payments } from "../core/payments.ts";
import type { Ports } from "../core/ports.ts";
import { restorePurchase, settlePurchase } from "./store.ts";
import { followSubscription } from "./subscription.ts";

/** Receives an event of the payment vendor. Safe to run twice, late and out of order; throws when the vendor should send it again. */
export async function receivePaymentEvent(
  ports: Ports,
  vendor: Payments,
  event: PaymentEvent,
): Promise<void> {
  const outcome =
    event.kind === "subscription"
      ? await followSubscription(ports, vendor, event)
      : await settlePayment(ports, vendor, event);
  ports.log("payment_event", { event_id: event.id, kind: event.kind, outcome });
}

async function settlePayment(ports: Ports, vendor: Payments, fact: PaymentFact): Promise<string> {
  const bought = fact.bought ?? (await vendor.findBought(fact.paymentId ?? ""));
  if (!bought) return "not_ours";
  const ledger = ledgerContext(ports, bought.workspaceId);
  let { known, moved } = await settlePurchase(ports.db, ledger, { fact, bought });
  if (!known) {
    await restorePurchase(ports.db, fact, bought, ports.now());
    ({ known, moved } = await settlePurchase(ports.db, ledger, { fact, bought }));
  }
  return known ? `moved ${moved}` : "no_such_purchase";
}
