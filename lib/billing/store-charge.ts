import { type SQL, sql } from "drizzle-orm";
import { creditLedger, type LedgerKind, usageCounters } from "../../drizzle/schema/index.ts";
import { own } from "../text/own.ts";
import type { AssetType } from "../vocab.ts";
import { BRAND_VIDEO, ENTRY } from "./store.ts";
import { crossedBy, type LimitedResource, reportedAfter, THRESHOLDS } from "./store-thresholds.ts";

/**
 * What runs that begin together take: credits each, this month's grant first, and a cap slot of its asset type
 * where `slot` says so.
 */
export type Charge = {
  workspaceId: string;
  runs: readonly { runId: string; assetType: AssetType; price: number; slot: boolean }[];
  /** Clips for the brand's library, which count beside the assets and cost no credits. */
  uploads?: number;
  caps: Readonly<Record<string, number>>;
  /** Another condition of the charge. */
  also?: SQL;
  /** The plan's monthly grant, for the first charge of a month. */
  grant: number;
  month: string;
  now: Date;
  newId(): string;
  /** As many ids as events can follow, in their order, as an array of Postgres. */
  newIds(count: number): string;
};

/**
 * The CTEs of a charge, plus its ledger rows. `before` is the locked counter row, brought to this month. `charge` has
 * one row when caps and credits suffice for all of the runs, otherwise none. Later CTEs select from `charge`: `used`
 * counts the slots after it, `monthly` is the grant before it. `crossed` has the thresholds reached for the first
 * time this month.
 */
export function chargeRuns(charge: Charge): SQL {
  const { workspaceId, runs, uploads, caps, grant, month, now, also = sql`true` } = charge;
  const price = runs.reduce((sum, run) => sum + run.price, 0);
  const counts = Object.entries({ ...countOf(runs), ...(uploads && { [BRAND_VIDEO]: uploads }) });
  const used = (type: string) => sql`coalesce((b.used ->> ${type}::text)::int, 0)`;
  const counted = counts.reduce(
    (all, [type, n]) => sql`jsonb_set(${all}, array[${type}::text], to_jsonb(${used(type)} + ${n}::int))`,
    sql`b.used`,
  );
  const limits = limitsAfter(counts, charge, price);
  const within = counts.map(
    ([type, n]) => sql` and ${used(type)} + ${n}::int <= ${own(caps, type) ?? 0}::int`,
  );
  const entry = (id: string, run: SQL, kind: LedgerKind, amount: SQL) =>
    sql`select ${id}::uuid, ${workspaceId}::uuid, ${run}, ${kind}::text, ${amount}, ${month}::text, ${now.toISOString()}::timestamptz from charge`;
  const reserved = runs.map(({ runId, price: own }) =>
    entry(charge.newId(), sql`${runId}::uuid`, "reserve", sql`-${own}::int`),
  );
  const none = sql`null::uuid`;
  const spent = sql`, spent as (insert into ${creditLedger} ${ENTRY} ${sql.join(reserved, sql` union all `)})`;
  return sql`
    before as (
      select c.workspace_id, c.month < ${month} as rolled, c.monthly_credits as left_over, c.bought_credits as bought,
        case when c.month < ${month} then ${grant}::int else c.granted_credits end as granted,
        case when c.month < ${month} then '{}'::jsonb else c.reported_thresholds end as reported_thresholds,
        case when c.month < ${month} then ${grant}::int else c.monthly_credits end as monthly,
        case when c.month < ${month} then '{}'::jsonb else c.used end as used
      from ${usageCounters} c where c.workspace_id = ${workspaceId}::uuid for update
    ),
    charge as (
      update ${usageCounters} c set month = ${month}, used = ${counted},
        granted_credits = b.granted, reported_thresholds = ${reportedAfter(sql`b.reported_thresholds`, limits)},
        monthly_credits = b.monthly - least(b.monthly, ${price}::int),
        bought_credits = b.bought - (${price}::int - least(b.monthly, ${price}::int))
      from before b
      where c.workspace_id = b.workspace_id and b.monthly + b.bought >= ${price}::int${sql.join(within)} and ${also}
      returning b.rolled, b.left_over, b.monthly, c.used, c.reported_thresholds, b.reported_thresholds as reported_before, b.granted,
        b.granted - c.monthly_credits as spent_credits
    ),
    ${crossedBy(limitsNow(counts, charge, price))},
    month_ended as (insert into ${creditLedger} ${ENTRY} ${entry(charge.newId(), none, "expire", sql`-left_over`)} where rolled and left_over > 0),
    month_began as (insert into ${creditLedger} ${ENTRY} ${entry(charge.newId(), none, "grant", sql`${grant}::int`)} where rolled)${reserved.length > 0 ? spent : sql``}`;
}

/** In place of a charge, for runs that cost nothing. */
export const noCharge = (): SQL => sql`charge as (select 0 as monthly, '{}'::jsonb as used)`;

/** Of the counter row `b` as it is going to be. */
function limitsAfter(counts: Counts, { caps }: Charge, price: number): LimitedResource[] {
  const slots = counts.map(([resource, n]) => ({
    resource,
    used: sql`(coalesce((b.used ->> ${resource}::text)::int, 0) + ${n}::int)`,
    most: sql`${own(caps, resource) ?? 0}::int`,
  }));
  const spent = sql`(b.granted - (b.monthly - least(b.monthly, ${price}::int)))`;
  return price > 0 ? [...slots, { resource: CREDITS, used: spent, most: sql`b.granted` }] : slots;
}

/** The same of the row as `charge` left it. */
function limitsNow(counts: Counts, { caps }: Charge, price: number): LimitedResource[] {
  const slots = counts.map(([resource]) => ({
    resource,
    used: sql`(c.used ->> ${resource}::text)::int`,
    most: sql`${own(caps, resource) ?? 0}::int`,
  }));
  const credits = { resource: CREDITS, used: sql`c.spent_credits`, most: sql`c.granted` };
  return price > 0 ? [...slots, credits] : slots;
}

/** The event of each threshold that a charge crosses, with ids, in their order, for the most it can cross. */
export function thresholdEvent(charge: Charge) {
  const { workspaceId, month, now } = charge;
  const resources = Object.keys(countOf(charge.runs)).length + 2;
  const ids = charge.newIds(THRESHOLDS.length * resources);
  return { kind: "usage.threshold" as const, workspaceId, ids, subject: { month }, now };
}

type Counts = [resource: string, slots: number][];
const CREDITS = "credits";

function countOf(runs: Charge["runs"]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { assetType, slot } of runs) if (slot) counts[assetType] = (counts[assetType] ?? 0) + 1;
  return counts;
}

/** What a run of this price takes of the grant after runs that took `before`. The rest is bought credits. */
export const monthlyPart = (before: number, price: number): SQL =>
  sql`greatest(0, least(${price}::int, monthly - ${before}::int))`;
