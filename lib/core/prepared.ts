import type { Db } from "./ports.ts";

/** What a query builder makes with `prepare`: the text of a statement, to be run with values for its placeholders. */
type Statement<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> };

/** The key under which a database that reports its statements has the one it was made from, and its clock. */
export const TIMED = Symbol("timed");
export type Timer = { db: Db; time<T>(work: () => Promise<T>): Promise<T> };

/**
 * A statement that the query builder makes once for each database and not for each request. Only its text is kept:
 * the HTTP driver has no session in which Postgres could keep a plan.
 */
export function prepareOnce<Row>(
  build: (db: Db) => Statement<Row>,
): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const made = new WeakMap<Db, Statement<Row>>();
  const statementOf = (db: Db) => {
    const statement = made.get(db) ?? build(db);
    made.set(db, statement);
    return statement;
  };
  return (db, values) => {
    const timer = (db as { [TIMED]?: Timer })[TIMED];
    if (!timer) return statementOf(db).execute(values);
    return timer.time(() => statementOf(timer.db).execute(values));
  };
}
