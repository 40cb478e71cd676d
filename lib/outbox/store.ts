import { asc, inArray, lte, type SQL, sql } from "drizzle-orm";
import { outbox } from "../../drizzle/schema/index.ts";
import { Job } from "../core/job.ts";
import type { Db, Message } from "../core/ports.ts";

/** A CTE that promises jobs to the queue when `source` has a row. */
export function promiseJobs(messages: readonly Message[], now: Date, source: string): SQL {
  const rows = messages.map(
    ({ id, job, lane, parallelism, notBefore }) => sql`
    select ${id}::uuid, ${job.workspaceId}::uuid, ${JSON.stringify(job)}::jsonb, ${lane}::text, ${parallelism}::int,
      ${(notBefore ?? now).toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${sql.identifier(source)}`,
  );
  return sql`promised as (
    insert into ${outbox} (id, workspace_id, job, lane, parallelism, due_at, created_at) ${sql.join(rows, sql` union all `)}
  )`;
}

/** A CTE that promises a job, due now, for each row of `source`, which has id, workspace_id, job, lane and parallelism. */
export const promiseEach = (source: string, now: Date): SQL => sql`promised as (
    insert into ${outbox} (id, workspace_id, job, lane, parallelism, due_at, created_at)
    select id, workspace_id, job, lane, parallelism, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;

/** A CTE that takes a promise back when `source` has a row: what it was made for has come about. */
export const withdraw = (id: string, source: string): SQL =>
  sql`withdrawn as (delete from ${outbox} o using ${sql.identifier(source)} s where o.id = ${id}::uuid)`;

/** Promises jobs by themselves, before something begins that may break off. */
export async function promiseNow(db: Db, messages: readonly Message[], now: Date): Promise<void> {
  await db.execute(sql`with source as (select 1), ${promiseJobs(messages, now, "source")} select 1`);
}

/** Promises that should have been kept by now, oldest first. */
export async function findOverdue(db: Db, before: Date, limit: number): Promise<Message[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(lte(outbox.dueAt, before))
    .orderBy(asc(outbox.dueAt))
    .limit(limit);
  return rows.map(({ id, job, lane, parallelism, dueAt }) => ({
    id,
    job: Job.parse(job),
    lane,
    parallelism,
    notBefore: dueAt,
  }));
}

/** The queue has these; forget them. */
export async function forgetPromises(db: Db, ids: string[]): Promise<void> {
  await db.delete(outbox).where(inArray(outbox.id, ids));
}
