import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { fonts } from "../../drizzle/schema/index.ts";
import type { Owner } from "../core/owner.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertRows, queryRows, visibleTo } from "../core/statement.ts";
import { cancelOutbox, insertOutbox, insertOutboxEach } from "../outbox/store.ts";
import type { ReplayAnswer } from "../replay/answer.ts";
import { remember } from "../replay/store.ts";
import { MAX_FONTS } from "../uploads/fonts/limits.ts";

export type FontRow = typeof fonts.$inferSelect;

const seenBy = (reader: Owner) =>
  and(eq(fonts.workspaceId, reader.workspaceId), visibleTo(reader, fonts.livemode));

/** All fonts that a reader may see, newest first. */
export const listFonts = (db: Db, reader: Owner): Promise<FontRow[]> =>
  db.select().from(fonts).where(seenBy(reader)).orderBy(desc(fonts.createdAt), desc(fonts.id));

/** Those of these ids that the reader may see. */
export async function findFonts(db: Db, reader: Owner, ids: readonly string[]): Promise<FontRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(fonts)
    .where(and(seenBy(reader), inArray(fonts.id, [...ids])));
}

type FontCreation = {
  font: FontRow;
  answer: ReplayAnswer | null;
  /** The outbox message that deletes the file; inserting the row cancels it. */
  cleanupId: string;
};

/**
 * Stores a font and the answer, and keeps its file, in one statement. False when there are as many as a brand may
 * have; statements of the same moment may both find room.
 */
export async function createFont(db: Db, { font, answer, cleanupId }: FontCreation): Promise<boolean> {
  const answered = answer ? sql`, ${remember(answer.replay, answer, "made")}` : sql``;
  const rows = await queryRows(
    db,
    sql`with room as (
        select 1 where (select count(*) from ${fonts} where workspace_id = ${font.workspaceId}::uuid
          and livemode = ${font.livemode}::boolean) < ${MAX_FONTS}::int
      ),
      made as (${insertRows(fonts, [font], "room")} returning id),
      ${cancelOutbox(cleanupId, "made")}${answered}
      select id from made`,
  );
  return rows.length > 0;
}

/** Deletes a font, and inserts the message that deletes its file. False when there is no such font. */
export async function deleteFontRow(
  db: Db,
  { workspaceId, id }: Pick<FontRow, "workspaceId" | "id">,
  { message, now }: { message: Message; now: Date },
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with gone as (
        delete from ${fonts} where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning id
      ),
      ${insertOutbox([message], now, "gone")}
      select id from gone`,
  );
  return rows.length > 0;
}

/** Deletes test fonts that were added before a moment, and inserts the messages that delete their files. Answers how many. */
export async function deleteTestFonts(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`with old as (
        select id from ${fonts} where not livemode and created_at < ${before.toISOString()}::timestamptz
        order by created_at limit ${limit}::int for update skip locked
      ),
      gone as (delete from ${fonts} f using old where f.id = old.id returning f.workspace_id, f.key),
      job_rows as (
        select gen_random_uuid() as id, workspace_id, 'fonts-' || workspace_id as flow_key, 2 as parallelism,
          jsonb_build_object('kind', 'files.tombstone', 'workspaceId', workspace_id, 'names', jsonb_build_array(key)) as job
        from gone
      ),
      ${insertOutboxEach("job_rows", now)}
      select count(*)::int as count from gone`,
  );
  return row?.count ?? 0;
}
