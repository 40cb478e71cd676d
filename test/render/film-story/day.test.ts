import { expect, test } from "vitest";
import { dayIn } from "../../../lib/render/templates/film-event/day.ts";

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
