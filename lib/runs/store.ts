import { and, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { posts, runAssets, runs, studioDeliveries, usageCounters } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { prepareOnce } from "../core/prepared.ts";
import type { DeliveryStatus, DeliveryTarget } from "../vocab.ts";
import type { Posted } from "./posted.ts";
import { headlineOf } from "./store-name.ts";
import { isSuperseded } from "./store-versions.ts";

export type RunRow = typeof runs.$inferSelect;
export type RunAsset = Omit<typeof runAssets.$inferSelect, "id" | "workspaceId" | "runId" | "createdAt">;
/** A Studio delivery of a run: its target and its state. */
export type RunDelivery = {
  target: DeliveryTarget;
  status: DeliveryStatus;
  error: string | null;
  endedAt: string | null;
};
/** `isFree`: it was the workspace's free first run. */
export type RunView = RunRow & { assets: RunAsset[]; deliveries: RunDelivery[]; isFree: boolean };
/** A run that was read alone, with the variants of its brief; none where it is not one of several. */
export type SingleRun = RunView & { variants: string[] };

/** How the columns that a new run does not set read back. */
export const RUN_DEFAULTS = {
  status: "queued" as const,
  step: 0,
  autoPost: null,
  copy: null,
  lint: [],
  design: null,
  segmentsDone: 0,
  segmentsTotal: null,
  altText: null,
  impactScore: null,
  verdict: null,
  reviewedBy: null,
  reviewedAt: null,
  reviewNote: null,
  modelTokens: 0,
  quality: null,
  audience: null,
  renderHash: null,
  errorCode: null,
  errorMessage: null,
  chargeMonth: null,
  chargeMonthly: 0,
  chargeBought: 0,
  stalls: 0,
  stepEnds: {},
  startedAt: null,
  finishedAt: null,
  deletedAt: null,
};

type PlaceOfRun = Pick<RunRow, "workspaceId" | "id" | "step" | "scheduledAt">;

/** The row of a run that is still where it was when it was read, and has not ended. */
export const stillAt = ({ workspaceId, id, step, scheduledAt }: PlaceOfRun) =>
  and(
    eq(runs.workspaceId, workspaceId),
    eq(runs.id, id),
    eq(runs.step, step),
    // A drop is planned for the time that was read. With another time the step runs again.
    scheduledAt ? eq(runs.scheduledAt, scheduledAt) : undefined,
    inArray(runs.status, ["queued", "running"]),
    isNull(runs.deletedAt),
  );

const parsed = <T>(value: unknown) => (typeof value === "string" ? JSON.parse(value) : value) as T;

/** The assets of a run as one JSON column, so that one statement reads the whole run. */
export const assetsColumn = sql`(
  select coalesce(json_agg(json_build_object('index', a.index, 'role', a.role, 'key', a.key, 'mimeType', a.mime_type,
    'width', a.width, 'height', a.height, 'bytes', a.bytes, 'sha256', a.sha256, 'altText', a.alt_text,
    'durationMs', a.duration_ms) order by a.index), '[]')
  from ${runAssets} a where a.run_id = "runs"."id")`.mapWith((value: unknown) => parsed<RunAsset[]>(value));

const deliveries = sql`(
  select coalesce(json_agg(json_build_object('target', d.target, 'status', d.status, 'error', d.error,
    'endedAt', d.ended_at) order by d.target, d.recipient), '[]')
  from ${studioDeliveries} d where d.run_id = "runs"."id")`.mapWith((value: unknown) =>
  parsed<RunDelivery[]>(value),
);

const isFree = sql<boolean>`exists (select 1 from ${usageCounters} u
  where u.workspace_id = "runs"."workspace_id" and u.onboarding_run_id = "runs"."id")`;

/** Ids of the variants that were asked for together, in their order; deleted ones are left out. */
const variants = sql`(case when "runs"."variant_of" is null then '[]' else (
  select coalesce(json_agg(v.id order by v.variant_index), '[]') from ${runs} v
  where v.workspace_id = "runs"."workspace_id" and v.variant_of = "runs"."variant_of" and v.deleted_at is null)
  end)`.mapWith((value: unknown) => parsed<string[]>(value));

/** What a RunView is read from. */
export const viewColumns = { run: runs, assets: assetsColumn, deliveries, isFree };

const notRead = sql<null>`null`;
/** The large columns that lists and polls never show. */
const WORKING = {
  story: notRead,
  copy: notRead,
  lint: sql<never[]>`'[]'::json`,
  design: notRead,
  body: notRead,
  stepEnds: sql<Record<string, never>>`'{}'::json`,
};

/** The same without what only the pipeline and `view=full` read. */
export const listedColumns = {
  run: { ...getTableColumns(runs), ...WORKING },
  assets: assetsColumn,
  deliveries,
  isFree,
};

/** The first asset of a run, in the form of `assets`. */
const firstAsset = sql`(
  select coalesce(json_agg(json_build_object('key', a.key, 'mimeType', a.mime_type)), '[]')
  from ${runAssets} a where a.run_id = "runs"."id" and a.index = 0)`.mapWith((value: unknown) =>
  parsed<Pick<RunAsset, "key" | "mimeType">[]>(value),
);

/** What a summary is read from. The large columns stay where they are. */
export const summaryColumns = {
  id: runs.id,
  status: runs.status,
  channel: runs.channel,
  assetType: runs.assetType,
  verdict: runs.verdict,
  impactScore: runs.impactScore,
  errorCode: runs.errorCode,
  livemode: runs.livemode,
  createdVia: runs.createdVia,
  batchId: runs.batchId,
  campaignId: runs.campaignId,
  createdAt: runs.createdAt,
  finishedAt: runs.finishedAt,
  scheduledAt: runs.scheduledAt,
  assets: firstAsset,
};

/** Whether a run is live somewhere, or a post of it is planned; null for neither. */
export const postedAs = sql<Posted | null>`(select case when bool_or(p.status = 'posted') then 'posted' else 'scheduled' end
    from ${posts} p where p.run_id = "runs"."id" and p.removed_at is null
    and p.status in ('posted', 'publishing', 'scheduled') having count(*) > 0)`;

/** What a tile is read from, with the begin of its words. */
export const tileColumns = {
  id: runs.id,
  status: runs.status,
  channel: runs.channel,
  assetType: runs.assetType,
  verdict: runs.verdict,
  brief: sql<string>`left(${runs.brief}, 200)`,
  outputText: sql<string | null>`left(${runs.outputText}, 200)`,
  createdAt: runs.createdAt,
  reviewedAt: runs.reviewedAt,
  headline: headlineOf(sql`${runs}`),
  posted: postedAs,
  isSuperseded: sql<boolean>`${isSuperseded(sql.raw('"runs"."id"'))}`,
  assets: firstAsset,
};

const selectRun = (columns: typeof viewColumns | typeof listedColumns) =>
  prepareOnce((db) =>
    db
      .select({ ...(columns as typeof viewColumns), variants })
      .from(runs)
      .where(
        and(
          eq(runs.workspaceId, sql.placeholder("workspaceId")),
          eq(runs.id, sql.placeholder("id")),
          isNull(runs.deletedAt),
        ),
      )
      .prepare("run"),
  );
const selectWhole = selectRun(viewColumns);
const selectListed = selectRun(listedColumns);

/** One run that is not deleted. */
export const findRun = async (db: Db, workspaceId: string, id: string): Promise<SingleRun | undefined> =>
  viewOf(await selectWhole(db, { workspaceId, id }));

/** The same for those who only show it. */
export const findListedRun = async (
  db: Db,
  workspaceId: string,
  id: string,
): Promise<SingleRun | undefined> => viewOf(await selectListed(db, { workspaceId, id }));

function viewOf([row]: Awaited<ReturnType<typeof selectWhole>>): SingleRun | undefined {
  if (!row) return undefined;
  const { run, ...others } = row;
  return { ...run, ...others };
}

/** Several runs at once, without deleted ones. */
export async function findRunsById(db: Db, workspaceId: string, ids: readonly string[]): Promise<RunView[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listedColumns)
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), inArray(runs.id, [...ids]), isNull(runs.deletedAt)));
  return rows.map(({ run, ...others }) => ({ ...run, ...others }));
}
