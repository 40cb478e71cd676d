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
  /** The begin of its words. */
  text: string;
};

type ResultsRange = {
  from: Date;
  to: Date;
  bands: readonly number[];
  top: number;
  /** Which posts can be ranked by their rate, and how many of each end are answered. */
  ranked: { minReach: number; minAgeHours: number; each: number };
};

export type Results = {
  sums: ResultGroup[];
  top: MeasuredPost[];
  best: MeasuredPost[];
  worst: MeasuredPost[];
  /** How many posts can be ranked. */
  ranked: number;
  /** Posts among them with a score, and the correlation of the ranks of score and rate; null where one never differs. */
  fit: { posts: number; correlation: number | null };
};

const NOTHING: Results = {
  sums: [],
  top: [],
  best: [],
  worst: [],
  ranked: 0,
  fit: { posts: 0, correlation: null },
};

/** Latest counts of the live posts in a range: summed up in four ways, the best posts, and both ends of the ranking. */
export async function findResults(db: Db, workspaceId: string, range: ResultsRange): Promise<Results> {
  const { rows } = (await db.execute(resultsQuery(workspaceId, range))) as unknown as { rows: Results[] };
  return rows[0] ?? NOTHING;
}

/** The columns of a MeasuredPost. */
const POST = sql`id, run_id as "runId", platform, asset_type as "assetType", impact_score as "impactScore", url,
        posted_at as "postedAt", text, impressions, views, likes, comments, shares, clicks, rate`;

/** The statement of findResults, exported so that a test can check its query plan. */
export function resultsQuery(workspaceId: string, { from, to, bands, top, ranked }: ResultsRange) {
  const until = sql`${to.toISOString()}::timestamptz`;
  const edges = sql`${`{${bands.join(",")}}`}::int[]`;
  return sql`
    with measured as (
      select p.id, p.run_id, p.platform, r.asset_type, r.impact_score, p.url, p.posted_at,
        left(p.text, 140) as text,
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
      select ${POST}, engagements
      from rated where reach > 0 order by engagements desc, reach desc, posted_at desc, id desc limit ${top}::int
    ),
    ranked as (
      select * from rated where reach >= ${ranked.minReach}::int
        and posted_at <= ${until} - make_interval(hours => ${ranked.minAgeHours}::int)
    ),
    high as (select ${POST} from ranked order by rate desc, reach desc, id desc limit ${ranked.each}::int),
    low as (select ${POST} from ranked order by rate, reach desc, id desc limit ${ranked.each}::int),
    scored as (
      select rank() over (order by impact_score) + (count(*) over (partition by impact_score) - 1) / 2.0 as score_rank,
        rank() over (order by rate) + (count(*) over (partition by rate) - 1) / 2.0 as rate_rank
      from ranked where impact_score is not null
    )
    select
      (select coalesce(json_agg(g order by g.impressions desc, g.posts desc, g.name), '[]') from grouped g) as sums,
      (select coalesce(json_agg(b order by b.engagements desc), '[]') from best b) as top,
      (select coalesce(json_agg(h order by h.rate desc), '[]') from high h) as best,
      (select coalesce(json_agg(l order by l.rate), '[]') from low l) as worst,
      (select count(*)::int from ranked) as ranked,
      (select json_build_object('posts', count(*), 'correlation', corr(score_rank, rate_rank)) from scored) as fit`;
}
