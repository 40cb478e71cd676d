import { type SQL, sql } from "drizzle-orm";
import { creditLedger, usageCounters } from "../../drizzle/schema/index.ts";
import type { LedgerContext } from "./store.ts";

/**
 * CTEs that bring bought credits in or take them back, when `source` (an earlier CTE with `purchase_id`, `kind` and
 * `delta`) has a row. Bought credits and debt are one number on two sides of zero: what is spent already cannot be taken
 * back and is owed, and what comes in settles that first. The ledger says both, `delta` and the change of the debt, so it
 * adds up to the balance, and its `debt` entries to what is owed.
 */
export function moveBought({ workspaceId, month, now, newId }: LedgerContext, source: string): SQL {
  const entry = (kind: SQL, amount: SQL) => sql`insert into ${creditLedger}
      (id, workspace_id, purchase_id, kind, amount, month, created_at)
    select ${newId()}::uuid, ${workspaceId}::uuid, purchase_id, ${kind}, ${amount}, ${month}::text,
      ${now.toISOString()}::timestamptz
    from bought where ${amount} <> 0`;
  return sql`held as (
      select c.workspace_id, s.purchase_id, s.kind, s.delta, c.owed_credits as owed,
        c.bought_credits - c.owed_credits + s.delta as net
      from ${usageCounters} c join ${sql.identifier(source)} s on true
      where c.workspace_id = ${workspaceId}::uuid and s.delta <> 0 for update of c
    ),
    bought as (
      update ${usageCounters} c set bought_credits = greatest(0, h.net), owed_credits = greatest(0, -h.net)
      from held h where c.workspace_id = h.workspace_id
      returning h.purchase_id, h.kind, h.delta, c.owed_credits - h.owed as owed_more
    ),
    moved_entry as (${entry(sql`kind`, sql`delta`)}),
    debt_entry as (${entry(sql`'debt'`, sql`owed_more`)})`;
}
