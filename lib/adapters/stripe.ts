import Stripe from "stripe";
import {
  type Bought,
  type CheckoutRequest,
  type OpenCheckout,
  type PaymentEvent,
  type Payments,
  PaymentsDown,
} from "../core/payments.ts";
import { RETRIES } from "../core/retries.ts";
import type { Plan } from "../vocab.ts";
import { boughtIn, EVENT_TYPES, eventOf, readingOf } from "./stripe-events.ts";
import {
  cancelSubscription,
  listInvoices,
  openPortal,
  openSubscription,
  readPrices,
} from "./stripe-plans.ts";

/** The API version our types were written for; the webhook endpoint has to use the same one. */
const API_VERSION = "2026-10-28.endive";
const MAX_AGE_SECONDS = 300;
const PAGE_SIZE = 100;
const PRICES_KNOWN_MS = 600_000;

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** The plan each price pays for, by price id. */
  plans: Readonly<Record<string, Plan>>;
  now(): Date;
  /** Another host, for tests. */
  at?: { host: string; port: number; protocol: "http" };
};

/**
 * Payments through Stripe: hosted Checkout pages and signed webhooks. See functions/docs/vendors/stripe.md.
 */
export function stripe({ secretKey, webhookSecret, plans, now, at }: StripeSettings): Payments {
  const client = new Stripe(secretKey, {
    ...at,
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(),
    timeout: RETRIES.stripe.timeoutMs,
    maxNetworkRetries: RETRIES.stripe.maxRetries,
    telemetry: false,
  });
  const livemode = /^.._live_/.test(secretKey);
  return {
    openCheckout: (order) => asking(() => openCheckout(client, order)),
    openSubscription: (order) => asking(() => openSubscription(client, plans, order)),
    listPrices: within(PRICES_KNOWN_MS, now, () => asking(() => readPrices(client, plans))),
    openPortal: (request) => asking(() => openPortal(client, request)),
    cancelSubscription: async (id, key) =>
      (await findOr404(() => cancelSubscription(client, id, key))) ?? false,
    listInvoices: (customerId) => asking(() => listInvoices(client, customerId)),
    async readEvent(body, signature) {
      const event = await verified(client, { body, signature, webhookSecret, now: now() });
      if (!event) return "forged";
      return event.livemode === livemode ? (eventOf(event) ?? "irrelevant") : "irrelevant";
    },
    eventsSince: (since) => eventsSince(client, since, livemode),
    readSubscription: (id) =>
      findOr404(async () => readingOf(await client.subscriptions.retrieve(id), plans)),
    findBought: (paymentId) => findOr404(async () => boughtBy(client, paymentId)),
  };
}

/** What was read stays known so long; a failure is not remembered. */
function within<T>(ms: number, now: () => Date, read: () => Promise<T>): () => Promise<T> {
  let known: { value: T; until: number } | undefined;
  return async () => {
    if (!known || known.until <= now().getTime())
      known = { value: await read(), until: now().getTime() + ms };
    return known.value;
  };
}

type SignedMessage = { body: string; signature: string; webhookSecret: string; now: Date };

/** The event, or undefined when it is not signed with our secret, at most five minutes before or after now. */
async function verified(client: Stripe, { body, signature, webhookSecret, now }: SignedMessage) {
  const { webhooks } = client;
  // The vendor's client refuses old times only.
  if (signedAtSeconds(signature) > now.getTime() / 1000 + MAX_AGE_SECONDS) return undefined;
  const crypto = Stripe.createSubtleCryptoProvider();
  try {
    // This parameter is in milliseconds; in seconds, every age would pass.
    return await webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      MAX_AGE_SECONDS,
      crypto,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

/** The time in the signature's header, as the vendor's client reads it: the last one. */
const signedAtSeconds = (signature: string): number =>
  Number.parseInt([...signature.matchAll(/(?:^|,)t=([^,]*)/g)].at(-1)?.[1] ?? "", 10);

/** Pages of Stripe's own list of events, which goes back 30 days. */
async function* eventsSince(client: Stripe, since: Date, livemode: boolean): AsyncGenerator<PaymentEvent[]> {
  const wanted = {
    types: EVENT_TYPES,
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: PAGE_SIZE,
  };
  for (let after: string | undefined; ; ) {
    const starting = after === undefined ? {} : { starting_after: after };
    const page = await asking(() => client.events.list({ ...wanted, ...starting }));
    yield page.data.filter((event) => event.livemode === livemode).flatMap((event) => eventOf(event) ?? []);
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return;
  }
}

async function openCheckout(client: Stripe, order: CheckoutRequest): Promise<OpenCheckout> {
  const { purchaseId, workspaceId, credits, amount, currency, title } = order;
  const metadata = { workspace_id: workspaceId, purchase_id: purchaseId, credits: String(credits) };
  const session = await client.checkout.sessions.create(
    {
      mode: "payment",
      line_items: [
        { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: title } } },
      ],
      client_reference_id: workspaceId,
      metadata,
      // The session's metadata does not reach the payment, which refunds refer to.
      payment_intent_data: { metadata },
      success_url: order.paidUrl,
      cancel_url: order.canceledUrl,
    },
    { idempotencyKey: `purchase-${purchaseId}` },
  );
  if (!session.url) throw new PaymentsDown(`Checkout session ${session.id} has no address.`);
  return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

async function boughtBy(client: Stripe, paymentId: string): Promise<Bought | undefined> {
  const payment = await client.paymentIntents.retrieve(paymentId);
  return boughtIn(payment.metadata) ?? undefined;
}

async function findOr404<T>(find: () => Promise<T>): Promise<T | undefined> {
  try {
    return await asking(find);
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof Stripe.errors.StripeError && cause.statusCode === 404) return undefined;
    throw error;
  }
}

/** Runs a call. The client has retried already, so its errors count as an outage. */
async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, statusCode, requestId } = error;
    // Stripe's own words may repeat a part of the key.
    throw new PaymentsDown(`Stripe: ${type} ${statusCode ?? "without answer"} ${requestId ?? ""}`.trim(), {
      cause: error,
    });
  }
}
