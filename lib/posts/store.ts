import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { posts, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import { headlineOf } from "../runs/store-name.ts";
import type { Platform, PostStatus, Verdict } from "../vocab.ts";

export type PostRow = typeof posts.$inferSelect;

type PostFilter = {
  status: PostStatus[] | undefined;
  platform: Platform | undefined;
  runId: string | undefined;
  campaignId: string | undefined;
  removed?: boolean | undefined;
  livemode: boolean | undefined;
};

type PostsPage = { limit: number; offset: number };

/** One page of a workspace's posts, newest first; equal times are ordered by id. */
export const findPosts = async (
  db: Db,
  workspaceId: string,
  filter: PostFilter,
  page: PostsPage,
): Promise<PostRow[]> => pageOfPosts(db, workspaceId, filter, page);

/** The headlines and verdicts of the runs whose posts are on such a page. */
export async function findVerdicts(
  db: Db,
  workspaceId: string,
  filter: PostFilter,
  page: PostsPage,
): Promise<{ runId: string; verdict: Verdict | null; headline: string | null }[]> {
  const post = pageOfPosts(db, workspaceId, filter, page).as("post");
  return db
    .selectDistinct({
      runId: runs.id,
      verdict: runs.verdict,
      headline: headlineOf(sql`${runs}`).as("headline"),
    })
    .from(post)
    .innerJoin(runs, and(eq(runs.workspaceId, workspaceId), eq(runs.id, post.runId)));
}

function pageOfPosts(
  db: Db,
  workspaceId: string,
  { status, platform, runId, campaignId, removed, livemode }: PostFilter,
  page: PostsPage,
) {
  return db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        status && inArray(posts.status, status),
        platform && eq(posts.platform, platform),
        runId ? eq(posts.runId, runId) : undefined,
        campaignId ? eq(posts.campaignId, campaignId) : undefined,
        removed === undefined ? undefined : removed ? isNotNull(posts.removedAt) : isNull(posts.removedAt),
        livemode === undefined ? undefined : eq(posts.livemode, livemode),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** All posts of a campaign, in the order of their making. */
export const findPostsOfCampaign = async (
  db: Db,
  workspaceId: string,
  campaignId: string,
): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.campaignId, campaignId)))
    .orderBy(asc(posts.createdAt), asc(posts.id));

export async function findPost(db: Db, workspaceId: string, id: string): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, id)));
  return row;
}

export async function findPostsById(db: Db, workspaceId: string, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), inArray(posts.id, [...ids])));
}

/** The post of a run at this target. */
export async function findAtTarget(
  db: Db,
  workspaceId: string,
  runId: string,
  target: string,
): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.runId, runId), eq(posts.target, target)));
  return row;
}
