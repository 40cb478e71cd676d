import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "linkedin", assetType: "card" });

const HOURS = "Tuesday to Friday 9.00 to 17.00\nSaturday 9.00 to 13.00\nSunday and Monday closed";
const SHUT = "Between 24 December and 4 January we are shut completely.";

test.each([
  [
    "Winter hours at the workshop, from Tuesday 1 December 2026 until the end of February",
    `Winter hours at the workshop, from Tuesday 1 December 2026 until the end of February:\n\n${HOURS}\n\n${SHUT} First day back is Tuesday 5 January.`,
  ],
  [
    "Opening hours of the tool library from Monday 4 January 2027",
    `${SHUT}\n\nOpening hours of the tool library from Monday 4 January 2027:\n\n${HOURS}`,
  ],
  [
    "Unsere Winterzeiten in der Werkstatt, von Dienstag, 1. Dezember 2026, bis Ende Februar",
    "Unsere Winterzeiten in der Werkstatt, von Dienstag, 1. Dezember 2026, bis Ende Februar:\n\nMontag bis Freitag 8.00 bis 17.00 Uhr\nSamstag 9.00 bis 12.00 Uhr\nSonntag geschlossen\n\nZwischen dem 24. Dezember und dem 4. Januar haben wir ganz geschlossen.",
  ],
])("hours stand under their own heading: %s", (heading, brief) => {
  expect(storyOf(brief).headline.text).toBe(heading);
});

test("the days on which a place is shut stand beside the hours", () => {
  const { support } = storyOf(`Winter hours, from 1 December to 28 February:\n\n${HOURS}\n\n${SHUT}`);
  expect(support?.text).toContain("we are shut completely");
});

test("news before the hours stays the headline", () => {
  const { headline } = storyOf(
    `The new kiln is here and it is twice as big as the old one.\n\nOpening hours from Monday 4 January:\n\n${HOURS}`,
  );
  expect(headline.text).toContain("new kiln");
});
