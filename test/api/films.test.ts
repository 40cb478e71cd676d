import { describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { filmAccount } from "../support/film-runs.ts";
import { leave, mint } from "../support/people.ts";
import { REEL } from "../support/reel.ts";
import { API, BRIEF, json, world } from "../support/world.ts";

const VIDEO = { ...BRIEF, asset_type: "video" };

describe("a video is admitted", () => {
  test.each([
    ["pro", 15],
    ["growth", 60],
    ["scale", 300],
  ] as const)("on %s up to %d times a month, for 10 credits each", async (plan, cap) => {
    const w = await world({ plan });
    const before = await filmAccount(w);
    await leave(w, { used: { video: cap - 1 } });
    expect((await w.post("/generate", VIDEO)).status).toBe(202);
    const refused = await w.post("/generate", VIDEO);
    const { message } = await expectRefusal(refused, 429, "plan_cap_reached");
    expect(message).toContain(`All ${cap} video assets`);
    expect(await filmAccount(w)).toEqual({ videos: cap, credits: before.credits - 10 });
  });

  test("not below Pro, not even to try it out", async () => {
    const w = await world({ plan: "starter" });
    for (const order of [VIDEO, { ...VIDEO, dry_run: true }]) {
      await expectRefusal(await w.post("/generate", order), 403, "plan_video_required");
    }
    const items = [{ output_type: REEL, body: {} }];
    await expectRefusal(await w.post("/render", { items }), 403, "plan_video_required");
  });

  test("not with fewer than 10 credits", async () => {
    const w = await world();
    await leave(w, { monthly: 9 });
    const { message } = await expectRefusal(await w.post("/generate", VIDEO), 402, "credits_exhausted");
    expect(message).toContain("A video costs 10 credits and 9 are left.");
  });

  test("not by a key whose scope leaves it out", async () => {
    const w = await world({ key: { assetTypes: ["card", "slideshow"] } });
    await expectRefusal(await w.post("/generate", VIDEO), 403, "scope_asset_type");
  });

  test("with a test key at no cost and without a cap", async () => {
    const w = await world();
    await leave(w, { used: { video: 15 } });
    const before = await filmAccount(w);
    const { key } = await mint(w, { mode: "test" });
    expect((await w.call("POST", `${API}/generate`, { json: VIDEO, key })).status).toBe(202);
    expect(await filmAccount(w)).toEqual(before);
  });
});

test("a dry run tells the price of a video, which the free first post does not cover", async () => {
  const w = await world();
  expect(
    await json(await w.post("/generate", { ...VIDEO, dry_run: true, fps: 60, sound: true })),
  ).toMatchObject({
    accepted: true,
    asset_type: "video",
    cost: { credits: 10, onboarding_free: false },
    remaining: { plan_cap: 15, credits: 600 },
    warnings: [],
  });
});

describe("fps and sound", () => {
  test.each([{ fps: 30 }, { fps: 60 }, { sound: true }, { sound: false }, { fps: 60, sound: true }])(
    "%j is taken for a film without a word",
    async (wish) => {
      const w = await world();
      for (const asset_type of ["video", "slideshow"]) {
        const answer = await w.post("/generate", { ...BRIEF, asset_type, ...wish });
        expect(answer.status).toBe(202);
        expect((await json(answer)).warnings).toEqual([]);
      }
    },
  );

  test("for a picture they are ignored, and the answer says so", async () => {
    const w = await world();
    const { warnings } = await json(await w.post("/generate", { ...BRIEF, fps: 60, sound: true }));
    expect(warnings).toEqual([
      "fps is for films only; a card has none, so it was ignored.",
      "sound is for films only; a card has none, so it was ignored.",
    ]);
  });

  test.each([
    ["fps", 24],
    ["fps", "60"],
    ["fps", 59.94],
    ["sound", "yes"],
    ["sound", 1],
  ])("%s: %j is 422 and named", async (name, value) => {
    const w = await world();
    const refused = await expectRefusal(
      await w.post("/generate", { ...VIDEO, [name]: value }),
      422,
      "validation_error",
    );
    expect(placesOf(refused)).toEqual([["body", name]]);
  });
});
