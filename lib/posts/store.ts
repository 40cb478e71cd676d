import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { posts } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { Platform, PostStatus } from "../vocab.ts";

export type PostRow = typeof posts.$inferSelect;

type PostFilter = {
  status: PostStatus[] | undefined;
  platform: Platform | undefined;
  runId: string | undefined;
  campaignId: string | undefined;
  removed?: boolean | undefined;
  livemode: boolean | undefined;
};

/** One page of a workspace's posts, newest first; equal times are ordered by id. */
export async function findPosts(
  db: Db,
  workspaceId: string,
  { status, platform, runId, campaignId, removed, livemode }: PostFilter,
  page: { limit: number; offset: number },
): Promise<PostRow[]> {
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
