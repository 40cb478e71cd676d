import { and, eq, gt, lt, sql } from "drizzle-orm";
import { memberships, sessions, users, workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { planned, queryRows, rowOfJson } from "../core/statement.ts";
import { unreadOf } from "../notifications/store-open.ts";
import type { Role } from "../vocab.ts";

type SessionRow = typeof sessions.$inferSelect;
type WorkspaceRow = typeof workspaces.$inferSelect;

/** A workspace that the signed-in person belongs to. */
type OwnWorkspace = { id: string; name: string; role: Role };

/** All that a page needs to know about who asks, in one statement. */
export type SessionRecord = {
  session: SessionRow;
  user: { id: string; email: string; name: string; singleKeys: boolean };
  role: Role;
  workspace: WorkspaceRow;
  workspaces: OwnWorkspace[];
  /** Notifications that the person has not read and that are still open. */
  unread: number;
};

/** What the statement answers: rows as Postgres writes them into JSON. */
type SessionJson = Omit<SessionRecord, "session" | "workspace"> & {
  session: Record<string, unknown>;
  workspace: Record<string, unknown>;
};

/**
 * The session of a cookie's hash, while its person still belongs to its workspace. Every page begins with it, so the
 * database keeps its plan.
 */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<SessionRecord | undefined> {
  const [row] = await queryRows<{ record: SessionJson | string }>(
    db,
    planned(sessionQuery(tokenHash, now), "record json"),
  );
  if (!row) return undefined;
  const found: SessionJson = typeof row.record === "string" ? JSON.parse(row.record) : row.record;
  return {
    ...found,
    session: rowOfJson(sessions, found.session),
    workspace: rowOfJson(workspaces, found.workspace),
  };
}

const sessionQuery = (tokenHash: string, now: Date) => sql`
  select json_build_object(
    'session', to_json(s),
    'user', json_build_object('id', u.id, 'email', u.email, 'name', u.name, 'singleKeys', u.single_keys),
    'role', belongs.role,
    'workspace', to_json(home),
    'workspaces', (
      select json_agg(json_build_object('id', w.id, 'name', w.name, 'role', m.role) order by w.name)
      from ${memberships} m join ${workspaces} w on w.id = m.workspace_id where m.user_id = s.user_id
    ),
    'unread', ${unreadOf(sql`s.workspace_id`, sql`s.user_id`, now)}
  )
  from ${sessions} s
    join ${users} u on u.id = s.user_id
    join ${memberships} belongs on belongs.user_id = s.user_id and belongs.workspace_id = s.workspace_id
    join ${workspaces} home on home.id = s.workspace_id
  where s.token_hash = ${tokenHash} and s.expires_at > ${now.toISOString()}::timestamptz`;

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
