import { describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { PaymentsDown, type SubscriptionReading } from "../../lib/core/payments.ts";
import { signedIn } from "../support/browsing.ts";
import { deliverEvent, checkout as paid, paymentsOf } from "../support/money.ts";
import { BRIEF, OPERATOR, type World, world } from "../support/world.ts";

/** A workspace on the free plan, as it is after signing up. */
async function freeWorld(setting: Parameters<typeof world>[0] = {}): Promise<World> {
  const w = await world(setting);
  await setPlan(w.service, OPERATOR, w.workspaceId, "free");
  return w;
}

const SUB = (w: World) => `sub_${w.workspaceId}`;
let events = 0;

/** The vendor says from now on that the workspace's subscription is so, and tells of it. */
async function becomes(w: World, reading: Partial<SubscriptionReading>): Promise<number> {
  const id = SUB(w);
  paymentsOf(w).subscriptions.set(id, {
    id,
    customerId: "cus_1",
    workspaceId: w.workspaceId,
    plan: "pro",
    status: "active",
    entitled: true,
    periodEndsAt: new Date("2026-07-15T12:00:00Z"),
    endsAt: null,
    ...reading,
  });
  const event = { id: `evt_plan_${events++}`, at: w.service.now(), kind: "subscription" as const };
  return deliverEvent(w, { ...event, subscriptionId: id, workspaceId: null });
}

describe("a plan", () => {
  test("says what a month costs, and what a change adds or takes off; without an answer it says nothing", async () => {
    const w = await freeWorld();
    const owner = await signedIn(w);
    expect(await owner.read("/app/billing")).not.toContain("a month</span>");
    paymentsOf(w).prices.push(
      { plan: "starter", amount: 1_900, currency: "usd" },
      { plan: "pro", amount: 4_950, currency: "usd" },
      { plan: "growth", amount: 15_000, currency: "usd" },
    );
    const free = await owner.read("/app/billing");
    expect(free).toContain("$49.50");
    expect(free).toContain("$150 ");
    expect(free).not.toContain("than now");
    await becomes(w, {});
    const paid = await owner.read("/app/billing");
    expect(paid).toContain("$30.50 less than now");
    expect(paid).toContain("$100.50 more than now");
    paymentsOf(w).listPrices = () => Promise.reject(new PaymentsDown("away"));
    expect((await owner.open("/app/billing")).status).toBe(200);
  });

  test("is subscribed to on the payment page, and holds once the payment is confirmed", async () => {
    const w = await freeWorld();
    const owner = await signedIn(w);
    const page = await (await owner.submit("/app/billing/subscribe", { plan: "pro" })).text();
    expect(page).toContain('href="https://pay.example.com/subscribe/pro"');
    expect(paymentsOf(w).subscribed.at(-1)).toMatchObject({ workspaceId: w.workspaceId, plan: "pro" });
    expect(await owner.read("/app/billing?done=subscribed")).toContain("You are on the Free plan");
    expect(await becomes(w, {})).toBe(204);
    const after = await owner.read("/app/billing");
    expect(after).toContain("It renews");
    expect(after).not.toContain("/app/billing/subscribe");
    expect(after).toContain('<span class="number">600</span>');
  });

  test("that holds already is not offered, as one that an operator gave", async () => {
    const w = await freeWorld();
    await setPlan(w.service, OPERATOR, w.workspaceId, "pro");
    const page = await (await signedIn(w)).read("/app/billing");
    expect(page).toContain("gave you the Pro plan");
    expect(page).toContain('aria-label="Subscribe to Growth"');
    expect(page).not.toContain('aria-label="Subscribe to Pro"');
  });

  test("opens the same page again within a day, so that nobody pays twice", async () => {
    const w = await freeWorld();
    const owner = await signedIn(w);
    for (let n = 0; n < 2; n++) await owner.submit("/app/billing/subscribe", { plan: "pro" });
    const [one, two] = paymentsOf(w).subscribed;
    expect(one?.key).toBe(two?.key);
  });

  test("is changed and canceled on the vendor's page; the end is said here", async () => {
    const w = await world();
    const owner = await signedIn(w);
    await becomes(w, {});
    for (const task of ["change", "cancel", "overview"]) {
      const page = await (await owner.submit("/app/billing/manage", { task })).text();
      expect(page).toContain(`href="https://pay.example.com/portal/${task}"`);
    }
    expect(paymentsOf(w).portals[0]).toMatchObject({
      customerId: "cus_1",
      task: { do: "change", subscriptionId: SUB(w) },
    });
    expect((await owner.submit("/app/billing/subscribe", { plan: "scale" })).status).toBe(400);
    const paying = await owner.read("/app/billing");
    expect(paying.match(/Change to \w+/g)).toEqual([
      "Change to Starter",
      "Change to Growth",
      "Change to Scale",
    ]);
    expect(paying).not.toContain("Continue the plan");
    await becomes(w, { endsAt: new Date("2026-07-15T12:00:00Z") });
    const canceled = await owner.read("/app/billing");
    expect(canceled).toMatch(/It is canceled and ends <time datetime="2026-07-15T12:00:00.000Z"/);
    expect(canceled).not.toContain('value="cancel"');
    expect(canceled).toContain("Continue the plan");
    expect(canceled).not.toMatch(/Change to \w+/);
  });

  test("that ended is free and lapsed, and can be subscribed to again by the same customer", async () => {
    const w = await world();
    const owner = await signedIn(w);
    await becomes(w, {});
    await becomes(w, { status: "canceled", entitled: false });
    expect(await owner.read("/app/billing")).toContain("/app/billing/subscribe");
    await owner.submit("/app/billing/subscribe", { plan: "growth" });
    expect(paymentsOf(w).subscribed.at(-1)).toMatchObject({ customerId: "cus_1" });
  });

  test("an older state that comes late takes no cancellation back", async () => {
    const w = await world();
    const owner = await signedIn(w);
    await becomes(w, { endsAt: new Date("2026-07-15T12:00:00Z") });
    const late = {
      id: `evt_plan_${events++}`,
      at: new Date("2026-06-01T00:00:00Z"),
      kind: "subscription" as const,
    };
    for (let n = 0; n < 2; n++)
      expect(await deliverEvent(w, { ...late, subscriptionId: SUB(w), workspaceId: null })).toBe(204);
    expect(await owner.read("/app/billing")).toContain("It is canceled");
  });

  test("invoices are listed with their pages", async () => {
    const w = await world();
    const owner = await signedIn(w);
    expect(await owner.read("/app/billing/invoices")).toContain("None yet");
    await becomes(w, {});
    paymentsOf(w).invoices.push({
      id: "in_1",
      number: "A-1",
      at: w.service.now(),
      amount: 4_900,
      currency: "usd",
      status: "paid",
      url: "https://invoice.example.com/1",
    });
    const page = await owner.read("/app/billing/invoices");
    expect(page).toContain('href="https://invoice.example.com/1"');
    expect(page).toContain("49.00 USD");
  });

  test.each(["editor", "reviewer", "viewer"] as const)(
    "a %s sees the plan and pays nothing",
    async (role) => {
      const w = await freeWorld();
      const member = await signedIn(w, role);
      expect(await member.read("/app/billing")).not.toContain("/app/billing/subscribe");
      expect((await member.submit("/app/billing/subscribe", { plan: "pro" })).status).toBe(403);
      expect((await member.submit("/app/billing/manage", { task: "cancel" })).status).toBe(403);
      expect((await member.open("/app/billing/invoices")).status).toBe(403);
    },
  );

  test("without payments says so, and who can change that", async () => {
    const w = await freeWorld({ service: { payments: undefined } });
    const owner = await signedIn(w);
    expect(await owner.read("/app/billing")).toContain("Payments are not set up here");
    const answer = await owner.submit("/app/billing/subscribe", { plan: "pro" });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).toContain("payments are not set up");
  });
});

test("who runs out of credits buys some and goes on", async () => {
  const w = await freeWorld();
  const owner = await signedIn(w);
  const make = async (asset_type: string) => {
    const form = { ...BRIEF, asset_type, format: "", theme: "", scheduled_at: "" };
    const { status } = await owner.submit("/app/create", form);
    await w.drain();
    return status;
  };
  const types = ["carousel", "slideshow", "infographic", "card", "og_image"];
  const answers: number[] = [];
  for (let n = 0; n < 40 && !answers.includes(402); n++) answers.push(await make(types[n % 5] ?? ""));
  expect(answers.at(-1)).toBe(402);
  expect(await owner.read("/app")).toContain("credits");
  const page = await (await owner.submit("/app/billing/credits", { pack: "100" })).text();
  expect(page).toContain("100 credits for $10");
  const order = paymentsOf(w).orders.at(-1);
  if (!order) throw new Error("No page was opened.");
  expect(order.paidUrl).toBe("http://brandrun.test/app/billing?done=bought");
  for (let n = 0; n < 2; n++) expect(await deliverEvent(w, paid(order))).toBe(204);
  expect(await owner.read("/app/billing?done=bought")).toContain("+100");
  expect(await owner.read("/app/billing")).toContain('href="/app/billing/invoices"');
  const invoices = await owner.read("/app/billing/invoices");
  expect(invoices).toMatch(/100 credits<\/td>.*Paid<\/td>.*10\.00 USD/s);
  expect(invoices).not.toContain(`>${order.purchaseId}`);
  const [, receipt = ""] =
    /href="(\/app\/billing\/invoices\?receipt=[^"]+)">Receipt \d{8}-\w{6}</.exec(invoices) ?? [];
  expect(await owner.read(receipt)).toMatch(/100 credits<\/h2>.*10\.00 USD/s);
  expect(await make("og_image")).toBe(303);
});
