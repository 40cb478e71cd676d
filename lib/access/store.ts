import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  apiKeys,
  auditLog,
  keyNetworks,
  memberships,
  studioProfiles,
  workspaces,
} from "../../drizzle/schema/index.ts";
import { changeGrant, type LedgerContext, openLedger } from "../billing/store.ts";
import type { AgentScope } from "../core/agent.ts";
import type { Actor } from "../core/context.ts";
import type { Db } from "../core/ports.ts";
import type { ReplayAnswer } from "../replay/answer.ts";
import { remember } from "../replay/store.ts";
import type { Plan, Role } from "../vocab.ts";
import { type Recipients, recipients } from "./store-recipients.ts";

export type KeyRow = typeof apiKeys.$inferSelect;
export type WorkspaceRow = typeof workspaces.$inferSelect;
type ProfileRow = typeof studioProfiles.$inferSelect;
export type KeyRecord = {
  key: Omit<KeyRow, "hash">;
  workspace: WorkspaceRow;
  profile: ProfileRow | null;
  /** Networks from which the key has been used. */
  networks: string[];
  /** Present where the key stands for the grant of an agent. */
  grant?: { scopes: AgentScope[]; dailyCredits: number | null; role: Role; clientName: string };
} & Recipients;

const networks = sql`(
  select coalesce(json_agg(n.network), '[]') from ${keyNetworks} n where n.key_id = "api_keys"."id"
)`.mapWith((value: unknown) => (typeof value === "string" ? JSON.parse(value) : value) as string[]);

/** A key with its workspace and Studio profile, in one statement. It is all that the guards need. */
export async function findKey(db: Db, hash: string): Promise<KeyRecord | undefined> {
  const [row] = await db
    .select({ key: apiKeys, workspace: workspaces, profile: studioProfiles, networks, ...recipients })
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

/** An entry of the audit log: who did what, and when. */
export type AuditEntry = {
  id: string;
  actor: Actor;
  action: string;
  target: string | null;
  detail?: Record<string, string>;
  now: Date;
};

export async function insertWorkspace(
  db: Db,
  plan: Plan,
  name: string,
  grant: number,
  ledger: LedgerContext,
  auditEntry: AuditEntry,
) {
  await db.execute(sql`
    with asked as (select 1),
    ${newWorkspace({ name, plan, grant }, "asked", ledger, auditEntry)}
    select id from made`);
}

/** The plan that a workspace changes to. With `version` it changes only from that version. */
export type PlanChange = { plan: Plan; active: boolean; version?: number };

/**
 * Changes the plan. Every change of a workspace or its keys raises the version and so outdates cached key
 * records. Answers the new version.
 */
export async function changePlan(
  db: Db,
  to: PlanChange,
  grant: number,
  ledger: LedgerContext,
  auditEntry: AuditEntry,
) {
  const unmoved = to.version === undefined ? sql`` : sql` and version = ${to.version}::int`;
  return version(
    await db.execute(sql`
      with changed as (
        update ${workspaces} set plan = ${to.plan}, subscription_active = ${to.active}::boolean, version = version + 1
        where id = ${ledger.workspaceId}::uuid${unmoved} returning version
      ),
      ${changeGrant(ledger, grant, "changed")},
      ${audit(ledger.workspaceId, auditEntry, "changed")}
      select version from changed`),
  );
}

/** What can be stopped in a workspace, and the column that keeps since when. */
const STOPS = {
  everything: sql.identifier("paused_at"),
  agents: sql.identifier("agents_stopped_at"),
};
type Stop = { what: keyof typeof STOPS; since: Date | null };

/** Stops everything in a workspace or its agents, or lets them go on where `since` is null. Answers the new version. */
export async function stopWorkspace(
  db: Db,
  workspaceId: string,
  { what, since }: Stop,
  auditEntry: AuditEntry,
) {
  return version(
    await db.execute(sql`
      with changed as (
        update ${workspaces} set ${STOPS[what]} = ${since?.toISOString() ?? null}::timestamptz, version = version + 1
        where id = ${workspaceId}::uuid returning version
      ),
      ${audit(workspaceId, auditEntry, "changed")}
      select version from changed`),
  );
}

/** Stores a key with its audit entry and the answer of its Idempotency-Key. */
export async function insertKey(
  db: Db,
  key: typeof apiKeys.$inferInsert,
  { auditEntry, answer }: { auditEntry: AuditEntry; answer: ReplayAnswer | null },
): Promise<void> {
  await db.execute(sql`
    with minted as ${db.insert(apiKeys).values(key).returning({ id: apiKeys.id })},
    ${audit(key.workspaceId, auditEntry, "minted")}${answer ? sql`, ${remember(answer.replay, answer, "minted")}` : sql``}
    select id from minted`);
}

/** Answers the workspace's new version, or undefined when it has no such key. */
export async function revokeKey(db: Db, workspaceId: string, keyId: string, auditEntry: AuditEntry) {
  return version(
    await db.execute(sql`
      with revoked as (
        update ${apiKeys} set revoked_at = coalesce(revoked_at, ${auditEntry.now.toISOString()}::timestamptz)
        where id = ${keyId}::uuid and workspace_id = ${workspaceId}::uuid returning id
      ),
      ${raiseVersion(workspaceId, "revoked")},
      ${audit(workspaceId, auditEntry, "changed")}
      select version from changed`),
  );
}

/** CTEs that make a workspace `made` with its ledger and audit entry, when `source` has a row. */
export const newWorkspace = (
  {
    name,
    plan,
    grant,
    unconfirmed = false,
  }: { name: string; plan: Plan; grant: number; unconfirmed?: boolean },
  source: string,
  ledger: LedgerContext,
  auditEntry: AuditEntry,
): SQL => sql`made as (
    insert into ${workspaces} (id, name, plan, unconfirmed, created_at)
    select ${ledger.workspaceId}::uuid, ${name}, ${plan}, ${unconfirmed}::boolean, ${ledger.now.toISOString()}::timestamptz
    from ${sql.identifier(source)} returning id
  ),
  ${openLedger(ledger, grant, "made")},
  ${audit(ledger.workspaceId, auditEntry, "made")}`;

/** Answers the new version. */
export async function renameWorkspace(db: Db, workspaceId: string, name: string, auditEntry: AuditEntry) {
  return version(
    await db.execute(sql`
      with changed as (
        update ${workspaces} set name = ${name}, version = version + 1 where id = ${workspaceId}::uuid returning version
      ),
      ${audit(workspaceId, auditEntry, "changed")}
      select version from changed`),
  );
}

/** A CTE that confirms the workspaces of the owners in `source`, a CTE with a `user_id`. */
export const confirmOwned = (source: string): SQL => sql`changed as (
    update ${workspaces} w set unconfirmed = false, version = w.version + 1
    from ${memberships} m, ${sql.identifier(source)} s
    where w.unconfirmed and m.workspace_id = w.id and m.user_id = s.user_id and m.role = 'owner'
    returning w.id, w.version
  )`;

/** Answers the new version. */
export async function setTimeZone(db: Db, workspaceId: string, zone: string, auditEntry: AuditEntry) {
  return version(
    await db.execute(sql`
      with changed as (
        update ${workspaces} set time_zone = ${zone}, version = version + 1 where id = ${workspaceId}::uuid returning version
      ),
      ${audit(workspaceId, auditEntry, "changed")}
      select version from changed`),
  );
}

/** The workspace of a key, also when the key is revoked. */
export async function findHolder(db: Db, keyId: string): Promise<WorkspaceRow | undefined> {
  const [row] = await db
    .select({ workspace: workspaces })
    .from(apiKeys)
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .where(eq(apiKeys.id, keyId));
  return row?.workspace;
}

/** A CTE `changed` that outdates the workspace's cached key records when `source` has a row. */
export const raiseVersion = (workspaceId: string | SQL, source: string): SQL => sql`changed as (
    update ${workspaces} set version = version + 1
    where id = ${workspaceId}::uuid and exists (select 1 from ${sql.identifier(source)}) returning id, version
  )`;

/** A CTE that writes an audit entry when `source` has a row. */
export function audit(workspaceId: string, auditEntry: AuditEntry, source: string): SQL {
  return sql`audit_entry as (
    insert into ${auditLog} (id, workspace_id, actor_kind, actor_id, action, target, detail, created_at)
    select ${auditEntry.id}::uuid, ${workspaceId}::uuid, ${auditEntry.actor.kind}::text, ${auditEntry.actor.id}::text, ${auditEntry.action}::text,
      ${auditEntry.target}::text, ${JSON.stringify(auditEntry.detail ?? {})}::jsonb, ${auditEntry.now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;
}

function version(result: unknown): number | undefined {
  const { rows } = result as { rows: { version: number }[] };
  return rows[0]?.version;
}
