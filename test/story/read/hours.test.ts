import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { BRAND } from "../review/hats.ts";

const whenOf = (brief: string) =>
  houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" }).when;

test.each([
  ["6 to 9 p.m.", "6 to 9 p.m."],
  ["6–9 p.m.", "6–9 p.m."],
  ["6 p.m. to 9 p.m.", "6 p.m. to 9 p.m."],
  ["7 p.m.", "7 p.m."],
  ["6 to 9 pm", "6 to 9 pm"],
])("hours with points beside a day are its hours: %s", (hours, time) => {
  const brief = `Open evening at the pottery on Friday 4 December, ${hours}, 12 Mill Lane, Totnes. Free entry.`;
  expect(whenOf(brief)).toMatchObject({ date: "Friday 4 December", time, place: "12 Mill Lane, Totnes" });
});

test("hours of a day that has a name are not those of the dates beside it", () => {
  const brief =
    "Our Christmas opening hours: Monday 21 to Wednesday 23 December, 7 am to 6 pm. Christmas Eve, 7 am to 1 pm. We are closed from 25 to 28 December.";
  expect(whenOf(brief)?.time ?? "").not.toBe("7 am to 1 pm");
});

test.each([
  ["Open until Wednesday 23 December. Christmas Eve, 7 am to 1 pm.", "Christmas Eve", /7 am/],
  ["Offen bis Mittwoch, 23. Dezember. Heiligabend, 7 bis 12 Uhr.", "Heiligabend", /12 Uhr/],
  ["Abierto hasta el 23 de diciembre. Nochebuena, de 7 a 12 h.", "Nochebuena", /12 h/],
])("every fact that has its hours names it: %s", (brief, day, hours) => {
  const { facts } = houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" });
  const its = facts.filter(({ from, quote }) => from === "brief" && hours.test(quote));
  expect(its.length).toBeGreaterThan(0);
  for (const { quote } of its) expect(quote).toContain(day);
});
