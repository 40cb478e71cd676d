import { and, eq, gte, sql } from "drizzle-orm";
import { runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { AssetType } from "../vocab.ts";

/** Runs that a test key has started since a time, by asset type. No cap counts them. */
export async function countTestRuns(
  db: Db,
  workspaceId: string,
  { keyId, since }: { keyId: string; since: Date },
): Promise<Partial<Record<AssetType, number>>> {
  const rows = await db
    .select({ assetType: runs.assetType, count: sql<number>`count(*)::int` })
    .from(runs)
    .where(
      and(
        eq(runs.workspaceId, workspaceId),
        eq(runs.keyId, keyId),
        eq(runs.livemode, false),
        gte(runs.createdAt, since),
      ),
    )
    .groupBy(runs.assetType);
  return Object.fromEntries(rows.map(({ assetType, count }) => [assetType, count]));
}
