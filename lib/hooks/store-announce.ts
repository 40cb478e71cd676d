import { sql } from "drizzle-orm";
import { eventLogs, events } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";

const BATCH = 500;

/**
 * Gives the workspace's new events their places in its log, oldest first; answers the places. The log's row is locked until
 * they are visible, so that a reader who has seen one place never finds a lower one later.
 */
export async function placeEvents(db: Db, workspaceId: string): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    with fresh as (
      select id, created_at from ${events}
      where workspace_id = ${workspaceId}::uuid and position is null
      order by created_at, id limit ${BATCH} for update skip locked
    ),
    log as (
      insert into ${eventLogs} as l (workspace_id, length)
      select ${workspaceId}::uuid, count(*) from fresh having count(*) > 0
      on conflict (workspace_id) do update set length = l.length + excluded.length
      returning length
    ),
    numbered as (select id, row_number() over (order by created_at desc, id desc) - 1 as behind from fresh)
    update ${events} e set position = log.length - n.behind
    from log, numbered n where e.id = n.id
    returning e.position`)) as unknown as { rows: { position: number | string }[] };
  return rows.map(({ position }) => Number(position)).sort((a, b) => a - b);
}

/** Workspaces with events that were noted before this and nobody has announced. */
export async function findUnannounced(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select distinct workspace_id as "workspaceId" from ${events}
    where position is null and created_at <= ${before.toISOString()}::timestamptz limit ${limit}
  `)) as unknown as { rows: { workspaceId: string }[] };
  return rows.map(({ workspaceId }) => workspaceId);
}
