import { newId } from "../../../lib/core/ids.ts";
import type { realPostgres } from "../../support/real-postgres.ts";

/** Ids of the day on which the seed ends. */
export const SEED_IDS = {
  now: () => new Date("2026-06-15T12:00:00Z"),
  random: (size: number) => crypto.getRandomValues(new Uint8Array(size)),
};

/** Runs of one workspace: a hundred a day for a hundred days. A larger database has more workspaces. */
export const RUNS_EACH = 10_000;

/** Ids that sort by time, as ours do: the moment's milliseconds, then a number. */
const idAt = (moment: string, n: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(md5((${n})::text), 1, 3)
    || '8' || substr(md5('a' || (${n})), 1, 15))::uuid`;
const at = "timestamptz '2026-06-15 11:00Z' - i * interval '14 minutes'";
/** Every row of every workspace: `w.id` is the workspace, `i` the age of the row, `n` its number among all. */
const from = (each: number) =>
  `from (select id, row_number() over (order by id) - 1 as w from workspaces) w
   cross join generate_series(1, ${each}) i cross join lateral (select w.w * ${each} + i as n) m`;
/** Every so many runs of a workspace have this. */
const every = (count: number, value: string) => `case when i % ${count} = 0 then ${value} end`;

/** SQL that fills a database whose first workspace is there already. */
const seedOf = (runs: number): string[] => [
  `insert into workspaces (id, name, plan, created_at)
   select gen_random_uuid(), 'w' || n, 'pro', now() from generate_series(2, ${runs / RUNS_EACH}) n`,
  `insert into campaigns (id, workspace_id, name, brief, livemode, created_at)
   select ${idAt("timestamptz '2026-06-01Z'", "w.w")}, w.id, 'c', 'b', true, '2026-06-01Z'
   from (select id, row_number() over (order by id) - 1 as w from workspaces) w`,
  `insert into runs (id, workspace_id, created_via, livemode, status, step, brief, channel, asset_type, asset_token, output_text,
     quality, design, verdict, campaign_id, client_ref, render_hash, progressed_at, created_at, started_at, finished_at)
   select ${idAt(at, "n")}, w.id, (array['api', 'render', 'studio', 'dashboard'])[i % 4 + 1], i % 10 > 0,
     case when i % 10 = 3 then 'failed' else 'succeeded' end, 6, 'A brief',
     (array['twitter', 'linkedin', 'instagram', 'web'])[i % 4 + 1], (array['card', 'text', 'carousel'])[i % 3 + 1],
     md5(n::text), 'Words', '{}', case when i < 3000 then '{"template":"card"}'::json end,
     (array['approved', 'needs_review'])[(i % 50 = 7)::int + 1], ${every(500, `(select id from campaigns c where c.workspace_id = w.id)`)},
     ${every(2, "'row-' || i")}, md5('h' || n), ${at}, ${at}, ${at}, ${at} ${from(RUNS_EACH)}`,
  `insert into run_search (run_id, workspace_id, words, metadata)
   select ${idAt(at, "n")}, w.id, 'a brief about maps number ' || i, jsonb_build_object('order', 'A-' || i) ${from(RUNS_EACH)}`,
  `insert into run_assets (id, workspace_id, run_id, index, role, key, mime_type, width, height, bytes, sha256, alt_text, created_at)
   select gen_random_uuid(), w.id, ${idAt(at, "n")}, 0, 'main', 'k' || n, 'image/png', 1200, 675, 50000, md5(n::text), 'Alt', ${at}
   ${from(RUNS_EACH)}`,
  `insert into posts (id, workspace_id, run_id, platform, status, livemode, posted_at, created_at, updated_at)
   select gen_random_uuid(), w.id, ${idAt(at, "n")}, 'x', 'posted', true, ${at}, ${at}, ${at} ${from(RUNS_EACH)} where i % 4 = 0`,
  `insert into post_metrics (workspace_id, post_id, measured_at, impressions, likes)
   select workspace_id, id, posted_at + d * interval '1 day', d * 100, d from posts cross join generate_series(1, 3) d`,
  `insert into events (id, workspace_id, kind, livemode, run_id, created_at, position)
   select ${idAt(at, "n")}, w.id, 'run.succeeded', true, ${idAt(at, "n")}, ${at}, ${RUNS_EACH} - i + 1
   ${from(RUNS_EACH)} where i < ${28 * 100}`,
  `insert into event_logs (workspace_id, length) select id, ${RUNS_EACH} from workspaces
   on conflict (workspace_id) do update set length = excluded.length`,
  `insert into audit_log (id, workspace_id, actor_kind, actor_id, action, created_at)
   select ${idAt(at, "n")}, w.id, 'key', 'k', (array['post_run', 'mint_key'])[(i % 100 = 0)::int + 1], ${at} ${from(RUNS_EACH)}
   where i % 4 = 0`,
  "vacuum analyze",
];

/** Fills the database, and answers what the calls ask about. */
export async function filled(
  { query }: Pick<Awaited<ReturnType<typeof realPostgres>>, "query">,
  runs: number,
) {
  const ids = { workspaceId: newId(SEED_IDS), keyId: newId(SEED_IDS) };
  await query(`insert into workspaces (id, name, plan, created_at) values ($1, 'Acme', 'scale', now())`, [
    ids.workspaceId,
  ]);
  await query(
    "insert into api_keys (id, workspace_id, mode, hash, hint, created_at) values ($2, $1, 'live', 'hash', 'hint', now())",
    [ids.workspaceId, ids.keyId],
  );
  await query(
    `insert into usage_counters (workspace_id, month, used, monthly_credits, bought_credits, granted_credits)
     values ($1, '2026-06', '{}', 1000000, 0, 1000000) on conflict do nothing`,
    [ids.workspaceId],
  );
  for (const statement of seedOf(runs)) await query(statement);
  const [found] = await query(
    `select (select id from runs where workspace_id = $1 order by created_at desc offset 500 limit 1) as run,
       (select id from campaigns where workspace_id = $1) as campaign`,
    [ids.workspaceId],
  );
  return { ...ids, runId: String(found?.run), campaignId: String(found?.campaign) };
}
