import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const pointsOf = (brief: string): string[] =>
  houseStory({ brief, brand: brandOf("Fernhill"), channel: "linkedin", assetType: "card" }).points.map(
    ({ text }) => text,
  );

test.each([
  [
    "Summer boats from 1 May. They leave Harby at 9.15 and 14.30 and return at 11.00 and 16.15. Dogs travel free.",
    ["Leave Harby: 9.15, 14.30", "Return: 11.00, 16.15"],
  ],
  [
    "Unser Wanderbus fährt ab Mai. Er startet am Bahnhof um 9.10 und 13.10 Uhr, zurück geht es um 12.05, 16.05 und 18.05 Uhr.",
    ["Startet am Bahnhof: 9.10, 13.10", "Zurück geht es: 12.05, 16.05, 18.05"],
  ],
])("times of two ways have a line each: %#", (brief, points) => {
  expect(pointsOf(brief)).toEqual(points);
});

test.each([
  "Doors open at 18.30 on Friday. The first band plays at 19.15 and the second at 20.45.",
  "The tour starts at 9.15 and 14.30.",
])("other times stay in their sentence: %#", (brief) => {
  expect(pointsOf(brief)).toEqual([]);
});

test.each([
  ["We open Tuesday to Friday 9 to 5, Saturday 9 to 1. On Sundays we stay closed.", "Sundays: closed"],
  [
    "Da dicembre apriamo dal martedì al venerdì dalle 15 alle 20, sabato dalle 11 alle 22. Lunedì chiuso.",
    "Lunedì: chiuso",
  ],
  ["We open Tuesday to Friday 9 to 5, Saturday 9 to 1. Parking is closed.", undefined],
])("a day of the week without hours is the last row: %#", (brief, row) => {
  expect(pointsOf(brief).find((text) => /closed|chiuso|Ruhetag/u.test(text))).toBe(row);
});
