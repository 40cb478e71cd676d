import { type SQL, sql } from "drizzle-orm";
import { batches, campaigns, runs } from "../../drizzle/schema/index.ts";
import { type AgentSpending, agentAllowance, spendAllowance } from "../agents/store.ts";
import { type Charge, chargeRuns, monthlyPart, noCharge, thresholdEvent } from "../billing/store-charge.ts";
import type { Replay } from "../core/context.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertRows, queryRows } from "../core/statement.ts";
import { recordEvent } from "../events/store.ts";
import { insertOutbox } from "../outbox/store.ts";
import { remember } from "../replay/store.ts";
import type { AssetType } from "../vocab.ts";
import type { RUN_DEFAULTS, RunRow } from "./store.ts";
import { insertSearch } from "./store-search.ts";

/** The columns a new run sets; the rest have defaults. */
export type NewRun = Omit<RunRow, keyof typeof RUN_DEFAULTS>;
export type NewBatch = Omit<typeof batches.$inferInsert, "unfinished">;
export type NewCampaign = typeof campaigns.$inferInsert;

export type Creation = {
  runs: readonly NewRun[];
  /** The batch of the runs, when one request ordered several. */
  batch: NewBatch | null;
  campaign: NewCampaign | null;
  /** Null for test runs, which cost no credits. */
  charge: Charge | null;
  /** What an agent with a grant spends; its daily limit is another condition of the charge. */
  spending: AgentSpending | null;
  messages: readonly Message[];
  answer: { replay: Replay; status: number; body: string; expiresAt: Date } | null;
  /** A CTE of another store, which selects from `charge`. */
  extraCtes?: SQL | undefined;
  now: Date;
};

/**
 * Charges, creates the runs, writes the jobs to the outbox and stores the answer, in one statement: all or
 * nothing. Returns the cap slots in use afterwards; undefined when caps or credits do not suffice.
 */
export async function createRuns(
  db: Db,
  creation: Creation,
): Promise<Partial<Record<AssetType, number>> | undefined> {
  const { batch, campaign, charge, messages, answer, extraCtes, now } = creation;
  const grouped = campaign ? sql`, campaign as (${insertRows(campaigns, [campaign], "charge")})` : sql``;
  const group = batch
    ? sql`, batch as (${insertRows(batches, [{ ...batch, unfinished: creation.runs.length }], "charge")})`
    : grouped;
  const search = insertSearch(creation.runs, "charge");
  const findable = search ? sql`, ${search}` : sql``;
  const answered = answer ? sql`, ${remember(answer.replay, answer, "charge")}` : sql``;
  const rows = await queryRows<{ used: Partial<Record<AssetType, number>> }>(
    db,
    sql`
    with ${charged(creation)}${group},
    inserted as (${insertRuns(creation)}),
    ${insertOutbox(messages, now, "charge")}${findable}${answered}${thresholds(charge)}${extraCtes ? sql`, ${extraCtes}` : sql``}
    select used from charge`,
  );
  return rows[0]?.used;
}

/** The charge, and in the same statement what it takes of an agent's daily limit. */
function charged({ charge, spending }: Creation): SQL {
  if (!charge) return noCharge();
  if (!spending) return chargeRuns(charge);
  const also = sql`exists (select 1 from allowance)`;
  return sql`${agentAllowance(spending)}, ${chargeRuns({ ...charge, also })}, ${spendAllowance(spending, "charge")}`;
}

const thresholds = (charge: Charge | null) =>
  charge ? sql`, ${recordEvent(thresholdEvent(charge), "crossed")}` : sql``;

/** Runs that begin together. Each takes what the others left of the month's grant, then bought credits. */
function insertRuns({ runs: newRuns, charge }: Creation): SQL {
  let before = 0;
  const rows = newRuns.map((run, i) => {
    const price = charge?.runs[i]?.price ?? 0;
    const monthly = monthlyPart(before, price);
    before += price;
    return {
      ...run,
      chargeMonth: charge?.month ?? null,
      chargeMonthly: monthly,
      chargeBought: sql`${price}::int - ${monthly}`,
    };
  });
  return insertRows(runs, rows, "charge");
}
