import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";

/** What the runbook looks at, each as one statement over the runs of the last `hours`. */
const STATEMENTS = {
  /** Now, whatever the hours. */
  queue: () => sql`
    select count(*)::int as runs, coalesce(extract(epoch from now() - min(created_at)), 0)::int as oldest_seconds
    from runs where status = 'queued'`,
  steps: (since: SQL) => sql`
    with ends as (
      select s.key as step, s.value::timestamptz as at,
        coalesce(lag(s.value::timestamptz) over (partition by r.id order by s.value::timestamptz), r.started_at) as began
      from runs r, json_each_text(r.step_ends) s where r.finished_at > ${since}
    ), times as (select step, extract(epoch from at - began) * 1000 as ms from ends)
    select step, count(*)::int as runs,
      round(percentile_cont(0.5) within group (order by ms))::int as p50_ms,
      round(percentile_cont(0.95) within group (order by ms))::int as p95_ms
    from times group by step order by p95_ms desc`,
  verdicts: (since: SQL) => sql`
    select verdict, count(*)::int as runs from runs
    where finished_at > ${since} and verdict is not null group by verdict order by runs desc`,
  /** The first words of a note are the same for every failure of the model, the reason follows. */
  model_errors: (since: SQL) => sql`
    select substring(note from '^The language model (.*?);') as reason, count(*)::int as runs
    from runs r, json_array_elements_text(coalesce(r.story->'notes', '[]'::json)) note
    where r.finished_at > ${since} and note like 'The language model %;%' group by reason order by runs desc`,
  run_errors: (since: SQL) => sql`
    select error_code as code, count(*)::int as runs from runs
    where finished_at > ${since} and error_code is not null group by error_code order by runs desc`,
  posts: (since: SQL) => sql`
    select platform as vendor, count(*) filter (where status = 'posted')::int as posted,
      count(*) filter (where status = 'failed')::int as failed
    from posts where updated_at > ${since} and status in ('posted', 'failed') group by platform order by failed desc, vendor`,
  webhooks: (since: SQL) => sql`
    select count(*)::int as attempts, count(*) filter (where status_code between 200 and 299)::int as taken,
      count(*) filter (where status_code is null)::int as unanswered
    from webhook_attempts where at > ${since}`,
} satisfies Record<string, (since: SQL) => SQL>;

export type Metrics = Record<keyof typeof STATEMENTS, Record<string, string | number>[]>;

export async function readMetrics(db: Db, now: Date, hours: number): Promise<Metrics> {
  const since = sql`${new Date(now.getTime() - hours * 3_600_000).toISOString()}::timestamptz`;
  const read = Object.entries(STATEMENTS).map(
    async ([name, statement]) =>
      [name, await queryRows<Record<string, string | number>>(db, statement(since))] as const,
  );
  return Object.fromEntries(await Promise.all(read)) as Metrics;
}
