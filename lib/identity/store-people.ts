import { and, eq, sql } from "drizzle-orm";
import { memberships, users } from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit, newWorkspace, raiseVersion } from "../access/store.ts";
import type { LedgerContext } from "../billing/store.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import type { Role } from "../vocab.ts";

type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function updatePersonName(db: Db, id: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, id));
}

export async function updateSingleKeys(db: Db, id: string, singleKeys: boolean): Promise<void> {
  await db.update(users).set({ singleKeys }).where(eq(users.id, id));
}

/** The workspace that a person joined first. */
export async function findFirstWorkspace(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(memberships.createdAt)
    .limit(1);
  return row?.id;
}

export type Member = { userId: string; email: string; name: string; role: Role; createdAt: Date };

/** The members of a workspace, in the order in which they joined. */
export async function listMembers(db: Db, workspaceId: string): Promise<Member[]> {
  return db
    .select({
      userId: users.id,
      email: users.email,
      name: users.name,
      role: memberships.role,
      createdAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(memberships.createdAt, users.id);
}

export async function isMember(db: Db, workspaceId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  return row !== undefined;
}

/** The owners, locked, so that two of them cannot remove each other at once. */
const lockedOwners = (workspaceId: string) => sql`
  others as (
    select user_id from ${memberships}
    where workspace_id = ${workspaceId}::uuid and role = 'owner' order by user_id for update
  )`;

/** True for owners who may lose their role, because another owner remains. */
const notLastOwner = (userId: string) =>
  sql`(m.role <> 'owner' or exists (select 1 from others where user_id <> ${userId}::uuid))`;

/** Changes a member's role. Answers the workspace's new version; undefined without such a member, or when no owner would remain. */
export async function updateRole(
  db: Db,
  workspaceId: string,
  change: { userId: string; role: Role },
  entry: AuditEntry,
): Promise<number | undefined> {
  const kept = change.role === "owner" ? sql`true` : notLastOwner(change.userId);
  const rows = await queryRows<{ version: number }>(
    db,
    sql`with ${lockedOwners(workspaceId)},
      moved as (
        update ${memberships} m set role = ${change.role}
        where m.workspace_id = ${workspaceId}::uuid and m.user_id = ${change.userId}::uuid and ${kept}
        returning m.user_id
      ),
      ${raiseVersion(workspaceId, "moved")},
      ${audit(workspaceId, entry, "moved")}
      select version from changed`,
  );
  return rows[0]?.version;
}

/** Removes a member and ends their sessions here. Answers as `updateRole`. */
export async function deleteMember(
  db: Db,
  workspaceId: string,
  userId: string,
  entry: AuditEntry,
): Promise<number | undefined> {
  const rows = await queryRows<{ version: number }>(
    db,
    sql`with ${lockedOwners(workspaceId)},
      moved as (
        delete from ${memberships} m
        where m.workspace_id = ${workspaceId}::uuid and m.user_id = ${userId}::uuid and ${notLastOwner(userId)}
        returning m.user_id
      ),
      ended as (
        delete from sessions s using moved c where s.user_id = c.user_id and s.workspace_id = ${workspaceId}::uuid
      ),
      ${raiseVersion(workspaceId, "moved")},
      ${audit(workspaceId, entry, "moved")}
      select version from changed`,
  );
  return rows[0]?.version;
}

/** Inserts a person as CTE `person`. A taken address leaves it empty. */
const newPerson = ({ id, email, name = "", passwordHash, createdAt }: NewUser) => sql`person as (
    insert into ${users} (id, email, name, password_hash, created_at)
    values (${id}::uuid, ${email}, ${name}, ${passwordHash}, ${createdAt.toISOString()}::timestamptz)
    on conflict (email) do nothing returning id
  )`;

/** Makes a workspace with its owner. False when the owner's e-mail address is taken; then nothing is stored. */
export async function insertAccount(
  db: Db,
  workspace: Parameters<typeof newWorkspace>[0],
  owner: NewUser,
  ledger: LedgerContext,
  entry: AuditEntry,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with ${newPerson(owner)},
      ${newWorkspace(workspace, "person", ledger, entry)},
      owned as (
        insert into ${memberships} (user_id, workspace_id, role, created_at)
        select person.id, made.id, 'owner', ${ledger.now.toISOString()}::timestamptz from person, made
      )
      select id from made`,
  );
  return rows.length > 0;
}

/** Makes the owner of a workspace that exists. False when the address is taken. */
export async function insertOwner(db: Db, workspaceId: string, owner: NewUser): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with ${newPerson(owner)}
      insert into ${memberships} (user_id, workspace_id, role, created_at)
      select id, ${workspaceId}::uuid, 'owner', ${owner.createdAt.toISOString()}::timestamptz from person
      returning user_id`,
  );
  return rows.length > 0;
}
