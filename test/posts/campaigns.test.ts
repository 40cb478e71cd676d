import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { connect, scene } from "../support/social.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

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
