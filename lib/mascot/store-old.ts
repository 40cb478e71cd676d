import { sql } from "drizzle-orm";
import { mascotPictures, mascots } from "../../drizzle/schema/index.ts";
import type { Owner } from "../core/owner.ts";
import type { Db, Message } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { insertOutbox, insertOutboxEach } from "../outbox/store.ts";
import { imageCleanups } from "../uploads/images/store.ts";

export type OldDraft = Owner & { version: number; imageIds: string[] };

/** Mascots that were last changed before a time and still have candidates that were not kept. */
export async function findOldDrafts(db: Db, before: Date, limit: number): Promise<OldDraft[]> {
  const { rows } = (await db.execute(sql`
    select m.workspace_id as "workspaceId", m.livemode, m.version, json_agg(p.image_id) as "imageIds"
    from ${mascots} m join ${mascotPictures} p on p.workspace_id = m.workspace_id and p.livemode = m.livemode
    where m.updated_at < ${before.toISOString()}::timestamptz and p.mascot_id is distinct from m.kept_id
    group by m.workspace_id, m.livemode limit ${limit}::int`)) as unknown as { rows: OldDraft[] };
  return rows;
}

/**
 * Deletes the candidates and inserts the messages that delete their images, unless the mascot has changed
 * since.
 */
export async function deleteDraft(
  db: Db,
  { workspaceId, livemode }: Owner,
  { expected, messages, now }: { expected: number; messages: readonly Message[]; now: Date },
): Promise<void> {
  await db.execute(sql`
    with moved as (
      update ${mascots} set version = version + 1
      where workspace_id = ${workspaceId}::uuid and livemode = ${livemode}::boolean and version = ${expected}::int
      returning workspace_id, livemode, kept_id
    ),
    gone as (
      delete from ${mascotPictures} p using moved
      where p.workspace_id = moved.workspace_id and p.livemode = moved.livemode and p.mascot_id is distinct from moved.kept_id
    ),
    ${insertOutbox(messages, now, "moved")}
    select workspace_id from moved`);
}

/** Deletes mascots of test keys that were last changed before a moment, with their pictures. Answers how many. */
export async function deleteTestMascots(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`
    with old as (
      select workspace_id from ${mascots} where not livemode and updated_at < ${before.toISOString()}::timestamptz
      order by updated_at limit ${limit}::int for update skip locked
    ),
    drawn as (
      delete from ${mascotPictures} p using old where p.workspace_id = old.workspace_id and not p.livemode
      returning p.workspace_id, p.image_id
    ),
    gone as (delete from ${mascots} m using old where m.workspace_id = old.workspace_id and not m.livemode returning 1),
    ${imageCleanups("drawn")},
    ${insertOutboxEach("job_rows", now)}
    select count(*)::int as count from gone`,
  );
  return row?.count ?? 0;
}
