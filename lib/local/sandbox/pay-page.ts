import { own } from "../../text/own.ts";
import { ACTS } from "./actions.ts";
import { button, escaped, layout, price } from "./layout.ts";
import type { CheckoutSession } from "./payment-store.ts";

const LABELS: Record<string, string> = {
  pay: "Pay",
  pay_later: "Pay by bank transfer",
  expire: "Let the page expire",
  arrive: "The transfer arrives",
  bounce: "The transfer fails",
  refund_half: "Refund half",
  refund: "Refund all",
  dispute: "Dispute the payment",
  win: "Decide for the seller",
  lose: "Decide for the payer",
};
const DECLINED = "Your card was declined. Nothing was charged; you can try again.";

/** The page of one payment, in any state. `said` is the outcome of the last action. */
export function payPage(session: CheckoutSession, said: "declined" | "impossible" | null): string {
  const { id, amount, currency, title } = session;
  const buttons = Object.entries(ACTS)
    .filter(([, { allowed }]) => allowed(session))
    .map(([name]) => button(`/pay/${id}/${name}`, own(LABELS, name) ?? name, name === "pay"));
  if (session.status === "open") buttons.splice(1, 0, button(`/pay/${id}/decline`, "Decline the card"));
  return layout(
    stateOf(session),
    `<h1>${escaped(title)}</h1>
<p class="price">${price(amount, currency)}</p>
<p role="status"><strong>${escaped(said === "declined" ? DECLINED : stateOf(session))}</strong></p>
${said === "impossible" ? '<p role="alert">That is not possible any more.</p>' : ""}
<div class="acts">${buttons.join("\n")}</div>
<p class="soft">${wayBack(session)}</p>`,
  );
}

function stateOf({ status, mode, payment, amount, currency }: CheckoutSession): string {
  if (status === "expired") return "This page has expired. Nothing was charged.";
  if (!payment) return "Waiting for payment";
  if (mode === "subscription") return "Paid. The new plan starts in a few seconds.";
  if (payment.state === "processing") return "The transfer is on its way; credits come when it arrives.";
  if (payment.state === "failed") return "The transfer failed. Nothing was charged.";
  const { dispute, refunded } = payment;
  if (dispute?.status === "needs_response")
    return "Paid, and disputed: the credits are withheld until it is decided.";
  if (dispute) return `Paid, and disputed: decided for the ${dispute.status === "won" ? "seller" : "payer"}.`;
  return refunded > 0
    ? `Paid. ${price(refunded, currency)} of ${price(amount, currency)} were refunded.`
    : "Paid. Thank you.";
}

function wayBack({ id, status, paidUrl, canceledUrl }: CheckoutSession): string {
  const target = status === "complete" ? paidUrl.replace("{CHECKOUT_SESSION_ID}", id) : canceledUrl;
  return /^https?:\/\//.test(target) ? `<a href="${escaped(target)}">Back to the service</a>` : "";
}

export const noPage = () =>
  layout(
    "No such page",
    "<h1>There is no such payment page</h1><p>The address may belong to another data folder.</p>",
  );
