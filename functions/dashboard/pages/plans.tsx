import { Hono } from "hono";
import { listInvoices, manageSubscription, subscribePlan } from "../../../lib/payments/plan-operations.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { readForm, submitted } from "../http/form.ts";
import { inWords } from "../ui/numbers.ts";
import { PLAN_NAMES } from "../ui/plans.tsx";
import { Page } from "../ui/shell.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/times.tsx";
import { billing, leadOn } from "./billing.tsx";

/** What a person does on the payment service's page. */
const SAYS = {
  overview: "The payment service keeps your subscription, and continues one that is canceled.",
  change: "Choose the plan there; its price is shown before anything changes.",
  cancel: "Confirm there that the plan is to end.",
} as const;

/** Subscribing to a plan and changing it. Payment itself happens on the vendor's page. */
export const planPages = new Hono<AppEnv>()
  .post("/billing/subscribe", async (c) =>
    submitted(await readForm(c), subscribePlan.input, {
      async work(input) {
        const { url } = await subscribePlan(c.var.signedIn.ctx, input);
        const says = `The ${PLAN_NAMES[input.plan]} plan, by the month. The page shows its price; nothing is charged before you pay.`;
        return leadOn(c, { url, says, label: "Go to the payment page" });
      },
      show: (state, status) => billing(c, { state, status }),
    }),
  )
  .post("/billing/manage", async (c) =>
    submitted(await readForm(c), manageSubscription.input, {
      async work(input) {
        const { url } = await manageSubscription(c.var.signedIn.ctx, input);
        const says = `${SAYS[input.task]} You come back here afterwards.`;
        return leadOn(c, { url, says, label: "Go to your subscription" });
      },
      show: (state, status) => billing(c, { state, status }),
    }),
  )
  .get("/billing/invoices", async (c) => {
    const { ctx, record } = c.var.signedIn;
    const invoices = await listInvoices(ctx, {});
    const named = invoices.find(({ id, credits }) => credits !== null && id === c.req.query("receipt"));
    if (named)
      return page(
        c,
        <Page title={`Receipt ${receiptNumber(named)}`} at="/app/billing" who={record} actions={<Back />}>
          <Receipt invoice={named} workspace={record.workspace.name} person={record.user.email} />
        </Page>,
      );
    return page(
      c,
      <Page title="Invoices and receipts" at="/app/billing" who={record} actions={<Back />}>
        <section class="card">
          {invoices.length === 0 ? (
            <p class="soft">None yet. Credits that you buy and each month of a plan are listed here.</p>
          ) : (
            <InvoiceTable invoices={invoices} />
          )}
        </section>
      </Page>,
    );
  });

const Back = () => (
  <a class="button plain" href="/app/billing">
    Back to billing
  </a>
);

type Invoices = Awaited<ReturnType<typeof listInvoices>>;

const STATES: Readonly<Record<string, string>> = {
  draft: "Not sent yet",
  open: "To be paid",
  paid: "Paid",
  void: "Withdrawn",
  uncollectible: "Not paid",
  refunded: "Paid back",
};

const InvoiceTable = ({ invoices }: { invoices: Invoices }) => (
  <Table columns={["When", "What", "Number", "State", { end: "Amount" }]}>
    {invoices.map(({ at, credits, number, id, status, amount, currency, url }) => (
      <tr>
        <td>
          <Time at={at} day />
        </td>
        <td>{credits === null ? "A month of the plan" : `${inWords(credits)} credits`}</td>
        <td>
          {credits === null ? (
            <Invoice url={url} number={number} />
          ) : (
            <a href={`/app/billing/invoices?receipt=${id}`}>{`Receipt ${receiptNumber({ id, at })}`}</a>
          )}
        </td>
        <td>{own(STATES, status) ?? status}</td>
        <td class="end">{amountOf({ amount, currency })}</td>
      </tr>
    ))}
  </Table>
);

/** The invoice is the payment service's. One that is not finished has no number. */
const Invoice = ({ url, number }: Pick<Invoices[number], "url" | "number">) => {
  const name = number ?? "Invoice";
  return url ? <a href={url}>{name}</a> : (number ?? "Not numbered yet");
};

/** A number that people can read out: the day, and the end of the id. */
const receiptNumber = ({ id, at }: Pick<Invoices[number], "id" | "at">): string =>
  `${at.slice(0, 10).replaceAll("-", "")}-${id.slice(-6).toUpperCase()}`;

type ReceiptProps = { invoice: Invoices[number]; workspace: string; person: string };

/** What was bought, for whom and for how much, to print or to keep. */
const Receipt = ({ invoice, workspace, person }: ReceiptProps) => (
  <section class="card stack">
    <h2>{`${inWords(invoice.credits ?? 0)} credits`}</h2>
    <dl class="facts">
      <dt>Number</dt>
      <dd>{receiptNumber(invoice)}</dd>
      <dt>Bought on</dt>
      <dd>
        <Time at={invoice.at} day />
      </dd>
      <dt>For</dt>
      <dd>{`${workspace}, ${person}`}</dd>
      <dt>Amount</dt>
      <dd>{amountOf(invoice)}</dd>
      <dt>State</dt>
      <dd>{own(STATES, invoice.status) ?? invoice.status}</dd>
    </dl>
    <p class="hint">
      Paid once, through the payment service. Print this page, or save it as a PDF, to keep it.
    </p>
  </section>
);

const amountOf = ({ amount, currency }: Pick<Invoices[number], "amount" | "currency">): string =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
