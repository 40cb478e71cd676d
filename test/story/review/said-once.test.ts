import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRAND, HATS } from "./hats.ts";

const brief = "Sale ends Friday. All bikes 20% off. Visit us!";
const story = houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" });
const report = reviewStory({ ...HATS, story, brief, channel: "linkedin" });

test("an exclamation that picture and post share is counted once", () => {
  const voice = report.checks.find(({ id }) => id === "voice");
  expect(voice?.evidence).toMatchObject([{ quote: "exclamation marks: 1; emoji: 0" }]);
  expect(voice?.points).toBe(voice?.weight);
});

test("each sentence of a slot has the source that it repeats", () => {
  const sourcesOf = (said: string) => report.sources.find(({ text }) => text === said)?.sources;
  expect(sourcesOf("Visit us!")).toEqual(["Visit us!"]);
  expect(new Set(sourcesOf("Sale ends Friday."))).toEqual(new Set(["Sale ends Friday."]));
});

test("names no sentence that nobody publishes: the alt text that goes out is that of the drawn picture", () => {
  const claimed = { ...story, altText: "Picture with 3 bikes. Only here." };
  const { claims, sources } = reviewStory({ ...HATS, story: claimed, brief, channel: "linkedin" });
  expect([...claims, ...sources].filter(({ where }) => where === "altText")).toEqual([]);
  expect(sources.map(({ where }) => where)).toContain("headline");
});
