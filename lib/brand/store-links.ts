import { and, eq, sql } from "drizzle-orm";
import { brandDna, images, linkedLogos } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertOutbox } from "../outbox/store.ts";
import type { ImageRow } from "../uploads/images/store.ts";

export type LinkedLogoRow = typeof linkedLogos.$inferSelect;
export type LinkedLogo = LinkedLogoRow & { image: ImageRow | null };

/** What is known of a workspace's logos at addresses elsewhere. */
export async function listLinkedLogos(db: Db, workspaceId: string): Promise<LinkedLogo[]> {
  const rows = await db
    .select({ logo: linkedLogos, image: images })
    .from(linkedLogos)
    .leftJoin(
      images,
      and(eq(images.workspaceId, linkedLogos.workspaceId), eq(images.id, linkedLogos.imageId)),
    )
    .where(eq(linkedLogos.workspaceId, workspaceId));
  return rows.map(({ logo, image }) => ({ ...logo, image }));
}

/** Notes what was found at an address, unless the Brand DNA does not name it any more: then false. */
export async function saveLinkedLogo(db: Db, logo: LinkedLogoRow): Promise<boolean> {
  const { id, workspaceId, url, reason, imageId, createdAt } = logo;
  const { rows } = (await db.execute(sql`
    insert into ${linkedLogos} (id, workspace_id, url, reason, image_id, created_at)
    select ${id}::uuid, ${workspaceId}::uuid, ${url}::text, ${reason}::text, ${imageId}::uuid,
      ${createdAt.toISOString()}::timestamptz
    from ${brandDna} dna where dna.workspace_id = ${workspaceId}::uuid and dna.logos ? ${url}::text
    on conflict (workspace_id, url) do update set reason = null, image_id = excluded.image_id
      where linked_logos.image_id is null and excluded.image_id is not null
    returning id`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Deletes an address that the Brand DNA no longer lists, and inserts the message that deletes its image. */
export async function deleteLinkedLogo(
  db: Db,
  workspaceId: string,
  id: string,
  { message, now }: { message: Message | null; now: Date },
): Promise<void> {
  const outboxInsert = message ? sql`, ${insertOutbox([message], now, "gone")}` : sql``;
  await db.execute(sql`
    with gone as (
      delete from ${linkedLogos} l where l.workspace_id = ${workspaceId}::uuid and l.id = ${id}::uuid
        and not exists (select 1 from ${brandDna} dna where dna.workspace_id = l.workspace_id and dna.logos ? l.url)
      returning l.id
    )${outboxInsert}
    select id from gone`);
}
