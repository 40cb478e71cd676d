import { type SQL, sql } from "drizzle-orm";
import { batches, campaigns, outbox, runSearch, runs } from "../../drizzle/schema/index.ts";
import { type AgentSpending, agentAllowance, spendAllowance } from "../agents/store.ts";
import { type Charge, chargeRuns, monthlyPart, noCharge, thresholdEvent } from "../billing/store-charge.ts";
import type { Replay } from "../core/context.ts";
import type { Db, Message } from "../core/ports.ts";
import { insertRows, later, laterMoment, planned, queryRows, recordOf, textOnce } from "../core/statement.ts";
import { recordEvent } from "../events/store.ts";
import { insertOutbox, outboxRow } from "../outbox/store.ts";
import { remember } from "../replay/store.ts";
import type { AssetType } from "../vocab.ts";
import type { RUN_DEFAULTS, RunRow } from "./store.ts";
import { insertSearch, searchRow } from "./store-search.ts";

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

const textFor = textOnce<Creation>();

/**
 * Charges, creates the runs, writes the jobs to the outbox and stores the answer, in one statement: all or
 * nothing. Returns the cap slots in use afterwards; undefined when caps or credits do not suffice.
 */
export async function createRuns(
  db: Db,
  creation: Creation,
): Promise<Partial<Record<AssetType, number>> | undefined> {
  const shape = shapeOf(creation);
  const statement = shape
    ? planned(
        textFor(shape, creation, () => statementOf(withoutValues(creation), RECORDS)),
        "used jsonb",
      )
    : statementOf(creation);
  const rows = await queryRows<{ used: Partial<Record<AssetType, number>> }>(db, statement);
  return rows[0]?.used;
}

function statementOf(creation: Creation, records?: typeof RECORDS): SQL {
  const { batch, campaign, charge, messages, answer, extraCtes, now } = creation;
  const grouped = campaign ? sql`, campaign as (${insertRows(campaigns, [campaign], "charge")})` : sql``;
  const group = batch
    ? sql`, batch as (${insertRows(batches, [{ ...batch, unfinished: creation.runs.length }], "charge")})`
    : grouped;
  const search = insertSearch(creation.runs, "charge", records?.search);
  const findable = search ? sql`, ${search}` : sql``;
  const answered = answer ? sql`, ${remember(answer.replay, answer, "charge")}` : sql``;
  return sql`
    with ${charged(creation)}${group},
    inserted as (${insertRuns(creation, records?.run)}),
    ${insertOutbox(messages, now, "charge", records?.message)}${findable}${answered}${thresholds(charge)}${extraCtes ? sql`, ${extraCtes}` : sql``}
    select used from charge`;
}

/** What the text of the statement depends on. Undefined for several runs and for rare company: made anew. */
function shapeOf({
  runs,
  batch,
  campaign,
  charge,
  spending,
  messages,
  answer,
  extraCtes,
}: Creation): string | undefined {
  const [run] = runs;
  if (runs.length !== 1 || !run || batch || campaign || spending || extraCtes) return undefined;
  const charged = charge && { ...charge.runs[0], runId: "", caps: charge.caps, grant: charge.grant };
  return JSON.stringify([
    Object.keys(run),
    messages.length,
    searchRow(run) !== undefined,
    answer?.status ?? null,
    charged,
  ]);
}

/** How each call reads the JSON of its rows. */
const RECORDS = {
  run: () =>
    later(({ runs: [run], charge }: Creation) =>
      recordOf(runs, { ...run, chargeMonth: charge?.month ?? null }),
    ),
  search: () => later(({ runs: [run] }: Creation) => recordOf(runSearch, (run && searchRow(run)) ?? {})),
  message: (_: unknown, i: number) =>
    later(({ messages, now }: Creation) => {
      const message = messages[i];
      return message && recordOf(outbox, outboxRow(message, now));
    }),
};

/** A creation of the same shape, each of whose values is read later. */
function withoutValues(creation: Creation): Creation {
  const now = laterMoment(({ now }: Creation) => now);
  const charge = creation.charge && {
    ...creation.charge,
    workspaceId: later(({ charge }: Creation) => charge?.workspaceId),
    runs: creation.charge.runs.map((run) => ({
      ...run,
      runId: later(({ runs: [first] }: Creation) => first?.id),
    })),
    month: later(({ charge }: Creation) => charge?.month),
    now,
    newId: () => later(({ charge }: Creation) => charge?.newId()),
    newIds: (count: number) => later(({ charge }: Creation) => charge?.newIds(count)),
  };
  const of = (name: "keyId" | "endpoint" | "idempotencyKey" | "bodyHash") =>
    later(({ answer }: Creation) => answer?.replay[name]);
  const answer = creation.answer && {
    ...creation.answer,
    replay: {
      keyId: of("keyId"),
      endpoint: of("endpoint"),
      idempotencyKey: of("idempotencyKey"),
      bodyHash: of("bodyHash"),
    },
    body: later(({ answer }: Creation) => answer?.body),
    expiresAt: laterMoment(({ answer, now }: Creation) => answer?.expiresAt ?? now),
  };
  return { ...creation, charge, answer, now };
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
function insertRuns({ runs: newRuns, charge }: Creation, record?: () => string): SQL {
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
  return insertRows(runs, rows, "charge", record);
}
