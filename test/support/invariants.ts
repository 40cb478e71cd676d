import { sql } from "drizzle-orm";
import type { World } from "./world.ts";

type Row = Record<string, unknown>;

export const queryRows = async (w: World, text: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await w.service.db.execute(text)) as unknown as { rows: Row[] }).rows;

/** Everything that is under way in a workspace: nothing, once it has come to rest. */
export async function pendingWork(w: World): Promise<string[]> {
  const id = sql`workspace_id = ${w.workspaceId}::uuid`;
  const rows = await queryRows(
    w,
    sql`select 'run ' || status as what from runs where ${id} and status in ('queued', 'running')
      union all select 'promise ' || (job ->> 'kind') from outbox where ${id}
      union all select 'post ' || status from posts where ${id} and status in ('scheduled', 'publishing')
      union all select 'delivery ' || status from studio_deliveries where ${id} and status in ('waiting', 'sending')
      union all select 'screen' from screens where ${id} and status = 'processing'
      union all select 'photo' from photos where ${id} and status = 'processing'
      union all select 'person' from people where ${id} and status = 'processing'
      union all select 'video' from brand_videos where ${id} and status = 'processing'
      union all select 'part of a film' from film_segments where ${id}`,
  );
  return [...rows.map(({ what }) => String(what)), ...w.waiting.map(({ job }) => `message ${job.kind}`)];
}

/** Violated invariants of a workspace that has come to rest. */
export async function findProblems(w: World, stored: readonly string[]): Promise<string[]> {
  const found = await Promise.all([
    pendingWork(w).then((all) => all.map((what) => `still under way: ${what}`)),
    ledgerProblems(w),
    runProblems(w),
    fileProblems(w, stored),
    healthProblems(w),
  ]);
  return found.flat();
}

async function ledgerProblems(w: World): Promise<string[]> {
  const id = sql`workspace_id = ${w.workspaceId}::uuid`;
  const [row] = await queryRows(
    w,
    sql`select used::text, monthly_credits + bought_credits as balance, owed_credits as owed, onboarding_run_id as free,
      (select coalesce(sum(amount), 0)::int from credit_ledger where ${id}) as ledger,
      (select coalesce(-sum(amount), 0)::int from credit_ledger where ${id} and kind = 'debt') as debt,
      (select coalesce(sum(entitled), 0)::int from purchases where ${id}) as bought,
      (select coalesce(sum(amount), 0)::int from credit_ledger where ${id} and purchase_id is not null) as credited,
      (select coalesce(jsonb_object_agg(type, n), '{}')::text from (
        select asset_type as type, count(*)::int as n from runs r where ${id} and charge_month is not null
          and status <> 'failed' and r.id is distinct from c.onboarding_run_id group by asset_type
        union all select 'brand_video', count(*)::int from brand_videos where ${id} and status <> 'failed'
      ) t where n > 0) as counted
    from usage_counters c where ${id}`,
  );
  if (!row) return ["The workspace has no books."];
  const used = JSON.stringify(withoutZeros(JSON.parse(String(row.used))));
  const counted = JSON.stringify(withoutZeros(JSON.parse(String(row.counted))));
  return [
    ...(row.ledger === row.balance ? [] : [`the ledger says ${row.ledger}, the balance ${row.balance}`]),
    ...(used === counted ? [] : [`the counters say ${used}, the runs ${counted}`]),
    ...(row.bought === row.credited ? [] : [`${row.bought} credits bought, ${row.credited} credited`]),
  ];
}

const withoutZeros = (counts: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .sort(),
  );

/** Each run ends once, is paid for once or not at all, and is published once at each place. */
async function runProblems(w: World): Promise<string[]> {
  const id = sql`r.workspace_id = ${w.workspaceId}::uuid`;
  const rows = await queryRows(
    w,
    sql`select r.id, r.status, r.asset_type, r.error_message as reason,
      (select count(*)::int from events e where e.run_id = r.id and e.kind in ('run.succeeded', 'run.failed')) as ends,
      (select count(*)::int from events e where e.run_id = r.id and e.kind = 'run.started') as starts,
      (select coalesce(sum(amount), 0)::int from credit_ledger l where l.run_id = r.id) as paid,
      (select count(*)::int from run_assets a where a.run_id = r.id) as assets,
      r.charge_monthly + r.charge_bought as price,
      r.id = (select onboarding_run_id from usage_counters c where c.workspace_id = r.workspace_id) as free
    from runs r where ${id} and deleted_at is null`,
  );
  return rows.flatMap(problemsOfRun);
}

function problemsOfRun({ id, status, ends, starts, paid, price, free, assets, reason }: Row): string[] {
  const owes = status === "succeeded" && !free ? -Number(price) : 0;
  const claims: [boolean, string][] = [
    [ends === 1, `has ended ${ends} times`],
    [Number(starts) <= 1, `has started ${starts} times`],
    [paid === owes, `is ${status} and has paid ${paid} instead of ${owes}`],
    [status !== "succeeded" || assets !== 0, "has no assets"],
    [status !== "failed", `failed: ${reason}`],
  ];
  return claims.filter(([isTrue]) => !isTrue).map(([, what]) => `run ${id} ${what}`);
}

/** A file for every row, and a row for every file. */
async function fileProblems(w: World, stored: readonly string[]): Promise<string[]> {
  const id = sql`workspace_id = ${w.workspaceId}::uuid`;
  const rows = await queryRows(
    w,
    sql`select a.key from run_assets a join runs r on r.id = a.run_id
        where a.workspace_id = ${w.workspaceId}::uuid and r.status = 'succeeded' and r.deleted_at is null
      union select key from images where ${id} union select render_key from images where ${id}
      union select key from brand_videos where ${id} and key is not null
      union select key from fonts where ${id}`,
  );
  const unused = await queryRows(
    w,
    sql`select i.key from images i where i.workspace_id = ${w.workspaceId}::uuid
      and not exists (select 1 from screens s where s.image_id = i.id)
      and not exists (select 1 from logos l where l.image_id = i.id)
      and not exists (select 1 from people p where p.image_id = i.id)
      and not exists (select 1 from photos p where p.image_id = i.id)
      and not exists (select 1 from linked_logos l where l.image_id = i.id)
      and not exists (select 1 from mascot_pictures m where m.image_id = i.id)`,
  );
  const known = new Set(rows.map(({ key }) => String(key)));
  const there = new Set(stored);
  return [
    ...stored.filter((name) => !known.has(name)).map((name) => `a file of nobody: ${name}`),
    ...[...known].filter((name) => !there.has(name)).map((name) => `a row without its file: ${name}`),
    ...unused.map(({ key }) => `a picture that nothing shows: ${key}`),
  ];
}

async function healthProblems(w: World): Promise<string[]> {
  w.pass(10);
  const { status } = (await (await w.call("GET", "/api/v1/health", { key: null })).json()) as Row;
  return status === "ok" ? [] : [`health says ${status}`];
}
