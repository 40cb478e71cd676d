import { expect, test } from "vitest";
import { reducedIn } from "../../../lib/render/templates/kit/story/price-change.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const reduced = (brief: string) =>
  reducedIn(houseStory({ brief, brand: brandOf("Fernhill"), channel: "instagram", assetType: "card" }));

test.each([
  [
    "Our winter service, oil and filters included, is £95 instead of £120 until Friday 11 December. Call us.",
    ["Our winter service, oil and filters included", "£95", "£120", "Until Friday 11 December"],
  ],
  [
    "Der große Ölwechsel kostet jetzt 79 statt 99 Euro. Wir machen ihn in einer Stunde.",
    ["Der große Ölwechsel", "79 Euro", "99 Euro", ""],
  ],
  [
    "In januari kost een knipbeurt voor kinderen € 15 in plaats van € 19. Kom langs.",
    ["Een knipbeurt voor kinderen", "€ 15", "€ 19", "In januari"],
  ],
])("what costs less than before, and its condition: %#", (brief, parts) => {
  const { name, value, before, since } = reduced(brief) ?? {};
  expect([name, value, before, since]).toEqual(parts);
});

test.each([
  "The bus takes 25 minutes instead of 40 since Monday.",
  "A table costs £95. Chairs are £40 each, stools £25.",
])("no price is lower: %#", (brief) => {
  expect(reduced(brief)).toBeUndefined();
});
