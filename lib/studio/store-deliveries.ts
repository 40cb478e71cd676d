import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { chats, studioDeliveries, workspaces } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { queryRows } from "../core/statement.ts";
import { cancelOutbox, insertOutbox } from "../outbox/store.ts";
import type { DeliveryTarget, Platform } from "../vocab.ts";

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const { maxAttempts } = RETRIES.studio;

type OwedDeliveries = {
  workspaceId: string;
  runId: string;
  telegram: boolean;
  platforms: readonly Platform[];
  /** The member who hands the card over; null for the key itself. */
  handedBy: string | null;
  now: Date;
};

/** A CTE that inserts a run's deliveries when `charge` has a row: one for each linked chat and platform. */
export function insertDeliveries(owed: OwedDeliveries): SQL {
  const { workspaceId, runId, telegram, platforms, handedBy, now } = owed;
  const row = (target: DeliveryTarget, recipient: SQL) => sql`select ${workspaceId}::uuid, ${runId}::uuid,
    ${target}::text, ${recipient}, ${handedBy}::uuid, ${moment(now)}, ${moment(now)} from charge`;
  const rows = [
    ...(telegram
      ? [
          sql`${row("telegram", sql`c.id::text`)}, ${chats} c
            where c.workspace_id = ${workspaceId}::uuid and c.unlinked_at is null`,
        ]
      : []),
    ...platforms.map((name) => row("social", sql`${name}::text`)),
  ];
  return sql`owed as (
    insert into ${studioDeliveries} (workspace_id, run_id, target, recipient, handed_by, not_before, created_at)
    ${sql.join(rows, sql` union all `)}
  )`;
}

/** Whether the run has open deliveries, and whether the workspace is paused. */
export async function findWaiting(
  db: Db,
  workspaceId: string,
  runId: string,
): Promise<{ paused: boolean } | undefined> {
  const [row] = await db
    .select({ paused: sql<boolean>`${workspaces.pausedAt} is not null` })
    .from(studioDeliveries)
    .innerJoin(workspaces, eq(workspaces.id, studioDeliveries.workspaceId))
    .where(and(ofRun(workspaceId, runId), inArray(studioDeliveries.status, ["waiting", "sending"])))
    .limit(1);
  return row;
}

const ofRun = (workspaceId: string, runId: string) =>
  and(eq(studioDeliveries.workspaceId, workspaceId), eq(studioDeliveries.runId, runId));

export type ClaimedDelivery = {
  target: DeliveryTarget;
  recipient: string;
  handedBy: string | null;
  tries: number;
  claimId: string;
  /** The chat's name at the vendor; null when it is not linked any more. */
  chat: string | null;
};
type NewClaim = { claimId: string; safety: Message; now: Date; lostBefore: Date };

/**
 * Claims one delivery that is due or whose claim is lost, and inserts the job that checks it again.
 * Undefined when there is none. Two parallel claims never get the same delivery.
 */
export async function claimDelivery(
  db: Db,
  workspaceId: string,
  runId: string,
  { claimId, safety, now, lostBefore }: NewClaim,
): Promise<ClaimedDelivery | undefined> {
  const rows = await queryRows<ClaimedDelivery>(
    db,
    sql`
    with due as (
      select d.run_id, d.target, d.recipient from ${studioDeliveries} d
      where d.workspace_id = ${workspaceId}::uuid and d.run_id = ${runId}::uuid
        and ((d.status = 'waiting' and d.not_before <= ${moment(now)})
          or (d.status = 'sending' and d.claimed_at <= ${moment(lostBefore)} and d.tries < ${maxAttempts}::int))
      order by d.target desc, d.recipient limit 1 for update skip locked
    ),
    claimed as (
      update ${studioDeliveries} d set status = 'sending', tries = d.tries + 1, claimed_at = ${moment(now)},
        claim_id = ${claimId}::uuid
      from due where d.run_id = due.run_id and d.target = due.target and d.recipient = due.recipient
      returning d.target, d.recipient, d.handed_by, d.tries
    ),
    ${insertOutbox([safety], now, "claimed")}
    select m.target, m.recipient, m.handed_by as "handedBy", m.tries, ${claimId}::text as "claimId",
      (select c.remote_id from ${chats} c where m.target = 'telegram' and c.id::text = m.recipient
        and c.workspace_id = ${workspaceId}::uuid and c.unlinked_at is null) as chat
    from claimed m`,
  );
  return rows[0];
}

export type DeliverySettlement =
  | { status: "sent"; messageIds: string[] }
  | { status: "failed"; error: string }
  /** It certainly did not arrive, and may be tried again then. */
  | { status: "waiting"; notBefore: Date; next: Message };

/** Stores the outcome of a claim and cancels its job, unless another claim has replaced it. */
export async function settleDelivery(
  db: Db,
  workspaceId: string,
  runId: string,
  { claimId, now, ...settled }: DeliverySettlement & { claimId: string; now: Date },
): Promise<boolean> {
  const waits = settled.status === "waiting";
  const set = {
    sent: () =>
      sql`message_ids = ${JSON.stringify("messageIds" in settled ? settled.messageIds : [])}::jsonb`,
    failed: () => sql`error = ${"error" in settled ? settled.error : ""}::text`,
    waiting: () =>
      sql`tries = d.tries - 1, not_before = ${moment("notBefore" in settled ? settled.notBefore : now)}`,
  }[settled.status]();
  const rows = await queryRows(
    db,
    sql`
    with settled as (
      update ${studioDeliveries} d set status = ${settled.status}::text, ${set},
        ended_at = ${waits ? null : now.toISOString()}::timestamptz
      where d.workspace_id = ${workspaceId}::uuid and d.run_id = ${runId}::uuid and d.claim_id = ${claimId}::uuid
        and d.status = 'sending' returning d.run_id
    ),
    ${waits ? sql`${insertOutbox([settled.next], now, "settled")},` : sql``}
    ${cancelOutbox(claimId, "settled")}
    select run_id from settled`,
  );
  return rows.length > 0;
}

/**
 * Fails deliveries that will not be sent again: a run's open ones, or only those whose last claim is lost.
 */
export async function failDeliveries(
  db: Db,
  workspaceId: string,
  runId: string,
  { error, now, lostBefore }: { error: string; now: Date; lostBefore?: Date },
): Promise<void> {
  const which = lostBefore
    ? sql`status = 'sending' and claimed_at <= ${moment(lostBefore)} and tries >= ${maxAttempts}::int`
    : sql`status in ('waiting', 'sending')`;
  await db
    .update(studioDeliveries)
    .set({ status: "failed", error, endedAt: now })
    .where(and(ofRun(workspaceId, runId), which));
}
