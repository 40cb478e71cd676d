import { type SQL, sql } from "drizzle-orm";
import { posts } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { recordPostEvents } from "../events/store.ts";

/** CTEs that cancel all drops of a workspace when `source` has a row, each with its event. */
export const cancelAllDrops = (workspaceId: string, now: Date, source: string): SQL => sql`canceled_drops as (
    update ${posts} set status = 'canceled', target = null, due_at = null, note = null,
      updated_at = ${now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
    where workspace_id = ${workspaceId}::uuid and status = 'scheduled'
    returning ${posts}.id, ${posts}.run_id, ${posts}.livemode
  ),
  ${recordPostEvents("post.canceled", workspaceId, now, "canceled_drops")}`;

/** How many drops a workspace has. */
export async function countDrops(db: Db, workspaceId: string): Promise<number> {
  const rows = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${posts}
      where workspace_id = ${workspaceId}::uuid and status = 'scheduled' and livemode`,
  );
  return rows[0]?.n ?? 0;
}
