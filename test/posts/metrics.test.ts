import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { postMetrics, posts } from "../../drizzle/schema/index.ts";
import { failure } from "../support/scripted-network.ts";
import { finishedRun, postingWorld } from "../support/social.ts";
import { json, type World } from "../support/world.ts";

async function posted() {
  const { w, platform, account } = await postingWorld();
  const asked: string[][] = [];
  const { metrics } = platform.network;
  platform.network.metrics = async (account, ids) => {
    asked.push([...ids]);
    return metrics(account, ids);
  };
  const { id } = await json(await w.post(`/runs/${await finishedRun(w)}/post`, { platform: "x" }));
  w.waiting.splice(0);
  return { w, platform, asked, account, id };
}

const figuresOf = (w: World, id: string) =>
  w.service.db.select().from(postMetrics).where(sql`post_id = ${id}::uuid`).orderBy(postMetrics.measuredAt);

async function minute(w: World) {
  await w.sweep();
  const own = w.waiting.filter(({ job }) => job.workspaceId === w.workspaceId);
  w.waiting.splice(0);
  for (const { job } of own) await w.deliver(job);
}

test("metrics are collected after an hour, then less and less often, and not after 30 days", async () => {
  const { w, asked, id } = await posted();
  await minute(w);
  expect(asked).toEqual([]);
  const days: number[] = [];
  for (let hour = 3; hour < 40 * 24; hour += 3) {
    const before = asked.length;
    w.pass(3 * 3600);
    await minute(w);
    if (asked.length > before) days.push(hour / 24);
  }
  const within = (from: number, to: number) => days.filter((day) => day >= from && day < to).length;
  expect(within(0, 1)).toBe(7);
  expect(within(1, 7)).toBeGreaterThanOrEqual(5);
  expect(within(1, 7)).toBeLessThanOrEqual(7);
  expect(within(7, 30)).toBeGreaterThanOrEqual(7);
  expect(within(7, 30)).toBeLessThanOrEqual(9);
  expect(within(34, 40)).toBe(0);
  expect(await figuresOf(w, id)).toHaveLength(asked.length);
}, 60_000);

test("metrics that a platform does not report are unknown, not zero", async () => {
  const { w, id } = await posted();
  w.pass(3700);
  await minute(w);
  const [row] = await figuresOf(w, id);
  expect(row).toMatchObject({
    likes: 3,
    views: 100,
    impressions: null,
    comments: null,
    shares: null,
    clicks: null,
  });
  const { totals } = (await (await w.get("/performance")).json()) as { totals: object };
  expect(totals).toMatchObject({
    posts: 1,
    measured: 1,
    likes: 3,
    views: 100,
    shares: 0,
    engagement_rate: 0.03,
  });
});

test("a platform that reports no metrics for a post stores none and is asked again later", async () => {
  const { w, platform, id } = await posted();
  platform.network.metrics = async () => new Map();
  w.pass(3700);
  await minute(w);
  expect(await figuresOf(w, id)).toEqual([]);
  const [post] = await w.service.db.select().from(posts).where(sql`id = ${id}::uuid`);
  expect(post?.metricsDueAt?.getTime()).toBeGreaterThan(w.service.now().getTime());
});

test("metrics of one account's posts are requested together", async () => {
  const { w, asked } = await posted();
  await w.post(`/runs/${await finishedRun(w)}/post`, { platform: "x" });
  w.waiting.splice(0);
  w.pass(3700);
  await minute(w);
  expect(asked.map((ids) => ids.toSorted())).toEqual([["p1", "p2"]]);
});

test("metrics are not requested again before an exhausted quota ends", async () => {
  const { w, platform } = await posted();
  let calls = 0;
  platform.network.metrics = async () => {
    calls++;
    throw failure("quota_exhausted", { retryAt: new Date(w.service.now().getTime() + 5 * 3600_000) });
  };
  for (let hour = 0; hour < 5; hour++) {
    w.pass(3700);
    await minute(w);
  }
  expect(calls).toBe(1);
});
