import { and, asc, eq, lt, sql } from "drizzle-orm";
import { brandVideos } from "../../../drizzle/schema/index.ts";
import type { Db } from "../../core/ports.ts";
import { queryRows } from "../../core/statement.ts";
import { insertOutboxEach } from "../../outbox/store.ts";

/** Videos that have been waiting to be fetched or filed since before. */
export const findLateVideos = (
  db: Db,
  before: Date,
  limit: number,
): Promise<{ workspaceId: string; videoId: string }[]> =>
  db
    .select({ workspaceId: brandVideos.workspaceId, videoId: brandVideos.id })
    .from(brandVideos)
    .where(and(eq(brandVideos.status, "processing"), lt(brandVideos.updatedAt, before)))
    .orderBy(asc(brandVideos.updatedAt))
    .limit(limit);

/**
 * Deletes test videos that were added before a moment, and inserts the messages that delete their files. Answers how many.
 */
export async function deleteTestVideos(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`
    with old as (
      select id from ${brandVideos} where not livemode and created_at < ${before.toISOString()}::timestamptz
      order by created_at limit ${limit}::int for update skip locked
    ),
    gone as (delete from ${brandVideos} v using old where v.id = old.id returning v.workspace_id, v.key),
    job_rows as (
      select gen_random_uuid() as id, workspace_id, 'videos-' || workspace_id as flow_key, 2 as parallelism,
        jsonb_build_object('kind', 'files.tombstone', 'workspaceId', workspace_id, 'names', jsonb_build_array(key)) as job
      from gone where key is not null
    ),
    ${insertOutboxEach("job_rows", now)}
    select count(*)::int as count from gone`,
  );
  return row?.count ?? 0;
}
