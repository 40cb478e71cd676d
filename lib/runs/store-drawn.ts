import { and, desc, eq, isNull } from "drizzle-orm";
import { runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { assetsColumn } from "./store.ts";

/** The pictures of the newest run of a workspace that was drawn with this hash, and what the lint found on them. */
export async function findDrawn(db: Db, workspaceId: string, renderHash: string) {
  const [row] = await db
    .select({ lint: runs.lint, assets: assetsColumn })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.renderHash, renderHash), isNull(runs.deletedAt)))
    .orderBy(desc(runs.createdAt))
    .limit(1);
  return row;
}
