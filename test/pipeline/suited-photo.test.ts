import { expect, test } from "vitest";
import { sharedWords, suitedPhotos } from "../../lib/pipeline/designs/suited-photo.ts";
import { houseStory } from "../../lib/story/house.ts";
import { brandOf } from "../copy/brands.ts";

const brand = brandOf("Fennel & Rye", {
  tagline: "Loaves that take their time.",
  one_liner: "A bakery with slow loaves in Leeds.",
  features: ["Rye loaves", "Sunday boxes"],
});
const LOAVES = { id: "p1", kind: "product" as const, named: "Loaves\nbread", altText: "Loaves on a shelf." };
const storyOf = (brief: string) => houseStory({ brief, brand, channel: "instagram", assetType: "card" });
const shown = (brief: string) =>
  suitedPhotos(storyOf(brief), [LOAVES as never], { brand: brand.name, seed: 1 });

test("a photo stands with the briefs that say what it shows, and the reason names its own word", () => {
  const brief = "Fresh rye loaves from Friday 4 December, £4 each, at 12 North Street.";
  expect(shown(brief)).toEqual(["p1"]);
  expect(sharedWords(storyOf(brief), LOAVES as never, brand.name)).toEqual(["loaves"]);
});

test.each([
  "Sunday brunch boxes: plum jam and honey butter for two, £18, from 9 am at 12 North Street.",
  "Our shop is closed on Monday 7 December for an oven repair. Loaves again on Tuesday.",
])("what the brand says of itself chooses no photo, and nothing is shown for a closing: %s", (brief) => {
  expect(shown(brief)).toEqual([]);
});
