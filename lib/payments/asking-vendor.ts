import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { type Payments, PaymentsDown } from "../core/payments.ts";
import { RETRIES } from "../core/retries.ts";

/** Asks the payment vendor. Throws a refusal where payments are not set up, or the vendor cannot be reached. */
export async function askingVendor<T>(ctx: Ctx, ask: (vendor: Payments) => Promise<T>): Promise<T> {
  if (!ctx.payments) throw notSetUp();
  try {
    return await ask(ctx.payments as Payments);
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    ctx.log("payments_down", { request_id: ctx.requestId, reason: error.message });
    throw unreachable();
  }
}

const notSetUp = () =>
  new Refusal("dependency_down", "Nothing can be bought here: payments are not set up.", {
    hint: "Whoever operates this service sets STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; the deploy guide lists them.",
    retryable: false,
    retry_after: RETRIES.callers.retryAfterSeconds,
  });

const unreachable = () =>
  new Refusal("dependency_down", "The payment service cannot be reached. Nothing was opened or charged.", {
    hint: "Try again with the same Idempotency-Key.",
    retryable: true,
    retry_after: RETRIES.callers.retryAfterSeconds,
  });
