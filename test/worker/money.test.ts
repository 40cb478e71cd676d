import { describe, expect, inject, test } from "vitest";
import { signatureFor } from "../../lib/local/sandbox/event-sender.ts";
import { openAccount } from "../support/platform-workspace.ts";

const press = async (url: string, body?: URLSearchParams) =>
  (await fetch(url, { method: "POST", redirect: "manual", ...(body && { body }) })).status;

describe("payments in workerd through Stripe's own library", () => {
  test("a credit pack is bought, paid for, half refunded and disputed", async () => {
    const account = await openAccount("pro");
    const bought = async () => (await (await account.call("GET", "/me")).json()).credits.bought;
    const page = await (await account.post("/credits/checkout", { pack: 500 })).json();
    expect(page).toMatchObject({ credits: 500, amount: 4_200, currency: "usd" });
    expect(await bought()).toBe(0);

    expect(await press(`${page.checkout_url}/pay`)).toBe(303);
    expect(await bought()).toBe(500);
    await press(`${page.checkout_url}/refund_half`);
    expect(await bought()).toBe(250);
    await press(`${page.checkout_url}/dispute`);
    expect(await bought()).toBe(0);
  });

  test("a dispute withholds all credits of the payment until it is decided", async () => {
    const account = await openAccount("pro");
    const bought = async () => (await (await account.call("GET", "/me")).json()).credits.bought;
    const page = await (await account.post("/credits/checkout", {})).json();
    await press(`${page.checkout_url}/pay`);
    await press(`${page.checkout_url}/dispute`);
    expect(await bought()).toBe(0);
    await press(`${page.checkout_url}/win`);
    expect(await bought()).toBe(100);
  });

  test("a subscription changes the plan at once, and its end disables the keys", async () => {
    const account = await openAccount("starter");
    const { payments_url } = inject("platform");
    const form = new URLSearchParams({ workspace: account.workspaceId, plan: "growth" });
    await press(`${payments_url}/subscribe`, form);
    expect(await (await account.call("GET", "/me")).json()).toMatchObject({ plan: "growth" });
    const mine = await (await fetch(`${payments_url}/subscribe?workspace=${account.workspaceId}`)).text();
    const [, id] = /\/subscriptions\/(sub_\w+)\/cancel/.exec(mine) ?? [];
    await press(`${payments_url}/subscriptions/${id}/cancel`);
    expect((await account.call("GET", "/me")).status).toBe(402);
  });

  test("a forged or old Stripe signature is refused, and an irrelevant signed event is accepted", async () => {
    const { stripe_webhook_secret: secret } = inject("platform");
    const body = JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "price.created",
      livemode: false,
      data: { object: {} },
    });
    const post = (signature: string) =>
      fetch(`${inject("baseUrl")}/jobs/stripe`, {
        method: "POST",
        headers: { "stripe-signature": signature },
        body,
      });
    expect((await post("")).status).toBe(400);
    expect((await post(signatureFor(body, "whsec_other"))).status).toBe(400);
    expect((await post(signatureFor(body, secret, Math.floor(Date.now() / 1000) - 600))).status).toBe(400);
    expect((await post(signatureFor(body, secret))).status).toBe(204);
  });
});
