import { and, desc, eq, getTableColumns, isNull, ne } from "drizzle-orm";
import { runAssets, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { visibleTo } from "../core/statement.ts";
import { assetsColumn, type RunAsset, type RunRow } from "./store.ts";

/** Other runs that were drawn with this hash, and whose files are kept. A live run copies no test run. */
const alike = (run: RunRow, renderHash: string) =>
  and(
    eq(runs.workspaceId, run.workspaceId),
    visibleTo(run, runs.livemode),
    eq(runs.renderHash, renderHash),
    ne(runs.id, run.id),
    ne(runs.status, "failed"),
    isNull(runs.deletedAt),
  );

/** The files of the newest other run that was drawn with this hash, and what the lint found on them. */
export async function findDrawn(db: Db, run: RunRow, renderHash: string) {
  const [row] = await db
    .select({ lint: runs.lint, assets: assetsColumn })
    .from(runs)
    .where(alike(run, renderHash))
    .orderBy(desc(runs.createdAt))
    .limit(1);
  return row;
}

/** The film of the newest other run with this hash that has one. */
export async function findFilm(db: Db, run: RunRow, renderHash: string): Promise<RunAsset | undefined> {
  const { id: _, workspaceId: _ws, runId: _run, createdAt: _at, ...asset } = getTableColumns(runAssets);
  const [row] = await db
    .select(asset)
    .from(runAssets)
    .innerJoin(runs, eq(runs.id, runAssets.runId))
    .where(and(alike(run, renderHash), eq(runAssets.mimeType, "video/mp4")))
    .orderBy(desc(runs.createdAt))
    .limit(1);
  return row;
}
