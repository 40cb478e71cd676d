import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { type PaymentsOptions, startPayments } from "../../../lib/local/sandbox/server.ts";

const KEYS = { secretKey: "sk_test_sandbox", webhookSecret: "whsec_sandbox" };

/** A service that takes in events, checked with the vendor's own library; `refuse` lets the next ones fail. */
export async function startListener() {
  const events: Stripe.Event[] = [];
  let refusals = 0;
  const client = new Stripe(KEYS.secretKey);
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (refusals-- > 0) return response.writeHead(503).end();
    events.push(
      client.webhooks.constructEvent(body, String(request.headers["stripe-signature"]), KEYS.webhookSecret),
    );
    response.writeHead(204).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs/stripe`,
    events,
    types: () => events.map(({ type }) => type),
    refuse(count: number) {
      refusals = count;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The sandbox, the vendor's client for it, and a person's browser without a window. */
export async function openSandbox(options: Omit<PaymentsOptions, "secretKey" | "webhookSecret">) {
  const sandbox = await startPayments({ ...KEYS, ...options });
  const origin = `http://localhost:${sandbox.port}`;
  const client = new Stripe(KEYS.secretKey, { host: "127.0.0.1", port: sandbox.port, protocol: "http" });
  return {
    ...sandbox,
    origin,
    client,
    look: async (url: string) => (await fetch(url.replace("localhost", "127.0.0.1"))).text(),
    /** Presses a button: posts, and answers the page that it leads to. */
    async press(path: string, form: Record<string, string> = {}) {
      const answer = await fetch(`http://127.0.0.1:${sandbox.port}${path}`, {
        method: "POST",
        body: new URLSearchParams(form),
        redirect: "follow",
      });
      return { status: answer.status, page: await answer.text() };
    },
    open: (amount = 1_000) =>
      client.checkout.sessions.create({
        mode: "payment",
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: "usd",
              unit_amount: amount,
              product_data: { name: "100 <b>credits</b>" },
            },
          },
        ],
        client_reference_id: "w",
        metadata: { purchase_id: "p" },
        payment_intent_data: { metadata: { purchase_id: "p" } },
        success_url: "http://localhost:1/paid?session={CHECKOUT_SESSION_ID}",
        cancel_url: "http://localhost:1/canceled",
      }),
  };
}

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
