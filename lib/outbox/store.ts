import { asc, inArray, lte, type SQL, sql } from "drizzle-orm";
import { outbox } from "../../drizzle/schema/index.ts";
import { Job } from "../core/job.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertRows } from "../core/statement.ts";

/** The row of a message that waits to be sent. */
export const outboxRow = ({ id, job, flowKey, parallelism, notBefore }: Message, now: Date) => ({
  id,
  workspaceId: job.workspaceId,
  job,
  flowKey,
  parallelism,
  dueAt: notBefore ?? now,
  createdAt: now,
});

/** A CTE that writes outbox entries when `source` has a row. `record`: where an entry's JSON comes from. */
export const insertOutbox = (
  messages: readonly Message[],
  now: Date,
  source: string,
  record?: (row: unknown, index: number) => string,
): SQL =>
  sql`outbox_insert as (${insertRows(
    outbox,
    messages.map((message) => outboxRow(message, now)),
    source,
    record,
  )})`;

/** A CTE that writes one outbox entry, due now, for each row of `source` (id, workspace_id, job, flow_key, parallelism). */
export const insertOutboxEach = (source: string, now: Date): SQL => sql`outbox_insert as (
    insert into ${outbox} (id, workspace_id, job, flow_key, parallelism, due_at, created_at)
    select id, workspace_id, job, flow_key, parallelism, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${sql.identifier(source)}
  )`;

/** A CTE that deletes an outbox entry when `source` has a row: its work is already done. */
export const cancelOutbox = (id: string, source: string): SQL =>
  sql`outbox_delete as (delete from ${outbox} o using ${sql.identifier(source)} s where o.id = ${id}::uuid)`;

/** Writes outbox entries in a statement of their own, before work that may be interrupted. */
export async function enqueueNow(db: Db, messages: readonly Message[], now: Date): Promise<void> {
  await db.execute(sql`with source as (select 1), ${insertOutbox(messages, now, "source")} select 1`);
}

/** An entry's place among those of its workspace, the oldest first. */
const turn = sql`row_number() over (partition by ${outbox.workspaceId} order by ${outbox.dueAt})`;

/**
 * Outbox entries that should have been sent before this moment. Workspaces take turns, so that no entry waits behind
 * the burst of another workspace.
 */
export async function findOverdue(db: Db, before: Date, limit: number): Promise<Message[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(lte(outbox.dueAt, before))
    .orderBy(turn, asc(outbox.dueAt))
    .limit(limit);
  return rows.map(({ id, job, flowKey, parallelism, dueAt }) => ({
    id,
    job: Job.parse(job),
    flowKey,
    parallelism,
    notBefore: dueAt,
  }));
}

/** Deletes entries that the queue has accepted. */
export async function deleteOutbox(db: Db, ids: string[]): Promise<void> {
  await db.delete(outbox).where(inArray(outbox.id, ids));
}
