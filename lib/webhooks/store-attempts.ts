import { and, asc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import {
  events,
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookSecrets,
} from "../../drizzle/schema/index.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Db, Message } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import type { EventRow } from "../events/store.ts";
import { insertOutbox } from "../outbox/store.ts";
import type { WebhookDeliveryRow } from "./store-deliveries.ts";
import type { EndpointRow, SecretsRow } from "./store-endpoints.ts";

export type AttemptRow = typeof webhookAttempts.$inferSelect;

const iso = (moment: Date | null): SQL => sql`${moment?.toISOString() ?? null}::timestamptz`;

type AttemptClaim = { attempt: number; lease: { id: string; now: Date; until: Date }; due: Date };

/** Leases the right to make attempt number `attempt` once it is due. Undefined: nothing is to be sent. */
export async function claimAttempt(
  db: Db,
  workspaceId: string,
  id: string,
  { attempt, lease, due }: AttemptClaim,
): Promise<WebhookDeliveryRow | undefined> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ leaseId: lease.id, leaseUntil: lease.until, checkAt: lease.until })
    .where(
      and(
        eq(webhookDeliveries.workspaceId, workspaceId),
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.status, "pending"),
        eq(webhookDeliveries.attempts, attempt - 1),
        lte(webhookDeliveries.nextAttemptAt, due),
        or(isNull(webhookDeliveries.leaseUntil), lte(webhookDeliveries.leaseUntil, lease.now)),
      ),
    )
    .returning();
  return row;
}

export type DeliveryContext = {
  event: EventRow | null;
  endpoint: EndpointRow | null;
  secrets: SecretsRow | null;
};

/** What an attempt needs: the event, its endpoint, and the workspace's own secret. */
export async function findDeliveryContext(
  db: Db,
  workspaceId: string,
  { eventId, endpointId }: Pick<WebhookDeliveryRow, "eventId" | "endpointId">,
): Promise<DeliveryContext> {
  const [row] = await db
    .select({ event: events, endpoint: webhookEndpoints, secrets: webhookSecrets })
    .from(sql`(select 1) as one`)
    .leftJoin(events, and(eq(events.workspaceId, workspaceId), eq(events.id, eventId)))
    .leftJoin(
      webhookEndpoints,
      and(eq(webhookEndpoints.workspaceId, workspaceId), sql`${webhookEndpoints.id} = ${endpointId}::uuid`),
    )
    .leftJoin(webhookSecrets, eq(webhookSecrets.workspaceId, workspaceId));
  return (row ?? { event: null, endpoint: null, secrets: null }) as DeliveryContext;
}

/** The event of a delivery, and the form of message that its endpoint has chosen. */
export async function findDeliveredEvent(
  db: Db,
  workspaceId: string,
  deliveryId: string,
): Promise<{ event: EventRow; payload: EndpointRow["payload"] | null } | undefined> {
  const [row] = await db
    .select({ event: events, payload: webhookEndpoints.payload })
    .from(webhookDeliveries)
    .innerJoin(events, and(eq(events.workspaceId, workspaceId), eq(events.id, webhookDeliveries.eventId)))
    .leftJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.workspaceId, workspaceId),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
      ),
    )
    .where(and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.id, deliveryId)));
  return row as { event: EventRow; payload: EndpointRow["payload"] | null } | undefined;
}

/** The attempts of a delivery in their order. */
export async function findAttempts(db: Db, workspaceId: string, deliveryId: string): Promise<AttemptRow[]> {
  return db
    .select()
    .from(webhookAttempts)
    .where(
      and(
        eq(webhookAttempts.deliveryId, deliveryId),
        sql`exists (select 1 from ${webhookDeliveries} d where d.id = ${deliveryId}::uuid
          and d.workspace_id = ${workspaceId}::uuid)`,
      ),
    )
    .orderBy(asc(webhookAttempts.number));
}

/** The response of an attempt, or the reason why there was none. */
export type AttemptResult = {
  statusCode: number | null;
  error: string | null;
  latencyMs: number;
  answer: string | null;
};

/** The status of a delivery after an attempt. */
export type NextStatus =
  | { status: "delivered" }
  | { status: "failed"; reason: string }
  | { status: "pending"; reason: string; message: Message; nextAttemptAt: Date };

export type DeliveryOutcome = {
  delivery: WebhookDeliveryRow;
  url: string;
  /** Null: no attempt was made, because it could not succeed. */
  result: AttemptResult | null;
  next: NextStatus;
  /** Disables the endpoint: at once, or when it has failed since `failingBefore`. */
  disable: { reason: string; failingBefore: Date | null } | null;
  at: Date;
  now: Date;
};

/**
 * Records an attempt while its lease is held: attempt, delivery status, outbox entry of the next attempt,
 * endpoint's health. `disabled` says whether this attempt disabled the endpoint.
 */
export async function recordAttempt(
  db: Db,
  outcome: DeliveryOutcome,
): Promise<{ recorded: boolean; disabled: boolean }> {
  const { delivery, next, now } = outcome;
  const retry = next.status === "pending" ? sql`, ${insertOutbox([next.message], now, "updated")}` : sql``;
  const disabled =
    delivery.endpointId && outcome.result
      ? sql`(select count(*)::int from endpoint_update where status = 'disabled')`
      : sql`0`;
  const { rows } = (await db.execute(sql`
    with updated as (${updateDelivery(outcome)})${insertAttempt(outcome)}${retry}${updateEndpoint(outcome)}
    select (select count(*)::int from updated) as recorded, ${disabled} as disabled`)) as unknown as {
    rows: { recorded: number; disabled: number }[];
  };
  return { recorded: rows[0]?.recorded === 1, disabled: rows[0]?.disabled === 1 };
}

function updateDelivery({ delivery, url, result, next, now }: DeliveryOutcome): SQL {
  const made = result ? 1 : 0;
  const nextAt = next.status === "pending" ? next.nextAttemptAt : null;
  const checkAt = nextAt && addSeconds(nextAt, RETRIES.webhooks.overdueSeconds);
  const reason = next.status === "delivered" ? null : next.reason;
  return sql`update ${webhookDeliveries} set status = ${next.status}::text, attempts = attempts + ${made}::int,
      tries = tries + ${made}::int, url = ${url}::text, reason = ${reason}::text, next_attempt_at = ${iso(nextAt)},
      check_at = ${iso(checkAt)}, lease_id = null, lease_until = null,
      ended_at = ${iso(next.status === "pending" ? null : now)}
    where workspace_id = ${delivery.workspaceId}::uuid and id = ${delivery.id}::uuid and status = 'pending'
      and lease_id = ${delivery.leaseId}::uuid
    returning id, attempts, endpoint_id`;
}

function insertAttempt({ result, at }: DeliveryOutcome): SQL {
  if (!result) return sql``;
  const { statusCode, error, latencyMs, answer } = result;
  return sql`, attempt as (
    insert into ${webhookAttempts} (delivery_id, number, at, status_code, error, latency_ms, answer)
    select id, attempts, ${iso(at)}, ${statusCode}::int, ${error}::text, ${latencyMs}::int, ${answer}::text from updated
  )`;
}

/** A success clears `failing_since`. A failure sets it, and disables the endpoint when it has lasted too long. */
function updateEndpoint(outcome: DeliveryOutcome): SQL {
  const { delivery, result, next, now } = outcome;
  if (!delivery.endpointId || !result) return sql``;
  const its = sql`p.workspace_id = ${delivery.workspaceId}::uuid and p.id = u.endpoint_id and p.status = 'enabled'`;
  if (next.status === "delivered")
    return sql`, endpoint_update as (update ${webhookEndpoints} p set failing_since = null from updated u
      where ${its} and p.failing_since is not null returning p.status)`;
  return sql`, endpoint_update as (update ${webhookEndpoints} p
    set failing_since = coalesce(p.failing_since, ${iso(now)})${disableColumns(outcome)}
    from updated u where ${its} and (p.failing_since is null or ${failedTooLong(outcome)}) returning p.status)`;
}

function failedTooLong({ disable }: DeliveryOutcome): SQL {
  if (!disable) return sql`false`;
  return disable.failingBefore ? sql`p.failing_since <= ${iso(disable.failingBefore)}` : sql`true`;
}

function disableColumns(outcome: DeliveryOutcome): SQL {
  const { disable, now } = outcome;
  if (!disable) return sql``;
  const isOver = sql`coalesce(${failedTooLong(outcome)}, false)`;
  return sql`, status = case when ${isOver} then 'disabled' else p.status end,
    disabled_reason = case when ${isOver} then ${disable.reason}::text else p.disabled_reason end,
    updated_at = case when ${isOver} then ${iso(now)} else p.updated_at end`;
}

/**
 * Fails the pending deliveries of an endpoint that is disabled or deleted. A leased delivery is left to its attempt, which
 * records its result; its next claim finds the endpoint disabled.
 */
export async function failPending(
  db: Db,
  workspaceId: string,
  endpointId: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    with waiting as (
      select id from ${webhookDeliveries}
      where workspace_id = ${workspaceId}::uuid and endpoint_id = ${endpointId}::uuid and status = 'pending'
        and (lease_until is null or lease_until <= ${iso(now)})
      for update skip locked
    )
    update ${webhookDeliveries} d set status = 'failed', reason = ${reason}::text, next_attempt_at = null, check_at = null,
      lease_id = null, lease_until = null, ended_at = ${iso(now)}
    from waiting w where d.id = w.id`);
}
