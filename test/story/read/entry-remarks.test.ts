import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const factsOf = (entry: string) =>
  houseStory({
    brief: `Year in numbers, 2026:\n- 1,312 charities now use Ledgerlark\n- ${entry}\n- uptime 99.97%`,
    brand: brandOf("Ledgerlark"),
    channel: "linkedin",
    assetType: "slideshow",
  }).facts.map(({ quote }) => quote);

test.each([
  ["3 outages, longest 52 min. Keep this one in, we don't hide it", "3 outages, longest 52 min."],
  ["3 outages. Leave this one out if it is too long.", "3 outages."],
  ["41,800 claims filed. Make this one big.", "41,800 claims filed."],
])("an entry stays, and the remark behind it does not: %s", (entry, said) => {
  expect(factsOf(entry)).toContain(said);
});

test.each([
  "Whisk the eggs. Leave it in the oven for ten minutes.",
  "3 outages, longest 52 min. We are sorry.",
  "CSV export in the old format is gone. The 2024 format remains.",
  "Bring a mug. Please leave your dog at home.",
])("an entry of two sentences for readers: %s", (entry) => {
  expect(factsOf(entry).join("\n")).toContain(entry.split(". ")[1]?.replace(/\.$/, ""));
});
