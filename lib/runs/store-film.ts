import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { filmSegments, runs } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { insertOutbox } from "../outbox/store.ts";
import { type RunRow, stillAt } from "./store.ts";

/** A part of a film; `sha256` is its file's, once it is made. */
export type FilmSegment = Pick<typeof filmSegments.$inferSelect, "index" | "sha256">;

/** The parts of a run's film; none before the split and none once the film is stored. */
export async function findSegments(db: Db, workspaceId: string, runId: string): Promise<FilmSegment[]> {
  return db
    .select({ index: filmSegments.index, sha256: filmSegments.sha256 })
    .from(filmSegments)
    .where(and(eq(filmSegments.workspaceId, workspaceId), eq(filmSegments.runId, runId)))
    .orderBy(asc(filmSegments.index));
}

/** Splits a film into segments and inserts a job for each, in this order; only once for a run. */
export async function splitFilm(db: Db, run: RunRow, messages: readonly Message[], now: Date): Promise<void> {
  const total = messages.length;
  await db.execute(sql`
    with ${locked(run)},
    parts as (
      insert into ${filmSegments} (workspace_id, run_id, index)
      select ${run.workspaceId}::uuid, locked_run.id, i from locked_run, generate_series(0, ${total - 1}::int) i
      on conflict do nothing returning run_id
    ),
    split as (
      update ${runs} set segments_done = 0, segments_total = ${total}::int, progressed_at = ${moment(now)}
      from (select distinct run_id from parts) p where runs.id = p.run_id returning runs.id
    ),
    ${insertOutbox(messages, now, "split")}
    select id from split`);
}

/** Inserts jobs again; `broken` segments count as not made. */
export async function requestSegments(
  db: Db,
  run: RunRow,
  { messages, broken, now }: { messages: readonly Message[]; broken: readonly number[]; now: Date },
): Promise<void> {
  await db.execute(sql`
    with ${locked(run)},
    opened as (
      update ${filmSegments} s set sha256 = null from locked_run
      where s.run_id = locked_run.id and s.sha256 is not null and s.index = any(${`{${broken.join(",")}}`}::int[])
      returning s.index
    ),
    asked as (
      update ${runs} set segments_done = runs.segments_done - (select count(*) from opened)::int, progressed_at = ${moment(now)}
      from locked_run where runs.id = locked_run.id returning runs.id
    ),
    ${insertOutbox(messages, now, "asked")}
    select id from asked`);
}

/** `isWanted`: the run still waits for segments. `isLast`: this was the last one, and `next` is in the outbox. */
type SettledSegment = { isWanted: boolean; isLast: boolean };

/**
 * Records that a segment is made. It counts once, however often it is reported. The last one inserts the job that joins
 * the film.
 */
export async function settleSegment(
  db: Db,
  run: RunRow,
  { index, sha256 }: { index: number; sha256: string },
  { next, now }: { next: Message; now: Date },
): Promise<SettledSegment> {
  const rows = await queryRows<{ wanted: boolean; last: boolean }>(
    db,
    sql`
    with ${locked(run)},
    made as (
      update ${filmSegments} s set sha256 = ${sha256}::text from locked_run
      where s.run_id = locked_run.id and s.index = ${index}::int and s.sha256 is null returning s.run_id
    ),
    counted as (
      update ${runs} set segments_done = runs.segments_done + 1, progressed_at = ${moment(now)}, stalls = 0
      from made where runs.id = made.run_id returning runs.segments_done, runs.segments_total
    ),
    complete as (select 1 from counted where segments_done = segments_total),
    ${insertOutbox([next], now, "complete")}
    select exists (select 1 from locked_run) as wanted, exists (select 1 from complete) as last`,
  );
  const [row] = rows;
  return { isWanted: row?.wanted === true, isLast: row?.last === true };
}

/** Deletes the segments of a film. */
export async function deleteSegments(db: Db, workspaceId: string, runId: string): Promise<void> {
  await db
    .delete(filmSegments)
    .where(and(eq(filmSegments.workspaceId, workspaceId), eq(filmSegments.runId, runId)));
}

/**
 * The CTE `locked_run`: the run's row, locked, if the run is still at the same step. Parts that end together
 * are counted one after the other.
 */
const locked = (run: RunRow): SQL =>
  sql`locked_run as (select runs.id from ${runs} where ${stillAt(run)} for update)`;

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
