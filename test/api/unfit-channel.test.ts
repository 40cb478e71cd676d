import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { BRIEF, json, world } from "../support/world.ts";

const CARD = { ...BRIEF, channel: "youtube", asset_type: "card" };
const WHY =
  'YouTube does not take pictures, so a run with asset_type "card" cannot be posted there. Use video or slideshow for the channel youtube, or another channel.';
const IN_2030 = "2030-01-01T09:00:00Z";
const CAMPAIGN = {
  name: "Launch",
  brief: BRIEF.brief,
  channels: ["linkedin", "youtube"],
  asset_types: ["card"],
};

test.each([{}, { dry_run: true }])(
  "a picture for YouTube without a time is made, with a warning %o",
  async (more) => {
    const w = await world();
    expect(await json(await w.post("/generate", { ...CARD, ...more }))).toMatchObject({ warnings: [WHY] });
  },
);

test.each([{}, { dry_run: true }])("a picture for YouTube is not scheduled %o", async (more) => {
  const w = await world();
  const error = await expectRefusal(
    await w.post("/generate", { ...CARD, scheduled_at: IN_2030, ...more }),
    422,
    "validation_error",
  );
  expect(JSON.stringify(error)).toContain("Or leave scheduled_at out.");
});

test.each([{}, { dry_run: true }])(
  "a campaign with times refuses what a network never takes %o",
  async (more) => {
    const w = await world();
    const error = await expectRefusal(
      await w.post("/campaigns", { ...CAMPAIGN, scheduled_at: IN_2030, ...more }),
      422,
      "validation_error",
    );
    expect(JSON.stringify(error)).toContain("Give it a campaign of its own, or leave scheduled_at out.");
    expect(await json(await w.get("/runs"))).toEqual([]);
  },
);

test("a campaign without times warns", async () => {
  const w = await world();
  expect(await json(await w.post("/campaigns", { ...CAMPAIGN, dry_run: true }))).toMatchObject({
    warnings: [WHY],
  });
  expect(await json(await w.post("/campaigns", CAMPAIGN))).toMatchObject({
    runs: [{ warnings: [] }, { warnings: [WHY] }],
  });
});

test("a picture for LinkedIn and a film for YouTube have no such warning", async () => {
  const w = await world();
  const linkedin = await json(await w.post("/generate", { ...CARD, channel: "linkedin", dry_run: true }));
  expect(linkedin.warnings).toEqual([]);
  const film = { ...CARD, asset_type: "slideshow", scheduled_at: IN_2030, dry_run: true };
  expect((await w.post("/generate", film)).status).toBe(200);
});
