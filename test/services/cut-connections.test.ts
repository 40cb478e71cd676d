import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runConcurrently } from "../support/concurrency.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const ORDERS = 60;
const MOST_TRIES = 60;
/** A client's pause before it tries again, in milliseconds. */
const WAIT = 20;
/** On a slow machine every statement lasts longer than the pause between two cuts: without an end, none would get through. */
const MOST_CUTS = 300;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(!TEST_DATABASE_URL)("connections cut in the middle of statements", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeEach(async () => {
    postgres = await realPostgres();
  });
  afterEach(() => postgres?.close());

  /** Cuts whatever is at work, again and again while `body` runs. Answers how many connections that were. */
  async function underFire(body: () => Promise<void>): Promise<number> {
    let isOver = false;
    let cut = 0;
    const fire = async () => {
      while (!isOver && cut < MOST_CUTS) {
        const rows = await postgres.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state = 'active' limit 1`,
        );
        cut += rows.length;
        await wait(15);
      }
    };
    const firing = fire();
    await body().finally(() => {
      isOver = true;
    });
    await firing;
    return cut;
  }

  async function order(w: World, n: number): Promise<string> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = await w.post("/generate", { ...BRIEF, seed: 1 }, { "idempotency-key": `order-${n}` });
      if (answer.status === 202) return (await json(answer)).id;
      expect([409, 500, 503]).toContain(answer.status);
      await wait(WAIT);
    }
    throw new Error(`Order ${n} was never taken.`);
  }

  /** What the queue does with a message that is not taken, except that it never gives up. */
  async function carry(w: World): Promise<void> {
    for (let message = w.waiting.shift(); message; message = w.waiting.shift()) {
      const { job } = message;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if ((await w.deliver(job, 0)).status === 204) break;
      }
    }
  }

  test("every request makes one run, every run ends once, and the ledger is exact", async () => {
    const w = await world({ plan: "scale", service: { db: postgres.db } });
    await w.get("/me");
    const ids = new Set<string>();
    const cut = await underFire(async () => {
      for (const id of await runConcurrently(ORDERS, 6, (n) => order(w, n))) ids.add(id);
      await Promise.all([carry(w), carry(w)]);
    });
    expect(cut).toBeGreaterThan(5);
    expect(ids.size).toBe(ORDERS);
    for (let minute = 0; minute < 6; minute++) {
      w.pass(65);
      await w.sweep();
      await carry(w);
    }
    const [ledger] = await postgres.query(
      `select (select count(*)::int from runs where status = 'succeeded') as succeeded,
        (select count(*)::int from runs) as runs,
        (select count(*)::int from events where kind = 'run.succeeded') as ends,
        (select count(*)::int from outbox) as outbox_rows,
        (select sum(amount)::int from credit_ledger) - monthly_credits - bought_credits as missing,
        (used ->> 'card')::int as used
       from usage_counters where workspace_id = $1`,
      [w.workspaceId],
    );
    const right = {
      succeeded: ORDERS,
      runs: ORDERS,
      ends: ORDERS,
      outbox_rows: 0,
      missing: 0,
      used: ORDERS - 1,
    };
    expect(ledger).toEqual(right);
  });
});
