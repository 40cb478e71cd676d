import { eq, sql } from "drizzle-orm";
import { paymentEvents, subscriptions, workspaces } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";

export type Subscription = {
  id: string;
  customerId: string;
  plan: Plan;
  status: string;
  entitled: boolean;
  periodEndsAt: Date | null;
};

export async function findOwner(db: Db, subscriptionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ workspaceId: subscriptions.workspaceId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return row?.workspaceId;
}

/** Keeps a reading unless a newer one is known. A subscription never changes hands. Answers false for a workspace that is none. */
export async function keepReading(
  db: Db,
  workspaceId: string,
  subscription: Subscription,
  event: { id: string; at: Date; readAt: Date; now: Date },
): Promise<boolean> {
  const { id, customerId, plan, status, entitled, periodEndsAt } = subscription;
  const readAt = sql`${event.readAt.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    with owner as (select id from ${workspaces} where id = ${workspaceId}::uuid),
    seen as (
      insert into ${paymentEvents} (id, workspace_id, kind, happened_at, received_at)
      select ${event.id}, id, 'subscription', ${event.at.toISOString()}::timestamptz,
        ${event.now.toISOString()}::timestamptz
      from owner on conflict do nothing
    ),
    kept as (
      insert into ${subscriptions} as s
        (id, workspace_id, customer_id, plan, status, entitled, began_at, period_ends_at, read_at)
      select ${id}, id, ${customerId}, ${plan}, ${status}, ${entitled}::boolean,
        case when ${entitled}::boolean then ${readAt} end, ${periodEndsAt?.toISOString() ?? null}::timestamptz, ${readAt}
      from owner
      on conflict (id) do update set customer_id = excluded.customer_id, plan = excluded.plan, status = excluded.status,
        entitled = excluded.entitled, began_at = coalesce(s.began_at, excluded.began_at),
        period_ends_at = excluded.period_ends_at, read_at = excluded.read_at
      where s.read_at <= excluded.read_at
    )
    select id from owner`)) as unknown as { rows: { id: string }[] };
  return rows.length > 0;
}

export type Standing = {
  plan: Plan;
  active: boolean;
  version: number;
  /** The plans that are paid for at the moment, and whether any ever was. */
  paid: Plan[];
  began: boolean;
};

/** How a workspace and its subscriptions stand, seen in one moment. */
export async function findStanding(db: Db, workspaceId: string): Promise<Standing | undefined> {
  const { rows } = (await db.execute(sql`
    select w.plan, w.subscription_active as active, w.version,
      coalesce(json_agg(s.plan) filter (where s.entitled), '[]')::text as paid,
      coalesce(bool_or(s.began_at is not null), false) as began
    from ${workspaces} w left join ${subscriptions} s on s.workspace_id = w.id
    where w.id = ${workspaceId}::uuid group by w.id`)) as unknown as {
    rows: (Omit<Standing, "paid"> & { paid: string })[];
  };
  const [row] = rows;
  return row && { ...row, paid: JSON.parse(row.paid) as Plan[] };
}
