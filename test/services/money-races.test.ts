import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { runConcurrently } from "../support/concurrency.ts";
import {
  checkout,
  deliverEvent,
  dispute,
  openCheckout,
  paymentsOf,
  readMoney,
  refund,
} from "../support/money.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { startRun } from "../support/runs.ts";
import { BRIEF, OPERATOR, type World, world } from "../support/world.ts";

describe.skipIf(!TEST_DATABASE_URL)("money on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(async () => {
    await postgres?.close();
  });

  const realWorld = (setting: Parameters<typeof world>[0] = {}) =>
    world({ plan: "scale", ...setting, service: { db: postgres.db } });

  const entries = async (w: World, kind: string) => {
    const sql = "select amount from credit_ledger where workspace_id = $1 and kind = $2 order by amount";
    const rows = await postgres.query(sql, [w.workspaceId, kind]);
    return rows.map(({ amount }) => amount as number);
  };
  const leave = (w: World, monthly: number) =>
    postgres.query(
      `with left_over as (update usage_counters set monthly_credits = $2::int where workspace_id = $1::uuid)
       insert into credit_ledger (id, workspace_id, kind, amount, month, created_at)
       select gen_random_uuid(), $1::uuid, 'expire', $2::int - monthly_credits, month, now()
       from usage_counters where workspace_id = $1::uuid`,
      [w.workspaceId, monthly],
    );

  test("500 concurrent reservations of 137 credits take exactly 137, and the ledger adds up", async () => {
    const w = await realWorld();
    await leave(w, 37);
    const of = await openCheckout(w, 100);
    await deliverEvent(w, checkout(of));
    const answers = await runConcurrently(500, 64, () =>
      w.post("/generate", { ...BRIEF, asset_type: "og_image" }),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(137);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(363);
    expect(await readMoney(w)).toEqual({ monthly: 0, bought: 0, owed: 0 });
    expect(await entries(w, "reserve")).toHaveLength(137);
  });

  test("one payment reported fifty times at once, by one event and by many, is credited once", async () => {
    const w = await realWorld();
    const of = await openCheckout(w, 500);
    const same = checkout(of);
    const statuses = await runConcurrently(50, 50, (n) => deliverEvent(w, n % 2 === 0 ? same : checkout(of)));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await readMoney(w)).toMatchObject({ bought: 500, owed: 0 });
    expect(await entries(w, "purchase")).toEqual([500]);
  });

  test("a payment whose purchase row is lost, reported twenty times at once, is restored and credited once", async () => {
    const w = await realWorld();
    const of = { ...(await openCheckout(w, 500)), purchaseId: crypto.randomUUID() };
    await runConcurrently(20, 20, () => deliverEvent(w, checkout(of)));
    expect(await entries(w, "purchase")).toEqual([500]);
    expect(await readMoney(w)).toMatchObject({ bought: 500 });
  });

  test("racing refunds, disputes and credits always end in the same balance", async () => {
    for (let round = 0; round < 8; round++) {
      const w = await realWorld();
      const of = await openCheckout(w, 100);
      const reported = [
        checkout(of),
        refund(of, 100),
        refund(of, 300),
        dispute(of, "open"),
        dispute(of, "won"),
        checkout(of, { state: "pending" }),
      ];
      const all = [...reported, ...reported];
      await runConcurrently(all.length, all.length, (n) =>
        deliverEvent(w, all[(n * 5 + round) % all.length] ?? checkout(of)),
      );
      expect(await readMoney(w)).toMatchObject({ bought: 70, owed: 0 });
    }
  });

  test("a refund that races with spending takes the remaining credits and owes the rest", async () => {
    const w = await realWorld();
    await leave(w, 0);
    const of = await openCheckout(w, 100);
    await deliverEvent(w, checkout(of));
    const refunded = refund(of);
    const answers = await runConcurrently(161, 64, async (n) => {
      if (n === 40) return deliverEvent(w, refunded);
      return (await w.post("/generate", { ...BRIEF, asset_type: "og_image" })).status;
    });
    const spent = answers.filter((status) => status === 202).length;
    expect(await readMoney(w)).toEqual({ monthly: 0, bought: 0, owed: spent });
  });

  test("the first charge of a month, racing with plan changes, grants the month once", async () => {
    for (let round = 0; round < 10; round++) {
      const w = await realWorld({ plan: "starter", now: "2026-06-30T23:59:30Z" });
      await startRun(w);
      w.pass(60);
      await runConcurrently(9, 9, async (n) => {
        if (n % 3 === round % 3) await setPlan(w.service, OPERATOR, w.workspaceId, n > 5 ? "growth" : "pro");
        else await w.post("/generate", BRIEF);
      });
      await setPlan(w.service, OPERATOR, w.workspaceId, "growth");
      const used = (await entries(w, "reserve")).length - 1;
      expect(await readMoney(w)).toMatchObject({ monthly: 2_000 - used });
      expect(await entries(w, "grant")).toHaveLength(2);
    }
  });

  test("two subscriptions that change at once leave the higher plan", async () => {
    for (let round = 0; round < 8; round++) {
      const w = await realWorld({ plan: "starter" });
      const plans = ["pro", "scale"] as const;
      const ids = plans.map((plan) => `sub_${plan}_${w.workspaceId}`);
      for (const [n, plan] of plans.entries()) {
        const reading = {
          customerId: "c",
          workspaceId: w.workspaceId,
          plan,
          status: "active",
          entitled: true,
          endsAt: null,
        };
        paymentsOf(w).subscriptions.set(ids[n] ?? "", { id: ids[n] ?? "", ...reading, periodEndsAt: null });
      }
      await runConcurrently(8, 8, (n) =>
        deliverEvent(w, {
          id: `evt_${round}_${n}`,
          at: new Date(),
          kind: "subscription",
          subscriptionId: ids[n % 2] ?? "",
          workspaceId: null,
        }),
      );
      const [row] = await postgres.query("select plan, subscription_active from workspaces where id = $1", [
        w.workspaceId,
      ]);
      expect(row).toEqual({ plan: "scale", subscription_active: true });
      await readMoney(w);
    }
  });
});
