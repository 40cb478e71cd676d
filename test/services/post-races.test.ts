import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runConcurrently } from "../support/concurrency.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { scriptedNetwork } from "../support/scripted-network.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { json, type World, world } from "../support/world.ts";

const TIME = "2026-06-15T13:00:00Z";

describe.skipIf(!TEST_DATABASE_URL)("posts on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());

  async function scene() {
    const w = await world({ plan: "scale", service: { db: postgres.db } });
    const platform = scriptedNetwork("x");
    const { commit } = platform.network;
    // A platform takes a moment, in which others may come.
    platform.network.commit = async (work) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return commit(work);
    };
    Object.assign(w.service.networks.sandbox, { x: platform.network });
    await insertAccount(w, "x");
    return { w, platform };
  }

  const drop = async (w: World, run: string) =>
    (await json(await w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at: TIME }))).id;
  const statuses = (w: World) =>
    postgres.query(
      "select status, count(*)::int as n from posts where workspace_id = $1 group by 1 order by 1",
      [w.workspaceId],
    );

  test("a drop fired fifty times at once by queue and sweeper is published once", async () => {
    const { w, platform } = await scene();
    const id = await drop(w, await finishedRun(w));
    w.pass(3600 + 130);
    const job = { kind: "post.dispatch", workspaceId: w.workspaceId, postId: id } as const;
    await runConcurrently<unknown>(50, 50, (n) => (n % 5 === 0 ? w.sweep() : w.deliver(job)));
    await w.drain();
    expect(platform.visible).toHaveLength(1);
    expect(await statuses(w)).toEqual([{ status: "posted", n: 1 }]);
    const events = await postgres.query("select kind from events where post_id = $1 order by kind", [id]);
    expect(events).toEqual([{ kind: "post.posted" }, { kind: "post.scheduled" }]);
  });

  test("forty requests at once publish a run once", async () => {
    const { w, platform } = await scene();
    const run = await finishedRun(w);
    const answers = await runConcurrently(40, 40, () => w.post(`/runs/${run}/post`, { platform: "x" }));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    await w.drain();
    expect(platform.visible).toHaveLength(1);
    expect(await statuses(w)).toEqual([{ status: "posted", n: 1 }]);
  });

  test("a drop canceled while it fires is either canceled or published, never both", async () => {
    for (let round = 0; round < 10; round++) {
      const { w, platform } = await scene();
      const id = await drop(w, await finishedRun(w));
      w.pass(3600);
      const job = { kind: "post.dispatch", workspaceId: w.workspaceId, postId: id } as const;
      const [canceled] = await Promise.all([w.post(`/posts/${id}/cancel`), w.deliver(job)]);
      await w.drain();
      expect([200, 409]).toContain(canceled?.status);
      expect(platform.visible).toHaveLength(canceled?.status === 200 ? 0 : 1);
      const wanted = canceled?.status === 200 ? "canceled" : "posted";
      expect(await statuses(w)).toEqual([{ status: wanted, n: 1 }]);
    }
  });

  test("two hundred drops due in the same second are published, each once", async () => {
    const { w, platform } = await scene();
    const runs: string[] = [];
    for (let n = 0; n < 200; n++) {
      if (n % 20 === 0) w.pass(60);
      runs.push(await finishedRun(w, { patch: { outputText: `Post ${n}` } }));
    }
    for (const [n, run] of runs.entries()) {
      if (n % 20 === 0) w.pass(60);
      await drop(w, run);
    }
    w.pass(3600);
    const jobs = w.waiting.splice(0).map(({ job }) => job);
    expect(jobs.length).toBeGreaterThanOrEqual(200);
    const answers = await runConcurrently(jobs.length * 2, 32, (n) => w.deliver(jobs[n % jobs.length]!));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await w.drain();
    expect(platform.visible).toHaveLength(200);
    expect(new Set(platform.visible.map(({ text }) => text)).size).toBe(200);
    expect(await statuses(w)).toEqual([{ status: "posted", n: 200 }]);
  }, 120_000);
});
