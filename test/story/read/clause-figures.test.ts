import { expect, test } from "vitest";
import { clauseFigures } from "../../../lib/story/read/clause-figures.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const shown = (sentence: string) => clauseFigures(sentence, "f1").map(({ value, label }) => [value, label]);

test("a part of a whole is a figure with the rest of its clause", () => {
  expect(shown("24 of our 60 buses now run on electricity.")).toEqual([
    ["24 of 60", "buses now run on electricity"],
  ]);
});

test("what was done with so many is a figure, with the verb behind what is counted", () => {
  expect(shown("They drove 1.9 million kilometres and saved 1,450 tonnes of CO2.")).toEqual([
    ["1.9 million", "kilometres driven"],
    ["1,450 tonnes", "of CO2 saved"],
  ]);
  expect(shown("We delivered 40,000 meals to 300 families this year.")).toEqual([
    ["40,000", "meals delivered to 300 families this year"],
  ]);
});

test("what fell or rose has a sign, and its way from one value to another an arrow", () => {
  expect(shown("Repairs fell by 38 %.")).toEqual([["−38 %", "repairs"]]);
  expect(shown("Unfilled shifts fell from 14 to 5 a week.")).toEqual([["14 → 5", "unfilled shifts a week"]]);
});

test.each([
  "Drivers rate them 4.6 out of 5, and repairs fell by 38 %.",
  "We have not delivered 40,000 meals.",
  "If we reached 500 members, we would celebrate.",
  "We raised £18,340 for the air ambulance.",
  "Complaints were fewer than in 2024.",
])("no figure is torn out of: %s", (sentence) => {
  expect(shown(sentence)).toEqual([]);
});

test("sums that money did are figures; prices are none", () => {
  const brief =
    "2025 in numbers:\n- 18,406 members (up from 16,950)\n- $214 million in deposits\n- £9,100 raised for the hospice\n- €40 in the shop";
  expect(
    readStory({ brief, brand: brandOf("Kite") }).figures.map(({ value, label }) => [value, label]),
  ).toEqual([
    ["18,406", "members (up from 16,950)"],
    ["$214 million", "in deposits"],
    ["£9,100", "raised for the hospice"],
  ]);
});

test("what was asked is no figure", () => {
  expect(shown("We asked 4,206 adult learners why they stopped their last course.")).toEqual([]);
});

test("the first number of a row of a price list is no figure", () => {
  const { figures } = readStory({
    brief:
      "Prices from 1 January 2027\n\n10 visits 105\nMonthly 49, no contract\n12 steam trains restored in 2026",
    brand: brandOf("Maison"),
  });
  expect(figures.map(({ value }) => value)).not.toContain("10");
});
