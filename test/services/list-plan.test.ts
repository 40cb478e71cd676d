import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { world } from "../support/world.ts";

const RUNS = 1_000_000;
const WORKSPACES = 50;

describe.skipIf(!TEST_DATABASE_URL)(`a database with ${RUNS} runs`, () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  let w: Awaited<ReturnType<typeof world>>;

  beforeAll(async () => {
    postgres = await realPostgres();
    w = await world({ plan: "scale", service: { db: postgres.db }, now: "2026-06-15T12:00:00Z" });
    await postgres.query(
      `insert into workspaces (id, name, plan, created_at)
       select gen_random_uuid(), 'w' || n, 'pro', now() from generate_series(1, $1::int) n`,
      [WORKSPACES - 1],
    );
    await postgres.query(
      `with w as (select id, row_number() over () - 1 as n from workspaces)
       insert into runs (id, workspace_id, created_via, livemode, status, brief, channel, asset_type, asset_token, progressed_at, created_at)
       select gen_random_uuid(), w.id, 'api', true, case when i % 10 = 0 then 'failed' else 'succeeded' end, 'b', 'web', 'card',
         'token', '2026-06-15Z', '2026-06-15T12:00:00Z'::timestamptz - i * interval '6 seconds'
       from generate_series(1, $1::int) i join w on w.n = i % $2::int`,
      [RUNS, WORKSPACES],
    );
    await postgres.query("analyze runs");
  }, 180_000);
  afterAll(() => postgres?.close());

  const plan = async (where: string) => {
    const rows = await postgres.query(
      `explain (format text) select * from runs where workspace_id = $1 and deleted_at is null and created_at >= $2 ${where}
       order by created_at desc, id desc limit 21`
        .replaceAll("$1", `'${w.workspaceId}'`)
        .replaceAll("$2", "'2026-03-17Z'"),
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };

  test.each([
    "",
    "and status = 'failed'",
    "and verdict = 'needs_review' and status = 'succeeded'",
    "and channel = 'web'",
    "and asset_type = 'card'",
    "and livemode",
    "and (created_at, id) < ('2026-06-01Z', '019ecb27-0000-7000-8000-000000000000')",
  ])("list-runs walks its index, looks at matching rows only and sorts nothing %s", async (where) => {
    const text = await plan(where);
    expect(text).toContain("Index Scan Backward using runs_filtered");
    expect(text).not.toMatch(/Filter|Sort|Seq Scan/);
  });

  test("a page of the workspace's runs is correct and complete", async () => {
    const answer = await w.get("/runs?limit=100");
    const runs = (await answer.json()) as { created_at: string }[];
    expect(runs).toHaveLength(100);
    expect(runs.map((run) => run.created_at)).toEqual(
      runs
        .map((run) => run.created_at)
        .sort()
        .reverse(),
    );
  });

  test("an idle sweep does not read finished runs", async () => {
    const rows = await postgres.query(
      "explain select id from runs where status in ('queued', 'running') and progressed_at < now() - interval '60 seconds' order by progressed_at limit 100",
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("runs_unfinished");
  });
});
