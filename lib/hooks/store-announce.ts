import { and, asc, isNull, lte, type SQL, sql } from "drizzle-orm";
import {
  batches,
  events,
  runs,
  webhookDeliveries,
  webhookEndpoints,
} from "../../drizzle/schema/index.ts";
import { addSeconds } from "../core/calendar.ts";
import { Job } from "../core/job.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseEach } from "../outbox/store.ts";
import { AT_ONCE } from "./message.ts";

/** Events looked at in one statement. */
export const EVENTS_AT_ONCE = 100;
/** An attempt that nobody has heard of for so long after its time is lost. */
export const PATIENCE_SECONDS = 120;

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Endpoints that want an event, and the address that came with its run or batch. Both only hear of what happens after them. */
const targetsIn = (workspaceId: string): SQL => sql`
  select f.id as event_id, f.kind, f.livemode, p.id as endpoint_id, p.url
  from fresh f join ${webhookEndpoints} p on p.workspace_id = ${workspaceId}::uuid and p.status = 'enabled'
    and (p.kinds is null or f.kind = any(p.kinds)) and p.created_at <= f.created_at
  union
  select f.id, f.kind, f.livemode, null::uuid, coalesce(r.webhook_url, b.webhook_url)
  from fresh f
  left join ${runs} r on r.workspace_id = ${workspaceId}::uuid and r.id = f.run_id
  left join ${batches} b on b.workspace_id = ${workspaceId}::uuid and b.id = coalesce(f.batch_id, r.batch_id)
  where coalesce(r.webhook_url, b.webhook_url) is not null`;

/** A CTE `job_rows`: for each row of `source` the message that makes its attempt number `attempt`. */
export const jobRows = (workspaceId: string, source: string, attempt: SQL): SQL => sql`job_rows as (
    select gen_random_uuid() as id, ${workspaceId}::uuid as workspace_id, d.lane, ${AT_ONCE}::int as parallelism,
      jsonb_build_object('kind', 'hook.deliver', 'workspaceId', ${workspaceId}::text, 'deliveryId', d.id,
        'attempt', ${attempt}) as job
    from ${sql.identifier(source)} d
  )`;

/** The lane of an address: its endpoint's, or one for each address that came with a request. */
export const laneOf = (workspaceId: string, endpointId: SQL, url: SQL): SQL =>
  sql`'hooks-' || coalesce(${endpointId}::text, md5(${workspaceId}::text || ' ' || ${url}))`;

export type Announced = { taken: number; messages: Message[] };

/**
 * Takes events of a workspace that nobody has announced, and decides who is told: a delivery for each address, and its job
 * promised. Ids are made by the database, which alone knows how many there are.
 */
export async function announceEvents(db: Db, workspaceId: string, now: Date): Promise<Announced> {
  const { rows } = (await db.execute(sql`
    with fresh as (
      select id, kind, livemode, run_id, batch_id, created_at from ${events}
      where workspace_id = ${workspaceId}::uuid and announced_at is null
      order by created_at, id limit ${EVENTS_AT_ONCE}::int for update skip locked
    ),
    taken as (update ${events} e set announced_at = ${iso(now)} from fresh f where e.id = f.id),
    targets as (${targetsIn(workspaceId)}),
    made as (
      insert into ${webhookDeliveries} (id, workspace_id, event_id, endpoint_id, kind, livemode, url, origin,
        next_attempt_at, check_at, lane, created_at)
      select gen_random_uuid(), ${workspaceId}::uuid, t.event_id, t.endpoint_id, t.kind, t.livemode, t.url, 'event',
        ${iso(now)}, ${iso(addSeconds(now, PATIENCE_SECONDS))},
        ${laneOf(workspaceId, sql`t.endpoint_id`, sql`t.url`)}, ${iso(now)}
      from targets t on conflict do nothing
      returning id, lane
    ),
    ${jobRows(workspaceId, "made", sql`1`)},
    ${promiseEach("job_rows", now)}
    select (select count(*)::int from fresh) as taken,
      (select json_agg(json_build_object('id', id, 'job', job, 'lane', lane, 'parallelism', parallelism)) from job_rows)
        as messages`)) as unknown as { rows: { taken: number; messages: unknown }[] };
  return { taken: rows[0]?.taken ?? 0, messages: messagesIn(rows[0]?.messages) };
}

/** Messages as the database put them together. */
export function messagesIn(found: unknown): Message[] {
  const rows = (typeof found === "string" ? JSON.parse(found) : found) as Message[] | null;
  return (rows ?? []).map(({ id, job, lane, parallelism }) => ({ id, job: Job.parse(job), lane, parallelism }));
}

/** Workspaces with events that should have been announced by now. */
export async function findUnannounced(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ workspaceId: events.workspaceId })
    .from(events)
    .where(and(isNull(events.announcedAt), lte(events.createdAt, before)))
    .orderBy(asc(events.workspaceId))
    .limit(limit);
  return rows.map(({ workspaceId }) => workspaceId);
}
