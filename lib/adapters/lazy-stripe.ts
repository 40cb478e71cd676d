import type { Payments } from "../core/payments.ts";
import { once } from "../text/once.ts";
import type { StripeSettings } from "./stripe.ts";

/** Payments whose library is loaded by their first call: a start of the Worker that read it too would be longer. */
export function lazyStripe(settings: StripeSettings): Payments {
  const loaded = once(async () => (await import("./stripe.ts")).stripe(settings));
  return {
    openCheckout: async (order) => (await loaded()).openCheckout(order),
    openSubscription: async (order) => (await loaded()).openSubscription(order),
    openPortal: async (request) => (await loaded()).openPortal(request),
    cancelSubscription: async (id, key) => (await loaded()).cancelSubscription(id, key),
    listPrices: async () => (await loaded()).listPrices(),
    listInvoices: async (customerId) => (await loaded()).listInvoices(customerId),
    readEvent: async (body, signature) => (await loaded()).readEvent(body, signature),
    readSubscription: async (id) => (await loaded()).readSubscription(id),
    async *eventsSince(since) {
      yield* (await loaded()).eventsSince(since);
    },
    findBought: async (paymentId) => (await loaded()).findBought(paymentId),
  };
}
