import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import {
  brandVideos,
  fonts,
  images,
  memberships,
  runAssets,
  runs,
  users,
  workspaceExports,
} from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit } from "../access/store.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertRows, queryRows } from "../core/statement.ts";
import { insertOutbox } from "../outbox/store.ts";
import { headlineOf } from "../runs/store-name.ts";
import { MAX_PREVIEW_BYTES, previewBeside } from "../uploads/images/preview.ts";
import type { ExportedRun } from "./contents-page.ts";
import { workspaceTables } from "./store-tables.ts";

export type ExportRow = typeof workspaceExports.$inferSelect;

/** Tables of which nothing is exported: work under way, and links that let people in. */
const LEFT_OUT = new Set([
  "chat_invites",
  "connects",
  "film_segments",
  "invites",
  "mails",
  "webhook_secrets",
  "workspace_exports",
]);
/** Columns that hold secrets, encrypted or hashed. */
const SECRET = /(^|_)(hash|secret|token|tokens|grant|sealed|cipher|lease)(_|$)/;

/** The names of the tables that are exported. */
export const exportedTables = (): string[] => workspaceTables().filter((name) => !LEFT_OUT.has(name));

/** Stores an export with the message that begins it. False while another of the workspace is being made. */
export async function insertExport(
  db: Db,
  row: typeof workspaceExports.$inferInsert,
  message: Message,
  entry: AuditEntry,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with free as (
        select 1 where not exists (select 1 from ${workspaceExports}
          where workspace_id = ${row.workspaceId}::uuid and state = 'running')
      ),
      made as (${insertRows(workspaceExports, [row], "free")} returning id),
      ${insertOutbox([message], row.createdAt, "made")},
      ${audit(row.workspaceId, entry, "made")}
      select id from made`,
  );
  return rows.length > 0;
}

export async function findExport(db: Db, workspaceId: string, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(workspaceExports)
    .where(and(eq(workspaceExports.workspaceId, workspaceId), eq(workspaceExports.id, id)));
  return row;
}

/** The exports of a workspace, newest first. */
export async function listExports(db: Db, workspaceId: string): Promise<ExportRow[]> {
  return db
    .select()
    .from(workspaceExports)
    .where(eq(workspaceExports.workspaceId, workspaceId))
    .orderBy(desc(workspaceExports.createdAt))
    .limit(10);
}

/** Moves an export on, unless another delivery of the same job did. With a message the next part follows. */
export async function moveExport(
  db: Db,
  { id, workspaceId, step }: Pick<ExportRow, "id" | "workspaceId" | "step">,
  { state, cursor, parts, endedAt }: Pick<ExportRow, "state" | "cursor" | "parts" | "endedAt">,
  next: { message: Message; now: Date } | undefined,
): Promise<boolean> {
  const follows = next ? sql`, ${insertOutbox([next.message], next.now, "moved")}` : sql``;
  const rows = await queryRows(
    db,
    sql`with moved as (
        update ${workspaceExports} set step = step + 1, state = ${state}, ended_at = ${endedAt?.toISOString() ?? null}::timestamptz,
          cursor = ${JSON.stringify(cursor)}::jsonb, parts = ${JSON.stringify(parts)}::jsonb
        where id = ${id}::uuid and workspace_id = ${workspaceId}::uuid and step = ${step}::int and state = 'running'
        returning id
      )${follows}
      select id from moved`,
  );
  return rows.length > 0;
}

export async function failExport(db: Db, workspaceId: string, id: string, now: Date): Promise<void> {
  await db
    .update(workspaceExports)
    .set({ state: "failed", endedAt: now })
    .where(
      and(
        eq(workspaceExports.workspaceId, workspaceId),
        eq(workspaceExports.id, id),
        eq(workspaceExports.state, "running"),
      ),
    );
}

/** Rows of a table, each as a line of JSON without its secrets. */
export async function readLines(
  db: Db,
  workspaceId: string,
  { table, offset, limit }: { table: string; offset: number; limit: number },
): Promise<string[]> {
  const rows = await queryRows<{ line: string }>(
    db,
    sql`select (
        select jsonb_object_agg(key, value)::text from jsonb_each(to_jsonb(t)) where key !~ ${SECRET.source}
      ) as line
      from ${sql.identifier(table)} t where workspace_id = ${workspaceId}::uuid
      order by t.ctid limit ${limit}::int offset ${offset}::int`,
  );
  return rows.map(({ line }) => line);
}

/** The members of a workspace, each as a line of JSON. */
export async function readMembers(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: users.id, email: users.email, name: users.name, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId));
  return rows.map((row) => JSON.stringify(row));
}

/** The newest finished runs of a workspace with their files. */
export const findMade = (db: Db, workspaceId: string, limit: number): Promise<ExportedRun[]> =>
  queryRows<ExportedRun>(
    db,
    sql`select r.id, r.asset_type as "assetType", r.channel, r.brief, ${headlineOf(sql`r`)} as headline,
        r.output_text as post, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD') as "createdAt",
        jsonb_agg(jsonb_build_object('key', a.key, 'mimeType', a.mime_type) order by a.index) as files
      from ${runs} r join ${runAssets} a on a.run_id = r.id
      where r.workspace_id = ${workspaceId}::uuid and r.deleted_at is null
      group by r.id order by r.created_at desc, r.id desc limit ${limit}::int`,
  );

type FileQuery = { after: string; limit: number };

/** The names of files of a workspace behind a name, in order. */
export const findFiles = (db: Db, workspaceId: string, query: FileQuery): Promise<string[]> =>
  findNames(db, workspaceId, query, sql``);

/** The same with the smaller copies of pictures, which have no addresses. */
export const findFilesAndCopies = (db: Db, workspaceId: string, query: FileQuery): Promise<string[]> => {
  const ofImages = sql`from ${images} where workspace_id = ${workspaceId}::uuid`;
  const copies = sql`union select render_key ${ofImages}
    union select regexp_replace(key, '[^/]*$', ${previewBeside("")}) ${ofImages} and bytes > ${MAX_PREVIEW_BYTES}::int`;
  return findNames(db, workspaceId, query, copies);
};

async function findNames(
  db: Db,
  workspaceId: string,
  { after, limit }: FileQuery,
  copies: SQL,
): Promise<string[]> {
  const rows = await queryRows<{ key: string }>(
    db,
    sql`select key from (
        select key from ${runAssets} where workspace_id = ${workspaceId}::uuid
        union select key from ${images} where workspace_id = ${workspaceId}::uuid
        union select key from ${brandVideos} where workspace_id = ${workspaceId}::uuid
        union select key from ${fonts} where workspace_id = ${workspaceId}::uuid
        ${copies}
      ) f where key > ${after} order by key limit ${limit}::int`,
  );
  return rows.map(({ key }) => key);
}

/** Exports that began before a moment, with the names of their files. */
export async function findOld(db: Db, before: Date, limit: number): Promise<ExportRow[]> {
  return db.select().from(workspaceExports).where(lt(workspaceExports.createdAt, before)).limit(limit);
}

export async function deleteExport(db: Db, workspaceId: string, id: string): Promise<void> {
  await db
    .delete(workspaceExports)
    .where(and(eq(workspaceExports.workspaceId, workspaceId), eq(workspaceExports.id, id)));
}
