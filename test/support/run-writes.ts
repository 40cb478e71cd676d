import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { realPostgres } from "./real-postgres.ts";
import { world } from "./world.ts";

type Postgres = Awaited<ReturnType<typeof realPostgres>>;
/** Rows that a run writes in one table; `hot`: of the changed ones, those that no index had to learn of. */
export type Written = { table: string; inserted: number; changed: number; hot: number; deleted: number };

const SESSIONS = 20;
/** PostgreSQL passes a session's counts on at the end of a statement, at most once in a second. */
const BETWEEN_REPORTS_MS = 1_200;

const COUNTED = `select relname as table, n_tup_ins::int as inserted, n_tup_upd::int as changed,
    n_tup_hot_upd::int as hot, n_tup_del::int as deleted
  from pg_stat_user_tables where schemaname = 'public' order by relname`;
const WAL = "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes";

/** What a card without anyone watching it writes, from its order to its end: rows by table, and bytes of the log, for each of `runs`. */
export async function writesOfRuns(
  { db, query }: Postgres,
  runs: number,
): Promise<{ tables: Written[]; walBytes: number }> {
  const w = await world({ plan: "scale", service: { db } });
  const order = async () => {
    const body = {
      brief: "Harbor Notes works offline. For commuters.",
      channel: "twitter",
      asset_type: "card",
    };
    if ((await w.post("/generate", body)).status !== 202) throw new Error("A run was not accepted.");
    await w.drain();
  };
  const counted = async () => {
    await sleep(BETWEEN_REPORTS_MS);
    await Promise.all(Array.from({ length: SESSIONS }, () => db.execute(sql`select pg_sleep(0.05)`)));
    return (await query(COUNTED)) as Written[];
  };
  const wal = async () => Number((await query(WAL))[0].bytes);
  // The first ones fill pages that later ones change.
  for (let i = 0; i < runs; i++) await order();
  const [before, walBefore] = [await counted(), await wal()];
  for (let i = 0; i < runs; i++) await order();
  const walBytes = ((await wal()) - walBefore) / runs;
  const after = await counted();
  const tables = after.map((row, i) => lessThan(row, before[i], runs));
  return { tables: tables.filter((row) => row.inserted + row.changed + row.deleted > 0), walBytes };
}

function lessThan(row: Written, before: Written | undefined, runs: number): Written {
  const each = (what: Exclude<keyof Written, "table">) => (row[what] - (before?.[what] ?? 0)) / runs;
  return {
    table: row.table,
    inserted: each("inserted"),
    changed: each("changed"),
    hot: each("hot"),
    deleted: each("deleted"),
  };
}
