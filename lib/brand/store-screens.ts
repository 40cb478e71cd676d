import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { images, screens } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseJobs } from "../outbox/store.ts";
import { remember } from "../replay/store.ts";
import type { Answer } from "./answer.ts";
import type { Settled } from "./fetch-picture.ts";
import type { ImageRow } from "./images/store.ts";

export type ScreenRow = typeof screens.$inferSelect;
export type ScreenView = ScreenRow & { image: ImageRow | null };
export type Tags = Pick<ScreenRow, "name" | "screenType" | "device" | "theme">;

const select = (db: Db) =>
  db
    .select({ screen: screens, image: images })
    .from(screens)
    .leftJoin(images, and(eq(images.workspaceId, screens.workspaceId), eq(images.id, screens.imageId)));

const viewOf = ({ screen, image }: { screen: ScreenRow; image: ImageRow | null }): ScreenView => ({
  ...screen,
  image,
});

const one = (workspaceId: string, id: string) =>
  and(eq(screens.workspaceId, workspaceId), eq(screens.id, id));

/** All screens of a workspace, newest first. */
export async function listScreens(db: Db, workspaceId: string): Promise<ScreenView[]> {
  const rows = await select(db)
    .where(eq(screens.workspaceId, workspaceId))
    .orderBy(desc(screens.createdAt), desc(screens.id));
  return rows.map(viewOf);
}

export async function findScreens(db: Db, workspaceId: string, ids: string[]): Promise<ScreenView[]> {
  if (ids.length === 0) return [];
  const rows = await select(db).where(and(eq(screens.workspaceId, workspaceId), inArray(screens.id, ids)));
  return rows.map(viewOf);
}

export async function findScreen(db: Db, workspaceId: string, id: string): Promise<ScreenView | undefined> {
  const [row] = await select(db).where(one(workspaceId, id));
  return row && viewOf(row);
}

/** Creates a screen, promises its job and stores the answer: all of it or nothing, in one statement. */
export async function createScreen(
  db: Db,
  { screen, message, answer }: { screen: ScreenRow; message: Message | null; answer: Answer | null },
): Promise<void> {
  const now = screen.createdAt.toISOString();
  const promised = message ? sql`, ${promiseJobs([message], screen.createdAt, "screen")}` : sql``;
  const answered = answer ? sql`, ${remember(answer.replay, answer, "screen")}` : sql``;
  await db.execute(sql`
    with screen as (
      insert into ${screens} (id, workspace_id, name, screen_type, device, theme, status, source_url, image_id,
        created_at, updated_at)
      values (${screen.id}::uuid, ${screen.workspaceId}::uuid, ${screen.name}::text, ${screen.screenType}::text,
        ${screen.device}::text, ${screen.theme}::text, ${screen.status}::text, ${screen.sourceUrl}::text,
        ${screen.imageId}::uuid, ${now}::timestamptz, ${now}::timestamptz)
      returning id
    )${promised}${answered}
    select id from screen`);
}

/** Changes the tags that are given. False when there is no such screen. */
export async function retagScreen(
  db: Db,
  workspaceId: string,
  id: string,
  tags: Partial<Tags> & { updatedAt: Date },
): Promise<boolean> {
  const rows = await db.update(screens).set(tags).where(one(workspaceId, id)).returning({ id: screens.id });
  return rows.length > 0;
}

/**
 * Deletes a screen that shows this picture or none, and promises the job that looks after the picture. False when it is
 * gone, or shows another one by now.
 */
export async function deleteScreen(
  db: Db,
  { workspaceId, id, imageId }: Pick<ScreenRow, "workspaceId" | "id" | "imageId">,
  { message, now }: { message: Message | null; now: Date },
): Promise<boolean> {
  const promised = message ? sql`, ${promiseJobs([message], now, "gone")}` : sql``;
  const { rows } = (await db.execute(sql`
    with gone as (
      delete from ${screens} where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
        and image_id is not distinct from ${imageId}::uuid
      returning id
    )${promised}
    select id from gone`)) as unknown as { rows: { id: string }[] };
  return rows.length > 0;
}

/** Ends the fetching of a screen, unless it has ended or is gone. */
export async function settleScreen(
  db: Db,
  workspaceId: string,
  id: string,
  settled: Settled,
): Promise<boolean> {
  const rows = await db
    .update(screens)
    .set(settled)
    .where(and(one(workspaceId, id), eq(screens.status, "processing")))
    .returning({ id: screens.id });
  return rows.length > 0;
}
