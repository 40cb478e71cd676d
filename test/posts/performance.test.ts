import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runs } from "../../drizzle/schema/index.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { type Counts, measure, seedPost, seedRun } from "../support/posts.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { type World, world } from "../support/world.ts";

const DAY = 86_400;
type Row = Record<string, unknown> & { posts: number };
type Ends = { posts: number; best: Row[]; worst: Row[] };
type Performance = Record<"totals", Row> & { ranking: Ends; score_fit: object } & Record<
    "by_platform" | "by_asset_type" | "top_posts" | "score_calibration",
    Row[]
  >;
const performance = async (w: World, query = "") =>
  (await (await w.get(`/performance${query}`)).json()) as Performance;

const NOTHING = { impressions: 0, views: 0, likes: 0, comments: 0, shares: 0, clicks: 0 };

type Wish = Parameters<typeof seedPost>[1] & { daysAgo?: number; score?: number; counts?: Counts };

/** A live post of a run with this score, with what was counted for it. */
async function posted(w: World, { daysAgo = 1, score, counts, ...seed }: Wish = {}): Promise<string> {
  const runId = seed.runId ?? (await seedRun(w));
  if (score !== undefined)
    await w.service.db.update(runs).set({ impactScore: score }).where(sql`${runs.id} = ${runId}::uuid`);
  const postedAt = new Date(w.service.now().getTime() - daysAgo * DAY * 1000);
  const id = await seedPost(w, { postedAt, ...seed, runId });
  if (counts) await measure(w, id, counts);
  return id;
}

test("performance without posts has every field and no rates", async () => {
  expect(await performance(await world())).toEqual({
    window: "30d",
    from: "2026-05-16T12:00:00.000Z",
    to: "2026-06-15T12:00:00.000Z",
    totals: { posts: 0, measured: 0, ...NOTHING, engagement_rate: null },
    by_platform: [],
    by_asset_type: [],
    top_posts: [],
    ranking: { min_posts: 6, min_reach: 100, min_age_hours: 48, posts: 0, best: [], worst: [] },
    score_fit: { min_posts: 10, posts: 0, correlation: null },
    score_calibration: [
      { min: 0, max: 49, posts: 0, measured: 0, mean_engagement_rate: null },
      { min: 50, max: 69, posts: 0, measured: 0, mean_engagement_rate: null },
      { min: 70, max: 79, posts: 0, measured: 0, mean_engagement_rate: null },
      { min: 80, max: 89, posts: 0, measured: 0, mean_engagement_rate: null },
      { min: 90, max: 100, posts: 0, measured: 0, mean_engagement_rate: null },
    ],
  });
});

test("performance sums are exact and use the latest metrics of each post", async () => {
  const w = await world();
  const a = await posted(w, { platform: "x", counts: { impressions: 1_000, likes: 40, clicks: 10 } });
  await measure(w, a, { impressions: 700, likes: 90 }, 3_600);
  await posted(w, { platform: "linkedin", counts: { impressions: 3_000, comments: 5, shares: 5 } });
  await posted(w, { platform: "youtube", counts: { views: 500, likes: 50 } });
  await posted(w, { platform: "x" });
  const { totals, by_platform, by_asset_type } = await performance(w);
  expect(totals).toEqual({
    posts: 4,
    measured: 3,
    impressions: 4_000,
    views: 500,
    likes: 90,
    comments: 5,
    shares: 5,
    clicks: 10,
    engagement_rate: 0.024444,
  });
  expect(by_platform).toMatchObject([
    { platform: "linkedin", posts: 1, impressions: 3_000, engagement_rate: 0.003333 },
    { platform: "x", posts: 2, measured: 1, likes: 40, engagement_rate: 0.05 },
    { platform: "youtube", posts: 1, views: 500, engagement_rate: 0.1 },
  ]);
  expect(by_asset_type).toEqual([{ asset_type: "card", ...totals }]);
});

test("performance sums metrics beyond 32 bits without loss", async () => {
  const w = await world();
  for (let n = 0; n < 3; n++) await posted(w, { counts: { impressions: 3_000_000_001 } });
  expect((await performance(w)).totals).toMatchObject({ impressions: 9_000_000_003 });
});

test("a performance window includes posts by their posting time, to the millisecond", async () => {
  const w = await world();
  for (const daysAgo of [0.5, 6.9, 7.1, 29, 31, 89, 91]) await posted(w, { daysAgo });
  await posted(w, { daysAgo: 7 });
  await posted(w, { daysAgo: 0 });
  const counted = async (query: string) => (await performance(w, query)).totals.posts;
  expect([await counted("?window=7d"), await counted(""), await counted("?window=90d")]).toEqual([3, 5, 7]);
});

test("performance counts only live posted posts of the own workspace", async () => {
  const w = await world();
  const counts = { impressions: 10, likes: 1 };
  const kept = await posted(w, { counts });
  await posted(w, { counts, livemode: false });
  for (const status of ["scheduled", "publishing", "failed", "canceled"] as const)
    await posted(w, { counts, status });
  expect((await performance(w)).totals).toMatchObject({ posts: 1, impressions: 10 });
  expect((await performance(w)).top_posts).toMatchObject([{ post_id: kept }]);
  const { key } = await otherWorkspace(w);
  const theirs = (await (await w.call("GET", "/performance", { key })).json()) as Performance;
  expect(theirs.totals.posts).toBe(0);
});

test("performance lists the five best posts by engagements, then by reach", async () => {
  const w = await world();
  const likes = [3, 9, 1, 9, 7, 5, 0];
  const made: string[] = [];
  for (const [n, count] of likes.entries())
    made.push(await posted(w, { score: 70 + n, counts: { impressions: 100 + n, likes: count } }));
  await posted(w);
  const { top_posts } = await performance(w);
  expect(top_posts.map(({ post_id }) => post_id)).toEqual([3, 1, 4, 5, 0].map((n) => made[n]));
  expect(top_posts[0]).toMatchObject({
    platform: "x",
    asset_type: "card",
    impact_score: 73,
    posted_at: "2026-06-14T12:00:00.000Z",
    ...NOTHING,
    impressions: 103,
    likes: 9,
    engagement_rate: 0.087379,
  });
});

test("performance ranks posts by rate once six can be compared: old enough, and shown often enough", async () => {
  const w = await world();
  const made: string[] = [];
  for (const likes of [5, 1, 9, 3, 7])
    made.push(await posted(w, { daysAgo: 2, text: `${likes} likes`, counts: { impressions: 100, likes } }));
  await posted(w, { daysAgo: 1.9, counts: { impressions: 1_000, likes: 999 } });
  await posted(w, { daysAgo: 9, counts: { impressions: 99, likes: 99 } });
  expect((await performance(w)).ranking).toMatchObject({ posts: 5, best: [], worst: [] });
  made.push(await posted(w, { daysAgo: 3, counts: { views: 400, likes: 8 } }));
  const { ranking } = await performance(w);
  const idsOf = (list: Row[]) => list.map(({ post_id }) => made.indexOf(String(post_id)));
  expect(ranking.posts).toBe(6);
  expect(idsOf(ranking.best)).toEqual([2, 4, 0]);
  expect(idsOf(ranking.worst)).toEqual([1, 5, 3]);
  expect(ranking.best[0]).toMatchObject({ text: "9 likes", engagement_rate: 0.09 });
});

test("performance says how score and rate went together, from ten posts on", async () => {
  const w = await world();
  const likes = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (const [n, count] of likes.entries())
    await posted(w, { daysAgo: 2, score: 70 + n, counts: { impressions: 100, likes: count } });
  expect((await performance(w)).score_fit).toEqual({ min_posts: 10, posts: 9, correlation: null });
  await posted(w, { daysAgo: 2, score: 79, counts: { impressions: 100, likes: 90 } });
  expect((await performance(w)).score_fit).toEqual({ min_posts: 10, posts: 10, correlation: 1 });
  await posted(w, { daysAgo: 2, score: 90, counts: { impressions: 100 } });
  expect((await performance(w)).score_fit).toEqual({ min_posts: 10, posts: 11, correlation: 0.5 });
});

test("performance calibration gives each score band its mean engagement rate and number of posts", async () => {
  const w = await world();
  await posted(w, { score: 70, counts: { impressions: 100, likes: 10 } });
  await posted(w, { score: 79, counts: { impressions: 10_000, likes: 100, shares: 100 } });
  await posted(w, { score: 75 });
  await posted(w, { score: 80, counts: { views: 10, comments: 1 } });
  await posted(w, { score: 100, counts: { impressions: 4, clicks: 1 } });
  await posted(w, { score: 49, counts: { impressions: 4 } });
  await posted(w, { counts: { impressions: 4 } });
  expect((await performance(w)).score_calibration).toEqual([
    { min: 0, max: 49, posts: 1, measured: 1, mean_engagement_rate: 0 },
    { min: 50, max: 69, posts: 0, measured: 0, mean_engagement_rate: null },
    { min: 70, max: 79, posts: 3, measured: 2, mean_engagement_rate: 0.06 },
    { min: 80, max: 89, posts: 1, measured: 1, mean_engagement_rate: 0.1 },
    { min: 90, max: 100, posts: 1, measured: 1, mean_engagement_rate: 0.25 },
  ]);
});

test.each(["1d", "30", "", "365d", "30D"])("a performance window of %j is 422", async (window) => {
  const answer = await (await world()).get(`/performance?window=${window}`);
  const refused = await expectRefusal(answer, 422, "validation_error");
  expect(placesOf(refused)).toEqual([["query", "window"]]);
  expect(refused.message).toContain("7d, 30d, 90d");
});
