import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { creditLedger, type LedgerKind, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { AssetType } from "../vocab.ts";
import { nameOfRun } from "./store-name.ts";

export type RunsOfMonth = { assetType: AssetType; runs: number; succeeded: number; failed: number };
type Period = { livemode: boolean; from: Date; to: Date };

/** The runs that were started in a month, by asset type. Deleted ones count. */
export async function countRuns(
  db: Db,
  workspaceId: string,
  { livemode, from, to }: Period,
): Promise<RunsOfMonth[]> {
  const having = (status: string) => sql<number>`count(*) filter (where ${runs.status} = ${status})::int`;
  return db
    .select({
      assetType: runs.assetType,
      runs: sql<number>`count(*)::int`,
      succeeded: having("succeeded"),
      failed: having("failed"),
    })
    .from(runs)
    .where(
      and(
        eq(runs.workspaceId, workspaceId),
        eq(runs.livemode, livemode),
        gte(runs.createdAt, from),
        lt(runs.createdAt, to),
      ),
    )
    .groupBy(runs.assetType);
}

export type CreditsOfMonth = { kind: LedgerKind; assetType: AssetType | null; amount: number };

/** The credits that moved for a month, by kind and by the asset type of the run. */
export async function sumCredits(db: Db, workspaceId: string, month: string): Promise<CreditsOfMonth[]> {
  return db
    .select({
      kind: creditLedger.kind,
      assetType: runs.assetType,
      amount: sql<number>`sum(${creditLedger.amount})::int`,
    })
    .from(creditLedger)
    .leftJoin(runs, eq(runs.id, creditLedger.runId))
    .where(and(eq(creditLedger.workspaceId, workspaceId), eq(creditLedger.month, month)))
    .groupBy(creditLedger.kind, runs.assetType);
}

type Movement = {
  entry: typeof creditLedger.$inferSelect;
  assetType: AssetType | null;
  brief: string | null;
  name: string | null;
};

/** As much of a brief as a line of a list shows. */
const BRIEF_SHOWN = 100;

/** Entries of the credit ledger, newest first, each with the run that it is about. */
export async function listMovements(
  db: Db,
  workspaceId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Movement[]> {
  return db
    .select({
      entry: creditLedger,
      assetType: runs.assetType,
      brief: sql<string | null>`left(${runs.brief}, ${BRIEF_SHOWN}::int)`,
      name: nameOfRun(sql`${runs}`),
    })
    .from(creditLedger)
    .leftJoin(runs, and(eq(runs.id, creditLedger.runId), eq(runs.workspaceId, creditLedger.workspaceId)))
    .where(eq(creditLedger.workspaceId, workspaceId))
    .orderBy(desc(creditLedger.createdAt), desc(creditLedger.id))
    .limit(limit)
    .offset(offset);
}
