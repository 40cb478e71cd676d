import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { AssetType, Channel, CreatedVia, RunStatus, Verdict } from "../vocab.ts";
import type { Posted } from "./posted.ts";
import { listedColumns, postedAs, type RunView, summaryColumns, tileColumns } from "./store.ts";
import { idsAmong, idsIn, type RunSearch } from "./store-search.ts";
import type { SummaryRow } from "./summary.ts";
import type { TileRow } from "./tile.ts";

export type ListFilter = {
  workspaceId: string;
  /** Runs created before this are archived and left out. */
  archivedBefore: Date | undefined;
  createdVia: CreatedVia[] | undefined;
  status: RunStatus[] | undefined;
  verdict: Verdict[] | undefined;
  channel: Channel | undefined;
  assetType: AssetType | undefined;
  livemode: boolean | undefined;
  batchId: string | undefined;
  campaignId: string | undefined;
  variantOf: string | undefined;
  parentRunId: string | undefined;
  clientRef: string | undefined;
  posted: Posted[] | undefined;
  search: RunSearch | undefined;
  from: Date | undefined;
  to: Date | undefined;
  /** Only runs after this one, newest first. */
  after: { createdAt: Date; id: string } | undefined;
};

type Page = { limit: number; offset: number };

/** Newest runs that a search looks through before it asks the index. */
const RECENT = 2_000;

/** One page of a workspace's runs, newest first; equal times are ordered by id, so pages never overlap. */
export async function findRuns(db: Db, filter: ListFilter, page: Page): Promise<RunView[]> {
  const rows = await searched(db, filter, page, (where) =>
    db
      .select(listedColumns)
      .from(runs)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(page.limit)
      .offset(page.offset),
  );
  return rows.map(({ run, ...others }) => ({ ...run, ...others }));
}

/** The same page as summaries. */
export const findSummaries = (db: Db, filter: ListFilter, page: Page): Promise<SummaryRow[]> =>
  searched(db, filter, page, (where) =>
    db
      .select(summaryColumns)
      .from(runs)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(page.limit)
      .offset(page.offset),
  );

/** The same page as tiles. */
export const findTiles = (db: Db, filter: ListFilter, page: Page): Promise<TileRow[]> =>
  searched(db, filter, page, (where) =>
    db
      .select(tileColumns)
      .from(runs)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(page.limit)
      .offset(page.offset),
  );

const NEWEST_FIRST = [desc(runs.createdAt), desc(runs.id)];

/**
 * A search reads the newest runs first: only what is rare there is asked of the index, which has to sort all it finds.
 */
async function searched<Row>(
  db: Db,
  filter: ListFilter,
  { limit }: Page,
  select: (where: SQL | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const { workspaceId, search } = filter;
  const where = and(
    eq(runs.workspaceId, workspaceId),
    isNull(runs.deletedAt),
    ...conditions(filter),
    ...ofGroup(filter),
  );
  if (!search) return select(where);
  const recent = db
    .select({ id: runs.id })
    .from(runs)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(RECENT);
  const newest = await select(and(where, isAny(idsAmong(recent.getSQL(), search))));
  return newest.length >= limit ? newest : select(and(where, isAny(idsIn(workspaceId, search))));
}

const isAny = (ids: SQL): SQL => sql`${runs.id} = any(${ids})`;

function conditions(filter: ListFilter): (SQL | undefined)[] {
  const { archivedBefore, createdVia, channel, assetType, livemode, from, to, after } = filter;
  return [
    archivedBefore && gte(runs.createdAt, archivedBefore),
    createdVia && inArray(runs.createdVia, createdVia),
    channel && eq(runs.channel, channel),
    assetType && eq(runs.assetType, assetType),
    livemode === undefined ? undefined : eq(runs.livemode, livemode),
    from && gte(runs.createdAt, from),
    to && lt(runs.createdAt, to),
    after &&
      sql`(${runs.createdAt}, ${runs.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
  ];
}

/** A verdict shows once the run has succeeded. */
function ofGroup(filter: ListFilter): (SQL | undefined)[] {
  const { status, verdict, batchId, campaignId, variantOf, parentRunId, clientRef, posted } = filter;
  return [
    status && inArray(runs.status, status),
    verdict && and(inArray(runs.verdict, verdict), eq(runs.status, "succeeded")),
    batchId === undefined ? undefined : eq(runs.batchId, batchId),
    campaignId === undefined ? undefined : eq(runs.campaignId, campaignId),
    variantOf === undefined ? undefined : eq(runs.variantOf, variantOf),
    parentRunId === undefined ? undefined : eq(runs.parentRunId, parentRunId),
    clientRef === undefined ? undefined : eq(runs.clientRef, clientRef),
    posted && inArray(postedAs, posted),
  ];
}
