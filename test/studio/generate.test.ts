import { describe, expect, test } from "vitest";
import { bind, EVENT, fakeForTests, order, readRun, studioWorld } from "../support/studio.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { json, type World, world } from "../support/world.ts";

const fake = fakeForTests();
type Answer = { run_id: string; poll_url: string; delivery: string[] };
const ordered = async (w: World, body: object = {}, headers = {}) =>
  (await (await order(w, body, headers)).json()) as Answer;

describe("generating with Studio", () => {
  test("Studio answers 202 with the run, its address, and the destinations", async () => {
    const w = await studioWorld(fake);
    const answer = await order(w);
    expect(answer.status).toBe(202);
    const body = (await answer.json()) as Answer;
    expect(body).toEqual({
      run_id: expect.any(String),
      poll_url: `/api/v1/programmatic/runs/${body.run_id}`,
      delivery: ["telegram"],
    });
    const run = await json(await w.call("GET", body.poll_url));
    expect(run).toMatchObject({
      status: "queued",
      created_via: "studio",
      brief: "",
      asset_type: "card",
      channel: "web",
    });
  });

  test("the short path of Studio is the same endpoint and shares its Idempotency-Keys", async () => {
    const w = await studioWorld(fake);
    const headers = { "Idempotency-Key": "event-1" };
    const first = await ordered(w, {}, headers);
    const again = await w.call("POST", "/studio/generate", { json: EVENT, headers });
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await again.json()).toEqual(first);
    await w.drain();
    expect(fake.cards()).toHaveLength(1);
  });

  test("a Studio request for download only delivers nothing, and the run has the file", async () => {
    const w = await studioWorld(fake, { profile: { telegram: false } });
    const { run_id, delivery } = await ordered(w, { delivery: "all" });
    expect(delivery).toEqual([]);
    await w.drain();
    expect(await readRun(w, run_id)).toMatchObject({ asset_url: expect.any(String), deliveries: [] });
    expect(fake.cards()).toEqual([]);
  });

  test.each([
    ["profile", ["telegram"]],
    ["all", ["telegram"]],
    ["telegram", ["telegram"]],
    ["social", []],
    ["none", []],
  ])(
    "the delivery %s of a Studio request can only narrow what the profile enables",
    async (delivery, fires) => {
      const w = await studioWorld(fake);
      expect((await ordered(w, { delivery })).delivery).toEqual(fires);
    },
  );

  test.each([
    ["no chat is linked", { chats: [] }],
    ["the service has no bot", { service: { bot: undefined } }],
    [
      "the profile enables social, and no account is connected",
      { profile: { telegram: false, social: ["x" as const] } },
    ],
  ])("a Studio request names no destination when %s", async (_why, setting) => {
    const w = await studioWorld(fake, { chats: [], ...setting });
    expect((await ordered(w)).delivery).toEqual([]);
  });

  test("a Studio request with a test key draws the card and sends nothing", async () => {
    const w = await studioWorld(fake);
    const { key, keyId } = await mintWorkspaceKey(w, { mode: "test" });
    await bind(w, { keyId });
    const answer = await w.call("POST", "/studio/generate", { json: { ...EVENT, caption: "As it is" }, key });
    const { run_id, delivery } = (await answer.json()) as Answer;
    await w.drain();
    expect(delivery).toEqual([]);
    expect(await readRun(w, run_id)).toMatchObject({
      status: "succeeded",
      livemode: false,
      output_text: "As it is",
    });
    expect(fake.cards()).toEqual([]);
  });

  test.each([
    ["light", "light"],
    ["dark", "dark"],
    ["brand", null],
  ] as const)("the profile's theme %s draws the Studio card", async (theme, stored) => {
    const w = await studioWorld(fake, { profile: { theme } });
    await order(w);
    const { rows } = (await w.service.db.execute(
      `select theme from runs where workspace_id = '${w.workspaceId}'`,
    )) as unknown as { rows: { theme: string | null }[] };
    expect(rows).toEqual([{ theme: stored }]);
  });

  test("a Studio picture has the format of the profile's first platform", async () => {
    const w = await studioWorld(fake, { profile: { social: ["x", "linkedin"] } });
    expect(await readRun(w, (await ordered(w)).run_id)).toMatchObject({ channel: "twitter" });
  });

  test("/me shows the Studio profile", async () => {
    const w = await world();
    expect(await json(await w.get("/me"))).toMatchObject({ studio_profile_id: null });
    const { profileId } = await bind(w);
    expect(await json(await w.get("/me"))).toMatchObject({ studio_profile_id: profileId });
    expect((await bind(w, { theme: "dark" })).profileId).toBe(profileId);
  });
});
