import { and, asc, eq, gt, gte, inArray, isNotNull, lt, max, type SQL, sql } from "drizzle-orm";
import { eventLogs, events } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { EventKind } from "../vocab.ts";

export type EventRow = Omit<typeof events.$inferSelect, "kind"> & { kind: EventKind };

export type RunEventKind = "run.started" | "run.succeeded" | "run.failed" | "run.reviewed";
export type PostEventKind = "post.scheduled" | "post.posted" | "post.failed" | "post.canceled";

type EventAbout<K extends EventKind, Subject> = { kind: K; id: string; subject: Subject };

/** An event and what it is about. */
export type NewEvent = { workspaceId: string; now: Date } & (
  | EventAbout<RunEventKind, { runId: string }>
  | EventAbout<"render.completed", { batchId: string }>
  | EventAbout<PostEventKind, { postId: string }>
  | EventAbout<"brand.updated", { livemode: boolean }>
  | EventAbout<"account.disconnected", { accountId: string }>
  | EventAbout<"webhook.test", { livemode: boolean; data: Record<string, unknown> }>
  /** One event for each row of the source: resource, threshold, used, most. `ids`: an array of Postgres. */
  | { kind: "usage.threshold"; ids: string; subject: { month: string } }
);

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
const uuid = (id: string): SQL => sql`${id}::uuid`;

/**
 * A CTE that records an event for each row of `source`, in the statement that makes the event true.
 * The source has `livemode` where the subject has none, and the `run_id` of a post.
 */
export function recordEvent(event: NewEvent, source: string): SQL {
  const { kind, workspaceId, now } = event;
  const columns = Object.entries(columnsOf(event));
  return sql`${sql.identifier(`event_${kind.replace(".", "_")}`)} as (
    insert into ${events} (workspace_id, kind, created_at, ${sql.raw(columns.map(([name]) => name).join(", "))})
    select ${uuid(workspaceId)}, ${kind}::text, ${iso(now)}, ${sql.join(
      columns.map(([, value]) => value),
      sql`, `,
    )}
    from ${sql.identifier(source)}
  )`;
}

function columnsOf(event: NewEvent): Record<string, SQL> {
  switch (event.kind) {
    case "render.completed":
      return { id: uuid(event.id), livemode: sql`livemode`, batch_id: uuid(event.subject.batchId) };
    case "post.scheduled":
    case "post.posted":
    case "post.failed":
    case "post.canceled": {
      const postId = uuid(event.subject.postId);
      return { id: uuid(event.id), livemode: sql`livemode`, run_id: sql`run_id`, post_id: postId };
    }
    case "brand.updated":
      return { id: uuid(event.id), livemode: sql`${event.subject.livemode}::boolean` };
    case "account.disconnected":
      return { id: uuid(event.id), livemode: sql`true`, account_id: uuid(event.subject.accountId) };
    case "webhook.test": {
      const { livemode, data } = event.subject;
      return {
        id: uuid(event.id),
        livemode: sql`${livemode}::boolean`,
        data: sql`${JSON.stringify(data)}::jsonb`,
      };
    }
    case "usage.threshold":
      return usageColumns(event.ids, event.subject.month);
    default:
      return { id: uuid(event.id), livemode: sql`livemode`, run_id: uuid(event.subject.runId) };
  }
}

/** As `recordEvent`, for each post in `source` (id, run_id, livemode). */
export const recordPostEvents = (
  kind: PostEventKind,
  workspaceId: string,
  now: Date,
  source: string,
): SQL => sql`${sql.identifier(`event_${kind.replace(".", "_")}`)} as (
    insert into ${events} (id, workspace_id, kind, created_at, livemode, run_id, post_id)
    select gen_random_uuid(), ${uuid(workspaceId)}, ${kind}::text, ${iso(now)}, livemode, run_id, id
    from ${sql.identifier(source)}
  )`;

const usageColumns = (ids: string, month: string) => ({
  id: sql`(${ids}::uuid[])[row_number() over (order by resource, threshold)]`,
  livemode: sql`true`,
  data: sql`jsonb_build_object('resource', resource, 'threshold', threshold, 'used', used, 'limit', most,
    'period', ${month}::text)`,
});

/**
 * A CTE that redacts the stored payloads of a deleted run when `source` has a row. The run's own events then say
 * that it is deleted, so that they do not look current.
 */
export const redactEvents = (workspaceId: string, runId: string, source: string): SQL => sql`redacted as (
    update ${events} e set data = case when e.post_id is null
      then jsonb_build_object('id', e.run_id, 'deleted', true) end
    from ${sql.identifier(source)} where e.workspace_id = ${workspaceId}::uuid and e.run_id = ${runId}::uuid
  )`;

/** Events that one statement publishes. */
export const PUBLISH_BATCH_SIZE = 500;

/**
 * CTEs that give a workspace's new events the next positions in its log, the oldest first. `unpublished` has the events,
 * `positioned` their positions. The log's row stays locked until the positions are visible. So a lower position
 * never appears after a higher one.
 */
export const assignPositions = (workspaceId: string): SQL => sql`unpublished as (
      select id, kind, livemode, run_id, batch_id, created_at from ${events}
      where workspace_id = ${workspaceId}::uuid and position is null
      order by created_at, id limit ${PUBLISH_BATCH_SIZE} for update skip locked
    ),
    log as (
      insert into ${eventLogs} as l (workspace_id, length)
      select ${workspaceId}::uuid, count(*) from unpublished having count(*) > 0
      on conflict (workspace_id) do update set length = l.length + excluded.length
      returning length
    ),
    ranked as (select id, row_number() over (order by created_at desc, id desc) - 1 as rank from unpublished),
    positioned as (
      update ${events} e set position = log.length - r.rank
      from log, ranked r where e.id = r.id returning e.position
    )`;

/** Workspaces with unpublished events that were recorded before this moment. */
export async function findUnpublished(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select distinct workspace_id as "workspaceId" from ${events}
    where position is null and created_at <= ${iso(before)} limit ${limit}
  `)) as unknown as { rows: { workspaceId: string }[] };
  return rows.map(({ workspaceId }) => workspaceId);
}

/** A page of the workspace's log after a position, the oldest event first. */
export async function findEvents(
  db: Db,
  workspaceId: string,
  { after, from }: { after: number; from: Date | undefined },
  limit: number,
): Promise<EventRow[]> {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.workspaceId, workspaceId),
        isNotNull(events.position),
        gt(events.position, after),
        from && gte(events.createdAt, from),
      ),
    )
    .orderBy(asc(events.position))
    .limit(limit);
  return rows as EventRow[];
}

/** The last position of the workspace's log, 0 when it is empty. */
export async function lastPosition(db: Db, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(events.position) })
    .from(events)
    .where(eq(events.workspaceId, workspaceId));
  return Number(row?.last ?? 0);
}

/** The position of an event in the workspace's log. */
export async function positionOf(db: Db, workspaceId: string, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ position: events.position })
    .from(events)
    .where(and(eq(events.workspaceId, workspaceId), eq(events.id, id)));
  return row?.position ?? undefined;
}

/** Stores the payload data of an event unless it has some. Returns what is stored, the same for every attempt. */
export async function saveEventData(
  db: Db,
  workspaceId: string,
  eventId: string,
  data: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = (await db.execute(sql`
    update ${events} set data = coalesce(data, ${JSON.stringify(data)}::jsonb)
    where workspace_id = ${workspaceId}::uuid and id = ${eventId}::uuid
    returning data`)) as unknown as { rows: { data: unknown }[] };
  const stored = rows[0]?.data;
  return (typeof stored === "string" ? JSON.parse(stored) : stored) as Record<string, unknown> | undefined;
}

/** Deletes events that were recorded before a moment, at most `limit`. */
export async function deleteOldEvents(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = db.select({ id: events.id }).from(events).where(lt(events.createdAt, before)).limit(limit);
  const deleted = await db.delete(events).where(inArray(events.id, old)).returning({ id: events.id });
  return deleted.length;
}
