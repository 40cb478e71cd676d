import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { creditLedger, workspaces } from "../../drizzle/schema/index.ts";
import { setPlan } from "../../lib/access/workspaces.ts";
import type { PaymentEvent, SubscriptionReading } from "../../lib/core/payments.ts";
import { expectRefusal } from "../support/expect.ts";
import { deliverEvent, paymentsOf, readMoney } from "../support/money.ts";
import { startRun } from "../support/runs.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { json, OPERATOR, type World, world } from "../support/world.ts";

let next = 0;
/** One database serves all worlds of this file, and a subscription never changes hands. */
const idOf = (w: World, name: string) => `${name}_${w.workspaceId}`;
const changed = (w: World, name: string, workspaceId: string | null = null): PaymentEvent => ({
  id: `evt_s${next++}`,
  at: new Date("2026-06-15T12:00:00Z"),
  kind: "subscription",
  subscriptionId: idOf(w, name),
  workspaceId,
});

/** What the vendor would answer about a subscription from now on; tells of the change. */
async function becomes(w: World, reading: Partial<SubscriptionReading> & { id: string }) {
  const whole = {
    customerId: "cus_1",
    workspaceId: w.workspaceId,
    plan: "growth" as const,
    status: "active",
    entitled: true,
    periodEndsAt: new Date("2026-07-15T12:00:00Z"),
    endsAt: null,
    ...reading,
  };
  paymentsOf(w).subscriptions.set(idOf(w, reading.id), { ...whole, id: idOf(w, reading.id) });
  return deliverEvent(w, changed(w, reading.id));
}

const ended = { status: "canceled", entitled: false };
async function planOf({ service: { db } }: World, workspaceId: string) {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  return { plan: row?.plan, active: row?.subscriptionActive };
}

describe("a subscription", () => {
  test("a subscription gives its plan and credits at once, also to cached keys", async () => {
    const w = await world({ plan: "starter" });
    await startRun(w);
    expect(await becomes(w, { id: "sub_1" })).toBe(204);
    expect(await json(await w.get("/me"))).toMatchObject({ plan: "growth", credits: { monthly: 1_999 } });
    await readMoney(w);
  });

  test("live keys answer 402 after a subscription ends, until it begins again", async () => {
    const w = await world();
    await becomes(w, { id: "sub_1", plan: "pro" });
    await becomes(w, { id: "sub_1", plan: "pro", ...ended });
    expect(await planOf(w, w.workspaceId)).toEqual({ plan: "free", active: false });
    const { message } = await expectRefusal(await w.get("/me"), 402, "plan_required");
    expect(message).toContain("starter");
    await becomes(w, { id: "sub_2", plan: "starter" });
    expect(await json(await w.get("/me"))).toMatchObject({ plan: "starter" });
    await readMoney(w);
  });

  test("a late event leads to the subscription's current state, because it is read anew", async () => {
    const w = await world();
    await becomes(w, { id: "sub_1" });
    const early = changed(w, "sub_1");
    await becomes(w, { id: "sub_1", plan: "scale" });
    await deliverEvent(w, early);
    expect(await planOf(w, w.workspaceId)).toEqual({ plan: "scale", active: true });
  });

  test("a reading that is older than the stored one changes nothing", async () => {
    const w = await world();
    await becomes(w, { id: "sub_1", plan: "scale" });
    w.pass(-30);
    await becomes(w, { id: "sub_1", plan: "starter" });
    expect(await planOf(w, w.workspaceId)).toEqual({ plan: "scale", active: true });
  });

  test("of two subscriptions the better plan counts, until it ends", async () => {
    const w = await world();
    await becomes(w, { id: "sub_1", plan: "starter" });
    await becomes(w, { id: "sub_2", plan: "scale" });
    await becomes(w, { id: "sub_1", plan: "starter" });
    expect(await planOf(w, w.workspaceId)).toEqual({ plan: "scale", active: true });
    await becomes(w, { id: "sub_2", plan: "scale", ...ended });
    expect(await planOf(w, w.workspaceId)).toEqual({ plan: "starter", active: true });
  });

  test("a subscription whose first payment failed takes no plan away", async () => {
    const w = await world();
    await becomes(w, { id: "sub_1", status: "incomplete_expired", entitled: false });
    expect(await planOf(w, w.workspaceId)).toEqual({ plan: "pro", active: true });
  });

  test("a subscription never moves to another workspace", async () => {
    const w = await world();
    const { workspaceId: other } = await otherWorkspace(w, "starter");
    await becomes(w, { id: "sub_1", workspaceId: null });
    expect(await planOf(w, w.workspaceId)).toEqual({ plan: "pro", active: true });
    await deliverEvent(w, changed(w, "sub_1", w.workspaceId));
    expect(await planOf(w, w.workspaceId)).toEqual({ plan: "growth", active: true });
    await deliverEvent(w, changed(w, "sub_1", other));
    expect(await planOf(w, other)).toEqual({ plan: "starter", active: true });
  });

  test.each([
    ["at a price of other programs", { plan: undefined }],
    ["without a workspace", { workspaceId: null }],
    ["of a workspace that does not exist", { workspaceId: "01900000-0000-7000-8000-000000000000" }],
  ])("a subscription %s changes nothing", async (_, reading) => {
    const w = await world();
    expect(await becomes(w, { id: "sub_x", ...reading } as never)).toBe(204);
    expect(await planOf(w, w.workspaceId)).toEqual({ plan: "pro", active: true });
  });

  test("an event is repeated when the new plan could not be published to the instances", async () => {
    const w = await world();
    await w.get("/me");
    const { setVersion } = w.service.rateLimiter;
    w.service.rateLimiter.setVersion = () => Promise.reject(new Error("down"));
    expect(await becomes(w, { id: "sub_1" })).toBe(500);
    w.service.rateLimiter.setVersion = setVersion;
    expect(await deliverEvent(w, changed(w, "sub_1"))).toBe(204);
    expect(await json(await w.get("/me"))).toMatchObject({ plan: "growth" });
  });

  test("a subscription brings the month's grant once, through every change and renewal", async () => {
    const w = await world({ plan: "starter", now: "2026-06-30T23:59:00Z" });
    for (const plan of ["pro", "growth", "pro", "growth"] as const) await becomes(w, { id: "sub_1", plan });
    expect(await readMoney(w)).toMatchObject({ monthly: 2_000 });
    w.pass(120);
    await becomes(w, { id: "sub_1", plan: "pro" });
    await startRun(w);
    await becomes(w, { id: "sub_1", plan: "growth" });
    await becomes(w, { id: "sub_1", plan: "growth" });
    expect(await readMoney(w)).toMatchObject({ monthly: 1_999 });
    const entries = await w.service.db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.workspaceId, w.workspaceId));
    expect(entries.filter(({ kind, month }) => kind === "grant" && month === "2026-07")).toHaveLength(1);
  });
});

test("a plan given by hand to a workspace that had lapsed opens its keys", async () => {
  const w = await world();
  await becomes(w, { id: "sub_1" });
  await becomes(w, { id: "sub_1", ...ended });
  await setPlan(w.service, OPERATOR, w.workspaceId, "starter");
  expect((await w.get("/me")).status).toBe(200);
});
