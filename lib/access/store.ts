import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  apiKeys,
  auditLog,
  memberships,
  studioProfiles,
  users,
  workspaces,
} from "../../drizzle/schema/index.ts";
import { type Books, changeGrant, openBooks } from "../billing/store.ts";
import type { Actor } from "../core/context.ts";
import type { Db } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";
import { type Reach, reach } from "./store-reach.ts";

type KeyRow = typeof apiKeys.$inferSelect;
type WorkspaceRow = typeof workspaces.$inferSelect;
type ProfileRow = typeof studioProfiles.$inferSelect;
export type KeyRecord = {
  key: Omit<KeyRow, "hash">;
  workspace: WorkspaceRow;
  profile: ProfileRow | null;
} & Reach;

/** A key with its workspace and its Studio profile: all that the guards need to know, in one statement. */
export async function findKey(db: Db, hash: string): Promise<KeyRecord | undefined> {
  const [row] = await db
    .select({ key: apiKeys, workspace: workspaces, profile: studioProfiles, ...reach })
    .from(apiKeys)
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .leftJoin(studioProfiles, eq(studioProfiles.keyId, apiKeys.id))
    .where(eq(apiKeys.hash, hash));
  return row;
}

/** A key by its id, with its workspace. */
export async function findKeyById(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<Pick<KeyRecord, "key" | "workspace"> | undefined> {
  const [row] = await db
    .select({ key: apiKeys, workspace: workspaces })
    .from(apiKeys)
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id)));
  return row;
}

export async function findWorkspace(db: Db, workspaceId: string): Promise<WorkspaceRow | undefined> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  return row;
}

/** Who did it, for the audit log. */
export type Deed = { id: string; actor: Actor; action: string; target: string | null; now: Date };

export async function insertWorkspace(
  db: Db,
  plan: Plan,
  name: string,
  grant: number,
  books: Books,
  deed: Deed,
) {
  await db.execute(sql`
    with made as (
      insert into ${workspaces} (id, name, plan, created_at)
      values (${books.workspaceId}::uuid, ${name}, ${plan}, ${books.now.toISOString()}::timestamptz) returning id
    ),
    ${openBooks(books, grant)},
    ${audit(books.workspaceId, deed, "made")}
    select id from made`);
}

/** Where a workspace is to go; with `version` only from there. */
export type PlanChange = { plan: Plan; active: boolean; version?: number };

/** Every change of a workspace or its keys raises the version, so that cached key records notice. Answers the new one. */
export async function changePlan(db: Db, to: PlanChange, grant: number, books: Books, deed: Deed) {
  const unmoved = to.version === undefined ? sql`` : sql` and version = ${to.version}::int`;
  return version(
    await db.execute(sql`
      with changed as (
        update ${workspaces} set plan = ${to.plan}, subscription_active = ${to.active}::boolean, version = version + 1
        where id = ${books.workspaceId}::uuid${unmoved} returning version
      ),
      ${changeGrant(books, grant, "changed")},
      ${audit(books.workspaceId, deed, "changed")}
      select version from changed`),
  );
}

export async function pauseWorkspace(db: Db, workspaceId: string, pausedAt: Date | null, deed: Deed) {
  return version(
    await db.execute(sql`
      with changed as (
        update ${workspaces} set paused_at = ${pausedAt?.toISOString() ?? null}::timestamptz, version = version + 1
        where id = ${workspaceId}::uuid returning version
      ),
      ${audit(workspaceId, deed, "changed")}
      select version from changed`),
  );
}

export async function insertKey(db: Db, key: typeof apiKeys.$inferInsert, deed: Deed): Promise<KeyRow> {
  const minted = db.$with("minted").as(db.insert(apiKeys).values(key).returning());
  const noted = db.$with("noted").as(
    db
      .insert(auditLog)
      .values({ ...entryOf(key.workspaceId, deed), target: key.id })
      .returning(),
  );
  const [row] = await db.with(minted, noted).select().from(minted);
  if (!row) throw new Error("The key was not stored.");
  return row;
}

export async function revokeKey(db: Db, keyId: string, deed: Deed) {
  const { rows } = (await db.execute(sql`
    with revoked as (
      update ${apiKeys} set revoked_at = coalesce(revoked_at, ${deed.now.toISOString()}::timestamptz)
      where id = ${keyId}::uuid returning workspace_id
    ),
    changed as (
      update ${workspaces} w set version = version + 1 from revoked r where w.id = r.workspace_id
      returning w.id as workspace_id, w.version
    ),
    noted as (
      insert into ${auditLog} (id, workspace_id, actor_kind, actor_id, action, target, created_at)
      select ${deed.id}::uuid, workspace_id, ${deed.actor.kind}::text, ${deed.actor.id}::text, ${deed.action}::text,
        ${deed.target}::text, ${deed.now.toISOString()}::timestamptz
      from changed
    )
    select workspace_id as "workspaceId", version from changed`)) as unknown as {
    rows: { workspaceId: string; version: number }[];
  };
  return rows[0];
}

export async function insertUser(
  db: Db,
  user: typeof users.$inferInsert,
  workspaceId: string,
): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into ${users} (id, email, password_hash, created_at)
      values (${user.id}::uuid, ${user.email}, ${user.passwordHash}, ${user.createdAt.toISOString()}::timestamptz) returning id
    )
    insert into ${memberships} (user_id, workspace_id, role, created_at)
    select id, ${workspaceId}::uuid, 'owner', ${user.createdAt.toISOString()}::timestamptz from made`);
}

const entryOf = (workspaceId: string, { id, actor, action, target, now }: Deed) => ({
  id,
  workspaceId,
  actorKind: actor.kind,
  actorId: actor.id,
  action,
  target,
  createdAt: now,
});

/** The workspace of a key, whether the key still stands or not. */
export async function findHolder(db: Db, keyId: string): Promise<WorkspaceRow | undefined> {
  const [row] = await db
    .select({ workspace: workspaces })
    .from(apiKeys)
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .where(eq(apiKeys.id, keyId));
  return row?.workspace;
}

/** A CTE `changed` that makes cached key records of a workspace out of date when `source` has a row. */
export const raiseVersion = (workspaceId: string, source: string): SQL => sql`changed as (
    update ${workspaces} set version = version + 1
    where id = ${workspaceId}::uuid and exists (select 1 from ${sql.identifier(source)}) returning version
  )`;

/** A CTE that writes the deed into the audit log when `source` has a row. */
export function audit(workspaceId: string, deed: Deed, source: string, name = "noted"): SQL {
  return sql`${sql.identifier(name)} as (
    insert into ${auditLog} (id, workspace_id, actor_kind, actor_id, action, target, created_at)
    select ${deed.id}::uuid, ${workspaceId}::uuid, ${deed.actor.kind}::text, ${deed.actor.id}::text, ${deed.action}::text,
      ${deed.target}::text, ${deed.now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;
}

function version(result: unknown): number | undefined {
  const { rows } = result as { rows: { version: number }[] };
  return rows[0]?.version;
}
