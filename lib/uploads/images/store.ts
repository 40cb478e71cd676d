import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import {
  brandDna,
  images,
  linkedLogos,
  logos,
  mascotPictures,
  people,
  photos,
  screens,
} from "../../../drizzle/schema/index.ts";
import type { Owner } from "../../core/owner.ts";
import type { Db, Message } from "../../core/ports.ts";
import { visibleTo } from "../../core/statement.ts";
import { insertOutbox } from "../../outbox/store.ts";

export type ImageRow = typeof images.$inferSelect;

/** The image made from these bytes, if the owner has sent them before. */
export const findImageBySha = (db: Db, { workspaceId, livemode }: Owner, sha256: string) =>
  findOne(
    db,
    and(eq(images.workspaceId, workspaceId), eq(images.livemode, livemode), eq(images.sha256, sha256)),
  );

/** The picture behind a name in object storage, if the reader may see it. */
export const findImageByKey = (db: Db, reader: Owner, key: string) =>
  findOne(
    db,
    and(eq(images.workspaceId, reader.workspaceId), eq(images.key, key), visibleTo(reader, images.livemode)),
  );

export async function findImagesByKeys(db: Db, workspaceId: string, keys: string[]): Promise<ImageRow[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(images)
    .where(and(eq(images.workspaceId, workspaceId), inArray(images.key, keys)));
}

async function findOne(db: Db, where: SQL | undefined): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(images).where(where);
  return row;
}

export async function findImages(db: Db, workspaceId: string, ids: string[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(images)
    .where(and(eq(images.workspaceId, workspaceId), inArray(images.id, ids)));
}

/**
 * Stores an image's row. When the same bytes arrive twice in parallel, both callers get the row that was
 * inserted first.
 */
export async function claimImage(db: Db, image: ImageRow): Promise<ImageRow> {
  const [row] = await db
    .insert(images)
    .values(image)
    .onConflictDoUpdate({
      target: [images.workspaceId, images.livemode, images.sha256],
      set: { sha256: image.sha256 },
    })
    .returning();
  if (!row) throw new Error("The image was not stored.");
  return row;
}

/**
 * Deletes the row of an image without references, and inserts the message that deletes its files. False when a
 * row refers to it, or the list of logos to a live one. A concurrent new reference makes the statement fail on its
 * foreign key.
 */
export async function deleteUnusedImage(
  db: Db,
  workspaceId: string,
  id: string,
  { message, now }: { message: Message; now: Date },
): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    with gone as (
      delete from ${images} i where i.workspace_id = ${workspaceId}::uuid and i.id = ${id}::uuid
        and not exists (select 1 from ${screens} s where s.workspace_id = i.workspace_id and s.image_id = i.id)
        and not exists (select 1 from ${logos} l where l.workspace_id = i.workspace_id and l.image_id = i.id)
        and not exists (select 1 from ${people} p where p.workspace_id = i.workspace_id and p.image_id = i.id)
        and not exists (select 1 from ${photos} p where p.workspace_id = i.workspace_id and p.image_id = i.id)
        and not exists (select 1 from ${linkedLogos} l where l.workspace_id = i.workspace_id and l.image_id = i.id)
        and not (i.livemode and exists (
          select 1 from ${brandDna} dna, jsonb_array_elements_text(dna.logos) url
          where dna.workspace_id = i.workspace_id and right(url, length(i.key) + 8) = '/assets/' || i.key
        ))
        and not exists (select 1 from ${mascotPictures} m where m.workspace_id = i.workspace_id and m.image_id = i.id)
      returning i.id
    ),
    ${insertOutbox([message], now, "gone")}
    select id from gone`)) as unknown as { rows: { id: string }[] };
  return rows.length > 0;
}

/**
 * The CTE `job_rows` with the message that deletes the image of each row of `source` (workspace_id, image_id). The
 * database makes the ids: only it knows how many.
 */
export const imageCleanups = (source: string): SQL => sql`job_rows as (
    select gen_random_uuid() as id, workspace_id, 'images-' || workspace_id as flow_key, 2 as parallelism,
      jsonb_build_object('kind', 'image.cleanup', 'workspaceId', workspace_id, 'imageId', image_id) as job
    from (select distinct workspace_id, image_id from ${sql.identifier(source)} where image_id is not null) shown
  )`;
