import { describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { filmAccount } from "../support/film-runs.ts";
import { plainFilmType } from "../support/plain-film.ts";
import { mintWorkspaceKey, setRemaining } from "../support/workspaces.ts";
import { API, BRIEF, json, world } from "../support/world.ts";

const VIDEO = { ...BRIEF, asset_type: "video" };

describe("admission of a video", () => {
  test.each([
    ["pro", 15],
    ["growth", 60],
    ["scale", 300],
  ] as const)("the plan %s admits up to %d videos a month for 10 credits each", async (plan, cap) => {
    const w = await world({ plan });
    const before = await filmAccount(w);
    await setRemaining(w, { used: { video: cap - 1 } });
    expect((await w.post("/generate", VIDEO)).status).toBe(202);
    const refused = await w.post("/generate", VIDEO);
    const { message } = await expectRefusal(refused, 429, "plan_cap_reached");
    expect(message).toContain(`All ${cap} video assets`);
    expect(await filmAccount(w)).toEqual({ videos: cap, credits: before.credits - 10 });
  });

  test("a video is refused below the Pro plan, also in a dry run", async () => {
    const w = await world({ plan: "starter" });
    for (const order of [VIDEO, { ...VIDEO, dry_run: true }]) {
      await expectRefusal(await w.post("/generate", order), 403, "plan_video_required");
    }
    const items = [{ output_type: plainFilmType(), body: {} }];
    await expectRefusal(await w.post("/render", { items }), 403, "plan_video_required");
  });

  test("a video is refused with fewer than 10 credits", async () => {
    const w = await world();
    await setRemaining(w, { monthly: 9 });
    const { message } = await expectRefusal(await w.post("/generate", VIDEO), 402, "credits_exhausted");
    expect(message).toContain("A video costs 10 credits and 9 are left.");
  });

  test("a video is refused to a key whose scope excludes videos", async () => {
    const w = await world({ key: { assetTypes: ["card", "slideshow"] } });
    await expectRefusal(await w.post("/generate", VIDEO), 403, "scope_asset_type");
  });

  test("a video with a test key is free and counts against no cap", async () => {
    const w = await world();
    await setRemaining(w, { used: { video: 15 } });
    const before = await filmAccount(w);
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    expect((await w.call("POST", `${API}/generate`, { json: VIDEO, key })).status).toBe(202);
    expect(await filmAccount(w)).toEqual(before);
  });
});

test("a dry run of a video reports its price, which the free first post does not cover", async () => {
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

describe("fps and sound of a video", () => {
  test.each([{ fps: 30 }, { fps: 60 }, { sound: true }, { sound: false }, { fps: 60, sound: true }])(
    "%j is accepted for videos and slideshows without a warning",
    async (wish) => {
      const w = await world();
      for (const asset_type of ["video", "slideshow"]) {
        const answer = await w.post("/generate", { ...BRIEF, asset_type, ...wish });
        expect(answer.status).toBe(202);
        expect((await json(answer)).warnings).toEqual([]);
      }
    },
  );

  test("fps and sound of a picture are ignored with a warning", async () => {
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
  ])("the invalid value of %s: %j is 422 and named", async (name, value) => {
    const w = await world();
    const refused = await expectRefusal(
      await w.post("/generate", { ...VIDEO, [name]: value }),
      422,
      "validation_error",
    );
    expect(placesOf(refused)).toEqual([["body", name]]);
  });
});
