import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { filmSegments, outbox, runs, workspaces } from "../../drizzle/schema/index.ts";
import { isFilm } from "../asset-types.ts";
import type { Db, Message } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { insertOutbox } from "../outbox/store.ts";
import { AssetType, type Plan } from "../vocab.ts";
import { type RunRow, stillAt } from "./store.ts";

const BATCH_SIZE = 100;

const films = sql.raw(
  AssetType.options
    .filter(isFilm)
    .map((type) => `'${type}'`)
    .join(", "),
);
const isFilmRun = (run: SQL) => sql`(${run}.asset_type in (${films}))`;
const isBulkRun = (run: SQL) => sql`(${run}.batch_id is not null or ${run}.campaign_id is not null)`;

/** Another run `o` that started under the same flow key (`newRunFlow` in flows.ts). */
const sameFlow = sql`o.workspace_id = "runs"."workspace_id" and o.livemode = "runs"."livemode"
  and (not o.livemode or (${isFilmRun(sql`o`)} = ${isFilmRun(sql`"runs"`)} and ${isBulkRun(sql`o`)} = ${isBulkRun(sql`"runs"`)}))`;

/** The outbox still holds the run's job. It waits for the queue, and the outbox has a sweep of its own. */
const isInOutbox = sql`exists (select 1 from ${outbox} p
  where p.workspace_id = "runs"."workspace_id" and p.job ->> 'runId' = "runs"."id"::text)`;

/** The run's film is made in parts, which wait for their turn under another flow key. */
const inParts = (run: SQL) => sql`exists (select 1 from ${filmSegments} s where s.run_id = ${run}.id)`;

/** `isWaiting`: the run has not begun, and those before it move. Only its message may be lost. */
export type StalledRun = RunRow & { plan: Plan; isWaiting: boolean };

type Moment = { now: Date; before: Date; queueParallelism: number };

/**
 * Stalled runs: unfinished, without progress since `before`. A run that waits for its turn is not stalled. A queued run
 * waits while runs of its flow key progress, or the queue is full. When a later run overtook it, its message may be lost,
 * so it is found once. A film in parts waits while other films in parts progress.
 */
export async function findStalled(db: Db, { now, before, queueParallelism }: Moment): Promise<StalledRun[]> {
  const moment = sql`${before.toISOString()}::timestamptz`;
  const moves = sql`${sameFlow} and o.id <> "runs"."id" and o.progressed_at > ${moment}
    and o.progressed_at <= ${now.toISOString()}::timestamptz and o.started_at is not null`;
  const moving = sql`exists (select 1 from ${runs} o where ${moves})`;
  const partsMoving = sql`exists (select 1 from ${runs} o where ${moves} and ${inParts(sql`o`)})`;
  const overtaken = sql`exists (select 1 from ${runs} o where ${sameFlow}
    and o.created_at > "runs"."created_at" and o.started_at < ${moment})`;
  const waiting = sql`("runs"."status" = 'queued' and (${queueIsFull(moment, queueParallelism)} or ${moving}))`;
  const rows = await db
    .select({ run: runs, plan: workspaces.plan, waiting })
    .from(runs)
    .innerJoin(workspaces, eq(workspaces.id, runs.workspaceId))
    .where(
      and(
        inArray(runs.status, ["queued", "running"]),
        lt(runs.progressedAt, before),
        isNull(runs.deletedAt),
        sql`(not ${waiting} or ("runs"."stalls" = 0 and ${overtaken}))`,
        sql`not (${inParts(sql`"runs"`)} and ${partsMoving})`,
        sql`not ${isInOutbox}`,
      ),
    )
    .orderBy(asc(runs.progressedAt))
    .limit(BATCH_SIZE);
  return rows.map(({ run, plan, waiting: isWaiting }) => ({ ...run, plan, isWaiting: isWaiting === true }));
}

/** So many runs are in work that others may wait for the queue itself, whatever their flow key. */
const queueIsFull = (moment: SQL, queueParallelism: number): SQL => {
  const many = Math.ceil(queueParallelism / 2);
  return sql`(select count(*) >= ${many}::int from (select 1 from ${runs} b
    where b.status = 'running' and b.progressed_at > ${moment} limit ${many}::int) busy)`;
};

/** Counts the stall and inserts the job, unless the run has moved or another sweeper enqueued it first. */
export async function requeueRun(db: Db, run: RunRow, message: Message, now: Date): Promise<boolean> {
  const requeued = db
    .update(runs)
    .set({ stalls: run.stalls + 1, progressedAt: now })
    .where(and(stillAt(run), eq(runs.stalls, run.stalls)))
    .returning({ id: runs.id });
  const rows = await queryRows(
    db,
    sql`with requeued as ${requeued}, ${insertOutbox([message], now, "requeued")} select id from requeued`,
  );
  return rows.length > 0;
}
