import { getTableColumns, getTableName, is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../drizzle/schema/index.ts";

/** Kept until the end: messages that are on their way, and people, who may belong to other workspaces too. */
const KEPT = new Set(["outbox", "memberships", "sessions"]);

/**
 * The names of all tables with rows of a workspace, those that refer to others first. They come from the schema, so an
 * added table belongs to them.
 */
export function workspaceTables(): string[] {
  const tables = Object.values(schema).filter((part) => is(part, PgTable));
  const owned = tables.filter(
    (table) => "workspaceId" in getTableColumns(table) && !KEPT.has(getTableName(table)),
  );
  const ordered: PgTable[] = [];
  const place = (table: PgTable, path: readonly PgTable[]) => {
    if (ordered.includes(table) || path.includes(table)) return;
    for (const user of owned) if (refersTo(user, table)) place(user, [...path, table]);
    ordered.push(table);
  };
  for (const table of owned) place(table, []);
  return ordered.map((table) => getTableName(table));
}

const refersTo = (user: PgTable, used: PgTable): boolean =>
  user !== used && getTableConfig(user).foreignKeys.some((key) => key.reference().foreignTable === used);

/** Rows of another table that belong to rows of `owner` by a column, and not to a workspace by themselves. */
export type Dependents = { table: string; column: string; owner: string; ownerColumn: string };

/** The tables whose rows refer to rows of workspaces without naming the workspace. */
export function dependentTables(): Dependents[] {
  const owners = new Set(workspaceTables());
  return Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable) || "workspaceId" in getTableColumns(table)) return [];
    return getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      const owner = getTableName(foreignTable);
      const [column, ownerColumn] = [columns[0], foreignColumns[0]];
      if (!owners.has(owner) || !column || !ownerColumn) return [];
      return [
        { table: getTableName(table), column: nameOf(column), owner, ownerColumn: nameOf(ownerColumn) },
      ];
    });
  });
}

/** A column as the database names it. */
const nameOf = ({ name }: PgColumn): string => toSnakeCase(name);
