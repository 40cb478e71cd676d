import { sql } from "drizzle-orm";
import { mascotPictures, mascots } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertOutbox } from "../outbox/store.ts";

export type OldDraft = { workspaceId: string; version: number; imageIds: string[] };

/** Mascots that were last changed before a time and still have candidates that were not kept. */
export async function findOldDrafts(db: Db, before: Date, limit: number): Promise<OldDraft[]> {
  const { rows } = (await db.execute(sql`
    select m.workspace_id as "workspaceId", m.version, json_agg(p.image_id) as "imageIds"
    from ${mascots} m join ${mascotPictures} p on p.workspace_id = m.workspace_id
    where m.updated_at < ${before.toISOString()}::timestamptz and p.mascot_id is distinct from m.kept_id
    group by m.workspace_id limit ${limit}::int`)) as unknown as { rows: OldDraft[] };
  return rows;
}

/**
 * Deletes the candidates and inserts the messages that delete their images, unless the mascot has changed
 * since.
 */
export async function deleteDraft(
  db: Db,
  workspaceId: string,
  { expected, messages, now }: { expected: number; messages: readonly Message[]; now: Date },
): Promise<void> {
  await db.execute(sql`
    with moved as (
      update ${mascots} set version = version + 1
      where workspace_id = ${workspaceId}::uuid and version = ${expected}::int
      returning workspace_id, kept_id
    ),
    gone as (
      delete from ${mascotPictures} p using moved
      where p.workspace_id = moved.workspace_id and p.mascot_id is distinct from moved.kept_id
    ),
    ${insertOutbox(messages, now, "moved")}
    select workspace_id from moved`);
}
