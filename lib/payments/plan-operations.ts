import * as z from "zod/v4";
import { utcDay } from "../core/calendar.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { Plan } from "../vocab.ts";
import { askingVendor } from "./asking-vendor.ts";
import { listPaid, type PaidPurchase } from "./store-payments.ts";
import { type KnownSubscription, listSubscriptions } from "./store-subscriptions.ts";

const PaidPlan = Plan.exclude(["free"]);
const Moment = z.iso.datetime();

const Subscription = z.object({
  plan: Plan.describe("The plan it pays for."),
  status: z.string().describe("The payment service's word, such as active or past_due."),
  period_ends_at: Moment.nullable().describe("Until when it is paid."),
  ends_at: Moment.nullable().describe("When it ends, once it is canceled; null while it renews."),
});

const toSubscription = ({ plan, status, periodEndsAt, endsAt }: KnownSubscription) => ({
  plan,
  status,
  period_ends_at: periodEndsAt?.toISOString() ?? null,
  ends_at: endsAt?.toISOString() ?? null,
});

const Price = z.object({
  plan: Plan.describe("The plan."),
  amount: z.int().describe("In the smallest unit of the currency: cents."),
  currency: z.string().describe("ISO 4217 code in lower case."),
});

export const getSubscription = operation({
  id: "get_subscription",
  summary: "Read the workspace's plan and the subscription that pays for it.",
  effect: "read",
  input: z.object({}),
  output: z.object({
    plan: Plan.describe("The plan that holds now."),
    can_pay: z.boolean().describe("Payments are set up, so a plan can be subscribed to."),
    is_customer: z
      .boolean()
      .describe("The payment service knows the workspace, so it has a page and invoices there."),
    subscription: Subscription.nullable().describe("What pays for the plan; null without one."),
    prices: z
      .array(Price)
      .describe("What a month of each plan costs; empty while the payment service does not say."),
  }),
  async run(ctx) {
    const [known, prices] = await Promise.all([
      listSubscriptions(ctx.db, ctx.workspaceId),
      ctx.payments?.listPrices().catch(() => []) ?? [],
    ]);
    const paying = known.find(({ entitled }) => entitled);
    return {
      plan: ctx.plan,
      can_pay: ctx.payments !== undefined,
      is_customer: known.length > 0,
      subscription: paying ? toSubscription(paying) : null,
      prices,
    };
  },
});

const Page = z.object({ url: z.url().describe("Page of the payment service, for a person.") });

export const subscribePlan = operation({
  id: "subscribe_plan",
  summary: "Open a page where a person subscribes to a plan; nothing is charged by this call.",
  effect: "write",
  testKey: "read only",
  audit: (_ctx, { plan }) => plan,
  input: z.object({ plan: PaidPlan.meta({ description: "The plan to subscribe to.", examples: ["pro"] }) }),
  output: Page.extend({ expires_at: Moment.describe("When the page closes.") }),
  async run(ctx, { plan }) {
    const known = await listSubscriptions(ctx.db, ctx.workspaceId);
    if (known.some(({ entitled }) => entitled)) throw subscribedAlready();
    const billing = `${ctx.settings.publicUrl}/app/billing`;
    const opened = await askingVendor(ctx, (vendor) =>
      vendor.openSubscription({
        // A page that is opened again within a day is the same one; a subscription that ended opens another.
        key: `${ctx.workspaceId}-${plan}-${utcDay(ctx.now())}-${known.length}`,
        workspaceId: ctx.workspaceId,
        plan,
        customerId: known[0]?.customerId ?? null,
        paidUrl: `${billing}?done=subscribed`,
        canceledUrl: billing,
      }),
    );
    if (!opened) throw noPrice(plan);
    return { url: opened.url, expires_at: opened.expiresAt.toISOString() };
  },
});

export const manageSubscription = operation({
  id: "manage_subscription",
  summary: "Open the payment service's page where a person changes or cancels the plan, or sees payments.",
  effect: "write",
  testKey: "read only",
  audit: (_ctx, { task }) => task,
  input: z.object({
    task: z
      .enum(["overview", "change", "cancel"])
      .default("overview")
      .meta({ description: "What the page begins with.", examples: ["change"] }),
  }),
  output: Page,
  async run(ctx, { task }) {
    const known = await listSubscriptions(ctx.db, ctx.workspaceId);
    const [newest] = known;
    if (!newest) throw noSubscription();
    const paying = known.find(({ entitled }) => entitled);
    if (task !== "overview" && !paying) throw noSubscription();
    const url = await askingVendor(ctx, (vendor) =>
      vendor.openPortal({
        customerId: (paying ?? newest).customerId,
        returnUrl: `${ctx.settings.publicUrl}/app/billing`,
        task: task !== "overview" && paying ? { do: task, subscriptionId: paying.id } : null,
      }),
    );
    return { url };
  },
});

const Invoice = z.object({
  id: z.string().describe("The payment service's id; of bought credits the id of the purchase."),
  credits: z.int().nullable().describe("Credits that were bought; null for a month of a plan."),
  number: z.string().nullable().describe("The number on the invoice."),
  at: Moment.describe("When it was made."),
  amount: z.int().describe("Total in the smallest unit of the currency: cents."),
  currency: z.string().describe("ISO 4217 code in lower case."),
  status: z
    .string()
    .describe("draft, open, paid, void or uncollectible; refunded for credits that were paid back."),
  url: z.url().nullable().describe("Page with the invoice and its PDF."),
});

export const listInvoices = operation({
  id: "list_invoices",
  summary:
    "List what the workspace has paid, newest first: invoices of its subscriptions and bought credits.",
  effect: "read",
  input: z.object({}),
  output: z.array(Invoice),
  async run(ctx) {
    const [known, bought] = await Promise.all([
      listSubscriptions(ctx.db, ctx.workspaceId),
      listPaid(ctx.db, ctx.workspaceId),
    ]);
    const customers = [...new Set(known.map(({ customerId }) => customerId))];
    const lists = await Promise.all(
      customers.map((id) => askingVendor(ctx, (vendor) => vendor.listInvoices(id))),
    );
    const invoices = lists.flat().map((invoice) => ({ ...invoice, credits: null }));
    const newestFirst = [...invoices, ...bought.map(toInvoice)].toSorted(
      (a, b) => b.at.getTime() - a.at.getTime(),
    );
    return newestFirst.map((invoice) => ({ ...invoice, at: invoice.at.toISOString() }));
  },
});

/** Bought credits as a line of the same list. They are paid once, and have no invoice of the vendor's. */
const toInvoice = ({ id, credits, amount, charged, refunded, currency, at }: PaidPurchase) => ({
  ...{ id, credits, at, currency, number: null, url: null },
  amount: charged ?? amount,
  status: refunded >= (charged ?? amount) ? "refunded" : "paid",
});

const subscribedAlready = () =>
  new Refusal("bad_request", "This workspace has a subscription already.", {
    hint: "Change its plan instead; a second one would be paid beside it.",
    retryable: false,
  });

const noSubscription = () =>
  new Refusal("not_found", "This workspace has no subscription.", {
    hint: "Subscribe to a plan first.",
    retryable: false,
  });

const noPrice = (plan: string) =>
  new Refusal("dependency_down", `The ${plan} plan cannot be bought here: it has no price.`, {
    hint: `Whoever operates this service sets STRIPE_PRICE_${plan.toUpperCase()}.`,
    retryable: false,
  });
