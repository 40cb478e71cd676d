import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { mint } from "../support/people.ts";
import { finishedRun, scene, tracesOf } from "../support/social.ts";
import { API, json, type World } from "../support/world.ts";

const NOON_TOMORROW = "2026-06-16T14:00:00+02:00";

const schedule = (w: World, run: string, scheduled_at: string) =>
  w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at });
/** The sweeper works for everybody: what this workspace has in the queue. */
const ownIn = (w: World) =>
  w.waiting.filter(({ job }) => job.kind === "post.dispatch" && job.workspaceId === w.workspaceId);
const postOf = async (w: World, id: string) => json(await w.get(`/posts/${id}`));

test("a drop waits for its time, fires then, and leaves its traces", async () => {
  const { w, platform, account } = await scene();
  const run = await finishedRun(w);
  const answer = await schedule(w, run, NOON_TOMORROW);
  expect(answer.status).toBe(201);
  const drop = await json(answer);
  const waiting = {
    status: "scheduled",
    scheduled_at: "2026-06-16T12:00:00.000Z",
    account_id: account,
    url: null,
  };
  expect(drop).toMatchObject(waiting);
  expect(await postOf(w, drop.id)).toEqual(drop);
  expect(w.waiting).toMatchObject([{ job: { kind: "post.dispatch" }, notBefore: new Date(NOON_TOMORROW) }]);
  const [message] = w.waiting;
  if (message) await w.deliver(message.job);
  expect(platform.visible).toEqual([]);

  await w.drain();
  expect(await postOf(w, drop.id)).toMatchObject({ status: "posted", posted_at: "2026-06-16T12:00:00.000Z" });
  expect(platform.visible).toHaveLength(1);
  const traces = ["schedule_post", "publish_drop", "post.scheduled", "post.posted"];
  expect(await tracesOf(w, drop.id)).toEqual(traces);
});

test("scheduling twice answers the drop that is there", async () => {
  const { w } = await scene();
  const run = await finishedRun(w);
  const first = await json(await schedule(w, run, NOON_TOMORROW));
  const again = await schedule(w, run, "2026-06-18T12:00:00Z");
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await json(again)).toEqual(first);
});

test("an Idempotency-Key makes one drop, and its answer is kept with it", async () => {
  const { w } = await scene();
  const run = await finishedRun(w);
  const ask = () =>
    w.post(
      `/runs/${run}/schedule`,
      { platform: "x", scheduled_at: NOON_TOMORROW },
      { "idempotency-key": "k" },
    );
  const [first, second] = [await ask(), await ask()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.text()).toBe(await first.text());
});

test.each([
  ["a time that has passed", { scheduled_at: "2026-06-15T12:00:00Z" }],
  ["a time without an offset", { scheduled_at: "2026-06-16T12:00:00" }],
  ["no time", {}],
])("%s is 422", async (_, body) => {
  const { w } = await scene();
  const run = await finishedRun(w);
  await expectRefusal(
    await w.post(`/runs/${run}/schedule`, { platform: "x", ...body }),
    422,
    "validation_error",
  );
  const drop = await json(await schedule(w, run, NOON_TOMORROW));
  await expectRefusal(await w.patch(`/posts/${drop.id}`, body), 422, "validation_error");
});

test("beyond the queue's longest delay the sweeper takes over, for the very second", async () => {
  const { w, platform } = await scene();
  const run = await finishedRun(w);
  const drop = await json(await schedule(w, run, "2026-07-15T12:00:30Z"));
  expect(w.waiting).toEqual([]);
  w.pass(30 * 86_400 - 200);
  await w.sweep();
  expect(ownIn(w)).toEqual([]);
  w.pass(150);
  await w.sweep();
  await w.sweep();
  expect(ownIn(w)).toMatchObject([{ notBefore: new Date("2026-07-15T12:00:30Z") }]);
  await w.drain();
  expect(await postOf(w, drop.id)).toMatchObject({ status: "posted", posted_at: "2026-07-15T12:00:30.000Z" });
  expect(platform.calls.length).toBeGreaterThan(0);
});

test("a lost message is made up for by the sweeper", async () => {
  const { w } = await scene();
  const drop = await json(await schedule(w, await finishedRun(w), NOON_TOMORROW));
  w.waiting.splice(0);
  w.pass(86_400 + 130);
  await w.sweep();
  expect(ownIn(w)).toHaveLength(1);
  await w.drain();
  expect(await postOf(w, drop.id)).toMatchObject({ status: "posted" });
});

test("another time counts, whatever message is still under way", async () => {
  const { w, platform } = await scene();
  const drop = await json(await schedule(w, await finishedRun(w), NOON_TOMORROW));
  const moved = await json(await w.patch(`/posts/${drop.id}`, { scheduled_at: "2026-06-17T09:00:00Z" }));
  expect(moved).toMatchObject({ id: drop.id, status: "scheduled", scheduled_at: "2026-06-17T09:00:00.000Z" });
  const [old] = w.waiting.splice(0, 1);
  w.pass(86_400);
  if (old) await w.deliver(old.job);
  expect(platform.visible).toEqual([]);
  await w.drain();
  expect(await postOf(w, drop.id)).toMatchObject({ posted_at: "2026-06-17T09:00:00.000Z" });
  await expectRefusal(
    await w.patch(`/posts/${drop.id}`, { scheduled_at: NOON_TOMORROW }),
    422,
    "validation_error",
  );
  const late = await w.patch(`/posts/${drop.id}`, { scheduled_at: "2026-06-19T09:00:00Z" });
  await expectRefusal(late, 409, "post_not_scheduled");
});

test("a canceled drop never fires, and its place is free again", async () => {
  const { w, platform } = await scene();
  const run = await finishedRun(w);
  const drop = await json(await schedule(w, run, NOON_TOMORROW));
  expect(await json(await w.post(`/posts/${drop.id}/cancel`))).toMatchObject({ status: "canceled" });
  await w.drain();
  expect(platform.visible).toEqual([]);
  expect((await tracesOf(w, drop.id)).sort()).toEqual([
    "cancel_post",
    "post.canceled",
    "post.scheduled",
    "schedule_post",
  ]);
  await expectRefusal(await w.post(`/posts/${drop.id}/cancel`), 409, "post_not_cancelable");
  await expectRefusal(await w.post(`/posts/${drop.id}/retry`), 409, "post_not_retryable");
  expect(await json(await w.post(`/runs/${run}/post`, { platform: "x" }))).toMatchObject({
    status: "posted",
  });
});

test("a key for other accounts or channels changes no drop", async () => {
  const { w } = await scene();
  const drop = await json(await schedule(w, await finishedRun(w), NOON_TOMORROW));
  const stranger = (await mint(w, { connectedAccounts: ["01900000-0000-7000-8000-000000000001"] })).key;
  const writer = (await mint(w, { channels: ["linkedin"] })).key;
  const tester = (await mint(w, { mode: "test" })).key;
  const cancel = (key: string) => w.call("POST", `${API}/posts/${drop.id}/cancel`, { key });
  await expectRefusal(await cancel(stranger), 403, "scope_connected_account");
  await expectRefusal(await cancel(writer), 403, "scope_channel");
  await expectRefusal(await cancel(tester), 400, "run_is_live");
  expect(await postOf(w, drop.id)).toMatchObject({ status: "scheduled" });
});
