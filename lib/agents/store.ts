import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { agentGrants, memberships, oauthRecords, users, workspaces } from "../../drizzle/schema/index.ts";
import { type AuditEntry, audit, raiseVersion, type WorkspaceRow } from "../access/store.ts";
import type { Db } from "../core/ports.ts";
import { insertRows, queryRows } from "../core/statement.ts";
import type { Role } from "../vocab.ts";

type GrantRow = typeof agentGrants.$inferSelect;

/** A grant with all that the guards need, and the record of the access token that names it. */
export type FoundGrant = { grant: GrantRow; workspace: WorkspaceRow; role: Role; token: string };

/** The grant of an access token, while the token, the grant and the person's membership last. */
export async function findGrant(
  db: Db,
  { id, tokenKey }: { id: string; tokenKey: string },
  now: Date,
): Promise<FoundGrant | undefined> {
  const [row] = await db
    .select({
      grant: agentGrants,
      workspace: workspaces,
      role: memberships.role,
      token: oauthRecords.value,
    })
    .from(oauthRecords)
    .innerJoin(agentGrants, and(eq(agentGrants.id, id), isNull(agentGrants.revokedAt)))
    .innerJoin(workspaces, eq(workspaces.id, agentGrants.workspaceId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, agentGrants.userId), eq(memberships.workspaceId, agentGrants.workspaceId)),
    )
    .where(and(eq(oauthRecords.key, tokenKey), gt(oauthRecords.expiresAt, now)));
  return row;
}

type NewGrant = Omit<Required<typeof agentGrants.$inferInsert>, "spentOn" | "spentCredits">;

/**
 * Stores a grant. It replaces earlier ones of this person for the same client; `sameAddress` spares those of another
 * redirect address, which belong to another installation.
 */
export async function insertGrant(
  db: Db,
  workspaceId: string,
  grant: NewGrant,
  { sameAddress, auditEntry }: { sameAddress: boolean; auditEntry: AuditEntry },
): Promise<number | undefined> {
  const elsewhere = sameAddress ? sql` and redirect_uri = ${grant.redirectUri}` : sql``;
  const rows = await queryRows<{ version: number }>(
    db,
    sql`with revoked as (
        update ${agentGrants} set revoked_at = ${auditEntry.now.toISOString()}::timestamptz
        where workspace_id = ${workspaceId}::uuid and user_id = ${grant.userId}::uuid
          and client_id = ${grant.clientId} and revoked_at is null${elsewhere}
        returning id
      ),
      ${recordsGone("revoked")},
      asked as (select 1),
      made as (${insertRows(agentGrants, [grant], "asked")} returning id),
      ${raiseVersion(workspaceId, "made")},
      ${audit(workspaceId, auditEntry, "made")}
      select version from changed`,
  );
  return rows[0]?.version;
}

/** A CTE that deletes what the authorization server keeps of the grants in `source`. */
const recordsGone = (source: string): SQL => sql`gone as (
    delete from ${oauthRecords} r using ${sql.identifier(source)} s
    where starts_with(r.key, 'grant:' || s.id || ':') or starts_with(r.key, 'token:' || s.id || ':')
  )`;

/** Ends a grant and its tokens. With `userId` only that person's. Answers the workspace's new version. */
export async function revokeGrant(
  db: Db,
  workspaceId: string,
  { id, userId }: { id: string; userId: string | null },
  auditEntry: AuditEntry,
): Promise<number | undefined> {
  const own = userId === null ? sql`` : sql` and user_id = ${userId}::uuid`;
  const rows = await queryRows<{ version: number }>(
    db,
    sql`with revoked as (
        update ${agentGrants} set revoked_at = coalesce(revoked_at, ${auditEntry.now.toISOString()}::timestamptz)
        where id = ${id}::uuid and workspace_id = ${workspaceId}::uuid${own} returning id
      ),
      ${recordsGone("revoked")},
      ${raiseVersion(workspaceId, "revoked")},
      ${audit(workspaceId, auditEntry, "changed")}
      select version from changed`,
  );
  return rows[0]?.version;
}

/** A grant in a list, with who gave it. */
export type ListedGrant = { grant: GrantRow; email: string };

/** Grants of a workspace that are not revoked, newest first. With `userId` only that person's. */
export const listGrants = (db: Db, workspaceId: string, userId: string | null): Promise<ListedGrant[]> =>
  db
    .select({ grant: agentGrants, email: users.email })
    .from(agentGrants)
    .innerJoin(users, eq(users.id, agentGrants.userId))
    .where(
      and(
        eq(agentGrants.workspaceId, workspaceId),
        isNull(agentGrants.revokedAt),
        userId === null ? undefined : eq(agentGrants.userId, userId),
      ),
    )
    .orderBy(desc(agentGrants.createdAt), desc(agentGrants.id))
    .limit(200);

/** Notes that a grant was used. */
export async function touchGrant(db: Db, workspaceId: string, id: string, now: Date): Promise<void> {
  await db
    .update(agentGrants)
    .set({ usedAt: now })
    .where(and(eq(agentGrants.workspaceId, workspaceId), eq(agentGrants.id, id)));
}

/** What an agent spends with one request, and the UTC day of it. */
export type AgentSpending = { workspaceId: string; grantId: string; day: string; credits: number };

const spentBefore = (day: string) =>
  sql`(case when g.spent_on = ${day}::text then g.spent_credits else 0 end)`;

/** A CTE `allowance` with a locked row while the day's limit of a grant leaves this much. */
export const agentAllowance = ({
  workspaceId,
  grantId,
  day,
  credits,
}: AgentSpending): SQL => sql`allowance as (
    select g.id from ${agentGrants} g
    where g.id = ${grantId}::uuid and g.workspace_id = ${workspaceId}::uuid and g.revoked_at is null
      and (g.daily_credits is null or ${spentBefore(day)} + ${credits}::int <= g.daily_credits)
    for update
  )`;

/** A CTE that counts the credits against the day, when `source` has a row. */
export const spendAllowance = (
  { grantId, day, credits }: AgentSpending,
  source: string,
): SQL => sql`spent_today as (
    update ${agentGrants} g set spent_credits = ${spentBefore(day)} + ${credits}::int, spent_on = ${day}::text
    from ${sql.identifier(source)} where g.id = ${grantId}::uuid
  )`;

/** Credits that a grant has spent on a day. */
export async function findSpent(
  db: Db,
  { workspaceId, grantId, day }: Omit<AgentSpending, "credits">,
): Promise<number> {
  const [row] = await db
    .select({ on: agentGrants.spentOn, credits: agentGrants.spentCredits })
    .from(agentGrants)
    .where(and(eq(agentGrants.workspaceId, workspaceId), eq(agentGrants.id, grantId)));
  return row?.on === day ? row.credits : 0;
}
