import { and, asc, eq, isNull } from "drizzle-orm";
import { runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";

/** Ids of the variants that were asked for together, in their order; deleted ones are left out. */
export async function findVariants(db: Db, workspaceId: string, first: string): Promise<string[]> {
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.variantOf, first), isNull(runs.deletedAt)))
    .orderBy(asc(runs.variantIndex));
  return rows.map(({ id }) => id);
}
