import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { images, people, photos, screens } from "../../drizzle/schema/index.ts";
import type { Owner } from "../core/owner.ts";
import type { Db, Message } from "../core/ports.ts";
import { visibleTo } from "../core/statement.ts";
import { insertOutbox } from "../outbox/store.ts";
import type { ReplayAnswer } from "../replay/answer.ts";
import { remember } from "../replay/store.ts";
import { own } from "../text/own.ts";
import type { FetchResult } from "../uploads/images/fetch-image.ts";
import type { ImageRow } from "../uploads/images/store.ts";
import type { ScreenStatus } from "../vocab.ts";

/** Tables of records that show one image. A new one has the columns of `RecordRow`, and is named here and in `images/store.ts`. */
export const RECORD_TABLES = { screen: screens, photo: photos, person: people } satisfies Record<
  string,
  RecordTable
>;

export type ScreenRow = typeof screens.$inferSelect;
export type PhotoRow = typeof photos.$inferSelect;
export type PersonRow = typeof people.$inferSelect;

/** A table of such records: queries name these columns. */
export type RecordTable = PgTable &
  Record<"id" | "workspaceId" | "livemode" | "imageId" | "status" | "updatedAt" | "createdAt", PgColumn>;

/** Columns of every record with an image; each kind adds its own. */
export type RecordRow = {
  id: string;
  workspaceId: string;
  /** False for a record of test keys. */
  livemode: boolean;
  status: ScreenStatus;
  /** The address the image is fetched from, also after the fetch; null when the image was sent. */
  sourceUrl: string | null;
  /** Why the fetch failed, in a sentence for the customer. */
  reason: string | null;
  imageId: string | null;
  createdAt: Date;
  updatedAt: Date;
};
export type WithImage<Row> = Row & { image: ImageRow | null };

/** Drizzle loses the columns of a table that is a parameter; they are those of the caller's row type. */
const toRecord = <Row>({ record, image }: { record: unknown; image: ImageRow | null }): WithImage<Row> => ({
  ...(record as Row),
  image,
});

const seenBy = (table: RecordTable, reader: Owner) =>
  and(eq(table.workspaceId, reader.workspaceId), visibleTo(reader, table.livemode));

const byId = (table: RecordTable, reader: Owner, ids: readonly string[]) =>
  and(seenBy(table, reader), inArray(table.id, [...ids]));

function select(db: Db, table: RecordTable) {
  const source: PgTable = table;
  return db
    .select({ record: getTableColumns(source), image: images })
    .from(source)
    .leftJoin(images, and(eq(images.workspaceId, table.workspaceId), eq(images.id, table.imageId)));
}

/** All records that a reader may see, newest first. */
export async function listRecords<Row>(db: Db, table: RecordTable, reader: Owner): Promise<WithImage<Row>[]> {
  const rows = await select(db, table)
    .where(seenBy(table, reader))
    .orderBy(desc(table.createdAt), desc(table.id));
  return rows.map((row) => toRecord<Row>(row));
}

/** Those of these ids that the reader may see. */
export async function findRecords<Row>(
  db: Db,
  table: RecordTable,
  reader: Owner,
  ids: readonly string[],
): Promise<WithImage<Row>[]> {
  if (ids.length === 0) return [];
  const rows = await select(db, table).where(byId(table, reader, ids));
  return rows.map((row) => toRecord<Row>(row));
}

export async function findRecord<Row>(
  db: Db,
  table: RecordTable,
  reader: Owner,
  id: string,
): Promise<WithImage<Row> | undefined> {
  const [row] = await findRecords<Row>(db, table, reader, [id]);
  return row;
}

/** Inserts a record, its outbox message and the answer to replay, in one statement: all of them or none. */
export async function insertRecord(
  db: Db,
  table: RecordTable,
  { record, message, answer }: { record: RecordRow; message: Message | null; answer: ReplayAnswer | null },
): Promise<void> {
  const values: Record<string, unknown> = record;
  const columns = Object.entries(getTableColumns<PgTable>(table));
  const names = columns.map(([, column]) => sql.identifier(toSnakeCase(column.name)));
  const row = columns.map(([key, column]) => typed(own(values, key), column));
  const outboxInsert = message ? sql`, ${insertOutbox([message], record.createdAt, "record")}` : sql``;
  const answerInsert = answer ? sql`, ${remember(answer.replay, answer, "record")}` : sql``;
  await db.execute(sql`
    with record as (
      insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(row, sql`, `)}) returning id
    )${outboxInsert}${answerInsert}
    select id from record`);
}

const typed = (value: unknown, column: PgColumn): SQL =>
  sql`${toText(value)}::${sql.raw(column.getSQLType())}`;

/** Moments and JSON as the database reads them; a list would become several parameters. */
function toText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/**
 * Deletes a record that shows this image or none, and inserts the message that deletes the image. False when
 * the record no longer exists or shows another image.
 */
export async function deleteRecord(
  db: Db,
  table: RecordTable,
  { workspaceId, id, imageId }: Pick<RecordRow, "workspaceId" | "id" | "imageId">,
  { message, now }: { message: Message | null; now: Date },
): Promise<boolean> {
  const outboxInsert = message ? sql`, ${insertOutbox([message], now, "deleted")}` : sql``;
  const { rows } = (await db.execute(sql`
    with deleted as (
      delete from ${table} where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
        and image_id is not distinct from ${imageId}::uuid
      returning id
    )${outboxInsert}
    select id from deleted`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Ends the fetch of an image. False when it has already ended or the record no longer exists. */
export async function settleRecord(
  db: Db,
  table: RecordTable,
  { workspaceId, id }: Pick<RecordRow, "workspaceId" | "id">,
  result: FetchResult,
): Promise<boolean> {
  const { status, updatedAt } = result;
  const outcome =
    status === "ready" ? sql`image_id = ${result.imageId}::uuid` : sql`reason = ${result.reason}::text`;
  const { rows } = (await db.execute(sql`
    update ${table} set status = ${status}::text, ${outcome}, updated_at = ${updatedAt.toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = 'processing'
    returning id`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Fails records whose image has been awaited since before a moment, at most so many. Answers how many. */
export async function failLateRecords(
  db: Db,
  table: RecordTable,
  { before, now, reason, limit }: { before: Date; now: Date; reason: string; limit: number },
): Promise<number> {
  const { rows } = (await db.execute(sql`
    update ${table} set status = 'failed', reason = ${reason}::text, updated_at = ${now.toISOString()}::timestamptz
    where status = 'processing' and id in (
      select id from ${table} where status = 'processing' and updated_at < ${before.toISOString()}::timestamptz
      order by updated_at limit ${limit}::int for update skip locked
    )
    returning id`)) as unknown as { rows: unknown[] };
  return rows.length;
}

/** Columns of a record by the names that the schema has for them. */
export type RecordChanges = Record<string, unknown> & { updatedAt: Date };

/** Changes those columns of a record that are given. False when its reader sees no such record. */
export async function updateRecord(
  db: Db,
  table: RecordTable,
  reader: Owner,
  { id, changes }: { id: string; changes: RecordChanges },
): Promise<boolean> {
  const target: PgTable = table;
  const changed = await db
    .update(target)
    .set(changes)
    .where(byId(table, reader, [id]))
    .returning({ id: table.id });
  return changed.length > 0;
}
