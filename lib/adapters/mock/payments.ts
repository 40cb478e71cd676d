import type {
  Bought,
  CheckoutRequest,
  PaymentEvent,
  Payments,
  PlanInvoice,
  PlanPrice,
  PortalRequest,
  SubscribeRequest,
  SubscriptionReading,
} from "../../core/payments.ts";

export type MockPayments = Payments & {
  /** Every page that was opened, in order. */
  orders: CheckoutRequest[];
  /** Every page for a plan, and every portal, that was opened, in order. */
  subscribed: SubscribeRequest[];
  portals: PortalRequest[];
  prices: PlanPrice[];
  invoices: PlanInvoice[];
  /** Every subscription that was asked to be canceled, in order. */
  canceled: string[];
  subscriptions: Map<string, SubscriptionReading>;
  /** Every event of the vendor, delivered by webhook or not. */
  happened: PaymentEvent[];
};

/** Payments in memory, for tests in one process. A message is an event as it is, with the signature "signed". */
export function mockPayments(now: () => Date): MockPayments {
  const orders: CheckoutRequest[] = [];
  const subscribed: SubscribeRequest[] = [];
  const portals: PortalRequest[] = [];
  const prices: PlanPrice[] = [];
  const invoices: PlanInvoice[] = [];
  const canceled: string[] = [];
  const subscriptions = new Map<string, SubscriptionReading>();
  const happened: PaymentEvent[] = [];
  const page = (purchaseId: string) => ({
    sessionId: `cs_${purchaseId}`,
    url: `https://pay.example.com/${purchaseId}`,
    expiresAt: new Date(now().getTime() + 86_400_000),
  });
  return {
    orders,
    subscribed,
    portals,
    prices,
    invoices,
    canceled,
    subscriptions,
    happened,
    async *eventsSince(since) {
      yield happened.filter(({ at }) => at >= since);
    },
    async openCheckout(order) {
      if (!orders.some(({ purchaseId }) => purchaseId === order.purchaseId)) orders.push(order);
      return page(order.purchaseId);
    },
    async openSubscription(order) {
      subscribed.push(order);
      return {
        url: `https://pay.example.com/subscribe/${order.plan}`,
        expiresAt: page("").expiresAt,
      };
    },
    async openPortal(request) {
      portals.push(request);
      return `https://pay.example.com/portal/${request.task?.do ?? "overview"}`;
    },
    async cancelSubscription(id) {
      canceled.push(id);
      const known = subscriptions.get(id);
      if (known?.entitled) subscriptions.set(id, { ...known, endsAt: known.endsAt ?? known.periodEndsAt });
      return known !== undefined;
    },
    listPrices: async () => prices,
    listInvoices: async () => invoices,
    async readEvent(body, signature) {
      if (signature !== "signed") return "forged";
      const event = JSON.parse(body) as PaymentEvent;
      return { ...event, at: new Date(event.at) };
    },
    readSubscription: async (id) => subscriptions.get(id),
    async findBought(paymentId): Promise<Bought | undefined> {
      const order = orders.find(({ purchaseId }) => paymentId === `pi_${purchaseId}`);
      return (
        order && { purchaseId: order.purchaseId, workspaceId: order.workspaceId, credits: order.credits }
      );
    },
  };
}
