import type Stripe from "stripe";
import {
  PaymentsDown,
  type PlanInvoice,
  type PlanPrice,
  type PortalRequest,
  type SubscribeRequest,
} from "../core/payments.ts";
import type { Plan } from "../vocab.ts";

const INVOICES_SHOWN = 24;

/** A hosted page for a subscription. The workspace stands in the subscription's own metadata, which no payer can edit. */
export async function openSubscription(
  client: Stripe,
  prices: Readonly<Record<string, Plan>>,
  { key, workspaceId, plan, customerId, paidUrl, canceledUrl }: SubscribeRequest,
) {
  const [price] = Object.entries(prices).find(([id, named]) => id !== "" && named === plan) ?? [];
  if (!price) return undefined;
  const metadata = { workspace_id: workspaceId };
  const session = await client.checkout.sessions.create(
    {
      mode: "subscription",
      line_items: [{ price, quantity: 1 }],
      client_reference_id: workspaceId,
      metadata,
      subscription_data: { metadata },
      ...(customerId !== null && { customer: customerId }),
      success_url: paidUrl,
      cancel_url: canceledUrl,
    },
    { idempotencyKey: `subscribe-${key}` },
  );
  if (!session.url) throw new PaymentsDown(`Checkout session ${session.id} has no address.`);
  return { url: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

/** The monthly price of each plan. A price without a fixed amount is left out. */
export async function readPrices(
  client: Stripe,
  prices: Readonly<Record<string, Plan>>,
): Promise<PlanPrice[]> {
  const named = Object.entries(prices).filter(([id]) => id !== "");
  const read = await Promise.all(
    named.map(async ([id, plan]) => ({ plan, price: await client.prices.retrieve(id) })),
  );
  return read.flatMap(({ plan, price: { unit_amount: amount, currency } }) =>
    amount === null ? [] : [{ plan, amount, currency }],
  );
}

/** The customer portal, at the task that was asked for. */
export async function openPortal(
  client: Stripe,
  { customerId, returnUrl, task }: PortalRequest,
): Promise<string> {
  const { url } = await client.billingPortal.sessions.create({
    customer: customerId,
    return_url: returnUrl,
    ...(task && { flow_data: flowOf(task) }),
  });
  return url;
}

function flowOf({ do: wish, subscriptionId: subscription }: NonNullable<PortalRequest["task"]>) {
  return wish === "change"
    ? ({ type: "subscription_update", subscription_update: { subscription } } as const)
    : ({ type: "subscription_cancel", subscription_cancel: { subscription } } as const);
}

/** The same key is the same wish; the vendor remembers it for a day. */
export async function cancelSubscription(client: Stripe, id: string, key: string): Promise<true> {
  await client.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: `cancel-${key}` });
  return true;
}

export async function listInvoices(client: Stripe, customerId: string): Promise<PlanInvoice[]> {
  const { data } = await client.invoices.list({ customer: customerId, limit: INVOICES_SHOWN });
  return data.map((invoice) => ({
    id: invoice.id ?? "",
    number: invoice.number ?? null,
    at: new Date(invoice.created * 1000),
    amount: invoice.total,
    currency: invoice.currency,
    status: invoice.status ?? "draft",
    url: invoice.hosted_invoice_url ?? null,
  }));
}
