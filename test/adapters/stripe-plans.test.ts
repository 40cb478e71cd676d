import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stripe } from "../../lib/adapters/stripe.ts";
import { type Payments, PaymentsDown } from "../../lib/core/payments.ts";
import { type LocalPayments, startPayments } from "../../lib/local/sandbox/server.ts";
import { PLAN } from "../contract/payments.ts";
import { SECRET_KEY, type StripeFake, startStripeFake, WEBHOOK_SECRET } from "../fakes/stripe.ts";

const through = (port: number): Payments =>
  stripe({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    plans: { price_pro: "pro", "": "starter" },
    now: () => new Date("2026-06-15T12:00:00Z"),
    at: { host: "127.0.0.1", port, protocol: "http" },
  });

describe("plans at Stripe", () => {
  let fake: StripeFake;
  let payments: Payments;
  beforeAll(async () => {
    fake = await startStripeFake();
    payments = through(fake.port);
  });
  afterAll(() => fake.close());
  beforeEach(() => fake.script());

  test("the page names the price, and the workspace in the subscription's own metadata", async () => {
    const page = await payments.openSubscription({ ...PLAN, customerId: "cus_1" });
    expect(page?.url).toContain("https://checkout.stripe.com/");
    expect(fake.asked[0]).toMatchObject({
      path: "/v1/checkout/sessions",
      key: `subscribe-${PLAN.key}`,
      form: {
        mode: "subscription",
        "line_items[0][price]": "price_pro",
        "line_items[0][quantity]": "1",
        "subscription_data[metadata][workspace_id]": PLAN.workspaceId,
        client_reference_id: PLAN.workspaceId,
        customer: "cus_1",
        success_url: PLAN.paidUrl,
      },
    });
  });

  test("a plan without a price opens no page, also where a setting is empty", async () => {
    for (const plan of ["starter", "scale"] as const)
      expect(await payments.openSubscription({ ...PLAN, plan })).toBeUndefined();
    expect(fake.asked).toEqual([]);
  });

  test("prices are asked for by their ids, and known for a while", async () => {
    const own = through(fake.port);
    fake.holds("/v1/prices/price_pro", { id: "price_pro", unit_amount: 4_900, currency: "usd" });
    const known = [{ plan: "pro", amount: 4_900, currency: "usd" }];
    expect([await own.listPrices(), await own.listPrices()]).toEqual([known, known]);
    expect(fake.asked.map(({ path }) => path)).toEqual(["/v1/prices/price_pro"]);
  });

  test("the portal begins with what was asked for", async () => {
    const to = { customerId: "cus_1", returnUrl: "https://brandrun.test/app/billing" };
    const url = (wish: "change" | "cancel") =>
      payments.openPortal({ ...to, task: { do: wish, subscriptionId: "sub_1" } });
    expect(await payments.openPortal({ ...to, task: null })).toBe("https://billing.stripe.com/p/home");
    expect(await url("change")).toBe("https://billing.stripe.com/p/subscription_update");
    expect(await url("cancel")).toBe("https://billing.stripe.com/p/subscription_cancel");
    await expect(payments.openPortal({ ...to, customerId: "cus_2", task: null })).rejects.toThrow(
      PaymentsDown,
    );
  });

  test("a subscription is canceled to the end of its period, under a key; one that is unknown is none", async () => {
    fake.holds("/v1/subscriptions/sub_1", { id: "sub_1", object: "subscription" });
    expect(await payments.cancelSubscription("sub_1", "deletion-1")).toBe(true);
    expect(fake.asked[0]).toMatchObject({
      method: "POST",
      path: "/v1/subscriptions/sub_1",
      key: "cancel-deletion-1",
      form: { cancel_at_period_end: "true" },
    });
    expect(await payments.cancelSubscription("sub_none", "deletion-1")).toBe(false);
    fake.script(["drop", "drop", "drop"]);
    await expect(payments.cancelSubscription("sub_1", "deletion-1")).rejects.toThrow(PaymentsDown);
  });

  test("invoices come with their number, state and page", async () => {
    fake.holds("/v1/invoices/cus_1", [
      {
        id: "in_1",
        number: "A-1",
        created: 1_781_500_000,
        total: 4_900,
        currency: "usd",
        status: "paid",
        hosted_invoice_url: "https://invoice.stripe.com/i/1",
      },
      { id: "in_2", created: 1_781_400_000, total: 0, currency: "usd" },
    ]);
    expect(await payments.listInvoices("cus_1")).toEqual([
      {
        id: "in_1",
        number: "A-1",
        at: new Date(1_781_500_000_000),
        amount: 4_900,
        currency: "usd",
        status: "paid",
        url: "https://invoice.stripe.com/i/1",
      },
      {
        id: "in_2",
        number: null,
        at: new Date(1_781_400_000_000),
        amount: 0,
        currency: "usd",
        status: "draft",
        url: null,
      },
    ]);
  });
});

/** The newest events, as one page of the vendor's list holds them. */
async function firstPage(payments: Payments) {
  for await (const page of payments.eventsSince(new Date(0))) return page;
  return [];
}

describe("plans in the local sandbox", () => {
  // Takes every event: the sandbox waits for an answer before it goes on.
  const service = createServer((_, answer) => answer.end());
  let sandbox: LocalPayments;
  let payments: Payments;
  beforeAll(async () => {
    const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET };
    await once(service.listen(0, "127.0.0.1"), "listening");
    const { port } = service.address() as AddressInfo;
    sandbox = await startPayments({ ...keys, webhookUrl: `http://127.0.0.1:${port}/jobs/stripe` });
    payments = through(sandbox.port);
  });
  afterAll(async () => {
    await sandbox.close();
    service.close();
  });

  const here = (url = "") => url.replace("localhost", "127.0.0.1");
  const press = (path: string) =>
    fetch(`http://127.0.0.1:${sandbox.port}${path}`, { method: "POST", redirect: "manual" });

  test("a plan is paid, changed, canceled to the end of the month, kept and ended", async () => {
    expect(await payments.listPrices()).toEqual([{ plan: "pro", amount: 4_900, currency: "usd" }]);
    const page = await payments.openSubscription(PLAN);
    expect(await (await fetch(here(page?.url))).text()).toContain("The Pro plan, by the month");
    await press(`${new URL(page?.url ?? "").pathname}/pay`);
    const [event] = await firstPage(payments);
    if (event?.kind !== "subscription") throw new Error("No subscription began.");
    const read = () => payments.readSubscription(event.subscriptionId);
    const begun = await read();
    expect(begun).toMatchObject({ workspaceId: PLAN.workspaceId, plan: "pro", entitled: true, endsAt: null });
    const customerId = begun?.customerId ?? "";
    expect(await payments.listInvoices(customerId)).toMatchObject([{ amount: 4_900, status: "paid" }]);
    const returnUrl = "http://localhost:1/app/billing";
    const portal = await payments.openPortal({ customerId, returnUrl, task: null });
    expect(await (await fetch(here(portal))).text()).toContain(`href="${returnUrl}"`);
    const at = (action: string) => press(`/portal/${customerId}/${event.subscriptionId}/${action}`);
    await at("end");
    expect((await read())?.endsAt).toEqual(begun?.periodEndsAt);
    await at("keep");
    expect((await read())?.endsAt).toBeNull();
    for (let n = 0; n < 2; n++)
      expect(await payments.cancelSubscription(event.subscriptionId, `key-${n}`)).toBe(true);
    expect((await read())?.endsAt).toEqual(begun?.periodEndsAt);
    expect(await payments.cancelSubscription("sub_none", "key")).toBe(false);
    await at("keep");
    await at("cancel");
    expect(await read()).toMatchObject({ status: "canceled", entitled: false });
    expect((await at("keep")).status).toBe(404);
  });

  test("the portal knows only its customers, and their own subscriptions", async () => {
    await expect(
      payments.openPortal({ customerId: "cus_none", returnUrl: "http://localhost:1", task: null }),
    ).rejects.toThrow(PaymentsDown);
    expect((await press("/portal/cus_none/sub_none/cancel")).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${sandbox.port}/invoices/in_none`)).status).toBe(404);
  });
});
