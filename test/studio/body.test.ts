import { describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { OUTPUT_TYPES } from "../../lib/asset-types.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { templateNamed } from "../../lib/runs/template-names.ts";
import { captionProblem } from "../../lib/studio/caption.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { bind, fakeForTests, order, studioWorld, templates } from "../support/studio.ts";
import { OPERATOR, world } from "../support/world.ts";

const fake = fakeForTests();
describe("captions of Studio cards", () => {
  test.each([
    ["1,024 characters", "a".repeat(1_024), 202],
    ["one more", "a".repeat(1_025), 422],
    ["512 emoji of two units", "🚲".repeat(512), 202],
    ["513 of them", "🚲".repeat(513), 422],
  ])("the length of a Studio caption is limited by Telegram: %s", async (_what, caption, status) => {
    const w = await studioWorld(fake);
    const answer = await order(w, { caption });
    expect(answer.status).toBe(status);
    if (status === 202) return;
    const body = await expectRefusal(answer, 422, "validation_error");
    expect(placesOf(body)).toEqual([["body", "caption"]]);
    expect(w.waiting).toEqual([]);
  });

  test("a caption too long for Telegram is accepted where Telegram is not a destination", async () => {
    const w = await studioWorld(fake);
    expect((await order(w, { caption: "a".repeat(3_000), delivery: "none" })).status).toBe(202);
  });

  test.each([
    ["x", "images", 280],
    ["linkedin", "images", 3_000],
    ["instagram", "images", 2_200],
    ["tiktok", "images", 4_000],
    ["tiktok", "video", 2_200],
    ["youtube", "video", 5_000],
  ] as const)("%s accepts captions with %s of up to %i characters", (platform, medium, most) => {
    const on = { telegram: false, platforms: [platform], medium };
    expect(captionProblem("a".repeat(most), on)).toBeUndefined();
    expect(captionProblem("a".repeat(most + 1), on)).toContain(`${most}`);
  });

  test.each([
    ["instagram", "images", "#a ".repeat(31), "31 hashtags"],
    ["youtube", "video", "a < b", "does not take <"],
  ] as const)(
    "the platform %s refuses captions that break its content rules",
    (platform, medium, caption, why) => {
      expect(captionProblem(caption, { telegram: false, platforms: [platform], medium })).toContain(why);
    },
  );

  test("a default caption that is too long is refused when the profile is bound", async () => {
    const w = await world();
    await expect(bind(w, { defaultCaption: "a".repeat(1_025) })).rejects.toMatchObject({
      code: "validation_error",
    });
  });
});

describe("Studio requests that are refused", () => {
  test.each([
    ["no data", { data: undefined }, ["data"]],
    ["an unknown template", { output_type: "poster" }, ["output_type"]],
    ["a field the template does not have", { data: { headline: "Hi", sparkle: "yes" } }, ["data", "sparkle"]],
    ["a missing field", { data: {} }, ["data", "headline"]],
    ["a theme", { data: { headline: "Hi", theme: "dark" } }, ["data", "theme"]],
    ["another delivery", { delivery: "email" }, ["delivery"]],
    ["a number as caption", { caption: 7 }, ["caption"]],
    ["an unknown field", { captoin: "Hi" }, ["captoin"]],
  ])("a Studio request with %s is 422", async (_what, body, place) => {
    const w = await studioWorld(fake);
    const refused = await expectRefusal(await order(w, body), 422, "validation_error");
    expect(placesOf(refused)).toContainEqual(["body", ...place]);
  });

  test("a Studio request for an unknown picture is 422", async () => {
    const w = await studioWorld(fake, { profile: { templates: ["feature"] } });
    const refused = await order(w, {
      output_type: "feature",
      data: { headline: "New", screen: "No such screen" },
    });
    expect(refused.status).toBe(422);
  });
});

describe("the list of Studio templates", () => {
  test("the list of Studio templates contains those the profile allows, ready to be sent", async () => {
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

  test("the list of Studio templates is refused without a profile and below Pro", async () => {
    const w = await world();
    await expectRefusal(await templates(w), 403, "studio_profile_missing");
    await setPlan(w.service, OPERATOR, w.workspaceId, "starter");
    await expectRefusal(await templates(w), 402, "studio_not_in_plan");
  });

  test("a profile can allow exactly the templates that exist", () => {
    expect(OUTPUT_TYPES.filter((name) => !templateNamed(name))).toEqual([]);
    expect(Object.keys(TEMPLATES).filter((name) => !OUTPUT_TYPES.includes(name))).toEqual([]);
  });
});
