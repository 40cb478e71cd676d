import { button, escaped, layout, price as priced } from "./layout.ts";
import type { Subscription } from "./payment-store.ts";
import { centsOf, PLAN_NAMES, planOf, titleOf } from "./prices.ts";

/** Where a customer changes and ends subscriptions. `back` is the address that the service gave. */
export function portalPage(customer: string, subscriptions: Subscription[], back: string): string {
  const way = /^https?:\/\//.test(back) ? `<p><a href="${escaped(back)}">Back to the service</a></p>` : "";
  return layout(
    "Your subscription",
    `<h1>Your subscription</h1>
${subscriptions.map((one) => section(customer, one, back)).join("\n")}
${way}`,
  );
}

function section(customer: string, one: Subscription, back: string): string {
  const plan = planOf(one.price) ?? one.price;
  const day = new Date(one.periodEnd * 1000).toISOString().slice(0, 10);
  const at = (action: string) => `/portal/${customer}/${one.id}/${action}?back=${encodeURIComponent(back)}`;
  const others = PLAN_NAMES.filter((name) => name !== plan).map((name) =>
    button(at(name), `Change to ${titleOf(name)}`),
  );
  const end = one.cancelAtPeriodEnd
    ? button(at("keep"), "Keep it after all", true)
    : button(at("end"), "Cancel at the end of the month");
  const acts =
    one.status === "canceled"
      ? ""
      : `<div class="acts">${[...others, end, button(at("cancel"), "End it now")].join("\n")}</div>`;
  return `<section><h2>${escaped(titleOf(plan))}, ${one.status.replace("_", " ")}</h2>
<p>${priced(centsOf(one.price), "usd")} a month. ${one.cancelAtPeriodEnd ? `It ends on ${day}.` : `Paid until ${day}.`}</p>${acts}</section>`;
}

/** What an invoice shows. */
export const invoicePage = (one: Subscription): string =>
  layout(
    "Invoice",
    `<h1>Invoice</h1>
<p class="price">${priced(centsOf(one.price), "usd")}</p>
<p>The ${escaped(titleOf(planOf(one.price) ?? one.price))} plan, one month from ${new Date(one.created * 1000).toISOString().slice(0, 10)}. Paid.</p>`,
  );
