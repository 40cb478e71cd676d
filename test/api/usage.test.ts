import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { bind } from "../support/studio.ts";
import { mintWorkspaceKey, otherWorkspace, setRemaining } from "../support/workspaces.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const CARDS = {
  items: [1, 2].map((n) => ({ output_type: "card", channel: "twitter", body: { headline: `Map ${n}` } })),
};
const CAMPAIGN = {
  name: "Offline week",
  brief: BRIEF.brief,
  channels: ["twitter", "linkedin"],
  asset_types: ["card"],
  scheduled_at: ["2027-01-01T09:00:00Z"],
};
const SOON = "2027-01-01T09:00:00Z";
type Entry = { kind: string; amount: number; run_id: string | null };
const ledger = async (w: World, query = "") =>
  (await (await w.get(`/credits/ledger${query}`)).json()) as Entry[];
const total = async (w: World) =>
  ((await json(await w.get("/me"))) as unknown as { credits: { total: number } }).credits.total;

/** Everything that a dry run could have left behind. */
const traces = async (w: World) =>
  Promise.all(
    ["/runs", "/posts", "/credits/ledger", "/usage", "/events"].map(async (path) =>
      (await w.get(path)).text(),
    ),
  );

describe("dry_run", () => {
  test.each([
    ["/render", CARDS, { count: 2, cost: { credits: 2, cap_slots: { card: 2 }, onboarding_free: true } }],
    [
      "/campaigns",
      CAMPAIGN,
      { count: 2, cost: { credits: 2, cap_slots: { card: 2 } }, platform_fees: [{ platform: "x" }] },
    ],
    [
      "/studio/generate",
      { output_type: "card", data: { headline: "Hello" } },
      { count: 1, cost: { credits: 1 }, delivery: [] },
    ],
  ])("of %s answers the cost of everything, and leaves nothing behind", async (path, body, expected) => {
    const w = await world();
    await bind(w, { telegram: false });
    const before = await traces(w);
    const answer = await w.call("POST", path, { json: { ...body, dry_run: true } });
    expect({ ...(await json(answer)), status: answer.status }).toMatchObject({
      ...expected,
      status: 200,
      dry_run: true,
      livemode: true,
      remaining: { plan_caps: { card: 300 }, credits: 600, daily: 5_000 },
    });
    expect(await traces(w)).toEqual(before);
    expect(w.waiting).toEqual([]);
  });

  test.each([
    ["/render", CARDS],
    ["/campaigns", CAMPAIGN],
  ])("of %s is refused in the words of the call itself", async (path, body) => {
    const w = await world();
    await setRemaining(w, { monthly: 1, bought: 0 });
    const refusals = [body, { ...body, dry_run: true }].map(async (json) =>
      expectRefusal(await w.post(path, json), 402, "credits_exhausted"),
    );
    const [real, dry] = await Promise.all(refusals);
    expect(dry).toEqual(real);
  });

  test("of a test key costs nothing", async () => {
    const w = await world({ key: { mode: "test" } });
    expect(await json(await w.post("/render", { ...CARDS, dry_run: true }))).toMatchObject({
      livemode: false,
      cost: { credits: 0, cap_slots: {} },
      remaining: { plan_caps: {}, credits: null },
    });
  });

  test.each([
    ["post", {}],
    ["schedule", { scheduled_at: SOON }],
  ])("of %s shows account, text and fee, and places nothing", async (call, more) => {
    const w = await world();
    const account = await insertAccount(w, "x");
    const id = await finishedRun(w);
    const before = await traces(w);
    const answer = await w.post(`/runs/${id}/${call}`, { platform: "x", dry_run: true, ...more });
    expect({ ...(await json(answer)), status: answer.status }).toMatchObject({
      status: 200,
      dry_run: true,
      run_id: id,
      account_id: account,
      text: "Harbor Notes now works offline.",
      estimated_fee: { currency: "USD" },
      existing_post_id: null,
    });
    expect(await traces(w)).toEqual(before);
  });

  test("of post is refused like the post itself", async () => {
    const w = await world();
    const id = await finishedRun(w, { patch: { verdict: "rejected" } });
    await expectRefusal(
      await w.post(`/runs/${id}/post`, { platform: "x", dry_run: true }),
      400,
      "run_not_approved",
    );
  });

  test("of post names the post that is there already", async () => {
    const w = await world({ key: { mode: "test" } });
    const id = await finishedRun(w);
    const post = await json(await w.post(`/runs/${id}/post`, { platform: "x" }));
    const dry = await json(await w.post(`/runs/${id}/post`, { platform: "x", dry_run: true }));
    expect(dry).toMatchObject({ existing_post_id: post.id });
  });
});

describe("GET /credits/ledger and GET /usage", () => {
  test("every movement is listed, and all of them add up to the balance", async () => {
    const w = await world();
    w.pass(1);
    const { id } = await json(await w.post("/generate", BRIEF));
    w.pass(1);
    await w.post(`/runs/${id}/cancel`);
    w.pass(1);
    await w.post("/render", CARDS);
    const all = await ledger(w);
    expect(all.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["reserve", -1],
      ["reserve", -1],
      ["return", 1],
      ["reserve", -1],
      ["grant", 600],
    ]);
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(await total(w));
    expect(await ledger(w, `?run_id=${id}`)).toHaveLength(2);
    expect(await ledger(w, "?kind=return&month=2026-06")).toHaveLength(1);
    expect(await ledger(w, "?month=2026-05")).toEqual([]);
  });

  test("a month's usage tells runs, credits and caps by asset type", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", BRIEF));
    await w.post(`/runs/${id}/cancel`);
    await w.post("/render", CARDS);
    expect(await json(await w.get("/usage"))).toMatchObject({
      month: "2026-06",
      credits: { granted: 600, bought: 0, used: 2, expired: 0, left: 598 },
      by_asset_type: {
        card: { runs: 3, succeeded: 0, failed: 1, credits: 2, cap: 300, cap_used: 2 },
        video: { runs: 0, credits: 0, cap: 15, cap_used: 0 },
      },
    });
    expect(await json(await w.get("/usage?month=2026-05"))).toMatchObject({
      credits: { granted: 0, used: 0, left: null },
      by_asset_type: { card: { runs: 0, cap: null } },
    });
  });

  test("the free first post is a run that counts neither in credits nor in the cap, and says so", async () => {
    const w = await world();
    await w.post("/generate", BRIEF);
    await w.drain();
    await w.post("/generate", BRIEF);
    await w.drain();
    expect(await json(await w.get("/usage"))).toMatchObject({
      credits: { used: 1, left: 599 },
      by_asset_type: { card: { runs: 2, free: 1, credits: 1, cap_used: 1 }, carousel: { free: 0 } },
    });
  });

  test("a test key sees its own runs, which cost nothing", async () => {
    const w = await world();
    await w.post("/generate", BRIEF);
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    await w.call("POST", "/generate", { json: BRIEF, key });
    expect(await json(await w.call("GET", "/usage", { key }))).toMatchObject({
      livemode: false,
      credits: { used: 0, left: null },
      by_asset_type: { card: { runs: 1, credits: 0, cap: null } },
    });
    expect(await (await w.call("GET", "/credits/ledger", { key })).json()).toEqual([]);
  });

  test("another workspace's movements are not shown", async () => {
    const w = await world();
    await w.post("/generate", BRIEF);
    const { key } = await otherWorkspace(w);
    const theirs = (await (await w.call("GET", "/credits/ledger", { key })).json()) as Entry[];
    expect(theirs.map(({ kind }) => kind)).toEqual(["grant"]);
  });

  test.each(["2026-13", "June", "2026"])("the month %s is no month", async (month) => {
    const w = await world();
    await expectRefusal(await w.get(`/usage?month=${month}`), 422, "validation_error");
  });
});
