import { type SQL, sql } from "drizzle-orm";
import { batches, campaigns, runs } from "../../drizzle/schema/index.ts";
import { type Charge, chargeRuns, monthlyPart, noCharge, thresholdIds } from "../billing/store-charge.ts";
import type { Replay } from "../core/context.ts";
import type { Db, Message } from "../core/ports.ts";
import { noteUsageEvents } from "../hooks/store.ts";
import { promiseJobs } from "../outbox/store.ts";
import { remember } from "../replay/store.ts";
import type { AssetType } from "../vocab.ts";
import type { RunRow, UNSET } from "./store.ts";

/** The columns a new run sets; the rest have defaults. */
export type NewRun = Omit<RunRow, keyof typeof UNSET>;
export type NewBatch = Omit<typeof batches.$inferInsert, "unfinished">;
export type NewCampaign = typeof campaigns.$inferInsert;

export type Creation = {
  runs: readonly NewRun[];
  /** What the runs belong to, when they were asked for together. */
  batch: NewBatch | null;
  campaign: NewCampaign | null;
  /** Null: test runs, which cost nothing. */
  charge: Charge | null;
  messages: readonly Message[];
  answer: { replay: Replay; status: number; body: string; expiresAt: Date } | null;
  /** A CTE of another store, which selects from `charge`. */
  along?: SQL | undefined;
  now: Date;
};

/**
 * Charges, creates, promises the jobs and stores the answer: all of it or nothing, in one statement.
 * Answers the cap slots in use afterwards; undefined when caps or credits do not suffice.
 */
export async function createRuns(
  db: Db,
  creation: Creation,
): Promise<Partial<Record<AssetType, number>> | undefined> {
  const { batch, campaign, charge, messages, answer, along, now } = creation;
  const grouped = campaign ? sql`, campaign as (${insertCampaign(campaign)})` : sql``;
  const together = batch ? sql`, batch as (${insertBatch(batch, creation.runs.length)})` : grouped;
  const answered = answer ? sql`, ${remember(answer.replay, answer, "charge")}` : sql``;
  const { rows } = (await db.execute(sql`
    with ${charge ? chargeRuns(charge) : noCharge()}${together},
    made as (${insertRuns(creation)}),
    ${promiseJobs(messages, now, "charge")}${answered}${noted(charge)}${along ? sql`, ${along}` : sql``}
    select used from charge`)) as unknown as { rows: { used: Partial<Record<AssetType, number>> }[] };
  return rows[0]?.used;
}

const noted = (charge: Charge | null) =>
  charge ? sql`, ${noteUsageEvents({ ...charge, ids: thresholdIds(charge) }, "crossed")}` : sql``;

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::json`;
const moment = (value: Date | null) => sql`${value?.toISOString() ?? null}::timestamptz`;

function insertBatch({ id, workspaceId, webhookUrl, metadata, createdAt }: NewBatch, size: number): SQL {
  return sql`insert into ${batches} (id, workspace_id, webhook_url, metadata, unfinished, created_at)
    select ${id}::uuid, ${workspaceId}::uuid, ${webhookUrl ?? null}::text, ${json(metadata ?? {})}, ${size}::int,
      ${moment(createdAt)} from charge`;
}

function insertCampaign({ id, workspaceId, name, brief, livemode, createdAt }: NewCampaign): SQL {
  return sql`insert into ${campaigns} (id, workspace_id, name, brief, livemode, created_at)
    select ${id}::uuid, ${workspaceId}::uuid, ${name}::text, ${brief}::text, ${livemode}::boolean,
      ${moment(createdAt)} from charge`;
}

function insertRuns({ runs: made, charge }: Creation): SQL {
  let before = 0;
  const rows = made.map((run, i) => {
    const price = charge?.runs[i]?.price ?? 0;
    const row = rowOf(run, charge?.month ?? null, monthlyPart(before, price), price);
    before += price;
    return row;
  });
  return sql`insert into ${runs} (id, workspace_id, key_id, created_via, livemode, brief, channel, asset_type, format,
      language, seed, metadata, warnings, webhook_url, scheduled_at, screen_ids, auto_post_eligible, asset_token,
      output_text, output_type, body, theme, file_type, fps, sound, batch_id, batch_index, client_ref, campaign_id,
      charge_month, charge_monthly, charge_bought, progressed_at, created_at)
    ${sql.join(rows, sql` union all `)}`;
}

function rowOf(run: NewRun, month: string | null, monthly: SQL, price: number): SQL {
  return sql`
    select ${run.id}::uuid, ${run.workspaceId}::uuid, ${run.keyId}::uuid, ${run.createdVia}::text,
      ${run.livemode}::boolean, ${run.brief}::text, ${run.channel}::text, ${run.assetType}::text,
      ${run.format}::text, ${run.language}::text, ${run.seed}::bigint, ${json(run.metadata)},
      ${json(run.warnings)}, ${run.webhookUrl}::text, ${moment(run.scheduledAt)}, ${json(run.screenIds)},
      ${run.autoPostEligible}::boolean, ${run.assetToken}::text,
      ${run.outputText}::text, ${run.outputType}::text, ${json(run.body)}, ${run.theme}::text, ${run.fileType}::text,
      ${run.fps}::int, ${run.sound}::boolean,
      ${run.batchId}::uuid, ${run.batchIndex}::int, ${run.clientRef}::text, ${run.campaignId}::uuid,
      ${month}::text, ${monthly}, ${price}::int - ${monthly},
      ${moment(run.progressedAt)}, ${moment(run.createdAt)}
    from charge`;
}
