import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSandbox, type Sandbox, startListener } from "./support.ts";

let listener: Awaited<ReturnType<typeof startListener>>;
let sandbox: Sandbox;
beforeEach(async () => {
  listener = await startListener();
  sandbox = await openSandbox({ webhookUrl: listener.url });
});
afterEach(async () => {
  await sandbox.close();
  listener.close();
});

describe("the payment sandbox's page", () => {
  test("the payment page says that it is a sandbox, shows price and buttons, and loads nothing from elsewhere", async () => {
    const { url } = await sandbox.open(4_200);
    const page = await sandbox.look(url ?? "");
    expect(page).toContain("This is a sandbox.");
    expect(page).toContain("42.00 USD");
    expect(page).toContain("100 &lt;b&gt;credits&lt;/b&gt;");
    for (const label of [">Pay<", ">Decline the card<", ">Pay by bank transfer<"])
      expect(page).toContain(label);
    expect(page).not.toMatch(/<script|<img|<link|src=|@import|url\(/);
    expect(page).toMatch(/<html lang="en">/);
    expect(page).toContain("color-scheme: light dark");
  });

  test("a paid payment page notifies the service, links back, and offers refund and dispute", async () => {
    const { id } = await sandbox.open();
    const { page } = await sandbox.press(`/pay/${id}/pay`);
    expect(page).toContain("Paid. Thank you.");
    expect(page).toContain(`href="http://localhost:1/paid?session=${id}"`);
    expect(page).toContain(">Refund half<");
    expect(page).not.toContain(">Pay<");
    expect(listener.events).toMatchObject([
      {
        type: "checkout.session.completed",
        api_version: "2026-10-28.endive",
        livemode: false,
        data: { object: { id, payment_status: "paid", amount_total: 1_000, metadata: { purchase_id: "p" } } },
      },
    ]);
    const session = await sandbox.client.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ status: "complete", url: null });
    const payment = await sandbox.client.paymentIntents.retrieve(String(session.payment_intent));
    expect(payment).toMatchObject({ status: "succeeded", metadata: { purchase_id: "p" } });
  });

  test("the payment sandbox lists its events, newest first", async () => {
    const { id } = await sandbox.open();
    await sandbox.press(`/pay/${id}/pay`);
    await sandbox.press(`/pay/${id}/refund`);
    const list = (gte: number) => sandbox.client.events.list({ created: { gte }, limit: 100 });
    const { data, has_more } = await list(0);
    expect(data.map(({ type }) => type)).toEqual(["charge.refunded", "checkout.session.completed"]);
    expect(data.map(({ id: event }) => event)).toEqual(
      listener.events.map(({ id: event }) => event).reverse(),
    );
    expect(has_more).toBe(false);
    expect((await list(Math.floor(Date.now() / 1000) + 60)).data).toEqual([]);
  });

  test("a declined payment changes nothing and can be tried again", async () => {
    const { id } = await sandbox.open();
    expect((await sandbox.press(`/pay/${id}/decline`)).page).toContain(
      "Your card was declined. Nothing was charged",
    );
    expect(listener.events).toEqual([]);
    expect((await sandbox.press(`/pay/${id}/pay`)).page).toContain("Paid.");
  });

  test.each([
    [
      ["pay", "refund_half", "refund"],
      ["checkout.session.completed", "charge.refunded", "charge.refunded"],
    ],
    [
      ["pay", "dispute", "win"],
      ["checkout.session.completed", "charge.dispute.created", "charge.dispute.closed"],
    ],
    [
      ["pay_later", "arrive"],
      ["checkout.session.completed", "checkout.session.async_payment_succeeded"],
    ],
    [
      ["pay_later", "bounce"],
      ["checkout.session.completed", "checkout.session.async_payment_failed"],
    ],
    [["expire"], ["checkout.session.expired"]],
  ])("after the actions %j on a payment page the service receives %j", async (acts, types) => {
    const { id } = await sandbox.open();
    for (const act of acts) await sandbox.press(`/pay/${id}/${act}`);
    expect(listener.types()).toEqual(types);
  });

  test.each([
    ["paying twice", ["pay"], "pay"],
    ["refunding what is not paid", [], "refund"],
    ["refunding what is disputed", ["pay", "dispute"], "refund"],
    ["paying after it has expired", ["expire"], "pay"],
    ["something that is no button", [], "constructor"],
  ])("the payment sandbox refuses %s and sends no event", async (_, before, act) => {
    const { id } = await sandbox.open();
    for (const name of before) await sandbox.press(`/pay/${id}/${name}`);
    const count = listener.events.length;
    expect((await sandbox.press(`/pay/${id}/${act}`)).page).toContain("not possible any more");
    expect(listener.events).toHaveLength(count);
  });

  test("another site cannot press a payment page's buttons", async () => {
    const { id } = await sandbox.open();
    const headers = { "sec-fetch-site": "cross-site" };
    const answer = await fetch(`http://127.0.0.1:${sandbox.port}/pay/${id}/pay`, { method: "POST", headers });
    expect(answer.status).toBe(403);
    expect((await sandbox.client.checkout.sessions.retrieve(id)).status).toBe("open");
  });
});

describe("the payment sandbox's API", () => {
  test("the payment sandbox's API requires the key and answers errors in Stripe's format", async () => {
    const { client } = sandbox;
    await expect(client.paymentIntents.retrieve("pi_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    await expect(client.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 });
    await expect(sandbox.open(10)).rejects.toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
    });
    const withoutKey = await fetch(`http://127.0.0.1:${sandbox.port}/v1/subscriptions/sub_1`);
    expect(withoutKey.status).toBe(401);
  });

  test("one Idempotency-Key opens one payment page, and only with the same parameters", async () => {
    const open = (amount: string) =>
      fetch(`http://127.0.0.1:${sandbox.port}/v1/checkout/sessions`, {
        method: "POST",
        headers: { authorization: "Bearer sk_test_sandbox", "idempotency-key": "k" },
        body: new URLSearchParams({
          mode: "payment",
          success_url: "http://localhost/",
          "line_items[0][price_data][unit_amount]": amount,
          "line_items[0][price_data][product_data][name]": "x",
        }),
      });
    const [one, two, other] = [await open("100"), await open("100"), await open("200")];
    expect(two.headers.get("idempotent-replayed")).toBe("true");
    expect(await two.text()).toBe(await one.text());
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({ error: { type: "idempotency_error" } });
  });
});

describe("the payment sandbox's subscriptions", () => {
  const workspace = "01900000-0000-7000-8000-000000000002";

  test("starting, changing and ending a subscription send events, and reading it returns the same state", async () => {
    const { page } = await sandbox.press("/subscribe", { workspace, plan: "growth" });
    expect(page).toContain("Growth, active");
    const [id = ""] = listener.events.map(({ data }) => (data.object as { id: string }).id);
    await sandbox.press(`/subscriptions/${id}/scale`);
    await sandbox.press(`/subscriptions/${id}/late`);
    await sandbox.press(`/subscriptions/${id}/cancel`);
    expect(listener.types()).toEqual(
      ["created", "updated", "updated", "deleted"].map((what) => `customer.subscription.${what}`),
    );
    expect(await sandbox.client.subscriptions.retrieve(id)).toMatchObject({
      status: "canceled",
      metadata: { workspace_id: workspace },
      items: { data: [{ price: { id: "price_scale" } }] },
    });
    expect((await sandbox.press(`/subscriptions/${id}/starter`)).status).toBe(404);
  });

  test("the payment sandbox explains an invalid workspace id", async () => {
    const { status, page } = await sandbox.press("/subscribe", { workspace: '"><b>', plan: "pro" });
    expect(status).toBe(422);
    expect(page).toContain("Give the id of a workspace");
    expect(page).not.toContain('"><b>');
    expect(listener.events).toEqual([]);
  });
});
