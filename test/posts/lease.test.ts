import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { posts } from "../../drizzle/schema/index.ts";
import type { Network } from "../../lib/core/network.ts";
import { failure } from "../support/scripted-network.ts";
import { finishedRun, postingWorld } from "../support/social.ts";
import { json, type World } from "../support/world.ts";

/** The first call of this kind stands still until it is woken. */
function hold(network: Network, call: "prepare" | "commit") {
  let wake = (): void => {};
  let reached = (): void => {};
  const leaseState = new Promise<void>((resolve) => (reached = resolve));
  const whole = network[call] as (work: never) => Promise<never>;
  let isFirst = true;
  Object.assign(network, {
    async [call](work: never) {
      if (isFirst) {
        isFirst = false;
        reached();
        await new Promise<void>((resolve) => (wake = resolve));
      }
      return whole(work);
    },
  });
  return { leaseState, wake: () => wake() };
}

const onlyPost = async (w: World) => {
  const [row] = await w.service.db.select().from(posts).where(sql`workspace_id = ${w.workspaceId}::uuid`);
  if (!row) throw new Error("There is no post.");
  return row;
};

test("a publishing process whose lease has expired writes nothing", async () => {
  const { w, platform } = await postingWorld();
  const run = await finishedRun(w);
  const held = hold(platform.network, "prepare");
  const sleeper = w.post(`/runs/${run}/post`, { platform: "x" });
  await held.leaseState;
  w.pass(200);
  await w.sweep();
  await w.drain();
  const before = await onlyPost(w);
  expect(before).toMatchObject({ status: "posted", draft: { token: platform.visible[0]?.token } });
  held.wake();
  expect(await json(await sleeper)).toMatchObject({ status: "posted", external_post_id: "p1" });
  expect(await onlyPost(w)).toEqual(before);
  expect(platform.visible).toHaveLength(1);
});

test("while one process commits a post, no other message publishes it", async () => {
  const { w, platform } = await postingWorld();
  const run = await finishedRun(w);
  const held = hold(platform.network, "commit");
  const poster = w.post(`/runs/${run}/post`, { platform: "x" });
  await held.leaseState;
  const { id } = await onlyPost(w);
  for (let n = 0; n < 5; n++) {
    w.pass(30);
    await w.deliver({ kind: "post.dispatch", workspaceId: w.workspaceId, postId: id });
  }
  expect(platform.calls).toEqual(["prepare"]);
  held.wake();
  expect(await json(await poster)).toMatchObject({ status: "posted" });
  expect(platform.calls).toEqual(["prepare", "commit"]);
  expect(platform.visible).toHaveLength(1);
});

test("a publishing process that was replaced does not continue while its successor waits", async () => {
  const { w, platform } = await postingWorld();
  const run = await finishedRun(w);
  const held = hold(platform.network, "prepare");
  const sleeper = w.post(`/runs/${run}/post`, { platform: "x" });
  await held.leaseState;
  w.pass(200);
  const retryAt = new Date(w.service.now().getTime() + 900_000);
  platform.cut("prepare", failure("rate_limited", { retryAt }));
  const { id } = await onlyPost(w);
  await w.deliver({ kind: "post.dispatch", workspaceId: w.workspaceId, postId: id });
  held.wake();
  expect(await json(await sleeper)).toMatchObject({ status: "publishing" });
  expect(platform.visible).toEqual([]);
  expect(await onlyPost(w)).toMatchObject({ dueAt: retryAt, draft: {} });
  await w.drain();
  expect(await onlyPost(w)).toMatchObject({ status: "posted" });
  expect(platform.visible).toHaveLength(1);
});
