import { isNotNull, isNull, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  AssetType,
  Channel,
  Check,
  Claim,
  CreatedVia,
  FileType,
  Format,
  RunStatus,
  ThemeKind,
  Verdict,
} from "../../lib/vocab.ts";
import { apiKeys, workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** Renders that were asked for together. */
export const batches = pgTable("batches", {
  id: uuid().primaryKey(),
  workspaceId: uuid()
    .notNull()
    .references(() => workspaces.id),
  webhookUrl: text(),
  metadata: json().$type<Record<string, unknown>>().notNull().default({}),
  /** Runs that have not ended; whoever brings it to 0 says that the batch is complete. */
  unfinished: integer().notNull(),
  createdAt: moment().notNull(),
});

/** A brief for several channels and times: what its runs and drops belong to. */
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
    /** Index of the next pipeline step. Moves by compare-and-set, so a repeated job is harmless. */
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
    campaignId: uuid(),
    /** The template of a run that was asked for by its name, and what it is to show. */
    outputType: text(),
    body: json().$type<Record<string, unknown>>(),
    theme: text().$type<ThemeKind>(),
    fileType: text().$type<FileType>(),
    /** Of a film: frames a second that were asked for, and whether it is to have sound. */
    fps: integer(),
    sound: boolean().notNull().default(false),
    batchId: uuid().references(() => batches.id),
    batchIndex: integer(),
    clientRef: text(),
    autoPostEligible: boolean().notNull().default(false),
    autoPost: text(),

    /** What the write step wrote, for the steps after it. */
    copy: json().$type<Record<string, unknown>>(),
    /** What the picture lint found, for the judge. */
    lint: json().$type<Check[]>().notNull().default([]),
    /** What `compose` chose to show, and how the brand looked then: every part of a film is drawn from this. */
    design: json().$type<Record<string, unknown>>(),
    /** Of a film that is made in segments: how many are made, of how many. */
    segmentsDone: integer().notNull().default(0),
    segmentsTotal: integer(),
    outputText: text(),
    altText: text(),
    impactScore: integer(),
    verdict: text().$type<Verdict>(),
    /** Tokens that the language model was paid for this run, and those that are set aside for an open question. */
    modelTokens: integer().notNull().default(0),
    quality: json().$type<StoredQuality>(),
    audience: json().$type<StoredAudience>(),
    renderHash: text(),
    errorCode: text(),
    errorMessage: text(),

    /** Unguessable folder of the run's files, fixed at creation so that a repeated step writes the same names. */
    assetToken: text().notNull(),
    chargeMonth: text(),
    chargeMonthly: integer().notNull().default(0),
    chargeBought: integer().notNull().default(0),

    /** When the sweeper should worry: progress, or the end of an agreed pause, plus its patience. */
    progressedAt: moment().notNull(),
    nudges: integer().notNull().default(0),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    deletedAt: moment(),
  },
  (t) => [
    index("runs_list").on(t.workspaceId, t.createdAt, t.id).where(isNull(t.deletedAt)),
    index("runs_unfinished").on(t.progressedAt).where(sql`${t.status} in ('queued', 'running')`),
    index("runs_lane").on(t.workspaceId, t.progressedAt),
    index("runs_batch").on(t.batchId, t.batchIndex).where(isNotNull(t.batchId)),
    index("runs_designed").on(t.finishedAt).where(isNotNull(t.design)),
    index("runs_render_hash").on(t.workspaceId, t.renderHash).where(isNotNull(t.renderHash)),
  ],
);

export type StoredQuality = { summary: string; checks: Check[]; claims: Claim[]; notes?: string[] };
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
    /** Name in object storage and in the public URL. */
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

/** Parts of a film that are made on their own. They are gone once the film is there, or has failed. */
export const filmSegments = pgTable(
  "film_segments",
  {
    workspaceId: uuid().notNull(),
    runId: uuid()
      .notNull()
      .references(() => runs.id),
    index: integer().notNull(),
    /** Of its file; null until it is made. */
    sha256: text(),
  },
  (t) => [primaryKey({ name: "film_segments_pkey", columns: [t.runId, t.index] })],
);
