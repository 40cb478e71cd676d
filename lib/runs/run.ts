import * as z from "zod/v4";
import { AssetType, Channel, Check, Claim, CreatedVia, RunStatus, Verdict } from "../vocab.ts";
import { Delivery, toDelivery } from "./delivery.ts";
import type { RunAsset, RunView } from "./store.ts";

const Moment = z.iso.datetime();

const Asset = z.object({
  url: z.url(),
  index: z.int(),
  role: z.string(),
  mime_type: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  alt_text: z.string(),
  duration_ms: z.int().nullable(),
});

const Quality = z.object({
  score: z.int(),
  verdict: Verdict,
  summary: z.string(),
  checks: z.array(Check),
  claims: z.array(Claim),
  /** What a person should know about how words and score came to be. */
  notes: z.array(z.string()),
});

const Progress = z.object({ step: z.string(), done: z.int(), total: z.int(), percent: z.int() });

export const Run = z.object({
  id: z.guid(),
  status: RunStatus,
  brief: z.string(),
  channel: Channel,
  asset_type: AssetType,
  output_text: z.string().nullable(),
  asset_url: z.url().nullable(),
  asset_urls: z.array(z.url()).nullable(),
  impact_score: z.int().nullable(),
  verdict: Verdict.nullable(),
  audience_score: z.int().nullable(),
  audience_verdict: z.string().nullable(),
  audience_themes: z.array(z.object({ label: z.string(), weight: z.number() })).nullable(),
  audience_risks: z.array(z.string()).nullable(),
  audience_opportunities: z.array(z.string()).nullable(),
  error_message: z.string().nullable(),
  created_at: Moment,
  started_at: Moment.nullable(),
  finished_at: Moment.nullable(),
  auto_post_eligible: z.boolean(),
  created_via: CreatedVia,
  livemode: z.boolean(),
  metadata: z.record(z.string(), z.unknown()),
  assets: z.array(Asset),
  quality: Quality.nullable(),
  progress: Progress,
  render_hash: z.string().nullable(),
  alt_text: z.string().nullable(),
  error_code: z.string().nullable(),
  campaign_id: z.guid().nullable(),
  scheduled_at: Moment.nullable(),
  auto_post: z.string().nullable(),
  warnings: z.array(z.string()),
  /** The template it is drawn with; null until one is chosen. */
  output_type: z.string().nullable(),
  batch_id: z.guid().nullable(),
  client_ref: z.string().nullable(),
  deliveries: z.array(Delivery),
});
export type Run = z.infer<typeof Run>;

export const RunId = z.object({ run_id: z.guid("Give the id of a run, a UUID.") });

export const WaitQuery = z.object({
  wait: z
    .string()
    .regex(/^([0-9]|[12][0-9]|30)$/, "Give whole seconds from 0 to 30.")
    .transform(Number)
    .default(0),
});

/** The names of the pipeline's steps, in order, as `progress` shows them. */
export const STEP_NAMES = ["start", "write", "compose", "film", "judge", "finish"] as const;

/** The only bridge from a row to the wire. Results show only once the run has succeeded. */
export function toRun(row: RunView, publicUrl: string): Run {
  const done = row.status === "succeeded";
  return {
    id: row.id,
    status: row.status,
    brief: row.brief,
    channel: row.channel,
    asset_type: row.assetType,
    ...(done ? results(row, publicUrl) : NO_RESULTS),
    error_message: row.errorMessage,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    auto_post_eligible: row.autoPostEligible,
    created_via: row.createdVia,
    livemode: row.livemode,
    metadata: row.metadata,
    progress: progressOf(row),
    error_code: row.errorCode,
    campaign_id: row.campaignId,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    auto_post: row.autoPost,
    warnings: row.warnings,
    output_type: row.outputType,
    batch_id: row.batchId,
    client_ref: row.clientRef,
    deliveries: row.deliveries.map((delivery) => toDelivery(delivery, row)),
  };
}

const NO_RESULTS = {
  output_text: null,
  asset_url: null,
  asset_urls: null,
  impact_score: null,
  verdict: null,
  audience_score: null,
  audience_verdict: null,
  audience_themes: null,
  audience_risks: null,
  audience_opportunities: null,
  assets: [],
  quality: null,
  render_hash: null,
  alt_text: null,
};

function results(row: RunView, publicUrl: string) {
  const assets = row.assets.map((asset) => toAsset(asset, publicUrl));
  const slides = assets.filter(({ role }) => role === "slide");
  const { impactScore: score, verdict } = row;
  return {
    output_text: row.outputText,
    asset_url: assets[0]?.url ?? null,
    asset_urls: slides.length > 0 ? slides.map(({ url }) => url) : null,
    impact_score: score,
    verdict,
    audience_score: row.audience?.score ?? null,
    audience_verdict: row.audience?.verdict ?? null,
    audience_themes: row.audience?.themes ?? null,
    audience_risks: row.audience?.risks ?? null,
    audience_opportunities: row.audience?.opportunities ?? null,
    assets,
    quality: row.quality && score !== null && verdict ? { score, verdict, notes: [], ...row.quality } : null,
    render_hash: row.renderHash,
    alt_text: row.altText,
  };
}

function toAsset(asset: RunAsset, publicUrl: string): z.infer<typeof Asset> {
  return {
    url: `${publicUrl}/assets/${asset.key}`,
    index: asset.index,
    role: asset.role,
    mime_type: asset.mimeType,
    width: asset.width,
    height: asset.height,
    bytes: asset.bytes,
    sha256: asset.sha256,
    alt_text: asset.altText,
    duration_ms: asset.durationMs,
  };
}

/** Steps count alike; while a film is made in segments `percent` moves within the step too. */
function progressOf(run: RunView): z.infer<typeof Progress> {
  const { status, step } = run;
  const total = STEP_NAMES.length;
  const done = status === "succeeded" ? total : Math.min(step, total);
  const name = status === "queued" || status === "running" ? (STEP_NAMES[step] ?? "finish") : status;
  const percent = Math.round((100 * (done + (name === "film" ? filmed(run) : 0))) / total);
  return { step: name, done, total, percent };
}

const filmed = ({ segmentsDone, segmentsTotal }: RunView) =>
  segmentsTotal ? segmentsDone / segmentsTotal : 0;
