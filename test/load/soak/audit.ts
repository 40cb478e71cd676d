import { type SQL, sql } from "drizzle-orm";
import type { WorkspaceDeps } from "../../../lib/access/workspaces.ts";

type Db = WorkspaceDeps["db"];
export type Finding = { check: string; wrong: string[] };

async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** Work that is not over: runs, promises to the queue, posts that are due. */
export async function unfinished(db: Db): Promise<Record<string, number>> {
  const [left] = await rows<Record<string, number>>(
    db,
    sql`select
      (select count(*)::int from runs where status in ('queued', 'running')) as runs,
      (select count(*)::int from outbox where due_at <= now()) as outbox_rows,
      (select count(*)::int from posts where status = 'publishing'
        or (status = 'scheduled' and due_at <= now())) as posts,
      (select count(*)::int from events where position is null) as events`,
  );
  return left ?? {};
}

/** Looks for what must never be, however bad the days were. */
export async function audit(
  db: Db,
  acceptedRuns: ReadonlySet<string>,
  shownPosts: readonly string[],
): Promise<Finding[]> {
  return [
    { check: "lost runs", wrong: await lostRuns(db, acceptedRuns) },
    { check: "runs made twice", wrong: await doubleRuns(db) },
    { check: "posts made twice", wrong: await doublePosts(db, shownPosts) },
    { check: "ledger against balance", wrong: await balances(db) },
    { check: "entries of a run", wrong: await entries(db) },
    { check: "caps against runs", wrong: await caps(db) },
    { check: "events of ended runs", wrong: await missingEvents(db) },
  ];
}

async function lostRuns(db: Db, acceptedRuns: ReadonlySet<string>): Promise<string[]> {
  const known = await rows<{ id: string; status: string }>(db, sql`select id, status from runs`);
  const status = new Map(known.map((run) => [run.id, run.status]));
  const unknown = [...acceptedRuns].filter((id) => !status.has(id)).map((id) => `${id} is unknown`);
  const open = known.filter(({ status: now }) => now === "queued" || now === "running");
  return [...unknown, ...open.map((run) => `${run.id} is still ${run.status}`)];
}

async function doubleRuns(db: Db): Promise<string[]> {
  const twice = await rows<{ key: string; n: number }>(
    db,
    sql`select metadata ->> 'soak' as key, count(*)::int as n from runs
      where metadata ->> 'soak' is not null group by 1, workspace_id having count(*) > 1`,
  );
  return twice.map(({ key, n }) => `Idempotency-Key ${key} made ${n} runs`);
}

/** Posts of the sandbox and posted rows are the same, and a run is at an account once. */
async function doublePosts(db: Db, shown: readonly string[]): Promise<string[]> {
  const posts = await rows<{
    id: string;
    run: string;
    place: string;
    external: string | null;
    status: string;
  }>(
    db,
    sql`select id, run_id as run, platform || ' ' || coalesce(account_id::text, '') as place,
      external_post_id as external, status from posts where livemode`,
  );
  const placed = posts.filter(({ status }) => status === "posted");
  const external = new Set(placed.map((post) => post.external));
  const places = placed.map(({ run, place }) => `run ${run} on ${place}`);
  return [
    ...shown.filter((id) => !external.has(id)).map((id) => `the sandbox shows ${id}, which no post here is`),
    ...placed
      .filter((post) => !shown.includes(post.external ?? ""))
      .map(({ id }) => `${id} is not at the sandbox`),
    ...places.filter((place, i) => places.indexOf(place) !== i).map((place) => `${place} is there twice`),
  ];
}

async function balances(db: Db): Promise<string[]> {
  const off = await rows<{ workspace: string; ledger: number; balance: number }>(
    db,
    sql`select c.workspace_id as workspace, coalesce(sum(l.amount), 0)::int as ledger,
        c.monthly_credits + c.bought_credits as balance
      from usage_counters c left join credit_ledger l on l.workspace_id = c.workspace_id
      group by c.workspace_id having coalesce(sum(l.amount), 0) <> c.monthly_credits + c.bought_credits`,
  );
  return off.map(({ workspace, ledger, balance }) => `${workspace}: ledger ${ledger}, balance ${balance}`);
}

/** A live run takes once, and gives back what it took when it has failed. A test run takes nothing. */
async function entries(db: Db): Promise<string[]> {
  const off = await rows<{ id: string; status: string; taken: number; back: number; sum: number }>(
    db,
    sql`select r.id, r.status, count(*) filter (where l.kind = 'reserve')::int as taken,
        count(*) filter (where l.kind in ('return', 'onboarding'))::int as back, coalesce(sum(l.amount), 0)::int as sum
      from runs r left join credit_ledger l on l.run_id = r.id group by r.id
      having count(*) filter (where l.kind = 'reserve') <> (case when r.livemode then 1 else 0 end)
        or count(*) filter (where l.kind in ('return', 'onboarding')) > 1
        or (r.livemode and r.status = 'failed' and count(*) filter (where l.kind = 'return') <> 1)
        or (count(*) filter (where l.kind in ('return', 'onboarding')) = 1 and coalesce(sum(l.amount), 0) <> 0)`,
  );
  return off.map(({ id, status, ...entry }) => `${status} run ${id}: ${JSON.stringify(entry)}`);
}

async function caps(db: Db): Promise<string[]> {
  const off = await rows<{ workspace: string; type: string; used: number; counted: number }>(
    db,
    sql`with counted as (
        select r.workspace_id, r.asset_type, sum(case when l.kind = 'reserve' then 1 else -1 end)::int as n
        from runs r join credit_ledger l on l.run_id = r.id and l.kind in ('reserve', 'return', 'onboarding')
        group by 1, 2)
      select c.workspace_id as workspace, n.asset_type as type, coalesce((c.used ->> n.asset_type)::int, 0) as used,
        n.n as counted
      from counted n join usage_counters c on c.workspace_id = n.workspace_id
      where coalesce((c.used ->> n.asset_type)::int, 0) <> n.n`,
  );
  return off.map(
    ({ workspace, type, used, counted }) => `${workspace} ${type}: ${used} used, ${counted} runs`,
  );
}

/** Each end of a run has exactly one event. */
async function missingEvents(db: Db): Promise<string[]> {
  const off = await rows<{ id: string; status: string; n: number }>(
    db,
    sql`select r.id, r.status, count(e.id)::int as n from runs r
      left join events e on e.run_id = r.id and e.kind in ('run.succeeded', 'run.failed')
      where r.deleted_at is null group by r.id having count(e.id) <> 1`,
  );
  return off.map(({ id, status, n }) => `${status} run ${id}: ${n} events of its end`);
}

/** Milliseconds from the order to the end, of runs that succeeded. */
export async function runTimes(db: Db): Promise<number[]> {
  const times = await rows<{ ms: number }>(
    db,
    sql`select extract(epoch from finished_at - created_at)::float8 * 1000 as ms from runs where status = 'succeeded'`,
  );
  return times.map(({ ms }) => ms);
}

/** Webhook calls about events that were not recorded. */
export async function strayDeliveries(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = new Set((await rows<{ id: string }>(db, sql`select id from events`)).map(({ id }) => id));
  return ids.filter((id) => !known.has(id)).map((id) => `${id} is no event`);
}
