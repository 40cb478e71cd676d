import { sql } from "drizzle-orm";
import { postMetrics, posts, runs } from "../../drizzle/schema/index.ts";
import type { Db } from "../core/ports.ts";
import type { AssetType, Platform } from "../vocab.ts";

type ResultCounts = {
  impressions: number;
  views: number;
  likes: number;
  comments: number;
  shares: number;
  clicks: number;
  /** Engagements divided by reach; null without reach. */
  rate: number | null;
};

/** Counts of a group of posts. */
export type ResultGroup = ResultCounts & {
  kind: "all" | "platform" | "asset_type" | "band";
  /** The platform, the asset type, or the number of the band, counted from 1. */
  name: string | null;
  posts: number;
  /** How many of them have a rate. */
  measured: number;
  /** The mean of their rates, each post counting the same. */
  meanRate: number | null;
};

/** One post with its latest counts. */
export type MeasuredPost = ResultCounts & {
  id: string;
  runId: string;
  platform: Platform;
  assetType: AssetType;
  impactScore: number | null;
  url: string | null;
  postedAt: string;
};

type ResultsRange = { from: Date; to: Date; bands: readonly number[]; top: number };

/** Latest counts of the live posts in a range: summed up in four ways, and the best posts. */
export async function findResults(
  db: Db,
  workspaceId: string,
  range: ResultsRange,
): Promise<{ sums: ResultGroup[]; top: MeasuredPost[] }> {
  const { rows } = (await db.execute(resultsQuery(workspaceId, range))) as unknown as {
    rows: { sums: ResultGroup[]; top: MeasuredPost[] }[];
  };
  return rows[0] ?? { sums: [], top: [] };
}

/** The statement of findResults, exported so that a test can check its query plan. */
export function resultsQuery(workspaceId: string, { from, to, bands, top }: ResultsRange) {
  const until = sql`${to.toISOString()}::timestamptz`;
  const edges = sql`${`{${bands.join(",")}}`}::int[]`;
  return sql`
    with measured as (
      select p.id, p.run_id, p.platform, r.asset_type, r.impact_score, p.url, p.posted_at,
        coalesce(m.impressions, 0) as impressions, coalesce(m.views, 0) as views, coalesce(m.likes, 0) as likes,
        coalesce(m.comments, 0) as comments, coalesce(m.shares, 0) as shares, coalesce(m.clicks, 0) as clicks,
        coalesce(m.likes, 0) + coalesce(m.comments, 0) + coalesce(m.shares, 0) + coalesce(m.clicks, 0) as engagements,
        case when m.impressions > 0 then m.impressions else coalesce(m.views, 0) end as reach,
        width_bucket(r.impact_score, ${edges}) as band
      from ${posts} p
      join ${runs} r on r.id = p.run_id
      left join lateral (
        select * from ${postMetrics} m where m.post_id = p.id and m.measured_at <= ${until}
        order by m.measured_at desc limit 1
      ) m on true
      where p.workspace_id = ${workspaceId}::uuid and p.status = 'posted' and p.livemode
        and p.removed_at is null
        and p.posted_at >= ${from.toISOString()}::timestamptz and p.posted_at < ${until}
    ),
    rated as (select *, engagements::float8 / nullif(reach, 0) as rate from measured),
    grouped as (
      select case grouping(platform, asset_type, band)
          when 3 then 'platform' when 5 then 'asset_type' when 6 then 'band' else 'all' end as kind,
        coalesce(platform, asset_type, band::text) as name,
        count(*) as posts, count(rate) as measured, coalesce(sum(impressions), 0) as impressions,
        coalesce(sum(views), 0) as views, coalesce(sum(likes), 0) as likes, coalesce(sum(comments), 0) as comments,
        coalesce(sum(shares), 0) as shares, coalesce(sum(clicks), 0) as clicks,
        (sum(engagements) filter (where rate is not null))::float8 / nullif(sum(reach), 0) as rate, avg(rate) as "meanRate"
      from rated group by grouping sets ((), (platform), (asset_type), (band))
    ),
    best as (
      select id, run_id as "runId", platform, asset_type as "assetType", impact_score as "impactScore", url,
        posted_at as "postedAt", impressions, views, likes, comments, shares, clicks, rate, engagements
      from rated where reach > 0 order by engagements desc, reach desc, posted_at desc, id desc limit ${top}::int
    )
    select
      (select coalesce(json_agg(g order by g.impressions desc, g.posts desc, g.name), '[]') from grouped g) as sums,
      (select coalesce(json_agg(b order by b.engagements desc), '[]') from best b) as top`;
}
