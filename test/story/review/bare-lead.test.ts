import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { substance } from "../../../lib/story/review/story-checks.ts";
import { BRAND } from "./hats.ts";

const doubtsOf = (brief: string) =>
  substance(houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" })).flatMap(
    ({ doubts }) => doubts,
  );

test.each([
  "Three reasons to choose us.",
  "Five tips for a better night's sleep.",
  "Drei gute Gründe für uns.",
  "Tres razones para elegirnos.",
])("a line that promises a list asks for it: %s", (brief) => {
  expect(doubtsOf(brief)).toEqual([expect.stringContaining("promises a list that the brief does not give")]);
});

test.each([
  "Three reasons to choose us: low prices, quick work, and honest advice.",
  "Three reasons to choose us.\n- Low prices\n- Quick work\n- Honest advice",
  "Five tips for better sleep, now on our blog.",
  "We repaired three bridges in Leeds in 2026.",
])("with its list it is not asked about: %s", (brief) => {
  expect(doubtsOf(brief)).toEqual([]);
});
