import { expect, test } from "vitest";
import { TRY_BRANDS, type TryBrand, tryBrand } from "../../../lib/live-try/brands.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { AssetType, Channel } from "../../../lib/vocab.ts";

const BRANDS = Object.keys(TRY_BRANDS) as TryBrand[];
const TRIED = AssetType.extract(["card", "infographic", "og_image"]).options;

test.each(BRANDS.flatMap((id) => TRIED.map((assetType) => [id, assetType] as const)))(
  "the example of %s is approved as %s on every channel",
  (id, assetType) => {
    const [brand, brief] = [tryBrand(id), TRY_BRANDS[id].example];
    for (const channel of Channel.options) {
      const story = houseStory({ brief, brand, channel, assetType });
      for (const today of ["2026-11-24", "2027-03-13", "2027-08-01"]) {
        const review = { story, brief, brand, channel, assetType, today, lint: [] };
        const { verdict, summary } = reviewStory(review);
        expect([channel, today, verdict, summary]).toEqual([channel, today, "approved", summary]);
      }
    }
  },
);
