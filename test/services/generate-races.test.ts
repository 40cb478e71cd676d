import { Redis } from "@upstash/redis/cloudflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { upstashLocks } from "../../lib/adapters/upstash-locks.ts";
import { upstashRateLimiter } from "../../lib/adapters/upstash-rate-limiter.ts";
import { startRedis } from "../../lib/local/redis/server.ts";
import { runConcurrently } from "../support/concurrency.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { BRIEF, json, OPERATOR, world } from "../support/world.ts";

const TOKEN = "races";

describe.skipIf(!TEST_DATABASE_URL)("races on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([realPostgres(), startRedis({ token: TOKEN })]);
  });
  afterAll(async () => {
    await Promise.all([postgres?.close(), redis?.close()]);
  });

  /** The service with the production adapters for SQL and limits. */
  const realWorld = (setting: Parameters<typeof world>[0]) => {
    const client = new Redis({ url: `http://127.0.0.1:${redis.port}`, token: TOKEN, enableTelemetry: false });
    const service = {
      db: postgres.db,
      rateLimiter: upstashRateLimiter(client),
      locks: upstashLocks(client),
      flags: upstashLocks(client),
    };
    return world({ ...setting, now: new Date().toISOString(), service });
  };

  test("300 concurrent generates under a daily limit of 100 admit exactly 100", async () => {
    const w = await realWorld({ plan: "scale", key: { dailyLimit: 100 } });
    const answers = await runConcurrently(300, 64, () => w.post("/generate", BRIEF));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200);

    const [row] = await postgres.query("select count(*)::int as runs from runs where workspace_id = $1", [
      w.workspaceId,
    ]);
    expect(row).toEqual({ runs: 100 });
  });

  test("concurrent generates never exceed plan cap or credits, and the ledger adds up", async () => {
    const w = await realWorld({ plan: "growth" });
    await setPlan(w.service, OPERATOR, w.workspaceId, "starter");
    const answers = await runConcurrently(200, 64, (index) =>
      w.post("/generate", { ...BRIEF, asset_type: index % 2 === 0 ? "card" : "og_image" }),
    );
    const created = answers.filter(({ status }) => status === 202).length;
    const [ledger] = await postgres.query(
      `select used, monthly_credits + bought_credits as left,
        (select sum(amount)::int from credit_ledger l where l.workspace_id = u.workspace_id) as ledger,
        (select count(*)::int from runs r where r.workspace_id = u.workspace_id) as runs
       from usage_counters u where workspace_id = $1`,
      [w.workspaceId],
    );
    expect(ledger.left).toBeGreaterThanOrEqual(0);
    expect(ledger.ledger).toBe(ledger.left);
    expect(ledger.runs).toBe(created);
    expect(ledger.used.card + ledger.used.og_image).toBe(created);
    expect(ledger.used.card).toBeLessThanOrEqual(100);
  });

  test("concurrent sets of three variants are whole or not there at all, up to the plan cap", async () => {
    const w = await realWorld({ plan: "starter" });
    const answers = await runConcurrently(40, 40, () => w.post("/generate", { ...BRIEF, variants: 3 }));
    const made = answers.filter(({ status }) => status === 202);
    // 100 cards a month hold 33 sets of three.
    expect(made).toHaveLength(33);
    const sets = await postgres.query(
      `select count(*)::int as runs, array_agg(variant_index order by variant_index) as places
       from runs where workspace_id = $1 group by variant_of`,
      [w.workspaceId],
    );
    expect(sets).toEqual(Array(33).fill({ runs: 3, places: [0, 1, 2] }));
    const [ledger] = await postgres.query(
      `select used, (select sum(amount)::int from credit_ledger l where l.workspace_id = u.workspace_id) as ledger,
        monthly_credits + bought_credits as left from usage_counters u where workspace_id = $1`,
      [w.workspaceId],
    );
    expect(ledger).toEqual({ used: { card: 99 }, ledger: 51, left: 51 });
  });

  test("one Idempotency-Key sent thirty times at once makes one run", async () => {
    const w = await realWorld({ plan: "scale" });
    const answers = await runConcurrently(30, 30, () =>
      w.post("/generate", BRIEF, { "idempotency-key": "once" }),
    );
    const made = answers.filter(({ status }) => status === 202);
    const ids = new Set(await Promise.all(made.map(async (answer) => (await json(answer)).id)));
    expect(ids.size).toBe(1);
    const codes = await Promise.all(
      answers.filter(({ status }) => status !== 202).map(async (a) => (await json(a)).code),
    );
    expect(new Set(codes).size).toBeLessThanOrEqual(1);
    expect(codes.every((code) => code === "idempotency_in_progress")).toBe(true);
    const [row] = await postgres.query("select count(*)::int as runs from runs where workspace_id = $1", [
      w.workspaceId,
    ]);
    expect(row).toEqual({ runs: 1 });
  });

  test("without Redis the primary key alone admits an Idempotency-Key once", async () => {
    const down = {
      acquire: () => Promise.reject(new Error("down")),
      release: async () => {},
    };
    const w = await world({
      plan: "scale",
      now: new Date().toISOString(),
      service: { db: postgres.db, locks: down },
    });
    const answers = await runConcurrently(20, 20, () =>
      w.post("/generate", BRIEF, { "idempotency-key": "once" }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202));
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(bodies.size).toBe(1);
    const [ledger] = await postgres.query("select used from usage_counters where workspace_id = $1", [
      w.workspaceId,
    ]);
    expect(ledger.used).toEqual({ card: 1 });
  });

  test("the free onboarding post is granted once when many runs end together", async () => {
    const w = await realWorld({ plan: "scale" });
    await runConcurrently(6, 6, () => w.post("/generate", BRIEF));
    await Promise.all(w.waiting.splice(0).map(({ job }) => w.deliver(job)));
    const rows = await postgres.query(
      "select kind, count(*)::int from credit_ledger where workspace_id = $1 group by kind order by kind",
      [w.workspaceId],
    );
    expect(rows).toEqual([
      { kind: "grant", count: 1 },
      { kind: "onboarding", count: 1 },
      { kind: "reserve", count: 6 },
    ]);
    const [ledger] = await postgres.query("select used from usage_counters where workspace_id = $1", [
      w.workspaceId,
    ]);
    expect(ledger.used).toEqual({ card: 5 });
  });

  test("one job delivered five times at once advances the run once", async () => {
    const w = await realWorld({ plan: "scale" });
    const { id } = await json(await w.post("/generate", BRIEF));
    const [message] = w.waiting.splice(0);
    if (!message) throw new Error("No job was sent.");
    const deliveries = await runConcurrently(5, 5, () => w.deliver(message.job));
    expect(deliveries.map(({ status }) => status)).toEqual(Array(5).fill(204));
    const events = await postgres.query("select kind from events where run_id = $1 order by kind", [id]);
    expect(events).toEqual([{ kind: "run.started" }, { kind: "run.succeeded" }]);
    const assets = await postgres.query("select index from run_assets where run_id = $1", [id]);
    expect(assets).toEqual([{ index: 0 }]);
  });
});
