import { type SQL, sql } from "drizzle-orm";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseJobs } from "../outbox/store.ts";
import type { HookDeliveryRow } from "./store-attempt.ts";
import { PATIENCE_SECONDS } from "./store-jobs.ts";

/** What an attempt met with: an answer, or the reason why there was none. */
export type Met = {
  statusCode: number | null;
  error: string | null;
  latencyMs: number;
  answer: string | null;
};

/** Where a delivery goes from here. */
export type Verdict =
  | { status: "delivered" }
  | { status: "failed"; reason: string }
  | { status: "pending"; reason: string; message: Message; nextAttemptAt: Date };

/** What an attempt came to. `met` is null when none was made, because there is no use in it. */
export type Outcome = {
  delivery: HookDeliveryRow;
  url: string;
  met: Met | null;
  verdict: Verdict;
  /** Why its endpoint is to be told nothing more, at once or once it has failed since `failingBefore`. */
  disable: { reason: string; failingBefore: Date | null } | null;
  at: Date;
  now: Date;
};

const iso = (moment: Date | null): SQL => sql`${moment?.toISOString() ?? null}::timestamptz`;

/**
 * Writes down what an attempt came to, for whoever still holds its lease: the attempt, where the delivery goes, the job of
 * the next one, and how the endpoint fares. `disabled` is true when this disabled the endpoint.
 */
export async function recordOutcome(
  db: Db,
  outcome: Outcome,
): Promise<{ recorded: boolean; disabled: boolean }> {
  const { delivery, verdict, now } = outcome;
  const message = verdict.status === "pending" ? verdict.message : undefined;
  const promised = message ? sql`, ${promiseJobs([message], now, "settled")}` : sql``;
  const { rows } = (await db.execute(sql`
    with settled as (${settle(outcome)})${attempted(outcome)}${promised}${fares(outcome)}
    select (select count(*)::int from settled) as recorded,
      ${delivery.endpointId && outcome.met ? sql`(select count(*)::int from fares where status = 'disabled')` : sql`0`} as disabled`)) as unknown as {
    rows: { recorded: number; disabled: number }[];
  };
  return { recorded: rows[0]?.recorded === 1, disabled: rows[0]?.disabled === 1 };
}

function settle({ delivery, url, met, verdict, now }: Outcome): SQL {
  const made = met ? 1 : 0;
  const next = verdict.status === "pending" ? verdict.nextAttemptAt : null;
  const check = next && new Date(next.getTime() + PATIENCE_SECONDS * 1000);
  const reason = verdict.status === "delivered" ? null : verdict.reason;
  return sql`update ${webhookDeliveries} set status = ${verdict.status}::text, attempts = attempts + ${made}::int,
      tries = tries + ${made}::int, url = ${url}::text, reason = ${reason}::text, next_attempt_at = ${iso(next)},
      check_at = ${iso(check)}, lease_id = null, lease_until = null,
      ended_at = ${iso(verdict.status === "pending" ? null : now)}
    where workspace_id = ${delivery.workspaceId}::uuid and id = ${delivery.id}::uuid and status = 'pending'
      and lease_id = ${delivery.leaseId}::uuid
    returning id, attempts, endpoint_id`;
}

function attempted({ met, at }: Outcome): SQL {
  if (!met) return sql``;
  return sql`, attempted as (
    insert into ${webhookAttempts} (delivery_id, number, at, status_code, error, latency_ms, answer)
    select id, attempts, ${iso(at)}, ${met.statusCode}::int, ${met.error}::text, ${met.latencyMs}::int, ${met.answer}::text
    from settled
  )`;
}

/** A success ends an endpoint's bad time; a failure begins it, and ends the endpoint when it has lasted too long. */
function fares(outcome: Outcome): SQL {
  const { delivery, met, verdict, now } = outcome;
  if (!delivery.endpointId || !met) return sql``;
  const at = sql`p.workspace_id = ${delivery.workspaceId}::uuid and p.id = s.endpoint_id and p.status = 'enabled'`;
  if (verdict.status === "delivered")
    return sql`, fares as (update ${webhookEndpoints} p set failing_since = null from settled s
      where ${at} and p.failing_since is not null returning p.status)`;
  return sql`, fares as (update ${webhookEndpoints} p
    set failing_since = coalesce(p.failing_since, ${iso(now)})${disabling(outcome)}
    from settled s where ${at} and (p.failing_since is null or ${isOver(outcome)}) returning p.status)`;
}

function isOver({ disable }: Outcome): SQL {
  if (!disable) return sql`false`;
  return disable.failingBefore ? sql`p.failing_since <= ${iso(disable.failingBefore)}` : sql`true`;
}

function disabling(outcome: Outcome): SQL {
  const { disable, now } = outcome;
  if (!disable) return sql``;
  const over = sql`coalesce(${isOver(outcome)}, false)`;
  return sql`, status = case when ${over} then 'disabled' else p.status end,
    disabled_reason = case when ${over} then ${disable.reason}::text else p.disabled_reason end,
    updated_at = case when ${over} then ${iso(now)} else p.updated_at end`;
}

/**
 * Ends what waits for an endpoint that is told nothing more. What somebody is working on just now is left to them: they, or
 * the next who claims it, find the endpoint disabled.
 */
export async function endWaiting(
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
