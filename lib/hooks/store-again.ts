import { type SQL, sql } from "drizzle-orm";
import { events, webhookDeliveries } from "../../drizzle/schema/index.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseEach, promiseJobs } from "../outbox/store.ts";
import { remember } from "../replay/store.ts";
import type { EndpointRow, HookDeliveryRow } from "./store-attempt.ts";
import type { KeptAnswer } from "./store-endpoints.ts";
import { jobRows, messagesIn, PATIENCE_SECONDS } from "./store-jobs.ts";

const iso = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
const check = (now: Date) => iso(addSeconds(now, PATIENCE_SECONDS));
const answered = (answer: KeptAnswer | null, source: string) =>
  answer ? sql`, ${remember(answer.replay, answer, source)}` : sql``;

type Along = { message: Message; answer: KeptAnswer | null; now: Date };

/**
 * Begins a delivery anew, whatever became of it, as long as nobody has made an attempt since it was read or is making one;
 * false then.
 */
export async function beginAgain(
  db: Db,
  { workspaceId, id, attempts }: HookDeliveryRow,
  { message, answer, now }: Along,
): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    with again as (
      update ${webhookDeliveries} set status = 'pending', tries = 0, next_attempt_at = ${iso(now)}, check_at = ${check(now)},
        ended_at = null, lease_id = null, lease_until = null
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and attempts = ${attempts}::int
        and (lease_until is null or lease_until <= ${iso(now)})
      returning id
    ), ${promiseJobs([message], now, "again")}${answered(answer, "again")}
    select id from again`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

export type TestDelivery = HookDeliveryRow & { data: Record<string, unknown> };

/** Notes a `webhook.test` event and its one delivery. The event gets its place in the log like any other. */
export async function createTest(
  db: Db,
  delivery: TestDelivery,
  { message, answer, now }: Along,
): Promise<void> {
  const { workspaceId, endpointId, livemode, lane } = delivery;
  await db.execute(sql`
    with noted as (
      insert into ${events} (id, workspace_id, kind, livemode, data, created_at)
      values (${delivery.eventId}::uuid, ${workspaceId}::uuid, 'webhook.test', ${livemode}::boolean,
        ${JSON.stringify(delivery.data)}::jsonb, ${iso(now)}) returning id
    ),
    made as (
      insert into ${webhookDeliveries} (id, workspace_id, event_id, endpoint_id, kind, livemode, url, origin,
        next_attempt_at, check_at, lane, created_at)
      select ${delivery.id}::uuid, ${workspaceId}::uuid, id, ${endpointId}::uuid, 'webhook.test', ${livemode}::boolean,
        ${delivery.url}::text, 'test', ${iso(now)}, ${check(now)}, ${lane}::text, ${iso(now)} from noted
      returning id
    ), ${promiseJobs([message], now, "made")}${answered(answer, "made")}
    select id from made`);
}

export type Range = { from: Date; to: Date; failedOnly: boolean };

/** Events of a range that an endpoint would be told of, the oldest first, and how many there are; those under way are left out. */
export async function findPast(
  db: Db,
  { workspaceId, id, kinds }: Pick<EndpointRow, "workspaceId" | "id" | "kinds">,
  { from, to, failedOnly }: Range,
  limit: number,
): Promise<{ ids: string[]; all: number }> {
  const toIt = sql`select 1 from ${webhookDeliveries} d where d.workspace_id = ${workspaceId}::uuid
    and d.event_id = e.id and d.endpoint_id = ${id}::uuid`;
  const wanted = kinds ? sql`and e.kind = any(${`{${kinds.join(",")}}`}::text[])` : sql``;
  const failed = failedOnly
    ? sql`and exists (${toIt} and d.status = 'failed') and not exists (${toIt} and d.status = 'delivered')`
    : sql``;
  const { rows } = (await db.execute(sql`
    with past as (
      select e.id, e.created_at from ${events} e
      where e.workspace_id = ${workspaceId}::uuid and e.created_at >= ${iso(from)} and e.created_at <= ${iso(to)}
        and e.position is not null and e.kind <> 'webhook.test' ${wanted}
        and not exists (${toIt} and d.status = 'pending') ${failed}
    )
    select (select count(*)::int from past) as all,
      (select json_agg(id) from (select id from past order by created_at, id limit ${limit}::int) p) as ids
  `)) as unknown as { rows: { all: number; ids: unknown }[] };
  const ids = rows[0]?.ids;
  return { all: rows[0]?.all ?? 0, ids: (typeof ids === "string" ? JSON.parse(ids) : ids) ?? [] };
}

type Replay = { endpoint: EndpointRow; eventIds: readonly string[]; answer: KeptAnswer | null; now: Date };

/** Deliveries of past events to an endpoint, and their promised messages. */
export async function createReplay(
  db: Db,
  workspaceId: string,
  { endpoint, eventIds, answer, now }: Replay,
): Promise<Message[]> {
  const { rows } = (await db.execute(sql`
    with one as (select 1),
    made as (
      insert into ${webhookDeliveries} (id, workspace_id, event_id, endpoint_id, kind, livemode, url, origin,
        next_attempt_at, check_at, lane, created_at)
      select gen_random_uuid(), ${workspaceId}::uuid, e.id, ${endpoint.id}::uuid, e.kind, e.livemode,
        ${endpoint.url}::text, 'replay', ${iso(now)}, ${check(now)}, ${`hooks-${endpoint.id}`}::text, ${iso(now)}
      from ${events} e where e.workspace_id = ${workspaceId}::uuid and e.id = any(${`{${eventIds.join(",")}}`}::uuid[])
      returning id, lane
    ),
    ${jobRows(workspaceId, "made", sql`1`)},
    ${promiseEach("job_rows", now)}${answered(answer, "one")}
    select json_agg(j) as messages from job_rows j`)) as unknown as { rows: { messages: unknown }[] };
  return messagesIn(rows[0]?.messages);
}
