import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { filmSegments, outbox, runs, workspaces } from "../../drizzle/schema/index.ts";
import { isFilm } from "../billing/plans.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseJobs } from "../outbox/store.ts";
import { AssetType, type Plan } from "../vocab.ts";
import { type RunRow, stillAt } from "./store.ts";

const AT_ONCE = 100;

export type StuckRun = RunRow & { plan: Plan };

const films = sql.raw(
  AssetType.options
    .filter(isFilm)
    .map((type) => `'${type}'`)
    .join(", "),
);
/** Another run `o` that shares the lane of lane.ts: a workspace's test runs, its films, or its pictures. */
const sameLane = sql`o.workspace_id = "runs"."workspace_id" and o.livemode = "runs"."livemode"
  and (not o.livemode or (o.asset_type in (${films})) = ("runs"."asset_type" in (${films})))`;

/** The outbox still holds the run's job: it waits for the queue, and the outbox is swept by its own rule. */
const promised = sql`exists (select 1 from ${outbox} p
  where p.workspace_id = "runs"."workspace_id" and p.job ->> 'runId' = "runs"."id"::text)`;

/** The film of a run is being made in parts, which wait for their turn in a lane of their own. */
const inParts = (run: SQL) => sql`exists (select 1 from ${filmSegments} s where s.run_id = ${run}.id)`;

/**
 * Unfinished runs without progress since `before`. A run that merely waits for its turn is not stuck: a queued one while
 * its lane is moving and nothing that came later has overtaken it, a film in parts while others in parts are moving.
 */
export async function findStuck(db: Db, now: Date, before: Date): Promise<StuckRun[]> {
  const moment = sql`${before.toISOString()}::timestamptz`;
  const moves = sql`${sameLane} and o.id <> "runs"."id" and o.progressed_at > ${moment}
    and o.progressed_at <= ${now.toISOString()}::timestamptz and o.started_at is not null`;
  const moving = sql`exists (select 1 from ${runs} o where ${moves})`;
  const partsMoving = sql`exists (select 1 from ${runs} o where ${moves} and ${inParts(sql`o`)})`;
  const overtaken = sql`exists (select 1 from ${runs} o where ${sameLane}
    and o.created_at > "runs"."created_at" and o.started_at < ${moment})`;
  const rows = await db
    .select({ run: runs, plan: workspaces.plan })
    .from(runs)
    .innerJoin(workspaces, eq(workspaces.id, runs.workspaceId))
    .where(
      and(
        inArray(runs.status, ["queued", "running"]),
        lt(runs.progressedAt, before),
        isNull(runs.deletedAt),
        sql`("runs"."status" = 'running' or not ${moving} or ${overtaken})`,
        sql`not (${inParts(sql`"runs"`)} and ${partsMoving})`,
        sql`not ${promised}`,
      ),
    )
    .orderBy(asc(runs.progressedAt))
    .limit(AT_ONCE);
  return rows.map(({ run, plan }) => ({ ...run, plan }));
}

/** Notes the nudge and promises the job, unless the run has moved or somebody else nudged it first. */
export async function nudgeRun(db: Db, run: RunRow, message: Message, now: Date): Promise<boolean> {
  const nudged = db
    .update(runs)
    .set({ nudges: run.nudges + 1, progressedAt: now })
    .where(and(stillAt(run), eq(runs.nudges, run.nudges)))
    .returning({ id: runs.id });
  const { rows } = (await db.execute(
    sql`with nudged as ${nudged}, ${promiseJobs([message], now, "nudged")} select id from nudged`,
  )) as unknown as { rows: unknown[] };
  return rows.length > 0;
}
