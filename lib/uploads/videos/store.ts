import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { brandVideos } from "../../../drizzle/schema/index.ts";
import { BRAND_VIDEO, returnUpload } from "../../billing/store.ts";
import { type Charge, chargeRuns, thresholdEvent } from "../../billing/store-charge.ts";
import type { Owner } from "../../core/owner.ts";
import type { Db, Message } from "../../core/ports.ts";
import { visibleTo } from "../../core/statement.ts";
import { recordEvent } from "../../events/store.ts";
import { cancelOutbox, insertOutbox } from "../../outbox/store.ts";
import type { ReplayAnswer } from "../../replay/answer.ts";
import { remember } from "../../replay/store.ts";
import { roomForTestVideo } from "../store-test-uploads.ts";

export type VideoRow = typeof brandVideos.$inferSelect;
export type StoredVideo = Pick<
  VideoRow,
  | "key"
  | "mimeType"
  | "bytes"
  | "sha256"
  | "durationMs"
  | "width"
  | "height"
  | "rotation"
  | "codec"
  | "fps"
  | "hasAudio"
>;
export type Filing = Pick<VideoRow, "title" | "tags" | "summary" | "scenes" | "filedBy" | "reason">;

const one = (workspaceId: string, id: string) =>
  and(eq(brandVideos.workspaceId, workspaceId), eq(brandVideos.id, id));
const waiting = (workspaceId: string, id: string) =>
  and(one(workspaceId, id), eq(brandVideos.status, "processing"));

const seenBy = (reader: Owner) =>
  and(eq(brandVideos.workspaceId, reader.workspaceId), visibleTo(reader, brandVideos.livemode));

/** All videos that a reader may see, newest first. */
export const listVideos = (db: Db, reader: Owner): Promise<VideoRow[]> =>
  db
    .select()
    .from(brandVideos)
    .where(seenBy(reader))
    .orderBy(desc(brandVideos.createdAt), desc(brandVideos.id));

export async function findVideo(db: Db, reader: Owner, id: string): Promise<VideoRow | undefined> {
  const [row] = await db
    .select()
    .from(brandVideos)
    .where(and(seenBy(reader), eq(brandVideos.id, id)));
  return row;
}

/** True when a video of the workspace is stored under this name. */
export async function isVideoKey(db: Db, workspaceId: string, key: string): Promise<boolean> {
  const where = and(eq(brandVideos.workspaceId, workspaceId), eq(brandVideos.key, key));
  return (await db.select({ id: brandVideos.id }).from(brandVideos).where(where)).length > 0;
}

export type VideoCreation = {
  video: VideoRow;
  /** Null for a test key: it takes no slot of the month. */
  charge: Charge | null;
  message: Message;
  answer: ReplayAnswer | null;
  /** The outbox message that deletes its file; inserting the row cancels it. */
  cleanupId: string | null;
};

/**
 * Takes a slot, creates the video, inserts its job and stores the answer, in one statement: all or nothing.
 * Returns the slots in use afterwards, 0 without a charge; undefined when a cap is reached.
 */
export async function createVideo(db: Db, creation: VideoCreation): Promise<number | undefined> {
  const { video, charge, message, answer, cleanupId } = creation;
  const answered = answer ? sql`, ${remember(answer.replay, answer, "charge")}` : sql``;
  const charged = charge
    ? sql`${chargeRuns(charge)}, ${recordEvent(thresholdEvent(charge), "crossed")}`
    : sql`charge as (select '{}'::jsonb as used where ${roomForTestVideo(video.workspaceId)})`;
  const { rows } = (await db.execute(sql`
    with ${charged}, made as (${insertVideo(video)}),
    ${insertOutbox([message], video.createdAt, "charge")}${answered}${cancelledEntry(cleanupId, "charge")}
    select coalesce((used ->> ${BRAND_VIDEO}::text)::int, 0) as used from charge`)) as unknown as {
    rows: { used: number }[];
  };
  return rows[0]?.used;
}

const cancelledEntry = (cleanupId: string | null, source: string): SQL =>
  cleanupId === null ? sql`` : sql`, ${cancelOutbox(cleanupId, source)}`;

function insertVideo(v: VideoRow): SQL {
  const now = v.createdAt.toISOString();
  return sql`insert into ${brandVideos} (id, workspace_id, status, title, titled, source_url, key, mime_type, bytes, sha256,
      duration_ms, width, height, rotation, codec, fps, has_audio, livemode, charge_month, created_at, updated_at)
    select ${v.id}::uuid, ${v.workspaceId}::uuid, ${v.status}::text, ${v.title}::text, ${v.titled}::boolean,
      ${v.sourceUrl}::text, ${v.key}::text, ${v.mimeType}::text, ${v.bytes}::int, ${v.sha256}::text, ${v.durationMs}::int,
      ${v.width}::int, ${v.height}::int, ${v.rotation}::int, ${v.codec}::text, ${v.fps}::real, ${v.hasAudio}::boolean,
      ${v.livemode}::boolean, ${v.chargeMonth}::text, ${now}::timestamptz, ${now}::timestamptz from charge`;
}

/** Stores the file of a fetched video, unless the video has one, has ended or has been deleted. */
export async function storeFile(
  db: Db,
  { workspaceId, id }: Pick<VideoRow, "workspaceId" | "id">,
  { stored: s, cleanupId, now }: { stored: StoredVideo; cleanupId: string; now: Date },
): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    with kept as (
      update ${brandVideos} v set key = ${s.key}::text, mime_type = ${s.mimeType}::text, bytes = ${s.bytes}::int,
        sha256 = ${s.sha256}::text, duration_ms = ${s.durationMs}::int, width = ${s.width}::int, height = ${s.height}::int,
        rotation = ${s.rotation}::int, codec = ${s.codec}::text, fps = ${s.fps}::real, has_audio = ${s.hasAudio}::boolean,
        updated_at = ${now.toISOString()}::timestamptz
      where v.workspace_id = ${workspaceId}::uuid and v.id = ${id}::uuid and v.status = 'processing' and v.key is null
      returning v.id
    )${cancelledEntry(cleanupId, "kept")}
    select id from kept`)) as unknown as { rows: { id: string }[] };
  return rows.length > 0;
}

/** Files a video, unless it has ended or has been deleted. */
export async function fileVideo(
  db: Db,
  { workspaceId, id }: Pick<VideoRow, "workspaceId" | "id">,
  filing: Filing & { updatedAt: Date },
): Promise<void> {
  await db
    .update(brandVideos)
    .set({ ...filing, status: "ready" })
    .where(waiting(workspaceId, id));
}

/** Ends a video that still waits, and gives the slot of a live one back, only once. */
export async function failVideoRow(
  db: Db,
  { workspaceId, id }: Pick<VideoRow, "workspaceId" | "id">,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    with failed as (
      update ${brandVideos} v set status = 'failed', reason = ${reason}::text, updated_at = ${now.toISOString()}::timestamptz
      where v.workspace_id = ${workspaceId}::uuid and v.id = ${id}::uuid and v.status = 'processing'
      returning v.charge_month, v.livemode
    ),
    charged as (select charge_month from failed where livemode),
    ${returnUpload(workspaceId, "charged")}
    select charge_month from failed`);
}

/**
 * Deletes a video that has this file or none, and inserts the message that deletes the file. False when the
 * video no longer exists or has another file.
 */
export async function deleteVideo(
  db: Db,
  { workspaceId, id, key }: Pick<VideoRow, "workspaceId" | "id" | "key">,
  { message, now }: { message: Message | null; now: Date },
): Promise<boolean> {
  const outboxInsert = message ? sql`, ${insertOutbox([message], now, "gone")}` : sql``;
  const { rows } = (await db.execute(sql`
    with gone as (
      delete from ${brandVideos} where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
        and key is not distinct from ${key}::text
      returning id
    )${outboxInsert}
    select id from gone`)) as unknown as { rows: { id: string }[] };
  return rows.length > 0;
}
