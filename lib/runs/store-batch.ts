import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { batches, runAssets, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { recordEvent } from "../events/store.ts";
import type { RunStatus } from "../vocab.ts";

const assetKey = sql<string | null>`(
  select a.key from ${runAssets} a where a.run_id = "runs"."id" and a.index = 0)`;

export type BatchRun = Awaited<ReturnType<typeof findBatchRuns>>[number];

/** The runs of several batches, in one query and in the order of their requests; deleted runs are included. */
export async function findBatchRuns(db: Db, workspaceId: string, batchIds: readonly string[]) {
  if (batchIds.length === 0) return [];
  return db
    .select({
      batch: {
        id: batches.id,
        livemode: batches.livemode,
        metadata: batches.metadata,
        createdAt: batches.createdAt,
      },
      id: runs.id,
      outputType: runs.outputType,
      clientRef: runs.clientRef,
      status: runs.status,
      verdict: runs.verdict,
      errorCode: runs.errorCode,
      assetKey,
    })
    .from(runs)
    .innerJoin(batches, eq(batches.id, runs.batchId))
    .where(and(eq(runs.workspaceId, workspaceId), inArray(runs.batchId, [...batchIds])))
    .orderBy(asc(runs.batchIndex));
}

/** One page of a workspace's batches, newest first, with how many of their runs are in which state. */
export async function findBatches(
  db: Db,
  workspaceId: string,
  { livemode }: { livemode: boolean | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const count = (status: RunStatus) =>
    sql<number>`(select count(*)::int from ${runs} r where r.batch_id = "batches"."id" and r.status = ${status})`;
  return db
    .select({
      id: batches.id,
      livemode: batches.livemode,
      metadata: batches.metadata,
      createdAt: batches.createdAt,
      queued: count("queued"),
      running: count("running"),
      succeeded: count("succeeded"),
      failed: count("failed"),
    })
    .from(batches)
    .where(
      and(
        eq(batches.workspaceId, workspaceId),
        livemode === undefined ? undefined : eq(batches.livemode, livemode),
      ),
    )
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(limit)
    .offset(offset);
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
