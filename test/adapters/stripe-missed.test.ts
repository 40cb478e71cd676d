import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripe } from "../../lib/adapters/stripe.ts";
import { PaymentsDown } from "../../lib/core/payments.ts";
import {
  SECRET_KEY,
  type StripeFake,
  startStripeFake,
  vendorEvent,
  WEBHOOK_SECRET,
} from "../fakes/stripe.ts";

const WORKSPACE = "01900000-0000-7000-8000-000000000002";
const METADATA = {
  workspace_id: WORKSPACE,
  purchase_id: "01900000-0000-7000-8000-000000000001",
  credits: "500",
};
const SESSION = {
  id: "cs_1",
  mode: "payment",
  payment_status: "paid",
  payment_intent: "pi_1",
  metadata: METADATA,
};
const CHARGE = {
  id: "ch_1",
  payment_intent: "pi_1",
  amount: 4_200,
  amount_refunded: 1_050,
  metadata: METADATA,
};

let fake: StripeFake;
beforeAll(async () => {
  fake = await startStripeFake();
});
afterAll(() => fake.close());

const payments = () =>
  stripe({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    plans: { price_pro: "pro" },
    now: () => new Date("2026-06-15T12:00:00Z"),
    at: { host: "127.0.0.1", port: fake.port, protocol: "http" },
  });

describe("missed Stripe events", () => {
  const at = (created: number, type: string, object: object, more: object = {}) =>
    vendorEvent(type, object, { created, ...more });
  const since = new Date(1_781_000_000_000);
  async function listed() {
    const found: string[] = [];
    for await (const page of payments().eventsSince(since))
      found.push(...page.map(({ kind, at }) => `${kind} ${at.getTime() / 1000}`));
    return found;
  }

  test("missed Stripe events are read page by page back to the given time, without irrelevant ones", async () => {
    fake.script();
    const other = at(1_781_000_300, "checkout.session.completed", SESSION, { livemode: true });
    const events = [
      at(1_781_000_500, "charge.refunded", CHARGE),
      at(1_781_000_400, "checkout.session.completed", { ...SESSION, metadata: {} }),
      other,
      at(1_781_000_200, "checkout.session.completed", SESSION),
      at(1_780_999_999, "checkout.session.completed", SESSION),
    ];
    fake.happens(events, 2);
    expect(await listed()).toEqual(["refund 1781000500", "checkout 1781000200"]);
    expect(fake.asked).toHaveLength(2);
    expect(fake.asked[0]?.path).toContain("types[0]=checkout.session.completed");
  });

  test("missed Stripe events are requested for every event type the adapter understands", async () => {
    fake.script();
    fake.happens([], 2);
    await listed();
    const asked = new URLSearchParams(fake.asked[0]?.path.split("?")[1]);
    const types = [...asked].filter(([name]) => name.startsWith("types")).map(([, type]) => type);
    expect(types.length).toBeLessThanOrEqual(20);
    expect(types).toContain("invoice.payment_failed");
  });

  test("an outage between two pages of missed Stripe events is reported as an outage", async () => {
    fake.script([]);
    fake.happens(
      [at(1_781_000_500, "charge.refunded", CHARGE), at(1_781_000_400, "charge.refunded", CHARGE)],
      1,
    );
    const pages = payments().eventsSince(since)[Symbol.asyncIterator]();
    await pages.next();
    fake.script(["api_error", "api_error", "api_error"]);
    await expect(pages.next()).rejects.toThrow(PaymentsDown);
  });
});
