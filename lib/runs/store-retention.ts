import { sql } from "drizzle-orm";
import { filmSegments, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { AssetType } from "../vocab.ts";

/** Forgets what pictures and films were drawn from, of runs that ended before; nothing reads it after the end. */
export async function forgetDesigns(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = (await db.execute(sql`
    with light as (
      update ${runs} set design = null where id in (
        select id from ${runs} where design is not null and finished_at < ${before.toISOString()}::timestamptz
        order by finished_at limit ${limit}::int for update skip locked
      ) returning 1
    )
    select count(*)::int as n from light`)) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
}

export type OldFilm = { id: string; workspaceId: string; assetType: AssetType; livemode: boolean };

/** Runs that ended before, and whose film still has parts lying about. */
export async function findLeftParts(db: Db, before: Date, limit: number): Promise<OldFilm[]> {
  const { rows } = (await db.execute(sql`
    select distinct r.id, r.workspace_id as "workspaceId", r.asset_type as "assetType", r.livemode
    from ${filmSegments} s join ${runs} r on r.id = s.run_id
    where r.status in ('succeeded', 'failed') and r.finished_at < ${before.toISOString()}::timestamptz
    limit ${limit}::int`)) as unknown as { rows: OldFilm[] };
  return rows;
}
