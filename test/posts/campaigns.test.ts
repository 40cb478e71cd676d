import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { insertAccount, postingWorld } from "../support/social.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

describe("generate with scheduled_at", () => {
  const LATER = "2026-06-15T15:00:00Z";
  const posts = async (w: World) => (await (await w.get("/posts")).json()) as Record<string, unknown>[];

  test("generate with scheduled_at makes the run at once and publishes its drop at the given time", async () => {
    const { w, platform, account } = await postingWorld();
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

  test("a drop uses an account that was connected after scheduling", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", { ...BRIEF, scheduled_at: LATER }));
    const [message] = w.waiting.splice(0);
    if (message) await w.deliver(message.job);
    expect((await json(await w.get(`/runs/${id}`))).auto_post).toMatch(/No X account is connected yet/);
    const account = await insertAccount(w, "x");
    await w.drain();
    expect(await posts(w)).toMatchObject([{ status: "posted", account_id: account, note: null }]);
  });

  test("a drop without a connected account fails with channel_not_connected", async () => {
    const w = await world();
    await w.post("/generate", { ...BRIEF, scheduled_at: LATER });
    await w.drain();
    const error = { category: "account_issue", code: "channel_not_connected" };
    expect(await posts(w)).toMatchObject([{ status: "failed", error, account_id: null }]);
  });

  test("a drop whose run is not approved at its time is not published", async () => {
    const w = await world({ key: { mode: "test" } });
    const metadata = { test_outcome: "needs_review" };
    const { id } = await json(await w.post("/generate", { ...BRIEF, metadata, scheduled_at: LATER }));
    await w.drain();
    expect((await json(await w.get(`/runs/${id}`))).auto_post).toMatch(/The verdict is needs_review/);
    expect(await posts(w)).toMatchObject([
      { status: "failed", error: { category: "content_rejected", code: "run_not_approved" } },
    ]);
  });

  test("the drop of a test run is simulated", async () => {
    const w = await world({ key: { mode: "test" } });
    await w.post("/generate", { ...BRIEF, scheduled_at: LATER });
    await w.drain();
    const url = expect.stringMatching(/^https:\/\/example\.test\//);
    expect(await posts(w)).toMatchObject([{ status: "posted", url, livemode: false }]);
  });

  test("scheduled_at replaces automatic posting", async () => {
    const w = await world({ key: { autoPost: true, autoPostMinScore: 0 } });
    await insertAccount(w, "x");
    await w.post("/generate", { ...BRIEF, scheduled_at: LATER });
    await w.drain();
    expect(await posts(w)).toMatchObject([{ scheduled_at: "2026-06-15T15:00:00.000Z" }]);
  });

  test("a dry run with scheduled_at reports what X will charge", async () => {
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

  test("a campaign makes a run and a drop for each channel, asset type and time", async () => {
    const w = await world();
    await insertAccount(w, "x");
    await insertAccount(w, "linkedin");
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
  ])("a campaign is refused: %s", async (_, change, status, code) => {
    const w = await world({ key: { channels: ["twitter", "linkedin", "web"] } });
    await expectRefusal(await w.post("/campaigns", { ...CAMPAIGN, ...change }), status, code);
    expect(await (await w.get("/runs")).json()).toEqual([]);
  });

  test("a campaign without times makes its runs and publishes nothing", async () => {
    const w = await world();
    const { scheduled_at: _, ...rest } = CAMPAIGN;
    expect(await (await w.post("/campaigns", rest)).json()).toMatchObject({ drops: [] });
    await w.drain();
    expect(await (await w.get("/posts")).json()).toEqual([]);
  });
});
