import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/card/fits.ts";
import { departuresApart, sidesOf } from "../../../lib/render/templates/kit/story/sides.ts";
import { tabled } from "../../../lib/render/templates/kit/story/tabled.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Northgate", asked: [], atHand: [], faces: [] };

test.each([
  [
    "Winter timetable starts Monday 7 December. From Kilbrae: 06:40, 08:20, 10:50. From Orra: 07:20, 09:00, 11:40. Sundays: no sailings before 10:00. Foot passengers £4.60 single.",
    "From Kilbrae: 06:40, 08:20, 10:50",
  ],
  [
    "Winterfahrplan ab Montag, 7. Dezember.\n\nAb Kilbrae: 06:40, 08:20, 10:50\nAb Orra: 07:20, 09:00, 11:40\n\nSonntags keine Fahrten vor 10 Uhr.",
    "Ab Kilbrae: 06:40, 08:20, 10:50",
  ],
  [
    "Horaires d'hiver dès le 7 décembre.\n\nDe Kilbrae : 06h40, 08h20, 10h50\nD'Orra : 07h20, 09h00, 11h40\n\nAdultes 4,60 €.",
    "De Kilbrae : 06h40, 08h20, 10h50",
  ],
])("the times of two directions are the two points of a card: %s", (brief, first) => {
  const story = houseStory({ brief, brand: brandOf("Northgate"), channel: "instagram", assetType: "card" });
  const { bullets = [] } = (fits(story, PICTURES)?.data ?? {}) as { bullets?: string[] };
  expect(bullets).toHaveLength(2);
  expect(bullets[0]?.replace(/\s/gu, " ")).toBe(first);
  expect(sidesOf(bullets, "").map(({ items }) => items.length)).toEqual([3, 3]);
});

test("days with their hours, and one direction alone, are no two directions", () => {
  expect(departuresApart(["Monday: 9:00 to 17:00", "Tuesday: 9:00 to 13:00"])).toBeUndefined();
  expect(departuresApart(["From Orra: 07:20, 09:00, 11:40", "Sundays: no sailings"])).toBeUndefined();
});

test("a long row of times is not torn from its place", () => {
  const text = "From Kilbrae: 06:40, 08:20, 10:50, 14:10, 16:45, 18:30, 20:15.";
  expect(tabled(text, { spoken: "en", occasion: "update", facts: [] })).toEqual({ rest: text, cells: [] });
});
