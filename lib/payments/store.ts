import { type SQL, sql } from "drizzle-orm";
import { paymentEvents, purchases, workspaces } from "../../drizzle/schema/index.ts";
import type { LedgerContext } from "../billing/store.ts";
import { moveBought } from "../billing/store-bought.ts";
import type { Replay } from "../core/context.ts";
import type { Bought, PaymentFact } from "../core/payments.ts";
import type { Db } from "../core/ports.ts";
import { queryRows } from "../core/statement.ts";
import { remember } from "../replay/store.ts";

export type NewPurchase = Bought & {
  livemode: boolean;
  amount: number;
  currency: string;
  sessionId: string | null;
  expiresAt: Date;
  now: Date;
};
export type StoredAnswer = { replay: Replay; status: number; body: string; expiresAt: Date };

/** Inserts an open purchase, together with the stored answer of the request. */
export async function insertPurchase(
  db: Db,
  purchase: NewPurchase,
  answer: StoredAnswer | null,
): Promise<void> {
  const { purchaseId, workspaceId, livemode, credits, amount, currency, sessionId } = purchase;
  const remembered = answer ? sql`, ${remember(answer.replay, answer, "made")}` : sql``;
  await db.execute(sql`
    with made as (
      insert into ${purchases} (id, workspace_id, livemode, credits, amount, currency, session_id, created_at, expires_at)
      values (${purchaseId}::uuid, ${workspaceId}::uuid, ${livemode}, ${credits}::int, ${amount}::int, ${currency},
        ${sessionId}, ${purchase.now.toISOString()}::timestamptz, ${purchase.expiresAt.toISOString()}::timestamptz)
      returning id
    )${remembered}
    select id from made`);
}

/**
 * Restores a purchase that the vendor has and our database has lost, from the metadata we gave the vendor.
 */
export async function restorePurchase(db: Db, fact: PaymentFact, bought: Bought, now: Date): Promise<void> {
  const sessionId = fact.kind === "checkout" ? fact.sessionId : null;
  await db.execute(sql`
    insert into ${purchases} (id, workspace_id, livemode, credits, amount, currency, session_id, created_at)
    select ${bought.purchaseId}::uuid, w.id, true, ${bought.credits}::int, 0, '', ${sessionId}::text,
      ${now.toISOString()}::timestamptz
    from ${workspaces} w where w.id = ${bought.workspaceId}::uuid
    on conflict do nothing`);
}

/**
 * Applies one payment fact once: records it, computes the purchase's current worth and moves the difference
 * in the ledger. Facts only accumulate (paid stays paid, refunds grow, a dispute opens, then closes), so
 * their order does not matter. Returns whether the purchase is known, and how many credits moved.
 */
export async function settlePurchase(
  db: Db,
  ledger: LedgerContext,
  { fact, bought }: { fact: PaymentFact; bought: Bought },
): Promise<{ known: boolean; moved: number }> {
  const { workspaceId, now } = ledger;
  const rows = await queryRows<{ delta: number | null; known: boolean }>(
    db,
    sql`
    with before as (
      select p.* from ${purchases} p
      where p.id = ${bought.purchaseId}::uuid and p.workspace_id = ${workspaceId}::uuid and p.livemode and ${fits(fact)}
      for update
    ),
    seen as (
      insert into ${paymentEvents} (id, workspace_id, kind, happened_at, received_at)
      select ${fact.id}, b.workspace_id, ${fact.kind}::text, ${fact.at.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz
      from before b on conflict do nothing returning id
    ),
    facts as (select b.*, ${learnt(fact, now)} from before b join seen on true),
    worth as (
      select f.*, case when f.new_paid_at is null then 0 else f.credits - least(f.credits, floor(f.credits::numeric
        * least(${CHARGED}, f.new_refunded + ${held})
        / greatest(1, ${CHARGED}))::int) end as new_entitled
      from facts f
    ),
    after as (
      update ${purchases} p set state = w.new_state, session_id = coalesce(w.session_id, w.new_session_id),
        payment_id = coalesce(w.payment_id, w.new_payment_id), charged = w.new_charged, refunded = w.new_refunded,
        disputes = w.new_disputes, entitled = w.new_entitled, paid_at = w.new_paid_at
      from worth w where p.id = w.id
      returning p.id as purchase_id, ${BOOKED_AS[fact.kind]}::text as kind, p.entitled - w.entitled as delta
    ),
    ${moveBought(ledger, "after")}
    select (select delta from after) as delta, exists (select 1 from before) as known`,
  );
  return { known: rows[0]?.known ?? false, moved: rows[0]?.delta ?? 0 };
}

const BOOKED_AS = { checkout: "purchase", refund: "refund", dispute: "dispute" } as const;
const CHARGED = sql`coalesce(f.new_charged, f.amount)`;
const held = sql`(select coalesce(sum((d.value ->> 'held')::int), 0) from jsonb_each(f.new_disputes) d)`;

/** A checkout session belongs to one purchase: a fact with another session does not apply. */
const fits = (fact: PaymentFact): SQL =>
  fact.kind === "checkout" ? sql`coalesce(p.session_id, ${fact.sessionId}) = ${fact.sessionId}` : sql`true`;

type Columns = Record<"state" | "paid_at" | "session_id" | "charged" | "refunded" | "disputes", SQL>;

/** The purchase's columns as the fact leaves them, each with `new_` before its name. */
function learnt(fact: PaymentFact, now: Date): SQL {
  const columns: Columns = { ...UNCHANGED, ...CHANGES[fact.kind](fact as never, now) };
  const named = Object.entries(columns).map(
    ([name, value]) => sql`${value} as ${sql.identifier(`new_${name}`)}`,
  );
  return sql`${sql.join(named, sql`, `)}, ${fact.paymentId}::text as new_payment_id`;
}

const UNCHANGED: Columns = {
  state: sql`b.state`,
  paid_at: sql`b.paid_at`,
  session_id: sql`b.session_id`,
  charged: sql`b.charged`,
  refunded: sql`b.refunded`,
  disputes: sql`b.disputes`,
};

type FactOf<K> = Extract<PaymentFact, { kind: K }>;

const CHANGES = {
  checkout: ({ state, sessionId, charged }: FactOf<"checkout">, now: Date) => ({
    state: sql`case when b.paid_at is null then ${state}::text else b.state end`,
    paid_at: state === "paid" ? sql`coalesce(b.paid_at, ${now.toISOString()}::timestamptz)` : sql`b.paid_at`,
    session_id: sql`${sessionId}::text`,
    charged: state === "paid" ? sql`coalesce(b.charged, ${charged}::int)` : sql`b.charged`,
  }),
  refund: ({ charged, refunded }: FactOf<"refund">) => ({
    charged: sql`coalesce(b.charged, ${charged}::int)`,
    refunded: sql`greatest(b.refunded, ${refunded}::int)`,
  }),
  dispute: ({ disputeId, rank, held }: FactOf<"dispute">) => ({
    disputes: sql`case when coalesce((b.disputes #>> array[${disputeId}::text, 'rank'])::int, -1) < ${rank}::int
      then jsonb_set(b.disputes, array[${disputeId}::text], jsonb_build_object('rank', ${rank}::int, 'held', ${held}::int))
      else b.disputes end`,
  }),
};

/** Deletes at most `limit` events that the payment vendor will not send again. Their effects are in the purchases. */
export async function sweepPaymentEvents(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await queryRows<{ n: number }>(
    db,
    sql`
    with gone as (
      delete from ${paymentEvents} where id in (
        select id from ${paymentEvents} where received_at < ${before.toISOString()}::timestamptz
        order by received_at limit ${limit}::int for update skip locked
      ) returning 1
    )
    select count(*)::int as n from gone`,
  );
  return rows[0]?.n ?? 0;
}
