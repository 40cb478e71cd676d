import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { buyCredits } from "../../../lib/payments/buy-credits.ts";
import { getSubscription } from "../../../lib/payments/plan-operations.ts";
import { CreditHistoryQuery, listCreditHistory } from "../../../lib/runs/credit-history.ts";
import { getUsage } from "../../../lib/runs/usage.ts";
import { own } from "../../../lib/text/own.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { beginning } from "../ui/beginning.ts";
import { Credits } from "../ui/credits.tsx";
import { Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { inWords } from "../ui/numbers.ts";
import { Plans } from "../ui/plans.tsx";
import { priceOf } from "../ui/price.ts";
import { TYPE_NAMES } from "../ui/runs.tsx";
import { Page } from "../ui/shell.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/times.tsx";

const PackForm = z.object({ pack: z.coerce.number().pipe(buyCredits.input.shape.pack.unwrap()) });

const DONE: Readonly<Record<string, string>> = {
  bought:
    "Thank you. The credits you bought stand below; a payment that is not confirmed yet adds them within seconds.",
  subscribed:
    "Thank you. Your plan stands below; a payment that is not confirmed yet changes it within seconds.",
};

/** Plan, credits and what moved them. Payment itself happens on the vendor's page. */
export const billingPages = new Hono<AppEnv>()
  .get("/billing", (c) => billing(c, {}))
  .post("/billing/credits", async (c) =>
    submitted(await readForm(c), PackForm, {
      async work(input) {
        const { checkout_url: url, credits, amount } = await buyCredits(c.var.signedIn.ctx, input);
        const says = `${inWords(credits)} credits for $${amount / 100}. Nothing is charged before you pay.`;
        return leadOn(c, { url, says, label: "Go to the payment page" });
      },
      show: (state, status) => billing(c, { state, status }),
    }),
  );

type Usage = Awaited<ReturnType<typeof getUsage>>;
type Entries = Awaited<ReturnType<typeof listCreditHistory>>;

/** An address of the vendor's, and what a person does there. */
type Onward = { url: string; says: string; label: string };
type BillingView = { state?: FormState; status?: Parameters<typeof page>[2]; onward?: Onward };

/** The page of plan, credits and ledger, with the way to the vendor's page where one was opened. */
export async function billing(
  c: Context<AppEnv>,
  { state = EMPTY_FORM, status = 200, onward }: BillingView,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [usage, entries, subscribed] = await Promise.all([
    getUsage(ctx, {}),
    listCreditHistory(ctx, CreditHistoryQuery.parse({ limit: "30" })),
    getSubscription(ctx, {}),
  ]);
  const isOwner = record.role === "owner";
  const invoices = isOwner && (subscribed.is_customer || usage.credits.bought > 0) && (
    <a class="button plain" href="/app/billing/invoices">
      Invoices and receipts
    </a>
  );
  return page(
    c,
    <Page
      title="Billing"
      at="/app/billing"
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={invoices}
    >
      <Problem state={state} />
      {onward && <Pay onward={onward} />}
      <div class="halves">
        <Credits usage={usage} isOwner={isOwner} />
        <Caps usage={usage} />
      </div>
      <Plans subscribed={subscribed} isOwner={isOwner} />
      <Ledger entries={entries} />
    </Page>,
    status,
  );
}

/** Goes on to the payment service by itself: `form-action` blocks a redirect to it, and a page may lead there. */
export function leadOn(c: Context<AppEnv>, onward: Onward): Promise<Response> {
  c.header("Refresh", `0; url=${onward.url}`);
  return billing(c, { onward });
}

/** The same way as a link, for a browser that stays. */
const Pay = ({ onward: { url, says, label } }: { onward: Onward }) => (
  <p class="notice good row between" role="status">
    <span>{says}</span>
    <a class="button main" href={url}>
      {label}
    </a>
  </p>
);

const Caps = ({ usage }: { usage: Usage }) => (
  <section class="card stack">
    <h2>This month</h2>
    <ul class="list">
      {Object.entries(usage.by_asset_type).map(([type, { runs, free, cap, cap_used: used, credits }]) => (
        <li>
          <p class="row between">
            <span>
              {TYPE_NAMES[type as AssetType]}{" "}
              {cap !== 0 && <span class="soft small">{`${priceOf(type as AssetType)} each`}</span>}
            </span>
            <span class="soft small">
              {cap === 0 ? "not on this plan" : `${used ?? 0} of ${inWords(cap ?? 0)}`}
              {runs > 0 && `, ${inWords(credits)} ${credits === 1 ? "credit" : "credits"}`}
            </span>
          </p>
          {cap !== null && cap > 0 && (
            <progress max={cap} value={used ?? 0} aria-label={`${used ?? 0} of ${cap}`} />
          )}
          {free > 0 && <p class="hint">{withFree(runs)}</p>}
        </li>
      ))}
    </ul>
  </section>
);

/** Why more runs were made than count. */
const withFree = (runs: number): string =>
  runs === 1
    ? "Your first post was free: it counts neither in credits nor here."
    : `${inWords(runs)} were made. The first post was free: it counts neither in credits nor here.`;

const KINDS: Record<Entries[number]["kind"], string> = {
  grant: "Grant of the plan",
  plan: "Change of plan",
  expire: "End of the month",
  reserve: "Made",
  return: "Given back, it failed",
  onboarding: "First post, free",
  purchase: "Bought",
  refund: "Refunded",
  dispute: "Payment disputed",
  debt: "Settled",
};

const Ledger = ({ entries }: { entries: Entries }) => (
  <section class="card">
    <h2>Credit history</h2>
    {entries.length === 0 && <p class="soft">Nothing yet.</p>}
    {entries.length > 0 && (
      <Table columns={["When", "What", { end: "Credits" }]}>
        {entries.map((entry) => (
          <tr>
            <td>
              <Time at={entry.at} />
            </td>
            <td>
              <What entry={entry} />
            </td>
            <td class="end">{entry.amount > 0 ? `+${inWords(entry.amount)}` : inWords(entry.amount)}</td>
          </tr>
        ))}
      </Table>
    )}
  </section>
);

/** What moved credits: for a run its type, and its name as the way to it. */
const What = ({ entry: { kind, run_id, asset_type, name } }: { entry: Entries[number] }) => {
  if (!run_id || !asset_type)
    return kind === "purchase" ? (
      <May do="buy_credits" otherwise={KINDS[kind]}>
        {KINDS[kind]}{" "}
        <a class="small" href="/app/billing/invoices">
          Receipt
        </a>
      </May>
    ) : (
      KINDS[kind]
    );
  const type = TYPE_NAMES[asset_type];
  return (
    <>
      <a class="line" href={`/app/runs/${run_id}`}>
        {name ? beginning(name, 100) : type}
      </a>
      <span class="soft small">{kind === "reserve" ? type : `${type}. ${KINDS[kind]}`}</span>
    </>
  );
};
