import { Hono } from "hono";
import { PaymentsDown } from "../../lib/core/payments.ts";
import { receivePaymentEvent } from "../../lib/payments/receive.ts";
import type { AppEnv } from "../http/env.ts";
import { readText } from "../http/read-json.ts";

const MAX_BYTES = 1024 * 1024;

/**
 * The route for Stripe's events. 204: stored or irrelevant. 400: not signed by Stripe. 5xx: Stripe sends it
 * again.
 */
export const stripeEvents = new Hono<AppEnv>().post("/", async (c) => {
  const { service } = c.var;
  if (!service.payments) return c.json({ code: "dependency_down", message: "Payments are not set up." }, 503);
  const signature = c.req.header("stripe-signature") ?? "";
  const event = await service.payments.readEvent(await readText(c.req.raw, MAX_BYTES), signature);
  if (event === "forged") {
    return c.json({ code: "invalid_signature", message: "This call is not freshly signed by Stripe." }, 400);
  }
  if (event === "irrelevant") return c.body(null, 204);
  try {
    await receivePaymentEvent(service, service.payments, event);
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    service.log("payments_down", { event_id: event.id, reason: error.message });
    return c.text("Not yet.", 503);
  }
  return c.body(null, 204);
});
