import { sql } from "drizzle-orm";
import { filmSegments, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import type { AssetType } from "../vocab.ts";

/** Erases the stored designs of runs that ended before a time; they are not read after the end. */
export async function clearDesigns(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await queryRows<{ n: number }>(
    db,
    sql`
    with light as (
      update ${runs} set design = null where id in (
        select id from ${runs} where design is not null and finished_at < ${before.toISOString()}::timestamptz
        order by finished_at limit ${limit}::int for update skip locked
      ) returning 1
    )
    select count(*)::int as n from light`,
  );
  return rows[0]?.n ?? 0;
}

export type OldFilm = { id: string; workspaceId: string; assetType: AssetType; livemode: boolean };

/** Runs that ended before a time and whose film parts are still stored. */
export async function findLeftParts(db: Db, before: Date, limit: number): Promise<OldFilm[]> {
  const rows = await queryRows<OldFilm>(
    db,
    sql`
    select distinct r.id, r.workspace_id as "workspaceId", r.asset_type as "assetType", r.livemode
    from ${filmSegments} s join ${runs} r on r.id = s.run_id
    where r.status in ('succeeded', 'failed') and r.finished_at < ${before.toISOString()}::timestamptz
    limit ${limit}::int`,
  );
  return rows;
}
