import { describe, expect, test } from "vitest";
import { mint } from "../support/people.ts";
import { bind, EVENT, fakeForTests, order, runOf, studioWorld } from "../support/studio.ts";
import { json, type World, world } from "../support/world.ts";

const fake = fakeForTests();
type Answer = { run_id: string; poll_url: string; delivery: string[] };
const ordered = async (w: World, body: object = {}, headers = {}) =>
  (await (await order(w, body, headers)).json()) as Answer;

describe("Endpoints, Studio", () => {
  test("202 with the run, where to poll it, and what fires", async () => {
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

  test("the short path is the same endpoint, and the same Idempotency-Key counts at both", async () => {
    const w = await studioWorld(fake);
    const headers = { "Idempotency-Key": "event-1" };
    const first = await ordered(w, {}, headers);
    const again = await w.call("POST", "/studio/generate", { json: EVENT, headers });
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await again.json()).toEqual(first);
    await w.drain();
    expect(fake.cards()).toHaveLength(1);
  });

  test("download only: nothing fires, and the run has the file", async () => {
    const w = await studioWorld(fake, { profile: { telegram: false } });
    const { run_id, delivery } = await ordered(w, { delivery: "all" });
    expect(delivery).toEqual([]);
    await w.drain();
    expect(await runOf(w, run_id)).toMatchObject({ asset_url: expect.any(String), deliveries: [] });
    expect(fake.cards()).toEqual([]);
  });

  test.each([
    ["profile", ["telegram"]],
    ["all", ["telegram"]],
    ["telegram", ["telegram"]],
    ["social", []],
    ["none", []],
  ])("delivery %s can only narrow what the profile enables", async (delivery, fires) => {
    const w = await studioWorld(fake);
    expect((await ordered(w, { delivery })).delivery).toEqual(fires);
  });

  test.each([
    ["no chat is linked", { chats: [] }],
    ["the service has no bot", { service: { bot: undefined } }],
    [
      "the profile enables social, and no account is connected",
      { profile: { telegram: false, social: ["x" as const] } },
    ],
  ])("nothing is named when %s", async (_why, setting) => {
    const w = await studioWorld(fake, { chats: [], ...setting });
    expect((await ordered(w)).delivery).toEqual([]);
  });

  test("a test key draws the card and sends nothing", async () => {
    const w = await studioWorld(fake);
    const { key, keyId } = await mint(w, { mode: "test" });
    await bind(w, { keyId });
    const answer = await w.call("POST", "/studio/generate", { json: { ...EVENT, caption: "As it is" }, key });
    const { run_id, delivery } = (await answer.json()) as Answer;
    await w.drain();
    expect(delivery).toEqual([]);
    expect(await runOf(w, run_id)).toMatchObject({
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
  ] as const)("the profile's theme %s draws the card", async (theme, stored) => {
    const w = await studioWorld(fake, { profile: { theme } });
    await order(w);
    const { rows } = (await w.service.db.execute(
      `select theme from runs where workspace_id = '${w.workspaceId}'`,
    )) as unknown as { rows: { theme: string | null }[] };
    expect(rows).toEqual([{ theme: stored }]);
  });

  test("the picture suits the first platform of the profile", async () => {
    const w = await studioWorld(fake, { profile: { social: ["x", "linkedin"] } });
    expect(await runOf(w, (await ordered(w)).run_id)).toMatchObject({ channel: "twitter" });
  });

  test("/me names the profile", async () => {
    const w = await world();
    expect(await json(await w.get("/me"))).toMatchObject({ studio_profile_id: null });
    const { profileId } = await bind(w);
    expect(await json(await w.get("/me"))).toMatchObject({ studio_profile_id: profileId });
    expect((await bind(w, { theme: "dark" })).profileId).toBe(profileId);
  });
});
