import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { batches, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { noteBatchEvent } from "../hooks/store.ts";

/** The runs of a batch in the order they were asked for; deleted ones stay in the list. */
export async function findBatch(db: Db, workspaceId: string, batchId: string) {
  return db
    .select({ id: runs.id, outputType: runs.outputType, clientRef: runs.clientRef, status: runs.status })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.batchId, batchId)))
    .orderBy(asc(runs.batchIndex));
}

export type BatchRun = Awaited<ReturnType<typeof findBatchRuns>>[number];

/** The same of several batches at once. */
export async function findBatchRuns(db: Db, workspaceId: string, batchIds: readonly string[]) {
  if (batchIds.length === 0) return [];
  return db
    .select({
      batchId: sql<string>`${runs.batchId}`,
      id: runs.id,
      outputType: runs.outputType,
      clientRef: runs.clientRef,
      status: runs.status,
    })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), inArray(runs.batchId, [...batchIds])))
    .orderBy(asc(runs.batchIndex));
}

type Ended = { workspaceId: string; batchId: string; now: Date; newId(): string };

/** CTEs that count a run of a batch as ended when `source` has a row; whoever ends the last one notes the event. */
export function countEnded({ workspaceId, batchId, now, newId }: Ended, source: string): SQL {
  return sql`counted as (
      update ${batches} b set unfinished = b.unfinished - 1 from ${sql.identifier(source)} s
      where b.id = ${batchId}::uuid and b.workspace_id = ${workspaceId}::uuid returning b.unfinished, s.livemode
    ),
    completed as (select livemode from counted where unfinished = 0),
    ${noteBatchEvent({ id: newId(), kind: "render.completed", workspaceId, batchId, now }, "completed")}`;
}
