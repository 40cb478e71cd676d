import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { auditLog } from "../../drizzle/schema/index.ts";
import { firstIdAt } from "../core/ids.ts";
import type { Db } from "../core/ports.ts";
import type { Deed } from "./store.ts";

export type AuditRow = typeof auditLog.$inferSelect;
export type AuditFilter = {
  limit: number;
  offset: number;
  from?: Date | undefined;
  to?: Date | undefined;
  action?: string | undefined;
  actor?: string | undefined;
};

/** Writes down what has been done. */
export async function insertDeed(db: Db, workspaceId: string, deed: Deed): Promise<void> {
  const { id, actor, action, target, now } = deed;
  const entry = { id, workspaceId, actorKind: actor.kind, actorId: actor.id, action, target, createdAt: now };
  await db.insert(auditLog).values(entry);
}

/** What was done in a workspace, newest first. `to` itself does not count. */
export async function listAudit(
  db: Db,
  workspaceId: string,
  { limit, offset, from, to, action, actor }: AuditFilter,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.workspaceId, workspaceId),
        from && gte(auditLog.createdAt, from),
        to && lt(auditLog.createdAt, to),
        action === undefined ? undefined : eq(auditLog.action, action),
        actor === undefined ? undefined : eq(auditLog.actorId, actor),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

/** Forgets what was done long ago, at most so many entries. Their ids sort by time, so that no index of its own is needed. */
export async function sweepAudit(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = (await db.execute(sql`
    with gone as (
      delete from ${auditLog} where id in (
        select id from ${auditLog} where id < ${firstIdAt(before)}::uuid order by id limit ${limit}::int
        for update skip locked
      ) returning 1
    )
    select count(*)::int as n from gone`)) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
}
