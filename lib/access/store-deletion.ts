import { and, asc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { apiKeys, workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { type AuditEntry, audit } from "./store.ts";

/**
 * Sets when a workspace is deleted, pauses it, stops its agents and revokes its keys. `also` are CTEs of other tables
 * that follow from `changed`. Answers its new version.
 */
export async function scheduleDeletion(
  db: Db,
  workspaceId: string,
  { at, keepSession, entry, also }: { at: Date; keepSession: string; entry: AuditEntry; also: SQL[] },
): Promise<number | undefined> {
  const now = entry.now.toISOString();
  const rows = await queryRows<{ version: number }>(
    db,
    sql`with changed as (
        update ${workspaces} set delete_after = ${at.toISOString()}::timestamptz, version = version + 1,
          paused_at = coalesce(paused_at, ${now}::timestamptz),
          agents_stopped_at = coalesce(agents_stopped_at, ${now}::timestamptz)
        where id = ${workspaceId}::uuid and delete_after is null returning version
      ),
      revoked as (
        update ${apiKeys} set revoked_at = ${now}::timestamptz from changed
        where workspace_id = ${workspaceId}::uuid and revoked_at is null
      ),
      ended as (
        delete from sessions s using changed
        where s.workspace_id = ${workspaceId}::uuid and s.id <> ${keepSession}::uuid
      ),
      ${sql.join([...also, audit(workspaceId, entry, "changed")], sql`, `)}
      select version from changed`,
  );
  return rows[0]?.version;
}

/** Takes it back, unless the deletion is due. The workspace stays paused. Answers its new version. */
export async function keepWorkspace(
  db: Db,
  workspaceId: string,
  entry: AuditEntry,
): Promise<number | undefined> {
  const rows = await queryRows<{ version: number }>(
    db,
    sql`with changed as (
        update ${workspaces} set delete_after = null, version = version + 1
        where id = ${workspaceId}::uuid and delete_after > ${entry.now.toISOString()}::timestamptz returning version
      ),
      ${audit(workspaceId, entry, "changed")}
      select version from changed`,
  );
  return rows[0]?.version;
}

/** Workspaces whose deletion is due. */
export async function findDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(isNotNull(workspaces.deleteAfter), lte(workspaces.deleteAfter, now)))
    .orderBy(asc(workspaces.deleteAfter))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** When a workspace is deleted. Undefined while it stays. */
export async function findDeleteAfter(db: Db, workspaceId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: workspaces.deleteAfter })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.at ?? undefined;
}

export async function isDue(db: Db, workspaceId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), lte(workspaces.deleteAfter, now)));
  return rows.length > 0;
}
