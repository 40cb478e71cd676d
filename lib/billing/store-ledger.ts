import { and, desc, eq } from "drizzle-orm";
import { creditLedger, type LedgerKind } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";

export type LedgerRow = typeof creditLedger.$inferSelect;
export type LedgerFilter = {
  limit: number;
  offset: number;
  month?: string | undefined;
  kind?: LedgerKind | undefined;
  runId?: string | undefined;
};

/** Entries of a workspace's credit ledger, newest first. */
export async function listEntries(
  db: Db,
  workspaceId: string,
  { limit, offset, month, kind, runId }: LedgerFilter,
): Promise<LedgerRow[]> {
  return db
    .select()
    .from(creditLedger)
    .where(
      and(
        eq(creditLedger.workspaceId, workspaceId),
        month === undefined ? undefined : eq(creditLedger.month, month),
        kind && eq(creditLedger.kind, kind),
        runId === undefined ? undefined : eq(creditLedger.runId, runId),
      ),
    )
    .orderBy(desc(creditLedger.createdAt), desc(creditLedger.id))
    .limit(limit)
    .offset(offset);
}
