import { and, eq, gt, lt, sql } from "drizzle-orm";
import {
  invites,
  memberships,
  passwordResets,
  sessions,
  users,
  workspaces,
} from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { insertRows, queryRows } from "../core/statement.ts";
import type { Role } from "../vocab.ts";

type InviteRow = typeof invites.$inferSelect;
type NewUser = typeof users.$inferInsert;

export async function insertInvite(db: Db, invite: InviteRow, entry: AuditEntry): Promise<void> {
  await db.execute(sql`
    with asked as (select 1), made as (${insertRows(invites, [invite], "asked")} returning id),
    ${audit(invite.workspaceId, entry, "made")}
    select id from made`);
}

/** Open invites of a workspace, newest first. */
export async function listInvites(db: Db, workspaceId: string, now: Date): Promise<InviteRow[]> {
  return db
    .select()
    .from(invites)
    .where(and(eq(invites.workspaceId, workspaceId), gt(invites.expiresAt, now)))
    .orderBy(sql`${invites.createdAt} desc`);
}

export async function deleteInvite(
  db: Db,
  workspaceId: string,
  id: string,
  entry: AuditEntry,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`with changed as (
        delete from ${invites} where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning id
      ), ${audit(workspaceId, entry, "changed")}
      select id from changed`,
  );
  return rows.length > 0;
}

/** What an invite says to the one who opens its link. */
export type OpenInvite = { workspaceId: string; workspaceName: string; role: Role };

export async function findInvite(db: Db, tokenHash: string, now: Date): Promise<OpenInvite | undefined> {
  const [row] = await db
    .select({ workspaceId: invites.workspaceId, workspaceName: workspaces.name, role: invites.role })
    .from(invites)
    .innerJoin(workspaces, eq(workspaces.id, invites.workspaceId))
    .where(and(eq(invites.tokenHash, tokenHash), gt(invites.expiresAt, now)));
  return row;
}

/**
 * Uses an invite up and makes its person a member. `user` is a new person, or null for the known one with `userId`.
 * Answers the workspace; undefined when the invite was used or has ended. A taken address throws.
 */
export async function acceptInvite(
  db: Db,
  { tokenHash, userId, user, now }: { tokenHash: string; userId: string; user: NewUser | null; now: Date },
  entry: AuditEntry,
): Promise<string | undefined> {
  const at = now.toISOString();
  const created = user ? insertRows(users, [user], "used") : sql`select 1`;
  const rows = await queryRows<{ workspace_id: string }>(
    db,
    sql`with used as (
        delete from ${invites} where token_hash = ${tokenHash} and expires_at > ${at}::timestamptz
        returning workspace_id, role
      ),
      person as (${created}),
      joined as (
        insert into ${memberships} (user_id, workspace_id, role, created_at)
        select ${userId}::uuid, workspace_id, role, ${at}::timestamptz from used
        on conflict do nothing
      ),
      noted as (
        insert into audit_log (id, workspace_id, actor_kind, actor_id, action, target, created_at)
        select ${entry.id}::uuid, workspace_id, 'user', ${userId}::text, ${entry.action}, ${entry.target}, ${at}::timestamptz
        from used
      )
      select workspace_id from used`,
  );
  return rows[0]?.workspace_id;
}

export async function insertReset(
  db: Db,
  reset: typeof passwordResets.$inferInsert,
  note: { workspaceId: string; entry: AuditEntry } | null,
): Promise<void> {
  const written = note ? sql`, ${audit(note.workspaceId, note.entry, "made")}` : sql``;
  await db.execute(sql`
    with asked as (select 1),
    earlier as (delete from ${passwordResets} where user_id = ${reset.userId}::uuid),
    made as (${insertRows(passwordResets, [reset], "asked")} returning user_id)${written}
    select user_id from made`);
}

export async function isResetOpen(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return rows.length > 0;
}

/** Uses a reset link up: sets the password and ends every session. Answers the person; undefined for a used link. */
export async function useReset(
  db: Db,
  { tokenHash, passwordHash, now }: { tokenHash: string; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`with used as (
        delete from ${passwordResets} where token_hash = ${tokenHash} and expires_at > ${now.toISOString()}::timestamptz
        returning user_id
      ),
      ended as (delete from ${sessions} s using used where s.user_id = used.user_id),
      changed as (
        update ${users} u set password_hash = ${passwordHash} from used where u.id = used.user_id returning u.id
      )
      select id from changed`,
  );
  return rows[0]?.id;
}

/** Sets a password and ends all sessions but one. */
export async function updatePassword(
  db: Db,
  { userId, passwordHash, keepHash }: { userId: string; passwordHash: string; keepHash: string },
): Promise<void> {
  await db.execute(sql`
    with ended as (delete from ${sessions} where user_id = ${userId}::uuid and token_hash <> ${keepHash})
    update ${users} set password_hash = ${passwordHash} where id = ${userId}::uuid`);
}

/** Deletes invites and reset links that ended before a moment. Answers how many. */
export async function sweepLinks(db: Db, before: Date): Promise<number> {
  const gone = await Promise.all([
    db.delete(invites).where(lt(invites.expiresAt, before)).returning({ id: invites.id }),
    db
      .delete(passwordResets)
      .where(lt(passwordResets.expiresAt, before))
      .returning({ id: passwordResets.userId }),
  ]);
  return gone.flat().length;
}
