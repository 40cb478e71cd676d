import { and, asc, eq, sql } from "drizzle-orm";
import { images, mascotPictures, mascots } from "../../drizzle/schema/index.ts";
import type { Owner } from "../core/owner.ts";
import type { Db, Message } from "../core/ports.ts";
import { visibleTo } from "../core/statement.ts";
import { insertOutbox } from "../outbox/store.ts";
import type { ReplayAnswer } from "../replay/answer.ts";
import { remember } from "../replay/store.ts";
import type { ImageRow } from "../uploads/images/store.ts";

export type MascotRow = typeof mascots.$inferSelect;
export type MascotImageRow = typeof mascotPictures.$inferSelect;
export type MascotImage = MascotImageRow & { image: ImageRow };

/** Effects of a change: the messages that delete unused images, and the answer to store. */
type MascotEffects = { messages: readonly Message[]; now: Date; answer?: ReplayAnswer | null };

/**
 * The mascot that a reader sees, with its pictures, oldest first. Test keys without one see the live one.
 */
export async function findMascot(
  db: Db,
  reader: Owner,
): Promise<{ mascot: MascotRow; pictures: MascotImage[] } | undefined> {
  const rows = await db
    .select({ mascot: mascots, picture: mascotPictures, image: images })
    .from(mascots)
    .leftJoin(
      mascotPictures,
      and(eq(mascotPictures.workspaceId, mascots.workspaceId), eq(mascotPictures.livemode, mascots.livemode)),
    )
    .leftJoin(images, and(eq(images.workspaceId, mascots.workspaceId), eq(images.id, mascotPictures.imageId)))
    .where(and(eq(mascots.workspaceId, reader.workspaceId), visibleTo(reader, mascots.livemode)))
    .orderBy(asc(mascots.livemode), asc(mascotPictures.createdAt), asc(mascotPictures.id));
  const [first] = rows;
  if (!first) return;
  const pictures = rows
    .filter(({ mascot }) => mascot.livemode === first.mascot.livemode)
    .flatMap(({ picture, image }) => (picture && image ? [{ ...picture, image }] : []));
  return { mascot: first.mascot, pictures };
}

/** A picture of the mascot in use. */
export type KeptImage = Pick<MascotImageRow, "identity" | "pose" | "drawnBy"> & {
  image: Pick<ImageRow, "renderKey" | "width" | "height">;
};

/**
 * All pictures of the mascot in use that a reader sees, oldest first: one that was deleted leaves the others. A test
 * run shows the mascot of test keys, and the live one without that.
 */
export async function findKept(db: Db, reader: Owner): Promise<KeptImage[]> {
  const { identity, pose, drawnBy } = mascotPictures;
  const { renderKey, width, height } = images;
  const rows = await db
    .select({
      ...{ identity, pose, drawnBy, livemode: mascots.livemode },
      image: { renderKey, width, height },
    })
    .from(mascots)
    .innerJoin(
      mascotPictures,
      and(
        eq(mascotPictures.workspaceId, mascots.workspaceId),
        eq(mascotPictures.livemode, mascots.livemode),
        eq(mascotPictures.mascotId, mascots.keptId),
      ),
    )
    .innerJoin(
      images,
      and(eq(images.workspaceId, mascots.workspaceId), eq(images.id, mascotPictures.imageId)),
    )
    .where(and(eq(mascots.workspaceId, reader.workspaceId), visibleTo(reader, mascots.livemode)))
    .orderBy(asc(mascots.livemode), asc(mascotPictures.createdAt), asc(mascotPictures.id));
  return rows.filter(({ livemode }) => livemode === rows[0]?.livemode);
}

/**
 * Starts a draft, or replaces its candidates; the mascot in use stays. False when the mascot is no longer at
 * the version `expected`.
 */
export async function startDraft(
  db: Db,
  mascot: Omit<MascotRow, "keptId" | "version">,
  {
    expected,
    candidates,
    ...effects
  }: MascotEffects & { expected: number; candidates: readonly MascotImageRow[] },
): Promise<boolean> {
  const now = timestamp(effects.now);
  return changeMascot(
    db,
    sql`insert into ${mascots} (workspace_id, livemode, description, style, note, shown, version, created_at, updated_at)
      values (${mascot.workspaceId}::uuid, ${mascot.livemode}::boolean, ${mascot.description}::text, ${mascot.style}::text, ${mascot.note}::text,
        ${JSON.stringify(mascot.shown)}::jsonb, 1, ${now}, ${now})
      on conflict (workspace_id, livemode) do update set description = excluded.description, style = excluded.style,
        note = excluded.note, shown = mascots.shown || excluded.shown, version = mascots.version + 1,
        updated_at = excluded.updated_at
        where mascots.version = ${expected}::int
      returning workspace_id, livemode, kept_id`,
    [deleteUnused(), insertImages(candidates)],
    effects,
  );
}

/**
 * Takes a mascot into use and deletes all other images. False when the mascot is no longer at the version
 * `expected`.
 */
export async function keepMascot(
  db: Db,
  { workspaceId, livemode }: Owner,
  { mascotId, expected, ...effects }: MascotEffects & { mascotId: string; expected: number },
): Promise<boolean> {
  return changeMascot(
    db,
    sql`update ${mascots} set kept_id = ${mascotId}::uuid, version = version + 1, updated_at = ${timestamp(effects.now)}
      where workspace_id = ${workspaceId}::uuid and livemode = ${livemode}::boolean and version = ${expected}::int
      returning workspace_id, livemode, kept_id`,
    [deleteUnused()],
    effects,
  );
}

/** Adds a pose to the mascot in use, unless it has it. False when another one is in use by now. */
export async function addPose(
  db: Db,
  picture: MascotImageRow,
  effects: Omit<MascotEffects, "messages">,
): Promise<boolean> {
  // The update raises the version, so a concurrent keep of another mascot fails its version check.
  return changeMascot(
    db,
    sql`update ${mascots} set version = version + 1, updated_at = ${timestamp(effects.now)}
      where workspace_id = ${picture.workspaceId}::uuid and livemode = ${picture.livemode}::boolean
        and kept_id = ${picture.mascotId}::uuid
      returning workspace_id, livemode, kept_id`,
    [insertImages([picture])],
    { ...effects, messages: [] },
  );
}

const timestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** One statement: `move` changes the row, and only if it did, the rest happens. */
async function changeMascot(
  db: Db,
  move: ReturnType<typeof sql>,
  parts: ReturnType<typeof sql>[],
  { messages, now, answer }: MascotEffects,
): Promise<boolean> {
  const all = [
    sql`moved as (${move})`,
    ...parts,
    ...(messages.length > 0 ? [insertOutbox(messages, now, "moved")] : []),
    ...(answer ? [remember(answer.replay, answer, "moved")] : []),
  ];
  const { rows } = (await db.execute(
    sql`with ${sql.join(all, sql`, `)} select workspace_id from moved`,
  )) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Deletes every image that does not belong to the mascot in use. */
const deleteUnused = () => sql`gone as (delete from ${mascotPictures} p using moved
  where p.workspace_id = moved.workspace_id and p.livemode = moved.livemode
    and p.mascot_id is distinct from moved.kept_id)`;

const insertImages = (pictures: readonly MascotImageRow[]) => sql`drawn as (
  insert into ${mascotPictures} (id, workspace_id, livemode, mascot_id, pose, note, identity, image_id, drawn_by, drawn_note,
    created_at)
  ${sql.join(
    pictures.map(
      (
        p,
      ) => sql`select ${p.id}::uuid, workspace_id, livemode, ${p.mascotId}::uuid, ${p.pose}::text, ${p.note}::text,
        ${JSON.stringify(p.identity)}::jsonb, ${p.imageId}::uuid, ${p.drawnBy}::text,
        ${p.drawnNote}::text, ${timestamp(p.createdAt)} from moved`,
    ),
    sql` union all `,
  )} on conflict (workspace_id, mascot_id, pose) do nothing)`;
