import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { resultsQuery } from "../../lib/posts/store-results.ts";
import { seedRun } from "../support/posts.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { type World, world } from "../support/world.ts";

const DAY = 86_400;

describe("query plans with 20,000 posts of many workspaces", () => {
  const planOf = async (w: World, query: ReturnType<typeof resultsQuery>) => {
    const { rows } = (await w.service.db.execute(sql`explain ${query}`)) as unknown as { rows: object[] };
    return rows.map((row) => Object.values(row).join("")).join("\n");
  };

  /** Posts of this workspace and of others, and three rows of counts each. */
  async function crowd(w: World): Promise<void> {
    const runId = await seedRun(w);
    const others: string[] = [];
    for (let n = 0; n < 9; n++) others.push((await otherWorkspace(w)).workspaceId);
    const ids = sql`${`{${[w.workspaceId, ...others].join(",")}}`}::uuid[]`;
    await w.service.db.execute(sql`
      insert into posts (id, workspace_id, run_id, platform, status, livemode, posted_at, created_at, updated_at)
      select gen_random_uuid(), (${ids})[1 + n % 10], ${runId}::uuid, 'x',
        case when n % 7 = 0 then 'failed' else 'posted' end, n % 3 > 0, at, at, at
      from generate_series(1, 20000) n, lateral (select ${w.service.now().toISOString()}::timestamptz - n * interval '20 minutes' as at) t`);
    await w.service.db.execute(sql`
      insert into post_metrics (workspace_id, post_id, measured_at, impressions)
      select workspace_id, id, posted_at + day * interval '1 minute', 10 * day from posts, generate_series(1, 3) day`);
    await w.service.db.execute(sql`analyze posts, post_metrics, runs`);
  }

  test("the list of posts, each of its filters, and performance use the indexes", async () => {
    const w = await world();
    await crowd(w);
    const list = (where: ReturnType<typeof sql>) =>
      planOf(
        w,
        sql`select * from posts where workspace_id = ${w.workspaceId}::uuid ${where}
        order by created_at desc, id desc limit 20`,
      );
    expect(await list(sql``)).toMatch(/Index Scan Backward using posts_list/);
    expect(await list(sql`and status = 'failed'`)).toMatch(/Index Scan Backward using posts_(status|list)/);
    expect(await list(sql`and status = 'scheduled'`)).toMatch(/using posts_(status|due)/);
    expect(await list(sql`and run_id = ${w.workspaceId}::uuid`)).toMatch(/using posts_(run|target)/);
    const to = w.service.now();
    const from = new Date(to.getTime() - 7 * DAY * 1000);
    const plan = await planOf(
      w,
      resultsQuery(w.workspaceId, {
        from,
        to,
        bands: [0, 50, 70],
        top: 5,
        ranked: { minReach: 100, minAgeHours: 48, each: 3 },
      }),
    );
    expect(plan).toMatch(/posts_results/);
    expect(plan).toMatch(/Index Scan Backward using post_metrics_pkey/);
    expect(plan).not.toMatch(/Seq Scan on (posts|post_metrics)/);
    expect((await (await w.get("/performance?window=7d")).json()).totals.posts).toBeGreaterThan(20);
  });
});
