import { eq, type SQL, sql } from "drizzle-orm";
import { creditLedger, type LedgerKind, usageCounters } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { AssetType } from "../vocab.ts";

/** The counter of uploads to the library of brand videos, beside those of the asset types. */
export const BRAND_VIDEO = "brand_video";

export type UsageRow = typeof usageCounters.$inferSelect;

/** What an entry about a run says, in this order. */
export const ENTRY = sql`(id, workspace_id, run_id, kind, amount, month, created_at)`;

/** What a run had taken, as its row remembers it. */
export type RunCharge = {
  workspaceId: string;
  runId: string;
  assetType: AssetType;
  month: string;
  monthly: number;
  bought: number;
  /** False when it took no cap slot. */
  slot: boolean;
  now: Date;
  newId(): string;
};

/**
 * CTEs that undo a charge when `source` (an earlier CTE) has a row. Slot and grant come back only within their month:
 * they would not exist any more in the next one.
 */
export function returnCharge(charge: RunCharge, source: string): SQL {
  const given = takeBack(charge, sql``, source);
  return sql`given_back as (${given} returning c.month = ${charge.month} as same_month),
    returned as (${returnEntry(charge, "return")} from given_back)`;
}

/** As `returnCharge`, but only for the first run that ever claims the workspace's free onboarding post. */
export function claimOnboarding(charge: RunCharge, source: string): SQL {
  const claim = sql`, onboarding_run_id = ${charge.runId}::uuid`;
  const given = takeBack(charge, claim, source);
  return sql`onboarded as (${given} and c.onboarding_run_id is null returning c.month = ${charge.month} as same_month),
    returned as (${returnEntry(charge, "onboarding")} from onboarded)`;
}

function takeBack(
  { workspaceId, assetType, month, monthly, bought, slot }: RunCharge,
  extraSet: SQL,
  source: string,
): SQL {
  const slots = sql`greatest(0, coalesce((c.used ->> ${assetType}::text)::int, 0) - ${slot ? 1 : 0}::int)`;
  return sql`update ${usageCounters} c set
      used = case when c.month = ${month} then jsonb_set(c.used, array[${assetType}::text], to_jsonb(${slots})) else c.used end,
      monthly_credits = c.monthly_credits + case when c.month = ${month} then ${monthly}::int else 0 end,
      bought_credits = c.bought_credits + ${bought}::int${extraSet}
    from ${sql.identifier(source)} s where c.workspace_id = ${workspaceId}::uuid`;
}

function returnEntry(charge: RunCharge, kind: LedgerKind): SQL {
  const { workspaceId, runId, month, monthly, bought, now } = charge;
  return sql`insert into ${creditLedger} ${ENTRY} select ${charge.newId()}::uuid, ${workspaceId}::uuid, ${runId}::uuid, ${kind}::text,
    ${bought}::int + case when same_month then ${monthly}::int else 0 end, ${month}::text, ${now.toISOString()}::timestamptz`;
}

/** A CTE that gives slots of uploads back. `source` names the month of each; an earlier month gets none. */
export const returnUpload = (workspaceId: string, source: string): SQL => sql`slot_returned as (
    update ${usageCounters} c set used = jsonb_set(c.used, array[${BRAND_VIDEO}::text],
      to_jsonb(greatest(0, coalesce((c.used ->> ${BRAND_VIDEO}::text)::int, 0) - 1)))
    from ${sql.identifier(source)} s where c.workspace_id = ${workspaceId}::uuid and c.month = s.charge_month)`;

export async function findUsage(db: Db, workspaceId: string): Promise<UsageRow | undefined> {
  const [row] = await db.select().from(usageCounters).where(eq(usageCounters.workspaceId, workspaceId));
  return row;
}

export type LedgerContext = { workspaceId: string; month: string; now: Date; newId(): string };

/**
 * CTEs that create the counter and first ledger entry of a new workspace, with its first grant, when `source` (the CTE
 * that makes the workspace) has a row.
 */
export function openLedger(
  { workspaceId, month, now, newId }: LedgerContext,
  grant: number,
  source: string,
): SQL {
  const made = sql.identifier(source);
  return sql`counter as (
      insert into ${usageCounters} (workspace_id, month, monthly_credits, granted_credits)
      select ${workspaceId}::uuid, ${month}, ${grant}::int, ${grant}::int from ${made}
    ),
    first_grant as (
      insert into ${creditLedger} (id, workspace_id, kind, amount, month, created_at)
      select ${newId()}::uuid, ${workspaceId}::uuid, 'grant', ${grant}::int, ${month}, ${now.toISOString()}::timestamptz
      from ${made}
    )`;
}

/**
 * CTEs that set this month's grant to another plan's, when `source` has a row. The counter stores the month's grants
 * so far, so that a downgrade and an upgrade bring no credits. A smaller plan never takes more than is left. A month
 * without a counter is opened here, so that a request with the old plan cannot open it. The values come from the
 * locked row, because check constraints also judge the row of the statement's snapshot.
 */
export function changeGrant(ledger: LedgerContext, grant: number, source: string): SQL {
  const { workspaceId, month } = ledger;
  return sql`old_grant as (
      select c.workspace_id, c.month < ${month} as rolled, c.monthly_credits as left_over,
        case when c.month < ${month} then ${grant}::int
          else greatest(-c.monthly_credits, ${grant}::int - c.granted_credits) end as amount,
        case when c.month < ${month} then 0 else c.monthly_credits end as monthly,
        case when c.month < ${month} then 0 else c.granted_credits end as granted,
        case when c.month < ${month} then '{}'::jsonb else c.used end as used,
        case when c.month < ${month} then '{}'::jsonb else c.reported_thresholds end as reported_thresholds
      from ${usageCounters} c join ${sql.identifier(source)} s on true
      where c.workspace_id = ${workspaceId}::uuid and c.month <= ${month} for update of c
    ),
    new_grant as (
      update ${usageCounters} c set month = ${month}, used = o.used, reported_thresholds = o.reported_thresholds, monthly_credits = o.monthly + o.amount,
        granted_credits = o.granted + o.amount
      from old_grant o where c.workspace_id = o.workspace_id returning o.amount, o.rolled, o.left_over
    ),
    month_ended as (${grantEntry(ledger, "expire", sql`-left_over`, sql`rolled and left_over > 0`)}),
    month_began as (${grantEntry(ledger, "grant", sql`amount`, sql`rolled`)}),
    grant_entry as (${grantEntry(ledger, "plan", sql`amount`, sql`not rolled and amount <> 0`)})`;
}

function grantEntry(
  { workspaceId, month, now, newId }: LedgerContext,
  kind: LedgerKind,
  amount: SQL,
  when: SQL,
): SQL {
  return sql`insert into ${creditLedger} (id, workspace_id, kind, amount, month, created_at)
    select ${newId()}::uuid, ${workspaceId}::uuid, ${kind}::text, ${amount}, ${month}::text, ${now.toISOString()}::timestamptz
    from new_grant where ${when}`;
}
