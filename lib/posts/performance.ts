import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import { operation } from "../core/operation.ts";
import { AssetType, Platform, Window } from "../vocab.ts";
import { findResults, type MeasuredPost, type ResultGroup, type Results } from "./store-results.ts";

const DAY_SECONDS = 86_400;
const MAX_TOP_POSTS = 5;
/** Bands of impact scores. Nothing below 70 is approved, so the bands above are narrower. */
const BANDS = [0, 50, 70, 80, 90] as const;
const HIGHEST = 100;
/** What makes posts comparable. With fewer, chance would name the best and the worst. */
const RANKED = { minPosts: 6, minReach: 100, minAgeHours: 48, each: 3 };
const MIN_SCORED = 10;

export const WindowQuery = z.object({
  window: z
    .enum(Window.options, `Use one of: ${Window.options.join(", ")}.`)
    .default("30d")
    .meta({
      description: "Posts of the last 7, 30 or 90 days: 7d, 30d (the default) or 90d.",
      examples: ["30d"],
    }),
});

const counts = {
  impressions: z.int().describe("Times it was shown, as the network counts; 0 where it does not say."),
  views: z.int().describe("Views of films; 0 where the network does not say."),
  likes: z.int().describe("Likes and reactions."),
  comments: z.int().describe("Comments and replies."),
  shares: z.int().describe("Shares, reposts and quotes."),
  clicks: z.int().describe("Clicks on links; 0 where the network does not say."),
};
const rate = z
  .number()
  .nullable()
  .describe(
    "Likes, comments, shares and clicks divided by impressions, or by views without them; null for neither.",
  );
const posts = z.int().describe("Posts that were published within the window.");
const measured = z.int().describe("Posts among them with an engagement rate.");
const Totals = z.object({ posts, measured, ...counts, engagement_rate: rate });
const platform = Platform.describe("The network.");
const asset_type = AssetType.describe("What was posted.");

const ResultPost = z.object({
  post_id: z.guid().describe("Id of the post."),
  run_id: z.guid().describe("Id of the run that was posted."),
  platform,
  asset_type,
  impact_score: z.int().nullable().describe("The judge's score of the run, 0 to 100."),
  url: z.string().nullable().describe("Where the post can be seen."),
  posted_at: z.iso.datetime().describe("When it was posted, in UTC."),
  text: z.string().describe("The begin of its words, at most 140 characters."),
  ...counts,
  engagement_rate: rate,
});
export type ResultPost = z.infer<typeof ResultPost>;

const Performance = z
  .object({
    window: Window.describe("The window that was asked for."),
    from: z.iso.datetime().describe("Begin of the window, included, in UTC."),
    to: z.iso.datetime().describe("End of the window, in UTC: the time of this answer."),
    totals: Totals.describe("All live posts of the window."),
    by_platform: z
      .array(z.object({ platform, ...Totals.shape }))
      .describe("The same for each network, most impressions first."),
    by_asset_type: z
      .array(z.object({ asset_type, ...Totals.shape }))
      .describe("The same for each asset type, most impressions first."),
    top_posts: z
      .array(ResultPost)
      .describe("The posts with most likes, comments, shares and clicks; at most five."),
    ranking: z
      .object({
        min_posts: z.int().describe("So many posts are needed, or nothing is called best or worst."),
        min_reach: z.int().describe("Posts that were shown less often are not ranked."),
        min_age_hours: z.int().describe("Younger posts are not ranked: their counts still grow."),
        posts: z.int().describe("Posts of the window that can be ranked."),
        best: z.array(ResultPost).describe("Those with the highest engagement rate; at most three."),
        worst: z.array(ResultPost).describe("Those with the lowest, the lowest first; at most three."),
      })
      .describe("Posts ranked by their engagement rate, once enough of them can be compared."),
    score_calibration: z
      .array(
        z.object({
          min: z.int().describe("Lowest score of the band."),
          max: z.int().describe("Highest score of the band."),
          posts,
          measured,
          mean_engagement_rate: rate.describe(
            "Mean of the posts' engagement rates, each post counting the same; null without any.",
          ),
        }),
      )
      .describe("Engagement by bands of the score: whether higher scores went with better results."),
    score_fit: z
      .object({
        min_posts: z.int().describe("So many posts are needed for a correlation."),
        posts: z.int().describe("Posts of the ranking that have a score."),
        correlation: z
          .number()
          .nullable()
          .describe(
            "Rank correlation of score and engagement rate, from -1 to 1: above 0, higher scores did better. Null with too few posts, or where all are equal.",
          ),
      })
      .describe("How well the scores foretold the results."),
  })
  .meta({ title: "Performance" });
type Performance = z.infer<typeof Performance>;

export const getPerformance = operation({
  id: "get_performance",
  summary:
    "Sum up what the live posts of the last 7, 30 or 90 days did, and how well their scores foretold it.",
  effect: "read",
  input: WindowQuery,
  output: Performance,
  async run(ctx, { window }): Promise<Performance> {
    const to = ctx.now();
    const from = addSeconds(to, -Number.parseInt(window, 10) * DAY_SECONDS);
    const { sums, top, ...ends } = await findResults(ctx.db, ctx.workspaceId, {
      from,
      to,
      bands: BANDS,
      top: MAX_TOP_POSTS,
      ranked: RANKED,
    });
    const of = (kind: ResultGroup["kind"]) => sums.filter((sum) => sum.kind === kind);
    return {
      window,
      from: from.toISOString(),
      to: to.toISOString(),
      totals: totalsOf(of("all")[0]),
      by_platform: of("platform").map((sum) => ({ platform: Platform.parse(sum.name), ...totalsOf(sum) })),
      by_asset_type: of("asset_type").map((sum) => ({
        asset_type: AssetType.parse(sum.name),
        ...totalsOf(sum),
      })),
      top_posts: top.map(toResult),
      ranking: rankingOf(ends),
      score_calibration: calibration(of("band")),
      score_fit: {
        min_posts: MIN_SCORED,
        posts: ends.fit.posts,
        correlation: ends.fit.posts < MIN_SCORED ? null : rounded(ends.fit.correlation),
      },
    };
  },
});

function totalsOf(sum: ResultGroup | undefined): z.infer<typeof Totals> {
  const { posts = 0, measured = 0, impressions = 0, views = 0, likes = 0 } = sum ?? {};
  const { comments = 0, shares = 0, clicks = 0, rate: engagement = null } = sum ?? {};
  const counted = { impressions, views, likes, comments, shares, clicks };
  return { posts, measured, ...counted, engagement_rate: rounded(engagement) };
}

function rankingOf({ ranked, best, worst }: Omit<Results, "sums" | "top">): Performance["ranking"] {
  const { minPosts: min_posts, minReach: min_reach, minAgeHours: min_age_hours } = RANKED;
  const isEnough = ranked >= min_posts;
  return {
    min_posts,
    min_reach,
    min_age_hours,
    posts: ranked,
    best: isEnough ? best.map(toResult) : [],
    worst: isEnough ? worst.map(toResult) : [],
  };
}

function toResult(post: MeasuredPost): ResultPost {
  const {
    id,
    runId,
    platform,
    assetType,
    impactScore,
    url,
    postedAt,
    text,
    rate: engagement,
    ...rest
  } = post;
  const { impressions, views, likes, comments, shares, clicks } = rest;
  return {
    post_id: id,
    run_id: runId,
    platform,
    asset_type: assetType,
    impact_score: impactScore,
    url,
    posted_at: new Date(postedAt).toISOString(),
    text,
    impressions,
    views,
    likes,
    comments,
    shares,
    clicks,
    engagement_rate: rounded(engagement),
  };
}

/** Every band, those without posts too. The counts show how much a mean rests on. */
function calibration(sums: readonly ResultGroup[]): Performance["score_calibration"] {
  return BANDS.map((min, i) => {
    const sum = sums.find(({ name }) => name === String(i + 1));
    const max = (BANDS[i + 1] ?? HIGHEST + 1) - 1;
    const { posts = 0, measured = 0, meanRate = null } = sum ?? {};
    return { min, max, posts, measured, mean_engagement_rate: rounded(meanRate) };
  });
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1e6) / 1e6);
