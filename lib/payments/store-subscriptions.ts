import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { paymentEvents, subscriptions, workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import type { Plan } from "../vocab.ts";

export type Subscription = {
  id: string;
  customerId: string;
  plan: Plan;
  status: string;
  entitled: boolean;
  periodEndsAt: Date | null;
  endsAt: Date | null;
};

export async function findOwner(db: Db, subscriptionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ workspaceId: subscriptions.workspaceId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return row?.workspaceId;
}

/**
 * Stores a reading unless a newer one is stored. A subscription never changes its workspace. False when
 * there is no such workspace.
 */
export async function saveReading(
  db: Db,
  workspaceId: string,
  subscription: Subscription,
  event: { id: string; at: Date; readAt: Date; now: Date },
): Promise<boolean> {
  const { id, customerId, plan, status, entitled, periodEndsAt, endsAt } = subscription;
  const readAt = sql`${event.readAt.toISOString()}::timestamptz`;
  const rows = await queryRows<{ id: string }>(
    db,
    sql`
    with owner as (select id from ${workspaces} where id = ${workspaceId}::uuid),
    seen as (
      insert into ${paymentEvents} (id, workspace_id, kind, happened_at, received_at)
      select ${event.id}, id, 'subscription', ${event.at.toISOString()}::timestamptz,
        ${event.now.toISOString()}::timestamptz
      from owner on conflict do nothing
    ),
    kept as (
      insert into ${subscriptions} as s
        (id, workspace_id, customer_id, plan, status, entitled, began_at, period_ends_at, ends_at, read_at)
      select ${id}, id, ${customerId}, ${plan}, ${status}, ${entitled}::boolean,
        case when ${entitled}::boolean then ${readAt} end, ${periodEndsAt?.toISOString() ?? null}::timestamptz,
        ${endsAt?.toISOString() ?? null}::timestamptz, ${readAt}
      from owner
      on conflict (id) do update set customer_id = excluded.customer_id, plan = excluded.plan, status = excluded.status,
        entitled = excluded.entitled, began_at = coalesce(s.began_at, excluded.began_at),
        period_ends_at = excluded.period_ends_at, ends_at = excluded.ends_at, read_at = excluded.read_at
      where s.read_at <= excluded.read_at
    )
    select id from owner`,
  );
  return rows.length > 0;
}

export type SubscriptionState = {
  plan: Plan;
  active: boolean;
  version: number;
  /** The plans that are paid for at the moment, and whether any ever was. */
  paid: Plan[];
  began: boolean;
};

/** A workspace and its subscriptions, read in one statement. */
export async function findSubscriptionState(
  db: Db,
  workspaceId: string,
): Promise<SubscriptionState | undefined> {
  const rows = await queryRows<Omit<SubscriptionState, "paid"> & { paid: string }>(
    db,
    sql`
    select w.plan, w.subscription_active as active, w.version,
      coalesce(json_agg(s.plan) filter (where s.entitled), '[]')::text as paid,
      coalesce(bool_or(s.began_at is not null), false) as began
    from ${workspaces} w left join ${subscriptions} s on s.workspace_id = w.id
    where w.id = ${workspaceId}::uuid group by w.id`,
  );
  const [row] = rows;
  return row && { ...row, paid: JSON.parse(row.paid) as Plan[] };
}

export type KnownSubscription = Subscription & { workspaceId: string; readAt: Date };

/** The condition that a subscription is paid for again when its period ends. */
const renews = and(eq(subscriptions.entitled, true), isNull(subscriptions.endsAt));

/** The subscriptions of a workspace that will be charged for again. */
export async function findRenewing(db: Db, workspaceId: string): Promise<KnownSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.workspaceId, workspaceId), renews));
}

/** Workspaces that are being deleted and will still be charged for. */
export async function findDeletedRenewing(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: workspaces.id })
    .from(workspaces)
    .innerJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(and(isNotNull(workspaces.deleteAfter), renews))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The subscriptions of a workspace, those that pay for a plan first, then the newest. */
export async function listSubscriptions(db: Db, workspaceId: string): Promise<KnownSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId))
    .orderBy(desc(subscriptions.entitled), desc(subscriptions.readAt), desc(subscriptions.id));
}
