import * as z from "zod/v4";
import { AssetType, Channel, CreatedVia, RunStatus, Verdict } from "../vocab.ts";
import type { RunView } from "./store.ts";

/** The columns that a summary shows. */
export type SummaryRow = Pick<
  RunView,
  | "id"
  | "status"
  | "channel"
  | "assetType"
  | "verdict"
  | "impactScore"
  | "errorCode"
  | "livemode"
  | "createdVia"
  | "batchId"
  | "campaignId"
  | "createdAt"
  | "finishedAt"
  | "scheduledAt"
> & { assets: readonly { key: string }[] };

const Moment = z.iso.datetime();

/** A run in at most 1 KB, for tables and polls. Texts of the caller have no room. */
export const RunSummary = z
  .object({
    id: z.guid().describe("Id of the run."),
    status: RunStatus.describe("queued, running, succeeded or failed."),
    channel: Channel.describe("What the content is written for."),
    asset_type: AssetType.describe("What is made."),
    asset_url: z.url().nullable().describe("Address of the first file."),
    impact_score: z.int().nullable().describe("0 to 100, as quality.score."),
    verdict: Verdict.nullable().describe("As quality.verdict."),
    error_code: z.string().nullable().describe("Why it failed, as a name that does not change."),
    created_via: CreatedVia.describe("Where it was started."),
    livemode: z.boolean().describe("False for runs of test keys."),
    batch_id: z.guid().nullable().describe("The batch of a render."),
    campaign_id: z.guid().nullable().describe("The campaign that started it."),
    scheduled_at: Moment.nullable().describe("When it is to be published."),
    created_at: Moment.describe("When it was accepted."),
    finished_at: Moment.nullable().describe("When it succeeded or failed."),
  })
  .meta({ title: "RunSummary" });
export type RunSummary = z.infer<typeof RunSummary>;

/** Whether a run was read whole, as it is unless a summary was asked for. */
export const isWhole = <T extends { brief: string }>(run: T | RunSummary): run is T => "brief" in run;

export function toSummary(row: SummaryRow, publicUrl: string): RunSummary {
  const done = row.status === "succeeded";
  const [first] = row.assets;
  return {
    id: row.id,
    status: row.status,
    channel: row.channel,
    asset_type: row.assetType,
    asset_url: done && first ? `${publicUrl}/assets/${first.key}` : null,
    impact_score: done ? row.impactScore : null,
    verdict: done ? row.verdict : null,
    error_code: row.errorCode,
    created_via: row.createdVia,
    livemode: row.livemode,
    batch_id: row.batchId,
    campaign_id: row.campaignId,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
