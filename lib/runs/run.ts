import * as z from "zod/v4";
import { WaitSeconds } from "../core/query.ts";
import {
  AssetType,
  Channel,
  ChannelReview,
  Check,
  Claim,
  CreatedVia,
  RunStatus,
  Sourced,
  Verdict,
  Withheld,
} from "../vocab.ts";
import { Delivery, toDelivery } from "./delivery.ts";
import { ORIGIN, originOf } from "./origin.ts";
import { ExpiresIn, SignedFiles } from "./signed-view.ts";
import { STEP_NAMES, StepsDone } from "./steps-done.ts";
import type { RunAsset, RunView } from "./store.ts";
import { IN_FULL, View } from "./story-view.ts";
import { Variants } from "./variant-fields.ts";

const Moment = z.iso.datetime();

const Asset = z
  .object({
    url: z.url().describe("Public, permanent address of the file."),
    index: z.int().describe("Place among the files of the run, from 0."),
    role: z.string().describe("primary, slide or poster."),
    mime_type: z.string().describe("For example image/png or video/mp4."),
    width: z.int().describe("Pixels."),
    height: z.int().describe("Pixels."),
    bytes: z.int().describe("Size of the file in bytes."),
    sha256: z.string().describe("SHA-256 of the file, in hex."),
    alt_text: z.string().describe("Description for people who cannot see it."),
    duration_ms: z.int().nullable().describe("Length of a film in milliseconds; null for a picture."),
  })
  .meta({ title: "Asset" });

const Quality = z
  .object({
    score: z.int().describe("0 to 100: the points of all checks."),
    verdict: Verdict.describe(
      "approved from 70 points without doubts; needs_review asks a person; rejected is never published.",
    ),
    summary: z.string().describe("One sentence that explains score and verdict."),
    checks: z.array(Check).describe("Every check: what was looked at, its points and its fix."),
    claims: z.array(Claim).describe("Claims of the copy with their sources; unsupported ones first."),
    notes: z.array(z.string()).describe("How words and score came to be, for a person."),
    channels: z
      .partialRecord(Channel, ChannelReview)
      .describe(
        "The post of every channel, judged by its words alone; empty for words that came finished. The picture is judged once, for the run's own channel, in `verdict`.",
      ),
    sources: z
      .array(Sourced)
      .describe("Which words of the brief or the Brand DNA every published sentence rests on."),
    held_back: z.array(Withheld).describe("Words of the brief that are not published, and why."),
  })
  .meta({ title: "Quality" });

const Progress = z.object({
  step: z.string().describe("The step that is being worked on; the status once the run has ended."),
  done: z.int().describe("Steps that are done."),
  total: z.int().describe("Steps of a run."),
  percent: z.int().describe("0 to 100; a film also moves within its step."),
});

export const Run = z
  .object({
    id: z.guid().describe("Id of the run."),
    status: RunStatus.describe("queued, running, succeeded or failed."),
    brief: z.string().describe("The brief as it was sent; empty for a render."),
    channel: Channel.describe("What the content is written for."),
    asset_type: AssetType.describe("What is made."),
    output_text: z.string().nullable().describe("The text of the post, within the limits of the channel."),
    asset_url: z.url().nullable().describe("Address of the first file."),
    asset_urls: z.array(z.url()).nullable().describe("Addresses of the slides, where there are any."),
    impact_score: z.int().nullable().describe("0 to 100, as quality.score."),
    verdict: Verdict.nullable().describe("As quality.verdict."),
    audience_score: z
      .int()
      .nullable()
      .describe("0 to 100: share of the points of message, action, platform and legibility."),
    audience_verdict: z.string().nullable().describe("As verdict."),
    audience_themes: z
      .array(
        z.object({
          label: z.string().describe("Name of the group."),
          weight: z.number().describe("Share of its points that it earned, 0 to 1."),
        }),
      )
      .nullable()
      .describe("Share of its points that each group of checks earned, 0 to 1."),
    audience_risks: z.array(z.string()).nullable().describe("Claims without a source."),
    audience_opportunities: z
      .array(z.string())
      .nullable()
      .describe("Fixes of the checks that cost most points."),
    error_message: z.string().nullable().describe("Why it failed, for a person."),
    created_at: Moment.describe("When it was accepted."),
    started_at: Moment.nullable().describe("When work began."),
    finished_at: Moment.nullable().describe("When it succeeded or failed."),
    auto_post_eligible: z
      .boolean()
      .describe(
        "True when its key had auto_post as it created the run. Only such runs are posted automatically.",
      ),
    created_via: CreatedVia.describe("Where it was started."),
    livemode: z.boolean().describe("False for runs of test keys."),
    metadata: z.record(z.string(), z.unknown()).describe("As it was sent."),
    assets: z.array(Asset).describe("Its files, once it has succeeded."),
    quality: Quality.nullable().describe("The report of the judge, once it has succeeded."),
    progress: Progress.describe("How far it has come."),
    render_hash: z
      .string()
      .nullable()
      .describe("Equal for equal pictures: hash of everything they are drawn from."),
    alt_text: z.string().nullable().describe("Alt texts of all pictures."),
    error_code: z.string().nullable().describe("Why it failed, as a name that does not change."),
    campaign_id: z.guid().nullable().describe("The campaign that started it."),
    scheduled_at: Moment.nullable().describe("When it is to be published."),
    auto_post: z
      .string()
      .nullable()
      .describe(
        "What is posted or scheduled automatically, or why nothing is. Null until the run succeeds, and where neither was requested.",
      ),
    warnings: z
      .array(z.string())
      .describe("Fields of the request that were ignored, and wishes that could not be met."),
    output_type: z
      .string()
      .nullable()
      .describe("The template it is drawn with; until then the one asked for, or null."),
    batch_id: z.guid().nullable().describe("The batch of a render."),
    client_ref: z.string().nullable().describe("Your own name for the item of a batch."),
    deliveries: z.array(Delivery).describe("How far Studio has come with each recipient."),
    ...ORIGIN,
    reviewed_by: z
      .string()
      .nullable()
      .describe(
        "Who decided after needs_review, for example `key:` and the id of a key; null when nobody has.",
      ),
    reviewed_at: Moment.nullable().describe("When a person decided."),
    review_note: z.string().nullable().describe("What the person said about it."),
  })
  .meta({ title: "Run" });
export type Run = z.infer<typeof Run>;

/** One run as it is read alone. Lists, polls and webhooks never carry a story. */
export const RunInFull = Run.extend({
  ...IN_FULL,
  steps: StepsDone.optional(),
  variants: Variants.optional(),
  signed: SignedFiles.nullable()
    .optional()
    .describe("Addresses that end, with expires_in only; null until the run has succeeded."),
}).meta({ title: "RunInFull" });

export const RunId = z.object({
  run_id: z.guid("Give the id of a run, a UUID.").meta({ description: "Id of a run, a UUID." }),
});

/** How `GET /runs/{id}` may be asked. */
export const ReadQuery = z.object({
  wait: WaitSeconds,
  view: View,
  expires_in: z
    .string()
    .regex(/^\d{1,9}$/, "Give whole seconds from 60 to 604800, which is a week.")
    .transform(Number)
    .pipe(ExpiresIn)
    .optional()
    .meta({
      description: "Seconds, 60 to 604,800: answers addresses that end after so long, too.",
      examples: ["3600"],
    }),
});

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
    ...originOf(row),
    reviewed_by: row.reviewedBy,
    reviewed_at: row.reviewedAt?.toISOString() ?? null,
    review_note: row.reviewNote,
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
    quality: row.quality && score !== null && verdict ? toQuality(row.quality, score, verdict) : null,
    render_hash: row.renderHash,
    alt_text: row.altText,
  };
}

/** Runs judged by older code lack the later fields. */
const toQuality = (stored: NonNullable<RunView["quality"]>, score: number, verdict: Verdict) => ({
  score,
  verdict,
  notes: [],
  channels: {},
  sources: [],
  held_back: [],
  ...stored,
});

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
