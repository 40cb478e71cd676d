import { describe, expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { expectRefusal } from "../support/expect.ts";
import { mint } from "../support/people.ts";
import { scriptedNetwork } from "../support/scripted-network.ts";
import { connect, finishedRun, tracesOf } from "../support/social.ts";
import { API, BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const NOON_TOMORROW = "2026-06-16T14:00:00+02:00";

async function scene() {
  const w = await world();
  const platform = scriptedNetwork("x");
  if (w.service.networks.sandbox) Object.assign(w.service.networks.sandbox, { x: platform.network });
  const account = await connect(w, "x");
  return { w, platform, account };
}

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

describe("while a workspace is paused", () => {
  async function paused() {
    const at = await scene();
    const drop = await json(await schedule(at.w, await finishedRun(at.w), NOON_TOMORROW));
    const pause = (is: boolean) => setPaused(at.w.service, OPERATOR, at.w.workspaceId, is);
    await pause(true);
    await at.w.drain();
    return { ...at, drop, pause };
  }

  test("due drops wait, and fire on resume", async () => {
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

  test("after 24 hours they fail, and can be retried once it is resumed", async () => {
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

  test("nothing new is scheduled", async () => {
    const { w } = await scene();
    const run = await finishedRun(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    await expectRefusal(await schedule(w, run, NOON_TOMORROW), 403, "workspace_paused");
  });
});

describe("generate with scheduled_at", () => {
  const LATER = "2026-06-15T15:00:00Z";
  const posts = async (w: World) => (await (await w.get("/posts")).json()) as Record<string, unknown>[];

  test("the run is made at once, and its drop fires at the time", async () => {
    const { w, platform, account } = await scene();
    const { id } = await json(await w.post("/generate", { ...BRIEF, scheduled_at: LATER }));
    const [message] = w.waiting.splice(0);
    if (message) await w.deliver(message.job);
    const run = await json(await w.get(`/runs/${id}`));
    expect(run).toMatchObject({ status: "succeeded", verdict: "approved", warnings: [] });
    expect(run.auto_post).toBe("Scheduled for 2026-06-15T15:00:00.000Z on X.");
    expect(await posts(w)).toMatchObject([
      { run_id: id, status: "scheduled", account_id: account, note: null },
    ]);
    await w.drain();
    expect(await posts(w)).toMatchObject([{ status: "posted", posted_at: "2026-06-15T15:00:00.000Z" }]);
    expect(platform.visible).toMatchObject([{ text: run.output_text }]);
  });

  test("an account that is connected before the time is soon enough", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", { ...BRIEF, scheduled_at: LATER }));
    const [message] = w.waiting.splice(0);
    if (message) await w.deliver(message.job);
    expect((await json(await w.get(`/runs/${id}`))).auto_post).toMatch(/No X account is connected yet/);
    const account = await connect(w, "x");
    await w.drain();
    expect(await posts(w)).toMatchObject([{ status: "posted", account_id: account, note: null }]);
  });

  test("without one the drop fails and says so", async () => {
    const w = await world();
    await w.post("/generate", { ...BRIEF, scheduled_at: LATER });
    await w.drain();
    const error = { category: "account_issue", code: "channel_not_connected" };
    expect(await posts(w)).toMatchObject([{ status: "failed", error, account_id: null }]);
  });

  test("a run that is not approved when it is due is not published", async () => {
    const w = await world({ key: { mode: "test" } });
    const metadata = { test_outcome: "needs_review" };
    const { id } = await json(await w.post("/generate", { ...BRIEF, metadata, scheduled_at: LATER }));
    await w.drain();
    expect((await json(await w.get(`/runs/${id}`))).auto_post).toMatch(/The verdict is needs_review/);
    expect(await posts(w)).toMatchObject([
      { status: "failed", error: { category: "content_rejected", code: "run_not_approved" } },
    ]);
  });

  test("a test run's drop is simulated", async () => {
    const w = await world({ key: { mode: "test" } });
    await w.post("/generate", { ...BRIEF, scheduled_at: LATER });
    await w.drain();
    const url = expect.stringMatching(/^https:\/\/example\.test\//);
    expect(await posts(w)).toMatchObject([{ status: "posted", url, livemode: false }]);
  });

  test("it replaces automatic posting", async () => {
    const w = await world({ key: { autoPost: true, autoPostMinScore: 0 } });
    await connect(w, "x");
    await w.post("/generate", { ...BRIEF, scheduled_at: LATER });
    await w.drain();
    expect(await posts(w)).toMatchObject([{ scheduled_at: "2026-06-15T15:00:00.000Z" }]);
  });

  test("a dry run tells what X will charge", async () => {
    const w = await world();
    const dry = async (order: object) =>
      (await json(await w.post("/generate", { ...BRIEF, ...order, dry_run: true }))).platform_fees;
    expect(await dry({ scheduled_at: LATER })).toMatchObject([{ platform: "x", amount: "0.015" }]);
    expect(await dry({})).toEqual([]);
    expect(await dry({ scheduled_at: LATER, channel: "linkedin" })).toEqual([]);
  });
});

describe("campaigns", () => {
  const CAMPAIGN = {
    name: "Offline week",
    brief: BRIEF.brief,
    channels: ["x", "linkedin"],
    asset_types: ["card"],
    scheduled_at: ["2026-06-16T09:00:00Z", "2026-06-17T09:00:00Z"],
  };

  test("one brief becomes a run for each channel, type and time, and each a drop", async () => {
    const w = await world();
    await connect(w, "x");
    await connect(w, "linkedin");
    const answer = await w.post("/campaigns", CAMPAIGN);
    expect(answer.status).toBe(202);
    const { id, runs, drops } = (await answer.json()) as {
      id: string;
      runs: Record<string, unknown>[];
      drops: object[];
    };
    expect(
      runs.map(({ channel, status, campaign_id, created_via }) => [
        channel,
        status,
        campaign_id,
        created_via,
      ]),
    ).toEqual(
      ["twitter", "linkedin", "twitter", "linkedin"].map((channel) => [channel, "queued", id, "campaign"]),
    );
    expect(drops).toMatchObject([
      { platform: "x", scheduled_at: "2026-06-16T09:00:00.000Z" },
      { platform: "linkedin", scheduled_at: "2026-06-16T09:00:00.000Z" },
      { platform: "x", scheduled_at: "2026-06-17T09:00:00.000Z" },
      { platform: "linkedin", scheduled_at: "2026-06-17T09:00:00.000Z" },
    ]);
    await w.drain();
    const posts = (await (await w.get("/posts")).json()) as Record<string, unknown>[];
    expect(posts.map(({ status }) => status)).toEqual(Array(4).fill("posted"));
    expect(new Set(posts.map(({ posted_at: at }) => at)).size).toBe(2);
  });

  test.each([
    [
      "a time that has passed",
      { scheduled_at: ["2026-06-16T09:00:00Z", "2026-06-01T09:00:00Z"] },
      422,
      "validation_error",
    ],
    ["the channel web with a time", { channels: ["web"] }, 422, "validation_error"],
    ["no channel", { channels: [] }, 422, "validation_error"],
    ["an unknown field", { colour: "blue" }, 422, "validation_error"],
    ["a channel outside the key's scope", { channels: ["instagram"] }, 403, "scope_channel"],
  ])("%s is refused", async (_, change, status, code) => {
    const w = await world({ key: { channels: ["twitter", "linkedin", "web"] } });
    await expectRefusal(await w.post("/campaigns", { ...CAMPAIGN, ...change }), status, code);
    expect(await (await w.get("/runs")).json()).toEqual([]);
  });

  test("without times its runs are made and nothing is published", async () => {
    const w = await world();
    const { scheduled_at: _, ...rest } = CAMPAIGN;
    expect(await (await w.post("/campaigns", rest)).json()).toMatchObject({ drops: [] });
    await w.drain();
    expect(await (await w.get("/posts")).json()).toEqual([]);
  });
});
