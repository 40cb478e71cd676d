import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { postMetrics, posts } from "../../drizzle/schema/index.ts";
import type { Figures } from "../core/network.ts";
import type { Db } from "../core/ports.ts";

const ACCOUNT_BATCH_SIZE = 50;
const POST_BATCH_SIZE = 100;

const isDue = (now: Date) => and(eq(posts.status, "posted"), lte(posts.metricsDueAt, now));

/** Accounts that have posts whose figures are due. */
export async function findMeasurable(
  db: Db,
  now: Date,
): Promise<{ workspaceId: string; accountId: string }[]> {
  const rows = await db
    .select({ workspaceId: posts.workspaceId, accountId: posts.accountId })
    .from(posts)
    .where(and(isDue(now), isNotNull(posts.accountId)))
    .groupBy(posts.workspaceId, posts.accountId)
    .orderBy(asc(sql`min(${posts.metricsDueAt})`))
    .limit(ACCOUNT_BATCH_SIZE);
  return rows.flatMap(({ workspaceId, accountId }) => (accountId ? [{ workspaceId, accountId }] : []));
}

export type Measurable = { id: string; externalPostId: string | null; postedAt: Date | null };

/** The posts of an account whose figures are due, the longest due first. */
export async function findDueFigures(
  db: Db,
  workspaceId: string,
  accountId: string,
  now: Date,
): Promise<Measurable[]> {
  return db
    .select({ id: posts.id, externalPostId: posts.externalPostId, postedAt: posts.postedAt })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.accountId, accountId), isDue(now)))
    .orderBy(asc(posts.metricsDueAt))
    .limit(POST_BATCH_SIZE);
}

/** Sets the next time for all posts that share it, in one statement. */
export async function deferFigures(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  until: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(posts)
    .set({ metricsDueAt: until })
    .where(and(eq(posts.workspaceId, workspaceId), inArray(posts.id, [...ids])));
}

/** Stores figures. A figure the network does not tell stays null. */
export async function insertFigures(
  db: Db,
  workspaceId: string,
  figures: readonly ({ postId: string } & Figures)[],
  measuredAt: Date,
): Promise<void> {
  if (figures.length === 0) return;
  await db
    .insert(postMetrics)
    .values(figures.map((each) => ({ workspaceId, measuredAt, ...each })))
    .onConflictDoNothing();
}
