import { eq, getTableColumns, is, SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { type PgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import { own } from "../text/own.ts";
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
export function insertRows<T extends PgTable>(
  table: T,
  rows: readonly NewRow<T>[],
  source: string,
  record: (row: NewRow<T>, index: number) => string = (row) => recordOf(table, row),
): SQL {
  const { named, computed } = columnsOf(table, rows[0] ?? {});
  const names = sql.raw([...named, ...computed].map(([, name]) => `"${name}"`).join(", "));
  const read = sql.raw(named.map(([, name]) => `r."${name}"`).join(", "));
  const selects = rows.map((row, i) => {
    const values = sql.join([read, ...computed.map(([key]) => row[key as keyof NewRow<T>] as SQL)], sql`, `);
    return sql`select ${values} from ${sql.identifier(source)}, json_populate_record(null::${table}, ${record(row, i)}::json) r`;
  });
  return sql`insert into ${table} (${names}) ${sql.join(selects, sql` union all `)}`;
}

/** The JSON parameter of a row: its columns without the computed ones. */
export function recordOf(table: PgTable, row: object): string {
  const record = namesOf(table).flatMap(([key, name]) => {
    const value: unknown = own(row as Record<string, unknown>, key);
    return Object.hasOwn(row, key) && !is(value, SQL) ? [[name, value ?? null]] : [];
  });
  return JSON.stringify(Object.fromEntries(record));
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

/** A row of a table out of its JSON, as Postgres writes it (manual, 9.16, `to_json`). */
export function rowOfJson<T extends PgTable>(
  table: T,
  record: Readonly<Record<string, unknown>>,
): T["$inferSelect"] {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const read = namesOf(table).map(([key, name]) => {
    const value = own(record, name) ?? null;
    return [key, value === null ? null : own(columns, key)?.mapFromDriverValue(value)];
  });
  return Object.fromEntries(read);
}

/** A value that a statement of `textOnce` reads with each call, in the place of a text, an id or a record. */
export const later = <V>(read: (values: V) => unknown): string => read as unknown as string;

/** The same in the place of a moment, of which statements use only this. */
export const laterMoment = <V>(read: (values: V) => Date): Date =>
  ({ toISOString: () => later((values: V) => read(values).toISOString()) }) as Date;

/** The text of a statement, and its parameters: values of every call, or how each call reads them. */
type Kept = { text: string; params: unknown[] };

const DIALECT = new PgDialect({ casing: "snake_case" });

/** A statement whose text is written: the query builder takes it as it is, and need not look at every piece of it. */
class Written extends SQL {
  readonly #query: { sql: string; params: unknown[] };

  constructor(text: string, params: unknown[]) {
    super([]);
    this.#query = { sql: text, params };
  }

  override toQuery() {
    return this.#query;
  }
}

/**
 * Statements whose text is made once for each `shape`: to put together one of a dozen CTEs costs more than all else that
 * a request does. Whatever differs between two calls of a shape must be read `later`.
 */
export function textOnce<V>(): (shape: string, values: V, build: () => SQL) => SQL {
  const known = new Map<string, Kept>();
  return (shape, values, build) => {
    const { text, params } = known.get(shape) ?? textOf(build());
    known.set(shape, { text, params });
    const filled = (param: unknown) => (typeof param === "function" ? param(values) : param);
    return new Written(text, params.map(filled));
  };
}

/**
 * The same statement by a function of the database (migration 0036) that keeps its plan for later calls on the same
 * connection. For large statements whose text does not change. `columns`: what it answers, with types.
 */
export function planned(statement: SQL, columns: string): SQL {
  const { text, params } = textOf(statement);
  return new Written(`select * from execute_planned($1, $2) as (${columns})`, [text, JSON.stringify(params)]);
}

function textOf(statement: SQL): Kept {
  const { sql: text, params } = DIALECT.sqlToQuery(statement);
  return { text, params };
}
