import { describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { templateNamed } from "../../lib/runs/template-names.ts";
import { captionProblem } from "../../lib/studio/caption.ts";
import { OUTPUT_TYPES } from "../../lib/studio/output-types.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { mint } from "../support/people.ts";
import { bind, EVENT, fakeForTests, order, runOf, studioWorld, templates } from "../support/studio.ts";
import { json, OPERATOR, type World, world } from "../support/world.ts";

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

describe("captions", () => {
  test.each([
    ["1,024 characters", "a".repeat(1_024), 202],
    ["one more", "a".repeat(1_025), 422],
    ["512 emoji of two units", "🚲".repeat(512), 202],
    ["513 of them", "🚲".repeat(513), 422],
  ])("%s", async (_what, caption, status) => {
    const w = await studioWorld(fake);
    const answer = await order(w, { caption });
    expect(answer.status).toBe(status);
    if (status === 202) return;
    const body = await expectRefusal(answer, 422, "validation_error");
    expect(placesOf(body)).toEqual([["body", "caption"]]);
    expect(w.waiting).toEqual([]);
  });

  test("a caption too long for Telegram is fine where Telegram does not fire", async () => {
    const w = await studioWorld(fake);
    expect((await order(w, { caption: "a".repeat(3_000), delivery: "none" })).status).toBe(202);
  });

  test.each([
    ["x", 280, 281],
    ["linkedin", 3_000, 3_001],
    ["instagram", 2_200, 2_201],
  ] as const)("%s takes %i", (platform, most, over) => {
    const on = { telegram: false, platforms: [platform] };
    expect(captionProblem("a".repeat(most), on)).toBeUndefined();
    expect(captionProblem("a".repeat(over), on)).toContain(platform);
  });

  test("a default caption that does not fit is refused when the profile is bound", async () => {
    const w = await world();
    await expect(bind(w, { defaultCaption: "a".repeat(1_025) })).rejects.toMatchObject({
      code: "validation_error",
    });
  });
});

describe("what does not fit", () => {
  test.each([
    ["no data", { data: undefined }, ["data"]],
    ["an unknown template", { output_type: "poster" }, ["output_type"]],
    ["a field the template does not have", { data: { headline: "Hi", sparkle: "yes" } }, ["data", "sparkle"]],
    ["a missing field", { data: {} }, ["data", "headline"]],
    ["a theme", { data: { headline: "Hi", theme: "dark" } }, ["data", "theme"]],
    ["another delivery", { delivery: "email" }, ["delivery"]],
    ["a number as caption", { caption: 7 }, ["caption"]],
    ["an unknown field", { captoin: "Hi" }, []],
  ])("%s is 422", async (_what, body, place) => {
    const w = await studioWorld(fake);
    const refused = await expectRefusal(await order(w, body), 422, "validation_error");
    expect(placesOf(refused)).toContainEqual(["body", ...place]);
  });

  test("a picture that is not there is 422", async () => {
    const w = await studioWorld(fake, { profile: { templates: ["feature"] } });
    const refused = await order(w, {
      output_type: "feature",
      data: { headline: "New", screen: "No such screen" },
    });
    expect(refused.status).toBe(422);
  });
});

describe("templates", () => {
  test("the list is what the profile allows, ready to be sent", async () => {
    const w = await studioWorld(fake, { profile: { templates: ["stat", "og_image"] } });
    const list = (await (await templates(w)).json()) as {
      output_type: string;
      asset_type: string;
      sample: object;
    }[];
    expect(list.map(({ output_type, asset_type }) => [output_type, asset_type])).toEqual([
      ["stat", "card"],
      ["og_image", "og_image"],
    ]);
    for (const { output_type, sample } of list) {
      expect((await order(w, { output_type, data: sample })).status).toBe(202);
    }
  });

  test("without a profile, or below Pro, there is no list", async () => {
    const w = await world();
    await expectRefusal(await templates(w), 403, "studio_profile_missing");
    await setPlan(w.service, OPERATOR, w.workspaceId, "starter");
    await expectRefusal(await templates(w), 402, "studio_not_in_plan");
  });

  test("the names that a profile can allow are those that can be asked for", () => {
    expect(OUTPUT_TYPES.filter((name) => !templateNamed(name))).toEqual([]);
    expect(Object.keys(TEMPLATES).filter((name) => !OUTPUT_TYPES.includes(name))).toEqual([]);
  });
});
