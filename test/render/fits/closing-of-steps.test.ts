import { expect, test } from "vitest";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const LIMITS = { headline: 120, supporting: 200, title: 90, body: 280 };
const PICTURES = { brand: "Fernwick", asked: [], atHand: [], faces: [] };

test("the pictures of steps are counted, and what is said behind them stands on the last picture", () => {
  const story = houseStory({
    brief:
      "Get your bike through the winter\n\n1. Oil the chain.\n2. Let out some air.\n3. Check the light.\n\nThe winter check costs £49 until 31 December. Book at fernwick.example/winter.",
    brand: brandOf("Fernwick"),
    channel: "instagram",
    assetType: "carousel",
  });
  const series = seriesOfStory(story, PICTURES, LIMITS);
  expect(series?.numbered).toBe(true);
  expect(series?.slides).toHaveLength(3);
  expect(series?.closing.supporting).toBe("The winter check costs £49 until 31 December.");
});
