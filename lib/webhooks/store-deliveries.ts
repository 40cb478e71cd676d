import { and, asc, desc, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { batches, events, runs, webhookDeliveries, webhookEndpoints } from "../../drizzle/schema/index.ts";
import { addSeconds } from "../core/calendar.ts";
import { Job } from "../core/job.ts";
import type { Owner } from "../core/owner.ts";
import type { Db, Message } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { visibleTo } from "../core/statement.ts";
import { assignPositions, recordEvent } from "../events/store.ts";
import { notificationJob } from "../notifications/store-job.ts";
import { insertOutbox, insertOutboxEach } from "../outbox/store.ts";
import type { ReplayAnswer } from "../replay/answer.ts";
import { remember } from "../replay/store.ts";
import type { EventKind, WebhookDeliveryStatus } from "../vocab.ts";
import { endpointFlowKey, parallelismOf, TEST_FLOW, URL_FLOW, type WebhookFlows } from "./flows.ts";
import type { EndpointRow } from "./store-endpoints.ts";

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;

/** An older event is published without deliveries: it stands in the log only. */
const MAX_EVENT_AGE_SECONDS = 3 * 86_400;

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
const firstCheck = (now: Date) => iso(addSeconds(now, RETRIES.webhooks.overdueSeconds));
const answered = (answer: ReplayAnswer | null, source: string) =>
  answer ? sql`, ${remember(answer.replay, answer, source)}` : sql``;
const parsed = <T>(found: unknown) => (typeof found === "string" ? JSON.parse(found) : found) as T | null;

export type DeliveryFilter = {
  status: WebhookDeliveryStatus | undefined;
  endpointId: string | undefined;
  kind: EventKind | undefined;
  eventId: string | undefined;
};

/** To a live key the deliveries to endpoints of test keys do not exist, like these endpoints. */
const seenBy = (reader: Owner) =>
  and(
    eq(webhookDeliveries.workspaceId, reader.workspaceId),
    visibleTo(reader, webhookDeliveries.endpointLivemode),
  );

/** A page of the deliveries that a reader sees, the newest first. */
export const findDeliveries = (
  db: Db,
  reader: Owner,
  { status, endpointId, kind, eventId }: DeliveryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<WebhookDeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        seenBy(reader),
        status && eq(webhookDeliveries.status, status),
        endpointId ? eq(webhookDeliveries.endpointId, endpointId) : undefined,
        kind && eq(webhookDeliveries.kind, kind),
        eventId ? eq(webhookDeliveries.eventId, eventId) : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset);

export async function findDelivery(
  db: Db,
  reader: Owner,
  id: string,
): Promise<WebhookDeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(seenBy(reader), eq(webhookDeliveries.id, id)));
  return row;
}

/**
 * Publishes a batch of new events: positions in the log, deliveries, the notification of members and the outbox entries,
 * in one statement.
 */
export async function publishBatch(
  db: Db,
  workspaceId: string,
  { flows, now }: { flows: WebhookFlows; now: Date },
): Promise<{ positions: number[]; messages: Message[] }> {
  const { rows } = (await db.execute(sql`
    with ${assignPositions(workspaceId)},
    recipients as (${recipientsOf(workspaceId, flows, now)}),
    inserted as (
      insert into ${webhookDeliveries} (id, workspace_id, event_id, endpoint_id, endpoint_livemode, kind, livemode,
        url, origin, next_attempt_at, check_at, flow_key, created_at)
      select gen_random_uuid(), ${workspaceId}::uuid, t.event_id, t.endpoint_id, t.endpoint_livemode, t.kind,
        t.livemode, t.url, 'event',
        ${iso(now)}, ${firstCheck(now)},
        t.flow || ${workspaceId}::text, ${iso(now)}
      from recipients t on conflict do nothing
      returning id, flow_key
    ),
    ${jobRows(workspaceId, "inserted", flows)},
    messages as (select id, workspace_id, flow_key, parallelism, job from job_rows
      union all ${notificationJob(workspaceId)}),
    ${insertOutboxEach("messages", now)}
    select (select json_agg(position) from positioned) as positions,
      (select json_agg(m) from messages m) as messages`)) as unknown as {
    rows: { positions: unknown; messages: unknown }[];
  };
  const positions = parsed<(number | string)[]>(rows[0]?.positions) ?? [];
  return { positions: positions.map(Number).sort((a, b) => a - b), messages: messagesIn(rows[0]?.messages) };
}

/**
 * The addresses of each event: older enabled endpoints that take its kind, and the `webhook_url` of its run or
 * batch. Endpoints of test keys take test events only. A `webhook.test` event already has its one delivery.
 */
const recipientsOf = (workspaceId: string, { flows }: WebhookFlows, now: Date): SQL => sql`
  with recent_events as (
    select * from unpublished
    where kind <> 'webhook.test' and created_at >= ${iso(addSeconds(now, -MAX_EVENT_AGE_SECONDS))}
  )
  select f.id as event_id, f.kind, f.livemode, p.id as endpoint_id, p.livemode as endpoint_livemode, p.url,
    case when p.livemode then 'hooks-' || p.slot % ${flows}::int || '-' else ${TEST_FLOW} end as flow
  from recent_events f join ${webhookEndpoints} p on p.workspace_id = ${workspaceId}::uuid and p.status = 'enabled'
    and (p.kinds is null or f.kind = any(p.kinds)) and p.created_at <= f.created_at
    and (p.livemode or not f.livemode)
  union
  select f.id, f.kind, f.livemode, null::uuid, true, coalesce(r.webhook_url, b.webhook_url),
    case when f.livemode then ${URL_FLOW} else ${TEST_FLOW} end
  from recent_events f
  left join ${runs} r on r.workspace_id = ${workspaceId}::uuid and r.id = f.run_id
  left join ${batches} b on b.workspace_id = ${workspaceId}::uuid and (b.id = f.batch_id or b.id = r.batch_id and b.item_events)
  where coalesce(r.webhook_url, b.webhook_url) is not null`;

/** A CTE with the first queue message of each delivery in `source`. The database makes the ids: only it knows how many. */
const jobRows = (workspaceId: string, source: string, flows: WebhookFlows): SQL => sql`job_rows as (
    select gen_random_uuid() as id, ${workspaceId}::uuid as workspace_id, d.flow_key,
      case when starts_with(d.flow_key, ${TEST_FLOW}) then ${parallelismOf(TEST_FLOW, flows)}::int
        else ${flows.parallelism}::int end as parallelism,
      jsonb_build_object('kind', 'webhook.deliver', 'workspaceId', ${workspaceId}::text, 'deliveryId', d.id,
        'attempt', 1) as job
    from ${sql.identifier(source)} d
  )`;

type JobRow = Omit<Message, "flowKey"> & { flow_key: string };

const messagesIn = (found: unknown): Message[] =>
  (parsed<JobRow[]>(found) ?? []).map(({ id, job, flow_key: flowKey, parallelism }) => ({
    id,
    job: Job.parse(job),
    flowKey,
    parallelism,
  }));

type DeliveryEffects = { message: Message; answer: ReplayAnswer | null; now: Date };

/** Starts a delivery over, whatever its status. False when an attempt is running, or was made since the row was read. */
export async function restartDelivery(
  db: Db,
  { workspaceId, id, attempts }: WebhookDeliveryRow,
  { message, answer, now }: DeliveryEffects,
): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    with restarted as (
      update ${webhookDeliveries} set status = 'pending', tries = 0, next_attempt_at = ${iso(now)},
        check_at = ${firstCheck(now)}, ended_at = null, lease_id = null, lease_until = null
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and attempts = ${attempts}::int
        and (lease_until is null or lease_until <= ${iso(now)})
      returning id
    ), ${insertOutbox([message], now, "restarted")}${answered(answer, "restarted")}
    select id from restarted`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

export type TestDelivery = WebhookDeliveryRow & { data: Record<string, unknown> };

/** Records a `webhook.test` event with its one delivery. The event gets its position in the log like any other. */
export async function createTestDelivery(
  db: Db,
  { eventId, data, ...delivery }: TestDelivery,
  { message, answer, now }: DeliveryEffects,
): Promise<void> {
  const { workspaceId, endpointId, livemode, flowKey } = delivery;
  const event = { id: eventId, kind: "webhook.test", workspaceId, subject: { livemode, data }, now } as const;
  await db.execute(sql`
    with inserted as (
      insert into ${webhookDeliveries} (id, workspace_id, event_id, endpoint_id, endpoint_livemode, kind, livemode,
        url, origin, next_attempt_at, check_at, flow_key, created_at)
      values (${delivery.id}::uuid, ${workspaceId}::uuid, ${eventId}::uuid, ${endpointId}::uuid,
        ${delivery.endpointLivemode}::boolean, 'webhook.test', ${livemode}::boolean, ${delivery.url}::text, 'test', ${iso(now)}, ${firstCheck(now)}, ${flowKey}::text, ${iso(now)})
      returning id
    ), ${recordEvent(event, "inserted")}, ${insertOutbox([message], now, "inserted")}${answered(answer, "inserted")}
    select id from inserted`);
}

export type ReplayRange = { from: Date; to: Date; failedOnly: boolean };

/** Published events of a range that an endpoint takes, the oldest first, and their number. Pending ones are left out. */
export async function findReplayable(
  db: Db,
  { workspaceId, id, livemode, kinds }: Pick<EndpointRow, "workspaceId" | "id" | "livemode" | "kinds">,
  { from, to, failedOnly }: ReplayRange,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const delivery = sql`select 1 from ${webhookDeliveries} d where d.workspace_id = ${workspaceId}::uuid
    and d.event_id = e.id and d.endpoint_id = ${id}::uuid`;
  const wanted = kinds ? sql`and e.kind = any(${`{${kinds.join(",")}}`}::text[])` : sql``;
  const ofItsMode = livemode ? sql`` : sql`and not e.livemode`;
  const failed = failedOnly
    ? sql`and exists (${delivery} and d.status = 'failed') and not exists (${delivery} and d.status = 'delivered')`
    : sql``;
  const { rows } = (await db.execute(sql`
    with replayable as (
      select e.id, e.created_at from ${events} e
      where e.workspace_id = ${workspaceId}::uuid and e.created_at >= ${iso(from)} and e.created_at <= ${iso(to)}
        and e.position is not null and e.kind <> 'webhook.test' ${wanted} ${ofItsMode}
        and not exists (${delivery} and d.status = 'pending') ${failed}
    )
    select (select count(*)::int from replayable) as total,
      (select json_agg(id) from (select id from replayable order by created_at, id limit ${limit}::int) p) as ids
  `)) as unknown as { rows: { total: number; ids: unknown }[] };
  return { total: rows[0]?.total ?? 0, ids: parsed<string[]>(rows[0]?.ids) ?? [] };
}

type ReplayedEvents = {
  endpoint: EndpointRow;
  flows: WebhookFlows;
  eventIds: readonly string[];
  answer: ReplayAnswer | null;
  now: Date;
};

/** Creates deliveries of past events to an endpoint. Returns the messages, which are in the outbox too. */
export async function createReplay(
  db: Db,
  workspaceId: string,
  { endpoint, flows, eventIds, answer, now }: ReplayedEvents,
): Promise<Message[]> {
  const { rows } = (await db.execute(sql`
    with one as (select 1),
    inserted as (
      insert into ${webhookDeliveries} (id, workspace_id, event_id, endpoint_id, endpoint_livemode, kind, livemode,
        url, origin, next_attempt_at, check_at, flow_key, created_at)
      select gen_random_uuid(), ${workspaceId}::uuid, e.id, ${endpoint.id}::uuid, ${endpoint.livemode}::boolean,
        e.kind, e.livemode, ${endpoint.url}::text, 'replay', ${iso(now)}, ${firstCheck(now)}, ${endpointFlowKey(endpoint, flows)}::text, ${iso(now)}
      from ${events} e where e.workspace_id = ${workspaceId}::uuid and e.id = any(${`{${eventIds.join(",")}}`}::uuid[])
      returning id, flow_key
    ),
    ${jobRows(workspaceId, "inserted", flows)},
    ${insertOutboxEach("job_rows", now)}${answered(answer, "one")}
    select json_agg(j) as messages from job_rows j`)) as unknown as { rows: { messages: unknown }[] };
  return messagesIn(rows[0]?.messages);
}

/** Deliveries whose next attempt or lease is overdue, the longest first. */
export const findOverdueDeliveries = (db: Db, now: Date, limit: number): Promise<WebhookDeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.status, "pending"), lte(webhookDeliveries.checkAt, now)))
    .orderBy(asc(webhookDeliveries.checkAt))
    .limit(limit);

/** Writes outbox entries for overdue deliveries, and checks them again at `checkAt`: many may wait for a slow address. */
export async function enqueueOverdue(
  db: Db,
  overdue: readonly WebhookDeliveryRow[],
  messages: readonly Message[],
  { now, checkAt }: { now: Date; checkAt: Date },
): Promise<void> {
  const ids = sql`${`{${overdue.map(({ id }) => id).join(",")}}`}::uuid[]`;
  await db.execute(sql`
    with one as (select 1), postponed as (
      update ${webhookDeliveries} set check_at = ${iso(checkAt)}
      where id = any(${ids}) and status = 'pending' and check_at <= ${iso(now)}
    ), ${insertOutbox(messages, now, "one")} select 1 from one`);
}

/** Deletes deliveries, with their attempts, that were created before a moment; at most `limit`. */
export async function deleteOldDeliveries(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, before))
    .limit(limit);
  const deleted = await db
    .delete(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, old))
    .returning({ id: webhookDeliveries.id });
  return deleted.length;
}
