import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { batches, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { recordEvent } from "../events/store.ts";

/** The runs of a batch in the order of the request; deleted runs are included. */
export async function findBatch(db: Db, workspaceId: string, batchId: string) {
  return db
    .select({ id: runs.id, outputType: runs.outputType, clientRef: runs.clientRef, status: runs.status })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.batchId, batchId)))
    .orderBy(asc(runs.batchIndex));
}

export type BatchRun = Awaited<ReturnType<typeof findBatchRuns>>[number];

/** The runs of several batches, in one query. */
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

type EndedRun = { workspaceId: string; batchId: string; now: Date; newId(): string };

/** CTEs that count a run of a batch as ended when `source` has a row. The last run records the event. */
export function countEnded({ workspaceId, batchId, now, newId }: EndedRun, source: string): SQL {
  return sql`counted as (
      update ${batches} b set unfinished = b.unfinished - 1 from ${sql.identifier(source)} s
      where b.id = ${batchId}::uuid and b.workspace_id = ${workspaceId}::uuid returning b.unfinished, s.livemode
    ),
    completed as (select livemode from counted where unfinished = 0),
    ${recordEvent({ id: newId(), kind: "render.completed", workspaceId, subject: { batchId }, now }, "completed")}`;
}
