import { and, asc, eq, sql } from "drizzle-orm";
import { images, mascotPictures, mascots } from "../../../drizzle/schema/index.ts";
import type { Db, Message } from "../../core/ports.ts";
import { promiseJobs } from "../../outbox/store.ts";
import { remember } from "../../replay/store.ts";
import type { Answer } from "../answer.ts";
import type { ImageRow } from "../images/store.ts";

export type MascotRow = typeof mascots.$inferSelect;
export type PictureRow = typeof mascotPictures.$inferSelect;
export type PictureView = PictureRow & { image: ImageRow };

/** What goes with a change: pictures that nobody shows any more are dropped, and the answer is stored. */
type Beside = { drops: readonly Message[]; now: Date; answer?: Answer | null };

/** The mascot of a workspace with all its pictures, oldest first. */
export async function findMascot(
  db: Db,
  workspaceId: string,
): Promise<{ mascot: MascotRow; pictures: PictureView[] } | undefined> {
  const rows = await db
    .select({ mascot: mascots, picture: mascotPictures, image: images })
    .from(mascots)
    .leftJoin(mascotPictures, eq(mascotPictures.workspaceId, mascots.workspaceId))
    .leftJoin(images, and(eq(images.workspaceId, mascots.workspaceId), eq(images.id, mascotPictures.imageId)))
    .where(eq(mascots.workspaceId, workspaceId))
    .orderBy(asc(mascotPictures.createdAt), asc(mascotPictures.id));
  const [first] = rows;
  if (!first) return;
  const pictures = rows.flatMap(({ picture, image }) => (picture && image ? [{ ...picture, image }] : []));
  return { mascot: first.mascot, pictures };
}

/** A picture of the mascot in use. */
export type KeptPicture = Pick<PictureRow, "identity" | "pose" | "drawnBy"> & {
  image: Pick<ImageRow, "renderKey" | "width" | "height">;
};

/** All pictures of the mascot in use, oldest first: one that was deleted leaves the others. */
export function findKept(db: Db, workspaceId: string): Promise<KeptPicture[]> {
  const { identity, pose, drawnBy } = mascotPictures;
  const { renderKey, width, height } = images;
  return db
    .select({ identity, pose, drawnBy, image: { renderKey, width, height } })
    .from(mascots)
    .innerJoin(
      mascotPictures,
      and(eq(mascotPictures.workspaceId, mascots.workspaceId), eq(mascotPictures.mascotId, mascots.keptId)),
    )
    .innerJoin(
      images,
      and(eq(images.workspaceId, mascots.workspaceId), eq(images.id, mascotPictures.imageId)),
    )
    .where(eq(mascots.workspaceId, workspaceId))
    .orderBy(asc(mascotPictures.createdAt), asc(mascotPictures.id));
}

/**
 * Begins a draft, or makes a new one of it: the candidates before it go, and the mascot in use stays. False when the
 * mascot is not at `expected`, the version before, any more.
 */
export async function startDraft(
  db: Db,
  mascot: Omit<MascotRow, "keptId" | "version">,
  { expected, candidates, ...beside }: Beside & { expected: number; candidates: readonly PictureRow[] },
): Promise<boolean> {
  const now = at(beside.now);
  return changed(
    db,
    sql`insert into ${mascots} (workspace_id, description, style, note, shown, version, created_at, updated_at)
      values (${mascot.workspaceId}::uuid, ${mascot.description}::text, ${mascot.style}::text, ${mascot.note}::text,
        ${JSON.stringify(mascot.shown)}::jsonb, 1, ${now}, ${now})
      on conflict (workspace_id) do update set description = excluded.description, style = excluded.style,
        note = excluded.note, shown = mascots.shown || excluded.shown, version = mascots.version + 1,
        updated_at = excluded.updated_at
        where mascots.version = ${expected}::int
      returning workspace_id, kept_id`,
    [others(), drawn(candidates)],
    beside,
  );
}

/** Takes a mascot into use; everybody else goes. False when the mascot is not at `expected` any more. */
export async function keepMascot(
  db: Db,
  workspaceId: string,
  { mascotId, expected, ...beside }: Beside & { mascotId: string; expected: number },
): Promise<boolean> {
  return changed(
    db,
    sql`update ${mascots} set kept_id = ${mascotId}::uuid, version = version + 1, updated_at = ${at(beside.now)}
      where workspace_id = ${workspaceId}::uuid and version = ${expected}::int
      returning workspace_id, kept_id`,
    [others()],
    beside,
  );
}

/** Adds a pose to the mascot in use, unless it has it. False when another one is in use by now. */
export async function addPose(db: Db, picture: PictureRow, beside: Omit<Beside, "drops">): Promise<boolean> {
  // Writing the row makes whoever is about to keep another mascot look again.
  return changed(
    db,
    sql`update ${mascots} set version = version + 1, updated_at = ${at(beside.now)}
      where workspace_id = ${picture.workspaceId}::uuid and kept_id = ${picture.mascotId}::uuid
      returning workspace_id, kept_id`,
    [drawn([picture])],
    { ...beside, drops: [] },
  );
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** One statement: `move` changes the row, and only if it did, the rest happens. */
async function changed(
  db: Db,
  move: ReturnType<typeof sql>,
  parts: ReturnType<typeof sql>[],
  { drops, now, answer }: Beside,
): Promise<boolean> {
  const all = [
    sql`moved as (${move})`,
    ...parts,
    ...(drops.length > 0 ? [promiseJobs(drops, now, "moved")] : []),
    ...(answer ? [remember(answer.replay, answer, "moved")] : []),
  ];
  const { rows } = (await db.execute(
    sql`with ${sql.join(all, sql`, `)} select workspace_id from moved`,
  )) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Everything that is not of the mascot in use goes. */
const others = () => sql`gone as (delete from ${mascotPictures} p using moved
  where p.workspace_id = moved.workspace_id and p.mascot_id is distinct from moved.kept_id)`;

const drawn = (pictures: readonly PictureRow[]) => sql`drawn as (
  insert into ${mascotPictures} (id, workspace_id, mascot_id, pose, note, identity, image_id, drawn_by, drawn_note,
    created_at)
  ${sql.join(
    pictures.map(
      (p) => sql`select ${p.id}::uuid, workspace_id, ${p.mascotId}::uuid, ${p.pose}::text, ${p.note}::text,
        ${JSON.stringify(p.identity)}::jsonb, ${p.imageId}::uuid, ${p.drawnBy}::text,
        ${p.drawnNote}::text, ${at(p.createdAt)} from moved`,
    ),
    sql` union all `,
  )} on conflict (workspace_id, mascot_id, pose) do nothing)`;
