import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/listicle/fits.ts";
import { listicle } from "../../../lib/render/templates/listicle/listicle.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { wishedValue } from "../../../lib/story/wished-value.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Kite", asked: [], atHand: [], faces: [] };
const listOf = (brief: string) => {
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" });
  const lead = wishedValue(story);
  return listicle.data.parse(fits(story, { ...PICTURES, ...(lead && { lead }) })?.data);
};

const LIST =
  "Our prices until 31 December:\n\nKitchen knife: $9\nBread knife: $12\nWood chisel: $8\nMower blade: $15\n\nNo appointment needed.";

test("the price that is wanted largest leads the list, and is its hero", () => {
  const list = listOf(`${LIST}\n\nPlease make the $9 for a kitchen knife the biggest thing on the picture.`);
  expect(list.leads).toBe("Kitchen knife");
  expect(listicle.hero?.(list)).toBe("$9");
});

test("a list of which no price is wanted largest has none that leads", () => {
  const list = listOf(LIST);
  expect(list.leads).toBeUndefined();
  expect(listicle.hero?.(list)).toBe("");
});
