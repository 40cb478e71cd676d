import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "twitter", assetType: "card" }).posts.twitter ??
  "";

test.each([
  [
    "From 1 January, Fernwick Solo goes from $9 to $7 a month. Nothing else changes. Lead with the price.",
    /^Fernwick Solo goes from \$9 to \$7 a month from 1 January\./,
  ],
  [
    "From 1 January, Fernwick Solo goes from $9 to $7 a month. Nothing else changes.",
    /^From 1 January, Fernwick Solo/,
  ],
  [
    "From 1 January, Fernwick Solo costs $7 a month. Nothing else changes. Lead with the date.",
    /^From 1 January, Fernwick Solo/,
  ],
])("a post begins with what its author wants first: %s", (brief, begins) => {
  expect(postOf(brief)).toMatch(begins);
});
