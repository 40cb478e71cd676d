import { type SQL, sql } from "drizzle-orm";
import { creditLedger, usageCounters } from "../../drizzle/schema/index.ts";
import type { LedgerContext } from "./store.ts";

/**
 * CTEs that add bought credits or take them back when `source` (`purchase_id`, `kind`, `delta`) has a row. Bought
 * credits and debt are one number on two sides of zero. Spent credits cannot be taken back: they become debt, which
 * new credits settle first. The ledger records `delta` and the change of the debt. All entries add up to the balance,
 * the `debt` entries to the debt.
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
