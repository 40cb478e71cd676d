import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const CLASSES =
  "How quickly we'll fix it\n\nEmergency – within 4 hours\nGas smell, burst pipe, front door that won't lock, total loss of power, no heating from October to April in any home that we let\n\nUrgent – within 5 working days\nLeaking roof, blocked sink, broken extractor, partial loss of heating or hot water\n\nRoutine – within 28 working days\nDripping taps, loose tiles, gutters and internal doors";
const storyOf = (brief: string, assetType: AssetType) =>
  houseStory({ brief, brand: brandOf("Lumen"), channel: "web", assetType });

test("what stands under a name and its term is never told without it", () => {
  const { posts } = storyOf(CLASSES, "card");
  for (const post of Object.values(posts)) {
    expect(post.includes("Gas smell")).toBe(post.includes("Emergency – within 4 hours"));
    expect(post.includes("Leaking roof") && !post.includes("Urgent – within 5 working days")).toBe(false);
  }
});

test("a person looks at an infographic, which draws terms as numbers", () => {
  expect(storyOf(CLASSES, "infographic").doubts).toMatchObject([{ slot: "picture" }]);
  expect(storyOf("Our year\n\n64 school groups\n312 locks\n27 volunteers", "infographic").doubts).toEqual([]);
});

test("a question is no supporting line without its answer", () => {
  const { support } = storyOf(
    "Lift B will be out of use from Monday 7 December 8am until Friday 11 December 6pm. New door motor and control panel. Lift A will stop at every floor that week.\nNeed help with shopping or a pushchair? Ring the concierge, 01632 960 733, 7am–9pm, and somebody will come down.",
    "card",
  );
  expect(support?.text).not.toMatch(/^Need help/u);
});
