import { expect, test } from "vitest";
import { dayIn, daysBefore } from "../../../lib/render/templates/film-event/day.ts";

test.each([
  ["Thursday, 12 June", 12, "June"],
  ["June 12th, 2026", 12, "June"],
  ["1st of May", 1, "May"],
  ["Donnerstag, 12. Juni", 12, "Juni"],
  ["12 de junio", 12, "junio"],
  ["le 3 février à 18h", 3, "février"],
  ["6月12日（木）", 12, "6月"],
  ["12–14 June", 14, "June"],
])("%s is day %i of %s", (text, day, month) => {
  expect(dayIn(text)).toEqual({ day, month });
});

test.each(["Tomorrow evening", "17 Uhr", "Summer 2026", "42 June", "Room 12", "every Thursday"])(
  "%s names no day of a month",
  (text) => {
    expect(dayIn(text)).toBeUndefined();
  },
);

test("a calendar flips through the three days before the event, and never back over the first of the month", () => {
  expect(daysBefore({ day: 12, month: "June" })).toEqual([9, 10, 11]);
  expect(daysBefore({ day: 2, month: "June" })).toEqual([1]);
  expect(daysBefore({ day: 1, month: "June" })).toEqual([]);
});
