import { button, escaped, layout } from "./layout.ts";
import type { Subscription } from "./payment-store.ts";
import { PLAN_NAMES as NAMES, planOf, titleOf } from "./prices.ts";

/** The page to subscribe a workspace, and to change or end its subscriptions. */
export function plansPage(workspace: string, subscriptions: Subscription[], problem: string | null): string {
  const choices = NAMES.map((name) => `<option value="${name}">${titleOf(name)}</option>`).join("");
  return layout(
    "Plans",
    `<h1>Plans</h1>
<p class="soft">Subscribing here tells the service what a paid subscription would tell it. The workspace's plan follows within moments.</p>
${problem ? `<p role="alert"><strong>${escaped(problem)}</strong></p>` : ""}
<form method="post" action="/subscribe">
<label>Workspace id <input name="workspace" required value="${escaped(workspace)}" autocomplete="off" spellcheck="false"></label>
<label>Plan <select name="plan">${choices}</select></label>
<div class="acts"><button class="first">Subscribe</button></div>
</form>
${subscriptions.map(one).join("\n")}`,
  );
}

function one({ id, workspace, price, status, periodEnd }: Subscription): string {
  const plan = planOf(price) ?? price;
  const until = new Date(periodEnd * 1000).toISOString().slice(0, 10);
  const at = `/subscriptions/${id}`;
  const others = NAMES.filter((name) => name !== plan).map((name) =>
    button(`${at}/${name}`, `Change to ${titleOf(name)}`),
  );
  const pay =
    status === "active" ? button(`${at}/late`, "A payment fails") : button(`${at}/active`, "It is paid");
  const acts =
    status === "canceled"
      ? ""
      : `<div class="acts">${[...others, pay, button(`${at}/cancel`, "End it")].join("\n")}</div>`;
  return `<section><h2>${escaped(titleOf(plan))}, ${status.replace("_", " ")}</h2>
<p class="soft">Workspace ${escaped(workspace)}, paid until ${until}</p>${acts}</section>`;
}
