import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { opposedTerms } from "../../../lib/story/review/opposed-terms.ts";
import { brandOf } from "../../copy/brands.ts";

function opposedIn(brief: string): string[] {
  const { facts, language } = houseStory({
    brief,
    brand: brandOf("Owl Barn"),
    channel: "instagram",
    assetType: "card",
  });
  return opposedTerms(facts, language).map(({ first, second }) => `${first} | ${second}`);
}

test.each([
  [
    "Owl Evening on Friday 11 December 2026. Tickets £18 adult, £10 child. Book now, all tickets only £15.",
    1,
  ],
  ["Owl Evening on Friday 11 December 2026. Doors 6.30pm. Meet Biscuit the owl. Starts at 6.", 1],
  ["Konzert am Freitag, 11. Dezember 2026. Einlass 19.30 Uhr. Beginn 19 Uhr. Eintritt frei.", 1],
  ["Konzert am Freitag, 11. Dezember 2026. Einlass 19 Uhr. Beginn 19.30 Uhr. Eintritt frei.", 0],
  ["Owl Evening on Friday 11 December 2026. Doors 6.30pm. Starts at 7.", 0],
  ["Owl Evening on Friday 11 December 2026. Doors 6.30pm. The talk starts at 11 am.", 0],
  ["Owl Evening on Friday 11 December 2026. All tickets £15. Mulled juice £3 a cup.", 0],
  ["Owl Evening on Friday 11 December 2026. Tickets £18. All tickets £15 for members.", 0],
])("terms of one event that cannot both hold: %s", (brief, count) => {
  expect(opposedIn(brief)).toHaveLength(count);
});
