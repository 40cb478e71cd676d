import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { disconnect } from "../../lib/accounts/disconnect.ts";
import { failure } from "../support/scripted-network.ts";
import { deliverCard, readRun, readyDelivery, statusOf } from "../support/studio.ts";
import { account, postsOf, socialWorld, X_ONLY } from "../support/studio-social.ts";
import { json } from "../support/world.ts";

describe("cards that Studio posts", () => {
  test("Studio posts a card with the exact caption", async () => {
    const w = await socialWorld();
    const caption = "  10 & 20 <b>as is</b>\nline two  ";
    const { run_id, delivery, run } = await deliverCard(w, { caption });

    expect(delivery).toEqual(["social"]);
    expect(run.deliveries).toMatchObject([{ target: "social", status: "sent", error: null }]);
    expect(w.x.visible).toMatchObject([{ text: caption, files: ["image/png"] }]);
    expect(await postsOf(w, run_id)).toMatchObject([
      { platform: "x", status: "posted", text: caption, livemode: true },
    ]);
  });

  test("Studio makes one post for each platform of the profile that has an account", async () => {
    const w = await socialWorld({ ...X_ONLY, social: ["x", "linkedin", "tiktok"] }, ["x", "linkedin"]);
    const { run } = await deliverCard(w, { caption: "Both" });
    expect(run.deliveries).toHaveLength(2);
    expect([w.x.visible, w.linkedin.visible]).toMatchObject([[{ text: "Both" }], [{ text: "Both" }]]);
  });

  test.each([
    ["needs_review", 1],
    ["rejected", 0],
  ])("for a card that is %s Studio makes %i posts", async (verdict, posts) => {
    const w = await socialWorld();
    const { run_id, job } = await readyDelivery(w, { caption: "As it is" });
    await w.service.db.execute(sql`update runs set verdict = ${verdict} where id = ${run_id}`);
    await w.deliver(job);
    await w.drain();
    expect((await readRun(w, run_id)).verdict).toBe(verdict);
    expect(w.x.visible).toHaveLength(posts);
  });

  test("a Studio post that fails on its platform reports the failure and can be retried", async () => {
    const w = await socialWorld();
    w.x.cut("prepare", failure("config_error"));
    const { run_id, run } = await deliverCard(w);
    expect(run.deliveries).toMatchObject([{ status: "sent" }]);
    const [post] = await postsOf(w, run_id);
    expect(post).toMatchObject({ status: "failed", error: { code: "config_error", retryable: true } });
    expect(await json(await w.post(`/posts/${post?.id}/retry`))).toMatchObject({ status: "posted" });
    expect(w.x.visible).toHaveLength(1);
  });
});

describe("posting a Studio card exactly once", () => {
  test("Studio delivery jobs that repeat, overlap or come late make one post", async () => {
    const w = await socialWorld();
    const { run_id, job } = await readyDelivery(w);
    await Promise.all([w.deliver(job), w.deliver(job)]);
    await w.drain();
    await w.deliver(job);
    w.pass(7_200);
    await w.deliver(job);
    await w.sweep();
    await w.drain();
    expect(w.x.visible).toHaveLength(1);
    expect(await statusOf(w, run_id)).toEqual(["sent"]);
  });

  test("a process that died after placing a Studio post places no other, not even to another account", async () => {
    const w = await socialWorld();
    const { run_id, job } = await readyDelivery(w);
    await w.deliver(job);
    await w.drain();
    await w.service.db.execute(
      sql`update studio_deliveries set status = 'sending', claimed_at = ${w.service.now().toISOString()}::timestamptz where run_id = ${run_id}`,
    );
    const { rows } = (await w.service.db.execute(
      sql`select id from accounts where workspace_id = ${w.workspaceId}`,
    )) as unknown as { rows: { id: string }[] };
    await disconnect(w.service, w.workspaceId, rows[0]?.id ?? "");
    await account(w, "x", "second");
    w.pass(90);
    await w.deliver(job);
    await w.drain();
    expect(await statusOf(w, run_id)).toEqual(["sent"]);
    expect(w.x.visible).toHaveLength(1);
    expect(await postsOf(w, run_id)).toHaveLength(1);
  });

  test("a lost message of a Studio post is sent by the sweeper", async () => {
    const w = await socialWorld();
    const { job } = await readyDelivery(w);
    const { send } = w.service.queue;
    w.service.queue.send = async () => {
      throw new Error("The queue is away.");
    };
    await w.deliver(job);
    w.service.queue.send = send;
    expect(w.x.visible).toEqual([]);
    w.pass(90);
    await w.sweep();
    await w.drain();
    expect(w.x.visible).toHaveLength(1);
  });
});
