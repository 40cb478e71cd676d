import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { finishedRun, historyOf, postingWorld } from "../support/social.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, json, type World } from "../support/world.ts";

const NOON_TOMORROW = "2026-06-16T14:00:00+02:00";

const schedule = (w: World, run: string, scheduled_at: string) =>
  w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at });
/** The sweeper works for everybody: what this workspace has in the queue. */
const ownIn = (w: World) =>
  w.waiting.filter(({ job }) => job.kind === "post.dispatch" && job.workspaceId === w.workspaceId);
const postOf = async (w: World, id: string) => json(await w.get(`/posts/${id}`));

test("a drop is published at its time and recorded in events and the audit log", async () => {
  const { w, platform, account } = await postingWorld();
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
  expect(await historyOf(w, drop.id)).toEqual(traces);
});

test("scheduling a run again for the time it waits for returns the existing drop", async () => {
  const { w } = await postingWorld();
  const run = await finishedRun(w);
  const first = await json(await schedule(w, run, NOON_TOMORROW));
  const again = await schedule(w, run, "2026-06-16T12:00:00Z");
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await json(again)).toEqual(first);
});

test("scheduling a run that waits for another time is refused, and the refusal names the way", async () => {
  const { w } = await postingWorld();
  const run = await finishedRun(w);
  const { id } = await json(await schedule(w, run, NOON_TOMORROW));
  const refused = await schedule(w, run, "2026-06-18T12:00:00Z");
  const said = await refused.clone().text();
  expect(said).toContain("2026-06-16T12:00:00.000Z");
  expect(said).toContain(`PATCH /posts/${id}`);
  await expectRefusal(refused, 409, "post_not_scheduled");
  expect(await postOf(w, id)).toMatchObject({
    status: "scheduled",
    scheduled_at: "2026-06-16T12:00:00.000Z",
  });
});

test.each([{}, { dry_run: true }])(
  "scheduling a run that is posted is refused, with %o too",
  async (more) => {
    const { w, platform } = await postingWorld();
    const run = await finishedRun(w);
    const { id } = await json(await w.post(`/runs/${run}/post`, { platform: "x" }));
    const body = { platform: "x", scheduled_at: NOON_TOMORROW, ...more };
    const refused = await w.post(`/runs/${run}/schedule`, body);
    const said = await refused.clone().text();
    expect(said).toContain(`/runs/${run}/rerender`);
    expect(said).toContain(`DELETE /posts/${id}`);
    await expectRefusal(refused, 409, "post_not_scheduled");
    await w.drain();
    expect(platform.visible).toHaveLength(1);
  },
);

test("scheduling with an Idempotency-Key makes one drop and repeats its answer", async () => {
  const { w } = await postingWorld();
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
])("scheduling with %s is 422", async (_, body) => {
  const { w } = await postingWorld();
  const run = await finishedRun(w);
  await expectRefusal(
    await w.post(`/runs/${run}/schedule`, { platform: "x", ...body }),
    422,
    "validation_error",
  );
  const drop = await json(await schedule(w, run, NOON_TOMORROW));
  await expectRefusal(await w.patch(`/posts/${drop.id}`, body), 422, "validation_error");
});

test("the sweeper publishes a drop beyond the queue's longest delay at its exact time", async () => {
  const { w, platform } = await postingWorld();
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

test("the sweeper publishes a drop whose queue message was lost", async () => {
  const { w } = await postingWorld();
  const drop = await json(await schedule(w, await finishedRun(w), NOON_TOMORROW));
  w.waiting.splice(0);
  w.pass(86_400 + 130);
  await w.sweep();
  expect(ownIn(w)).toHaveLength(1);
  await w.drain();
  expect(await postOf(w, drop.id)).toMatchObject({ status: "posted" });
});

test("a rescheduled drop is published at its new time, whatever older message arrives", async () => {
  const { w, platform } = await postingWorld();
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

test("a canceled drop is never published, and its run can be scheduled again", async () => {
  const { w, platform } = await postingWorld();
  const run = await finishedRun(w);
  const drop = await json(await schedule(w, run, NOON_TOMORROW));
  expect(await json(await w.post(`/posts/${drop.id}/cancel`))).toMatchObject({ status: "canceled" });
  await w.drain();
  expect(platform.visible).toEqual([]);
  expect((await historyOf(w, drop.id)).sort()).toEqual([
    "cancel_post",
    "post.canceled",
    "post.scheduled",
    "schedule_post",
  ]);
  const again = await w.post(`/posts/${drop.id}/cancel`);
  expect(await again.clone().text()).not.toContain("DELETE");
  await expectRefusal(again, 409, "post_not_cancelable");
  await expectRefusal(await w.post(`/posts/${drop.id}/retry`), 409, "post_not_retryable");
  expect(await json(await w.post(`/runs/${run}/post`, { platform: "x" }))).toMatchObject({
    status: "posted",
  });
});

test("a key limited to other accounts or channels cannot change a drop", async () => {
  const { w } = await postingWorld();
  const drop = await json(await schedule(w, await finishedRun(w), NOON_TOMORROW));
  const outsider = (
    await mintWorkspaceKey(w, { connectedAccounts: ["01900000-0000-7000-8000-000000000001"] })
  ).key;
  const writer = (await mintWorkspaceKey(w, { channels: ["linkedin"] })).key;
  const tester = (await mintWorkspaceKey(w, { mode: "test" })).key;
  const cancel = (key: string) => w.call("POST", `${API}/posts/${drop.id}/cancel`, { key });
  await expectRefusal(await cancel(outsider), 403, "scope_connected_account");
  await expectRefusal(await cancel(writer), 403, "scope_channel");
  await expectRefusal(await cancel(tester), 403, "test_key_read_only");
  expect(await postOf(w, drop.id)).toMatchObject({ status: "scheduled" });
});
