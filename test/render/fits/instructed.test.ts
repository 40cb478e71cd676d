import { expect, test } from "vitest";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const LIMITS = { headline: 120, supporting: 220, title: 150, body: 280 };
const PICTURES = { brand: "Fernwick", website: "fernwick.example", asked: [], atHand: [], faces: [] };

function seriesIn(brief: string) {
  const brand = brandOf("Fernwick");
  const story = houseStory({ brief, brand, channel: "instagram", assetType: "carousel" });
  return seriesOfStory(story, PICTURES, LIMITS);
}

const EXERCISES = `Three exercises for people who sit all day.

1. Look over your shoulder
Turn your head slowly to the right and count to five.

2. Shoulders back
Pull your shoulder blades together ten times.

3. Look far away
Every 20 minutes, look out of the window for 20 seconds.

If the pain lasts, come and see us.`;

test("an exercise has its instruction under its name, and the slides are as many as the headline counts", () => {
  const series = seriesIn(EXERCISES);
  expect(series?.slides.map(({ title }) => title)).toEqual([
    "Look over your shoulder",
    "Shoulders back",
    "Look far away",
  ]);
  expect(series?.slides.map(({ body }) => body)).toEqual([
    "Turn your head slowly to the right and count to five.",
    "Pull your shoulder blades together ten times.",
    "Every 20 minutes, look out of the window for 20 seconds.",
  ]);
  expect(series?.numbered).toBe(true);
});

test("names without instructions have no text of another one", () => {
  const series = seriesIn(
    "Three exercises for people who sit all day.\n\n1. Look over your shoulder\n2. Pull your shoulders back\n3. Look far away\n\nIf the pain lasts, come and see us.",
  );
  expect(series?.slides.slice(0, 2).every(({ body }) => body === "")).toBe(true);
});
