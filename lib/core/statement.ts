import { eq, getTableColumns, is, SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Owner } from "./owner.ts";
import type { Db } from "./ports.ts";

/**
 * Runs one statement and answers its rows. It is the one place that casts: `Row` must match the selected
 * columns.
 */
export async function queryRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}

/** The condition that an owner may see a row: live owners see live rows only. Undefined: no condition. */
export const visibleTo = ({ livemode }: Owner, column: PgColumn): SQL | undefined =>
  livemode ? eq(column, true) : undefined;

/** A row by the table's column keys. The statement may compute a value. */
type NewRow<T extends PgTable> = { [K in keyof T["$inferInsert"]]: T["$inferInsert"][K] | SQL };

/** The columns of a new row: those read out of one JSON parameter, and those that the statement computes. */
type Split = { named: [key: string, name: string][]; computed: [key: string, name: string][] };

/**
 * Inserts rows when `source`, a CTE of the statement, has a row. A row is one JSON parameter, which Postgres reads
 * by the table's own type (manual, 9.16, `json_populate_record`): a parameter a column costs a Worker milliseconds.
 * Column names come from the table, so a new column needs no second list. All rows must have the keys of the first
 * one, and compute the same columns.
 */
export function insertRows<T extends PgTable>(table: T, rows: readonly NewRow<T>[], source: string): SQL {
  const { named, computed } = columnsOf(table, rows[0] ?? {});
  const names = sql.raw([...named, ...computed].map(([, name]) => `"${name}"`).join(", "));
  const read = sql.raw(named.map(([, name]) => `r."${name}"`).join(", "));
  const selects = rows.map((row) => {
    const field = (key: string) => row[key as keyof NewRow<T>] as unknown;
    const record = JSON.stringify(Object.fromEntries(named.map(([key, name]) => [name, field(key) ?? null])));
    const values = sql.join([read, ...computed.map(([key]) => field(key) as SQL)], sql`, `);
    return sql`select ${values} from ${sql.identifier(source)}, json_populate_record(null::${table}, ${record}::json) r`;
  });
  return sql`insert into ${table} (${names}) ${sql.join(selects, sql` union all `)}`;
}

const NAMES = new WeakMap<PgTable, [key: string, name: string][]>();

/** Key and name of every column of a table. The names are made once. */
function namesOf(table: PgTable): [key: string, name: string][] {
  const known = NAMES.get(table);
  if (known) return known;
  const names = Object.keys(getTableColumns(table)).map((key): [string, string] => [key, toSnakeCase(key)]);
  NAMES.set(table, names);
  return names;
}

function columnsOf(table: PgTable, row: object): Split {
  const columns = namesOf(table).filter(([key]) => Object.hasOwn(row, key));
  const isComputed = ([key]: [string, string]) => is(row[key as keyof typeof row], SQL);
  return {
    named: columns.filter((column) => !isComputed(column)),
    computed: columns.filter(isComputed),
  };
}
