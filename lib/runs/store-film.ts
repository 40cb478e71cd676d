import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { filmSegments, runs } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseJobs } from "../outbox/store.ts";
import { type RunRow, stillAt } from "./store.ts";

/** A part of a film; `sha256` is its file's, once it is made. */
export type Segment = Pick<typeof filmSegments.$inferSelect, "index" | "sha256">;

/** The parts that a run's film is made in; none before it was split, and none when it is there. */
export async function findSegments(db: Db, workspaceId: string, runId: string): Promise<Segment[]> {
  return db
    .select({ index: filmSegments.index, sha256: filmSegments.sha256 })
    .from(filmSegments)
    .where(and(eq(filmSegments.workspaceId, workspaceId), eq(filmSegments.runId, runId)))
    .orderBy(asc(filmSegments.index));
}

/** Opens the books of a film in parts and promises a job for each, in this order; only ever once for a run. */
export async function splitFilm(db: Db, run: RunRow, messages: readonly Message[], now: Date): Promise<void> {
  const total = messages.length;
  await db.execute(sql`
    with ${locked(run)},
    parts as (
      insert into ${filmSegments} (workspace_id, run_id, index)
      select ${run.workspaceId}::uuid, standing.id, i from standing, generate_series(0, ${total - 1}::int) i
      on conflict do nothing returning run_id
    ),
    split as (
      update ${runs} set segments_done = 0, segments_total = ${total}::int, progressed_at = ${moment(now)}
      from (select distinct run_id from parts) p where runs.id = p.run_id returning runs.id
    ),
    ${promiseJobs(messages, now, "split")}
    select id from split`);
}

/** Promises jobs again; `broken` parts count as not made any more. */
export async function askAgain(
  db: Db,
  run: RunRow,
  { messages, broken, now }: { messages: readonly Message[]; broken: readonly number[]; now: Date },
): Promise<void> {
  await db.execute(sql`
    with ${locked(run)},
    opened as (
      update ${filmSegments} s set sha256 = null from standing
      where s.run_id = standing.id and s.sha256 is not null and s.index = any(${`{${broken.join(",")}}`}::int[])
      returning s.index
    ),
    asked as (
      update ${runs} set segments_done = runs.segments_done - (select count(*) from opened)::int, progressed_at = ${moment(now)}
      from standing where runs.id = standing.id returning runs.id
    ),
    ${promiseJobs(messages, now, "asked")}
    select id from asked`);
}

/** `isWanted`: the run still waits for parts. `isLast`: this was the last one, and `next` is promised. */
type Settled = { isWanted: boolean; isLast: boolean };

/**
 * Notes that a part is made. However often that is said, it counts once, and whoever brings the last one promises the
 * job that puts the film together.
 */
export async function settleSegment(
  db: Db,
  run: RunRow,
  { index, sha256 }: { index: number; sha256: string },
  { next, now }: { next: Message; now: Date },
): Promise<Settled> {
  const { rows } = (await db.execute(sql`
    with ${locked(run)},
    made as (
      update ${filmSegments} s set sha256 = ${sha256}::text from standing
      where s.run_id = standing.id and s.index = ${index}::int and s.sha256 is null returning s.run_id
    ),
    counted as (
      update ${runs} set segments_done = runs.segments_done + 1, progressed_at = ${moment(now)}, nudges = 0
      from made where runs.id = made.run_id returning runs.segments_done, runs.segments_total
    ),
    complete as (select 1 from counted where segments_done = segments_total),
    ${promiseJobs([next], now, "complete")}
    select exists (select 1 from standing) as wanted, exists (select 1 from complete) as last`)) as unknown as {
    rows: { wanted: boolean; last: boolean }[];
  };
  const [row] = rows;
  return { isWanted: row?.wanted === true, isLast: row?.last === true };
}

/** Closes the books of a film in parts. */
export async function forgetSegments(db: Db, workspaceId: string, runId: string): Promise<void> {
  await db
    .delete(filmSegments)
    .where(and(eq(filmSegments.workspaceId, workspaceId), eq(filmSegments.runId, runId)));
}

/** The CTE `standing`: the run's row, locked, while it is where it was. Parts that end together count one after the other. */
const locked = (run: RunRow): SQL =>
  sql`standing as (select runs.id from ${runs} where ${stillAt(run)} for update)`;

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
