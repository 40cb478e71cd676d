import { sql } from "drizzle-orm";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { dependentTables, workspaceTables } from "../exports/store-tables.ts";

const BATCH = 2_000;

/** Deletes every row of a workspace but those of its people, table by table, in batches. */
export async function deleteRows(db: Db, workspaceId: string): Promise<void> {
  for (const { table, column, owner, ownerColumn } of dependentTables())
    await db.execute(sql`
      delete from ${sql.identifier(table)} where ${sql.identifier(column)} in (
        select ${sql.identifier(ownerColumn)} from ${sql.identifier(owner)} where workspace_id = ${workspaceId}::uuid
      )`);
  for (const name of workspaceTables()) {
    for (let gone = BATCH; gone === BATCH; ) {
      const rows = await queryRows<{ n: number }>(
        db,
        sql`with gone as (
            delete from ${sql.identifier(name)} where ctid = any(array(
              select ctid from ${sql.identifier(name)} where workspace_id = ${workspaceId}::uuid limit ${BATCH}::int
            )) returning 1
          ) select count(*)::int as n from gone`,
      );
      gone = rows[0]?.n ?? 0;
    }
  }
}
