import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runConcurrently } from "../support/concurrency.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { startRun } from "../support/runs.ts";
import { BRIEF, world } from "../support/world.ts";

describe.skipIf(!TEST_DATABASE_URL)("sweepers at once on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());

  /** A world without Redis: nothing but the database keeps sweepers apart. */
  async function scene() {
    const w = await world({ plan: "scale", service: { db: postgres.db } });
    w.service.locks.acquire = () => Promise.reject(new Error("Redis is away"));
    return w;
  }

  test("ten concurrent sweeps enqueue each stalled run once", async () => {
    const w = await scene();
    const runs = await runConcurrently(12, 4, () => startRun(w));
    w.pass(61);
    await runConcurrently(10, 10, () => w.sweep());
    const stalls = await postgres.query("select stalls from runs where workspace_id = $1", [w.workspaceId]);
    expect(stalls).toEqual(Array(12).fill({ stalls: 1 }));
    const sent = w.waiting
      .filter(({ job }) => job.kind === "run.advance")
      .map(({ job }) => "runId" in job && job.runId);
    expect(new Set(sent)).toEqual(new Set(runs.map(({ id }) => id)));
    expect(w.alerts.filter(({ kind }) => kind === "sweep_failed")).toEqual([]);
  });

  test("ten concurrent sweeps delete each expired record once, and nothing else", async () => {
    const w = await scene();
    await runConcurrently(40, 8, (n) =>
      w.post("/generate", { ...BRIEF, dry_run: false }, { "Idempotency-Key": `old-${n}` }),
    );
    await postgres.query(
      `insert into payment_events (id, workspace_id, kind, happened_at, received_at)
       select 'evt_race_' || n, $1, 'paid', now(), $2::timestamptz - interval '100 days' from generate_series(1, 300) n`,
      [w.workspaceId, w.service.now().toISOString()],
    );
    await postgres.query(
      `insert into screens (id, workspace_id, name, screen_type, device, theme, status, source_url, created_at, updated_at)
       select gen_random_uuid(), $1, 'Inbox', 'dashboard', 'desktop', 'light', 'processing', 'https://a.example/1.png', $2, $2
       from generate_series(1, 60)`,
      [w.workspaceId, w.service.now().toISOString()],
    );
    w.pass(86_401);
    await w.post("/generate", BRIEF, { "Idempotency-Key": "young" });
    const mended = await runConcurrently(10, 10, () => w.sweep());
    const total = (rule: string) => mended.reduce((sum, found) => sum + (found[rule] ?? Number.NaN), 0);
    expect(total("idempotency_answers")).toBe(40);
    expect(total("payment_events")).toBe(300);
    expect(total("late_pictures")).toBe(60);
    const left = await postgres.query("select idempotency_key from idempotency where key_id = $1", [w.keyId]);
    expect(left).toEqual([{ idempotency_key: "young" }]);
    expect(w.alerts.filter(({ kind }) => kind === "sweep_failed")).toEqual([]);
  });
});
