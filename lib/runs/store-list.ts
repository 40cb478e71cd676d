import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { AssetType, Channel, CreatedVia, RunStatus } from "../vocab.ts";
import { listedColumns, type RunView } from "./store.ts";

export type ListFilter = {
  workspaceId: string;
  /** Runs created before this are archived and left out. */
  archivedBefore: Date | undefined;
  createdVia: CreatedVia[] | undefined;
  status: RunStatus | undefined;
  channel: Channel | undefined;
  assetType: AssetType | undefined;
  livemode: boolean | undefined;
  from: Date | undefined;
  to: Date | undefined;
  /** Only runs after this one, newest first. */
  after: { createdAt: Date; id: string } | undefined;
};

/** One page of a workspace's runs, newest first; equal times are ordered by id, so pages never overlap. */
export async function findRuns(
  db: Db,
  filter: ListFilter,
  page: { limit: number; offset: number },
): Promise<RunView[]> {
  const rows = await db
    .select(listedColumns)
    .from(runs)
    .where(and(eq(runs.workspaceId, filter.workspaceId), isNull(runs.deletedAt), ...conditions(filter)))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ run, ...others }) => ({ ...run, ...others }));
}

function conditions(filter: ListFilter): (SQL | undefined)[] {
  const { archivedBefore, createdVia, status, channel, assetType, livemode, from, to, after } = filter;
  return [
    archivedBefore && gte(runs.createdAt, archivedBefore),
    createdVia && inArray(runs.createdVia, createdVia),
    status && eq(runs.status, status),
    channel && eq(runs.channel, channel),
    assetType && eq(runs.assetType, assetType),
    livemode === undefined ? undefined : eq(runs.livemode, livemode),
    from && gte(runs.createdAt, from),
    to && lt(runs.createdAt, to),
    after &&
      sql`(${runs.createdAt}, ${runs.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
  ];
}
