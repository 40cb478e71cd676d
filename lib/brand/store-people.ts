import { and, desc, eq, sql } from "drizzle-orm";
import { images, people } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseJobs } from "../outbox/store.ts";
import { remember } from "../replay/store.ts";
import type { Answer } from "./answer.ts";
import type { Settled } from "./fetch-picture.ts";
import type { ImageRow } from "./images/store.ts";

export type PersonRow = typeof people.$inferSelect;
export type PersonView = PersonRow & { image: ImageRow | null };

const select = (db: Db) =>
  db
    .select({ person: people, image: images })
    .from(people)
    .leftJoin(images, and(eq(images.workspaceId, people.workspaceId), eq(images.id, people.imageId)));

const one = (workspaceId: string, id: string) => and(eq(people.workspaceId, workspaceId), eq(people.id, id));

/** All people of a workspace, newest first. */
export async function findPeople(db: Db, workspaceId: string): Promise<PersonView[]> {
  const rows = await select(db)
    .where(eq(people.workspaceId, workspaceId))
    .orderBy(desc(people.createdAt), desc(people.id));
  return rows.map(({ person, image }) => ({ ...person, image }));
}

export async function findPerson(db: Db, workspaceId: string, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(one(workspaceId, id));
  return row;
}

/** Adds a person, promises its job and stores the answer: all of it or nothing, in one statement. */
export async function createPerson(
  db: Db,
  { person, message, answer }: { person: PersonRow; message: Message | null; answer: Answer | null },
): Promise<void> {
  const now = person.createdAt.toISOString();
  const promised = message ? sql`, ${promiseJobs([message], person.createdAt, "person")}` : sql``;
  const answered = answer ? sql`, ${remember(answer.replay, answer, "person")}` : sql``;
  await db.execute(sql`
    with person as (
      insert into ${people} (id, workspace_id, name, role, quote, consent_by, status, source_url, image_id, created_at,
        updated_at)
      values (${person.id}::uuid, ${person.workspaceId}::uuid, ${person.name}::text, ${person.role}::text,
        ${person.quote}::text, ${person.consentBy}::text, ${person.status}::text, ${person.sourceUrl}::text,
        ${person.imageId}::uuid, ${now}::timestamptz, ${now}::timestamptz)
      returning id
    )${promised}${answered}
    select id from person`);
}

/** Removes a person who shows this picture or none, and promises the job that looks after the picture; else false. */
export async function removePerson(
  db: Db,
  { workspaceId, id, imageId }: Pick<PersonRow, "workspaceId" | "id" | "imageId">,
  { message, now }: { message: Message | null; now: Date },
): Promise<boolean> {
  const promised = message ? sql`, ${promiseJobs([message], now, "gone")}` : sql``;
  const { rows } = (await db.execute(sql`
    with gone as (
      delete from ${people} where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
        and image_id is not distinct from ${imageId}::uuid
      returning id
    )${promised}
    select id from gone`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Ends the fetching of a portrait, unless it has ended or the person is gone. */
export async function settlePerson(
  db: Db,
  workspaceId: string,
  id: string,
  settled: Settled,
): Promise<boolean> {
  const rows = await db
    .update(people)
    .set(settled)
    .where(and(one(workspaceId, id), eq(people.status, "processing")))
    .returning({ id: people.id });
  return rows.length > 0;
}
