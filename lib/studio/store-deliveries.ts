import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { chats, studioDeliveries, workspaces } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseJobs, withdraw } from "../outbox/store.ts";
import type { DeliveryTarget, Platform } from "../vocab.ts";

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** How often something is sent whose outcome stays unknown: a card that comes twice annoys, one that never comes hurts. */
export const MAX_TRIES = 2;

type Owed = {
  workspaceId: string;
  runId: string;
  telegram: boolean;
  platforms: readonly Platform[];
  now: Date;
};

/** A CTE that notes what a run owes to whom, when `charge` has a row: each linked chat, each platform. */
export function noteDeliveries({ workspaceId, runId, telegram, platforms, now }: Owed): SQL {
  const row = (target: DeliveryTarget, recipient: SQL) => sql`select ${workspaceId}::uuid, ${runId}::uuid,
    ${target}::text, ${recipient}, ${moment(now)}, ${moment(now)} from charge`;
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
    insert into ${studioDeliveries} (workspace_id, run_id, target, recipient, not_before, created_at)
    ${sql.join(rows, sql` union all `)}
  )`;
}

/** Whether anybody waits for the run, and whether nothing may leave at the moment. */
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

export type Claimed = {
  target: DeliveryTarget;
  recipient: string;
  tries: number;
  claimId: string;
  /** The chat's name at the vendor; null when it is not linked any more. */
  chat: string | null;
};
type Claim = { claimId: string; safety: Message; now: Date; lostBefore: Date };

/**
 * Takes one delivery that is due, or whose taker has vanished, and promises to look again. Undefined when there is none.
 * Two at once never take the same one.
 */
export async function claimDelivery(
  db: Db,
  workspaceId: string,
  runId: string,
  { claimId, safety, now, lostBefore }: Claim,
): Promise<Claimed | undefined> {
  const { rows } = (await db.execute(sql`
    with due as (
      select d.run_id, d.target, d.recipient from ${studioDeliveries} d
      where d.workspace_id = ${workspaceId}::uuid and d.run_id = ${runId}::uuid
        and ((d.status = 'waiting' and d.not_before <= ${moment(now)})
          or (d.status = 'sending' and d.claimed_at <= ${moment(lostBefore)} and d.tries < ${MAX_TRIES}::int))
      order by d.target desc, d.recipient limit 1 for update skip locked
    ),
    claimed as (
      update ${studioDeliveries} d set status = 'sending', tries = d.tries + 1, claimed_at = ${moment(now)},
        claim_id = ${claimId}::uuid
      from due where d.run_id = due.run_id and d.target = due.target and d.recipient = due.recipient
      returning d.target, d.recipient, d.tries
    ),
    ${promiseJobs([safety], now, "claimed")}
    select m.target, m.recipient, m.tries, ${claimId}::text as "claimId",
      (select c.remote_id from ${chats} c where m.target = 'telegram' and c.id::text = m.recipient
        and c.workspace_id = ${workspaceId}::uuid and c.unlinked_at is null) as chat
    from claimed m`)) as unknown as { rows: Claimed[] };
  return rows[0];
}

export type Settlement =
  | { status: "sent"; messageIds: string[] }
  | { status: "failed"; error: string }
  /** It certainly did not arrive, and may be tried again then. */
  | { status: "waiting"; notBefore: Date; again: Message };

/** Writes down what became of a claim, unless somebody else has taken it over, and takes the promise back. */
export async function settleDelivery(
  db: Db,
  workspaceId: string,
  runId: string,
  { claimId, now, ...settled }: Settlement & { claimId: string; now: Date },
): Promise<boolean> {
  const waits = settled.status === "waiting";
  const set = {
    sent: () =>
      sql`message_ids = ${JSON.stringify("messageIds" in settled ? settled.messageIds : [])}::jsonb`,
    failed: () => sql`error = ${"error" in settled ? settled.error : ""}::text`,
    waiting: () =>
      sql`tries = d.tries - 1, not_before = ${moment("notBefore" in settled ? settled.notBefore : now)}`,
  }[settled.status]();
  const { rows } = (await db.execute(sql`
    with settled as (
      update ${studioDeliveries} d set status = ${settled.status}::text, ${set},
        ended_at = ${waits ? null : now.toISOString()}::timestamptz
      where d.workspace_id = ${workspaceId}::uuid and d.run_id = ${runId}::uuid and d.claim_id = ${claimId}::uuid
        and d.status = 'sending' returning d.run_id
    ),
    ${waits ? sql`${promiseJobs([settled.again], now, "settled")},` : sql``}
    ${withdraw(claimId, "settled")}
    select run_id from settled`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Ends what nobody will send any more: every delivery of a run, or only those whose last taker has vanished. */
export async function failDeliveries(
  db: Db,
  workspaceId: string,
  runId: string,
  { error, now, lostBefore }: { error: string; now: Date; lostBefore?: Date },
): Promise<void> {
  const which = lostBefore
    ? sql`status = 'sending' and claimed_at <= ${moment(lostBefore)} and tries >= ${MAX_TRIES}::int`
    : sql`status in ('waiting', 'sending')`;
  await db
    .update(studioDeliveries)
    .set({ status: "failed", error, endedAt: now })
    .where(and(ofRun(workspaceId, runId), which));
}
