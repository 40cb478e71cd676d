import { sql } from "drizzle-orm";
import type { World } from "./world.ts";

type Row = Record<string, unknown>;
/** Every row of every table, as JSON text. */
type Snapshot = Map<string, Set<string>>;

export async function snapshot({ service: { db } }: World): Promise<Snapshot> {
  const { rows: tables } = (await db.execute(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  `)) as unknown as { rows: { name: string }[] };
  const each = tables.map(
    ({ name }) => sql`select ${name}::text as name, to_jsonb(t) as row from ${sql.identifier(name)} t`,
  );
  const { rows } = (await db.execute(sql.join(each, sql` union all `))) as unknown as {
    rows: { name: string; row: Row | string }[];
  };
  const found: Snapshot = new Map(tables.map(({ name }) => [name, new Set()]));
  for (const { name, row } of rows) found.get(name)?.add(typeof row === "string" ? row : JSON.stringify(row));
  return found;
}

/** What any request may add to: logs, stored answers, and messages, whose effects show in the other tables. */
const LOGS = new Set(["audit_log", "event_logs", "idempotency", "outbox"]);
const OF_RUNS = new Set(["run_assets", "film_segments", "run_search", "studio_deliveries"]);

const rowsIn = (taken: Snapshot, table: string): Row[] =>
  [...(taken.get(table) ?? [])].map((text) => JSON.parse(text) as Row);

/** Judges rows by what a snapshot knows: a row is of a test key, or names one that is. */
function testRecords(taken: Snapshot) {
  const idsOf = (table: string, column: string) =>
    new Set(rowsIn(taken, table).flatMap((row) => (row.livemode === false ? [row[column]] : [])));
  const [runs, batches] = [idsOf("runs", "id"), idsOf("runs", "batch_id")];
  const deliveries = idsOf("webhook_deliveries", "id");
  return (table: string, row: Row): boolean => {
    if ("livemode" in row) return row.livemode === false;
    if (OF_RUNS.has(table)) return runs.has(row.run_id);
    if (table === "batches") return batches.has(row.id);
    return table === "webhook_attempts" && deliveries.has(row.delivery_id);
  };
}

/** The rows of live things that are gone, changed or new; empty when only test records and logs are. */
export function liveChanges(before: Snapshot, after: Snapshot): string[] {
  const wasTest = testRecords(before);
  const isTest = testRecords(after);
  return [...after.keys()]
    .filter((table) => !LOGS.has(table))
    .flatMap((table) => {
      const [then, now] = [before.get(table) ?? new Set<string>(), after.get(table) ?? new Set<string>()];
      const gone = [...then].filter((row) => !now.has(row) && !wasTest(table, JSON.parse(row)));
      const made = [...now].filter((row) => !then.has(row) && !isTest(table, JSON.parse(row)));
      return [...gone.map((row) => `${table} lost ${row}`), ...made.map((row) => `${table} got ${row}`)];
    });
}

/** The names in object storage that live rows refer to. */
export function liveFiles(taken: Snapshot): Set<string> {
  const isTest = testRecords(taken);
  const live = (table: string, columns: readonly string[]) =>
    rowsIn(taken, table)
      .filter((row) => !isTest(table, row))
      .flatMap((row) => columns.flatMap((column) => (row[column] ? [String(row[column])] : [])));
  return new Set([
    ...live("images", ["key", "render_key"]),
    ...live("run_assets", ["key"]),
    ...live("brand_videos", ["key"]),
  ]);
}
