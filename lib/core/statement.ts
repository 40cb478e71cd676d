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

/**
 * Inserts rows when `source`, a CTE of the statement, has a row. Column names, types and encodings come from
 * the table, so a new column needs no second list. All rows must have the keys of the first one.
 */
export function insertRows<T extends PgTable>(table: T, rows: readonly NewRow<T>[], source: string): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => Object.hasOwn(rows[0] ?? {}, key));
  const names = columns.map(([key]) => sql.identifier(toSnakeCase(key)));
  const selects = rows.map((row) => {
    const values = columns.map(([key, column]) => {
      const value: unknown = row[key as keyof NewRow<T>];
      if (is(value, SQL)) return value;
      return sql`${sql.param(value ?? null, column)}::${sql.raw(column.getSQLType())}`;
    });
    return sql`select ${sql.join(values, sql`, `)} from ${sql.identifier(source)}`;
  });
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) ${sql.join(selects, sql` union all `)}`;
}
