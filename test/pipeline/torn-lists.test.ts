import { expect, test } from "vitest";
import { tornLists } from "../../lib/pipeline/designs/torn-lists.ts";
import { houseStory } from "../../lib/story/house.ts";
import { brandOf } from "../copy/brands.ts";

const brand = brandOf("Hollin");
const tornOn = (brief: string, texts: readonly string[], tells: string[] = []) => {
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
  return tornLists(story, { score: 1, data: { texts }, tells }).map(({ quote }) => quote);
};

const CHANGES = "Kitebox 2.4 is out. Added: offline maps. Fixed: slow search. Removed: the old export.";
const BREADS =
  "Four new breads. Rye: dark and sour. Spelt: mild, with walnuts. Einkorn: nutty. Corn: yellow. Come to 4 Mill Street.";
const BOX = "What is in the box:\n- two croissants\n- salted butter\n- plum jam";
const PRICES = "Our prices\nCut: £32\nBlow dry: £24\nPerm: £85";

test.each([
  [CHANGES, ["Fixed: slow search", "The old export"], ["Added: offline maps."]],
  [BREADS, ["Dark and sour", "Nutty", "Yellow"], ["Spelt: mild, with walnuts."]],
  [BOX, ["Two croissants", "Plum jam"], ["salted butter"]],
  [PRICES, ["Cut", "£32", "Perm", "£85"], ["Blow dry: £24"]],
])("entries of a list that are not on the picture, while others are: %s", (brief, texts, torn) => {
  expect(tornOn(brief, texts)).toEqual(torn);
});

test("a picture with the whole list, or with none of it, tears none", () => {
  expect(tornOn(BREADS, ["Rye", "dark and sour", "mild, with walnuts", "nutty", "yellow"])).toEqual([]);
  expect(tornOn(BREADS, ["Four new breads"])).toEqual([]);
  expect(tornOn("We open at nine. Tea is free. Bring a friend.", ["Tea is free"])).toEqual([]);
});
