import { and, desc, eq, getTableColumns, gte, inArray, lt, sql } from "drizzle-orm";
import { auditLog } from "../../drizzle/schema/index.ts";
import { firstIdAt } from "../core/ids.ts";
import type { Db } from "../core/ports.ts";
import { prepareOnce } from "../core/prepared.ts";
import type { AuditEntry } from "./store.ts";
import { type AuditName, nameOfTarget } from "./store-audit-names.ts";

export type AuditRow = typeof auditLog.$inferSelect;
export type AuditFilter = {
  limit: number;
  offset: number;
  from?: Date | undefined;
  to?: Date | undefined;
  action?: string | undefined;
  actor?: string | undefined;
  /** The entry before the wanted ones. */
  after?: { at: Date; id: string } | undefined;
};

const given = sql.placeholder;

const insertEntry = prepareOnce((db) =>
  db
    .insert(auditLog)
    .values({
      id: given("id"),
      workspaceId: given("workspaceId"),
      actorKind: given("actorKind"),
      actorId: given("actorId"),
      action: given("action"),
      target: given("target"),
      detail: given("detail"),
      createdAt: given("createdAt"),
    })
    .returning({ id: auditLog.id })
    .prepare("insert_audit_entry"),
);

/** Inserts an audit entry. Every call of an agent leaves one. */
export async function insertAuditEntry(db: Db, workspaceId: string, auditEntry: AuditEntry): Promise<void> {
  const { id, actor, action, target, detail = {}, now } = auditEntry;
  const by = { actorKind: actor.kind, actorId: actor.id };
  await insertEntry(db, { id, workspaceId, ...by, action, target, detail, createdAt: now });
}

/** Audit entries of a workspace, newest first. `to` is exclusive. */
export async function listAudit(db: Db, workspaceId: string, filter: AuditFilter): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(fits(workspaceId, filter))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(filter.limit)
    .offset(filter.offset);
}

export type NamedRow = AuditRow & { about: AuditName | null };

/** The same entries, each with the name of what it is about. */
export async function listNamedAudit(db: Db, workspaceId: string, filter: AuditFilter): Promise<NamedRow[]> {
  const rows = await db
    .select({ ...getTableColumns(auditLog), about: nameOfTarget() })
    .from(auditLog)
    .where(fits(workspaceId, filter))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(filter.limit)
    .offset(filter.offset);
  return rows.map(({ about, ...row }) => ({ ...row, about: parsed(about) }));
}

/** A JSON value, also where the driver answers its text. */
const parsed = (about: AuditName | string | null): AuditName | null =>
  typeof about === "string" ? JSON.parse(about) : about;

const fits = (workspaceId: string, { from, to, action, actor, after }: AuditFilter) =>
  and(
    eq(auditLog.workspaceId, workspaceId),
    from && gte(auditLog.createdAt, from),
    to && lt(auditLog.createdAt, to),
    action === undefined ? undefined : eq(auditLog.action, action),
    actor === undefined ? undefined : eq(auditLog.actorId, actor),
    after &&
      sql`(${auditLog.createdAt}, ${auditLog.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  );

/**
 * Deletes audit entries before a time, at most `limit`. Their ids sort by time, so no other index is needed.
 */
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

/** Whether one of these actions was taken in a workspace since a time. */
export async function hasEntrySince(
  db: Db,
  workspaceId: string,
  at: Date,
  actions: readonly string[],
): Promise<boolean> {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.workspaceId, workspaceId),
        gte(auditLog.createdAt, at),
        inArray(auditLog.action, [...actions]),
      ),
    )
    .limit(1);
  return row !== undefined;
}
