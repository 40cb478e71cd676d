import { and, asc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { events, webhookDeliveries } from "../../drizzle/schema/index.ts";
import type { Db, Message } from "../core/ports.ts";
import { promiseJobs } from "../outbox/store.ts";
import type { HookDeliveryRow } from "./store-attempt.ts";

/** Deliveries whose next attempt is overdue, or whose lease is, the longest first. */
export const findOverdueDeliveries = (db: Db, now: Date, limit: number): Promise<HookDeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.status, "pending"), lte(webhookDeliveries.checkAt, now)))
    .orderBy(asc(webhookDeliveries.checkAt))
    .limit(limit);

/** Promises their messages anew, and worries again only at `checkAt`: many may be waiting for their turn in a slow lane. */
export async function promiseOverdue(
  db: Db,
  overdue: readonly HookDeliveryRow[],
  messages: readonly Message[],
  { now, checkAt }: { now: Date; checkAt: Date },
): Promise<void> {
  const ids = sql`${`{${overdue.map(({ id }) => id).join(",")}}`}::uuid[]`;
  await db.execute(sql`
    with one as (select 1), worried as (
      update ${webhookDeliveries} set check_at = ${checkAt.toISOString()}::timestamptz
      where id = any(${ids}) and status = 'pending' and check_at <= ${now.toISOString()}::timestamptz
    ), ${promiseJobs(messages, now, "one")} select 1 from one`);
}

type Old = { before: Date; limit: number };

/** Deletes deliveries, with their attempts, that began before a moment; at most `limit`. */
export async function deleteOldDeliveries(db: Db, { before, limit }: Old): Promise<number> {
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, before))
    .limit(limit);
  const gone = await db
    .delete(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, old))
    .returning({ id: webhookDeliveries.id });
  return gone.length;
}

/** The same with what happened. */
export async function deleteOldEvents(db: Db, { before, limit }: Old): Promise<number> {
  const old = db.select({ id: events.id }).from(events).where(lt(events.createdAt, before)).limit(limit);
  const gone = await db.delete(events).where(inArray(events.id, old)).returning({ id: events.id });
  return gone.length;
}
