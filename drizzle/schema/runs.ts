import { isNotNull, isNull, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Story } from "../../lib/story/schema.ts";
import type {
  AssetType,
  Channel,
  ChannelReview,
  Check,
  Claim,
  CopySlot,
  CreatedVia,
  FileType,
  Format,
  Imagery,
  RunStatus,
  SoundBed,
  Sourced,
  ThemeKind,
  Verdict,
  Withheld,
} from "../../lib/vocab.ts";
import { apiKeys, workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** Renders that were requested together. */
export const batches = pgTable(
  "batches",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    webhookUrl: text(),
    metadata: json().$type<Record<string, unknown>>().notNull().default({}),
    /**
     * Runs of the batch that have not ended. The run that brings it to 0 records that the batch is complete.
     */
    unfinished: integer().notNull(),
    /** Whether `webhookUrl` gets the events of each run too, not only that the batch is complete. */
    itemEvents: boolean().notNull().default(false),
    livemode: boolean().notNull().default(true),
    createdAt: moment().notNull(),
  },
  (t) => [index("batches_list").on(t.workspaceId, t.createdAt, t.id)],
);

/** Campaigns: one brief for several channels and times, with its runs and drops. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    name: text().notNull(),
    brief: text().notNull(),
    livemode: boolean().notNull(),
    createdAt: moment().notNull(),
    canceledAt: moment(),
  },
  (t) => [index("campaigns_list").on(t.workspaceId, t.createdAt, t.id)],
);

export const runs = pgTable(
  "runs",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    keyId: uuid().references(() => apiKeys.id),
    createdVia: text().$type<CreatedVia>().notNull(),
    livemode: boolean().notNull(),
    status: text().$type<RunStatus>().notNull().default("queued"),
    /** Index of the next pipeline step. It moves by compare-and-set, so a repeated job changes nothing. */
    step: integer().notNull().default(0),

    brief: text().notNull(),
    channel: text().$type<Channel>().notNull(),
    assetType: text().$type<AssetType>().notNull(),
    format: text().$type<Format>(),
    language: text(),
    seed: bigint({ mode: "number" }),
    metadata: json().$type<Record<string, unknown>>().notNull().default({}),
    warnings: json().$type<string[]>().notNull().default([]),
    webhookUrl: text(),
    scheduledAt: moment(),
    screenIds: json().$type<string[]>().notNull().default([]),
    imagery: text().$type<Imagery>(),
    photoIds: json().$type<string[]>().notNull().default([]),
    campaignId: uuid(),
    /** The run that this one was made from, by a retry or another rendering. */
    parentRunId: uuid(),
    /** The first of the runs that were asked for as variants of one brief, and the place among them. */
    variantOf: uuid(),
    variantIndex: integer(),
    /** The template that the caller asked for, and words to use as they are. */
    template: text(),
    copyOverrides: json().$type<
      { [Slot in CopySlot]?: string | undefined } & { points?: string[] | undefined }
    >(),
    /** The template of a run, and its data. */
    outputType: text(),
    body: json().$type<Record<string, unknown>>(),
    theme: text().$type<ThemeKind>(),
    fileType: text().$type<FileType>(),
    /** The requested frames per second of a video, whether it has sound, and the sound bed if one was named. */
    fps: integer(),
    sound: boolean().notNull().default(false),
    bed: text().$type<SoundBed>(),
    batchId: uuid().references(() => batches.id),
    batchIndex: integer(),
    clientRef: text(),
    autoPostEligible: boolean().notNull().default(false),
    autoPost: text(),

    /** The text of the write step, for the steps after it. */
    copy: json().$type<Record<string, unknown>>(),
    /** What the brief means and the words for every slot, as lib/story/schema.ts describes it. */
    story: json().$type<Story>(),
    /** The findings of the picture lint, for the judge. */
    lint: json().$type<Check[]>().notNull().default([]),
    /**
     * The design that `compose` chose, with the brand at that time. Every part of a video is drawn from it.
     */
    design: json().$type<Record<string, unknown>>(),
    /** For a video in segments: the number of finished segments, and of all segments. */
    segmentsDone: integer().notNull().default(0),
    segmentsTotal: integer(),
    outputText: text(),
    altText: text(),
    impactScore: integer(),
    verdict: text().$type<Verdict>(),
    /** The person's decision after needs_review: by whom, when, and why. */
    reviewedBy: text(),
    reviewedAt: moment(),
    reviewNote: text(),
    /** Tokens that the language model has used for this run, and tokens reserved for an open question. */
    modelTokens: integer().notNull().default(0),
    quality: json().$type<StoredQuality>(),
    audience: json().$type<StoredAudience>(),
    renderHash: text(),
    errorCode: text(),
    errorMessage: text(),

    /**
     * The random folder of the run's files. It is fixed at creation, so that a repeated step writes the same
     * names.
     */
    assetToken: text().notNull(),
    chargeMonth: text(),
    /** False for a run that took no cap slot. */
    chargeSlot: boolean().notNull().default(true),
    chargeMonthly: integer().notNull().default(0),
    chargeBought: integer().notNull().default(0),

    /**
     * The last progress, or the end of a planned wait. Some time after it the run counts as stalled.
     */
    progressedAt: moment().notNull(),
    /** How often the sweeper has found the run stalled since its last progress. */
    stalls: integer().notNull().default(0),
    /** When each step ended, by its name. */
    stepEnds: json().$type<Record<string, string>>().notNull().default({}),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    deletedAt: moment(),
  },
  (t) => [
    // What lists are filtered by stands behind their order: a run that does not match costs no look at its row.
    index("runs_filtered")
      .on(t.workspaceId, t.createdAt, t.id, t.channel, t.assetType, t.livemode, t.status, t.verdict)
      .where(isNull(t.deletedAt)),
    index("runs_unfinished").on(t.progressedAt).where(sql`${t.status} in ('queued', 'running')`),
    index("runs_lane").on(t.workspaceId, t.progressedAt),
    index("runs_batch").on(t.batchId, t.batchIndex).where(isNotNull(t.batchId)),
    index("runs_variants").on(t.variantOf, t.variantIndex).where(isNotNull(t.variantOf)),
    index("runs_versions").on(t.parentRunId).where(isNotNull(t.parentRunId)),
    index("runs_campaign").on(t.campaignId).where(isNotNull(t.campaignId)),
    index("runs_client_ref").on(t.workspaceId, t.clientRef).where(isNotNull(t.clientRef)),
    index("runs_designed").on(t.finishedAt).where(isNotNull(t.design)),
    index("runs_render_hash").on(t.workspaceId, t.renderHash).where(isNotNull(t.renderHash)),
  ],
);

/**
 * What runs are searched by. It is written once, while the row of a run changes with every step: an index of words
 * there would be written ten times.
 */
export const runSearch = pgTable(
  "run_search",
  {
    runId: uuid()
      .primaryKey()
      .references(() => runs.id),
    workspaceId: uuid().notNull(),
    /** The brief as lib/text/searchable.ts writes it. */
    words: text().notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index("run_search_words").using("gin", t.words.op("gin_trgm_ops")),
    index("run_search_metadata").using("gin", t.metadata.op("jsonb_path_ops")),
  ],
);

export type StoredQuality = {
  summary: string;
  checks: Check[];
  claims: Claim[];
  notes?: string[];
  /** Verdicts of the posts of a story; absent for words that the caller brought finished. */
  channels?: Partial<Record<Channel, ChannelReview>>;
  sources?: Sourced[];
  held_back?: Withheld[];
};
export type StoredAudience = {
  score: number;
  verdict: string;
  themes: { label: string; weight: number }[];
  risks: string[];
  opportunities: string[];
};

export const runAssets = pgTable(
  "run_assets",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid().notNull(),
    runId: uuid()
      .notNull()
      .references(() => runs.id),
    index: integer().notNull(),
    role: text().notNull(),
    /** The name in object storage and in the public URL. */
    key: text().notNull(),
    mimeType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    altText: text().notNull(),
    durationMs: integer(),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex().on(t.runId, t.index)],
);

/**
 * Segments of a video that are rendered separately. They are deleted when the video is finished or has
 * failed.
 */
export const filmSegments = pgTable(
  "film_segments",
  {
    workspaceId: uuid().notNull(),
    runId: uuid()
      .notNull()
      .references(() => runs.id),
    index: integer().notNull(),
    /** SHA-256 of its file. Null until it is rendered. */
    sha256: text(),
  },
  (t) => [primaryKey({ name: "film_segments_pkey", columns: [t.runId, t.index] })],
);
