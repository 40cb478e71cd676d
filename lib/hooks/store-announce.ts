import { type SQL, sql } from "drizzle-orm";
import {
  batches,
  eventLogs,
  events,
  runs,
  webhookDeliveries,
  webhookEndpoints,
} from "../../drizzle/schema/index.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseEach } from "../outbox/store.ts";
import { jobRows, laneOf, messagesIn, PATIENCE_SECONDS } from "./store-jobs.ts";

/** Events that one statement announces. */
export const BATCH = 500;
/** What comes to light later is no news; the log has it. */
const NEWS_SECONDS = 3 * 86_400;

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Who is told: endpoints that want such an event and were there before it, and the address that came with its run or batch. A test has its one delivery. */
const targetsIn = (workspaceId: string, now: Date): SQL => sql`
  with news as (
    select * from fresh where kind <> 'webhook.test' and created_at >= ${iso(addSeconds(now, -NEWS_SECONDS))}
  )
  select f.id as event_id, f.kind, f.livemode, p.id as endpoint_id, p.url
  from news f join ${webhookEndpoints} p on p.workspace_id = ${workspaceId}::uuid and p.status = 'enabled'
    and (p.kinds is null or f.kind = any(p.kinds)) and p.created_at <= f.created_at
  union
  select f.id, f.kind, f.livemode, null::uuid, coalesce(r.webhook_url, b.webhook_url)
  from news f
  left join ${runs} r on r.workspace_id = ${workspaceId}::uuid and r.id = f.run_id
  left join ${batches} b on b.workspace_id = ${workspaceId}::uuid and b.id = coalesce(f.batch_id, r.batch_id)
  where coalesce(r.webhook_url, b.webhook_url) is not null`;

/** CTEs `made` and `job_rows`: a delivery of each new event to each address, once. */
const deliveries = (workspaceId: string, now: Date): SQL => sql`
    targets as (${targetsIn(workspaceId, now)}),
    made as (
      insert into ${webhookDeliveries} (id, workspace_id, event_id, endpoint_id, kind, livemode, url, origin,
        next_attempt_at, check_at, lane, created_at)
      select gen_random_uuid(), ${workspaceId}::uuid, t.event_id, t.endpoint_id, t.kind, t.livemode, t.url, 'event',
        ${iso(now)}, ${iso(addSeconds(now, PATIENCE_SECONDS))},
        ${laneOf(workspaceId, sql`t.endpoint_id`, sql`t.url`)}, ${iso(now)}
      from targets t on conflict do nothing
      returning id, lane
    ),
    ${jobRows(workspaceId, "made", sql`1`)}`;

export type Placed = { places: number[]; messages: Message[] };

/**
 * Gives the workspace's new events their places in its log, oldest first, and decides who is told of them; answers the
 * places, and the promised messages. The log's row is locked until they are visible, so that a reader who has seen one place
 * never finds a lower one later.
 */
export async function placeEvents(db: Db, workspaceId: string, now: Date): Promise<Placed> {
  const { rows } = (await db.execute(sql`
    with fresh as (
      select id, kind, livemode, run_id, batch_id, created_at from ${events}
      where workspace_id = ${workspaceId}::uuid and position is null
      order by created_at, id limit ${BATCH} for update skip locked
    ),
    log as (
      insert into ${eventLogs} as l (workspace_id, length)
      select ${workspaceId}::uuid, count(*) from fresh having count(*) > 0
      on conflict (workspace_id) do update set length = l.length + excluded.length
      returning length
    ),
    numbered as (select id, row_number() over (order by created_at desc, id desc) - 1 as behind from fresh),
    placed as (
      update ${events} e set position = log.length - n.behind
      from log, numbered n where e.id = n.id returning e.position
    ),
    ${deliveries(workspaceId, now)},
    ${promiseEach("job_rows", now)}
    select (select json_agg(position) from placed) as places,
      (select json_agg(j) from job_rows j) as messages`)) as unknown as {
    rows: { places: unknown; messages: unknown }[];
  };
  const places = parsed<(number | string)[]>(rows[0]?.places) ?? [];
  return { places: places.map(Number).sort((a, b) => a - b), messages: messagesIn(rows[0]?.messages) };
}

const parsed = <T>(found: unknown) => (typeof found === "string" ? JSON.parse(found) : found) as T | null;

/** Workspaces with events that were noted before this and nobody has announced. */
export async function findUnannounced(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select distinct workspace_id as "workspaceId" from ${events}
    where position is null and created_at <= ${before.toISOString()}::timestamptz limit ${limit}
  `)) as unknown as { rows: { workspaceId: string }[] };
  return rows.map(({ workspaceId }) => workspaceId);
}
