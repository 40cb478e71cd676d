import { describe, expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { expectRefusal } from "../support/expect.ts";
import { finishedRun, postingWorld } from "../support/social.ts";
import { json, OPERATOR, type World } from "../support/world.ts";

const NOON_TOMORROW = "2026-06-16T14:00:00+02:00";

const schedule = (w: World, run: string, scheduled_at: string) =>
  w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at });
/** The sweeper works for everybody: what this workspace has in the queue. */
const ownIn = (w: World) =>
  w.waiting.filter(({ job }) => job.kind === "post.dispatch" && job.workspaceId === w.workspaceId);
const postOf = async (w: World, id: string) => json(await w.get(`/posts/${id}`));

describe("drops of a paused workspace", () => {
  async function paused() {
    const at = await postingWorld();
    const drop = await json(await schedule(at.w, await finishedRun(at.w), NOON_TOMORROW));
    const pause = (is: boolean) => setPaused(at.w.service, OPERATOR, at.w.workspaceId, is);
    await pause(true);
    await at.w.drain();
    return { ...at, drop, pause };
  }

  test("due drops of a paused workspace wait and are published on resume", async () => {
    const { w, platform, drop, pause } = await paused();
    w.pass(3600);
    await w.sweep();
    expect(ownIn(w)).toEqual([]);
    expect(await postOf(w, drop.id)).toMatchObject({ status: "scheduled" });
    await pause(false);
    await w.sweep();
    await w.drain();
    expect(await postOf(w, drop.id)).toMatchObject({
      status: "posted",
      posted_at: "2026-06-16T13:00:00.000Z",
    });
    expect(platform.calls.length).toBeGreaterThan(0);
  });

  test("drops of a workspace paused for 24 hours fail and can be retried after resume", async () => {
    const { w, platform, drop, pause } = await paused();
    w.pass(86_400 + 10);
    await w.sweep();
    await w.drain();
    const error = { category: "account_issue", code: "workspace_paused", retryable: true };
    expect(await postOf(w, drop.id)).toMatchObject({ status: "failed", error });
    await expectRefusal(await w.post(`/posts/${drop.id}/retry`), 403, "workspace_paused");
    await pause(false);
    expect(await json(await w.post(`/posts/${drop.id}/retry`))).toMatchObject({ status: "posted" });
    expect(platform.visible).toHaveLength(1);
  });

  test("a paused workspace cannot schedule new drops", async () => {
    const { w } = await postingWorld();
    const run = await finishedRun(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    await expectRefusal(await schedule(w, run, NOON_TOMORROW), 403, "workspace_paused");
  });
});
