import { and, eq, gt, lt, sql } from "drizzle-orm";
import { memberships, sessions, users, workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { unreadOf } from "../notifications/store-open.ts";
import type { Role } from "../vocab.ts";

type SessionRow = typeof sessions.$inferSelect;
type WorkspaceRow = typeof workspaces.$inferSelect;

/** A workspace that the signed-in person belongs to. */
type OwnWorkspace = { id: string; name: string; role: Role };

/** All that a page needs to know about who asks, in one statement. */
export type SessionRecord = {
  session: SessionRow;
  user: { id: string; email: string; name: string };
  role: Role;
  workspace: WorkspaceRow;
  workspaces: OwnWorkspace[];
  /** Notifications that the person has not read and that are still open. */
  unread: number;
};

const ownWorkspaces = sql<OwnWorkspace[]>`(
  select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name, 'role', m.role) order by w.name), '[]')
  from ${memberships} m join ${workspaces} w on w.id = m.workspace_id where m.user_id = ${users.id}
)`.mapWith((value: unknown) => (typeof value === "string" ? JSON.parse(value) : value) as OwnWorkspace[]);

/** The session of a cookie's hash, while its person still belongs to its workspace. */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<SessionRecord | undefined> {
  const [row] = await db
    .select({
      session: sessions,
      user: { id: users.id, email: users.email, name: users.name },
      role: memberships.role,
      workspace: workspaces,
      workspaces: ownWorkspaces,
      unread: unreadOf(sql`${sessions.workspaceId}`, sql`${sessions.userId}`, now).mapWith(Number),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, sessions.userId), eq(memberships.workspaceId, sessions.workspaceId)),
    )
    .innerJoin(workspaces, eq(workspaces.id, sessions.workspaceId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Notes a use, and moves the end of the session with it. */
export async function touchSession(
  db: Db,
  tokenHash: string,
  times: { usedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(times).where(eq(sessions.tokenHash, tokenHash));
}

/** Moves a session to another workspace of its person. False when they do not belong to it. */
export async function moveSession(db: Db, tokenHash: string, workspaceId: string): Promise<boolean> {
  const belongs = sql`exists (select 1 from ${memberships} m
    where m.user_id = ${sessions.userId} and m.workspace_id = ${workspaceId}::uuid)`;
  const rows = await db
    .update(sessions)
    .set({ workspaceId })
    .where(and(eq(sessions.tokenHash, tokenHash), belongs))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sql`coalesce(${sessions.usedAt}, ${sessions.createdAt}) desc`)
    .limit(100);
}

/** Ends one session of a person by its id. */
export async function deleteSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Deletes sessions that ended before a moment. Answers how many. */
export async function sweepSessions(db: Db, before: Date): Promise<number> {
  const rows = await db.delete(sessions).where(lt(sessions.expiresAt, before)).returning({ id: sessions.id });
  return rows.length;
}
