import { expect, test } from "vitest";
import { closedDays, withAnswers } from "../../lib/render/templates/card/placard/texts.ts";

test.each([
  ["We are closed from 3 May to 9 June 2027", "We are closed", ["From 3 May", "To 9 June 2027"]],
  ["Wir haben geschlossen vom 2. Mai bis 9. Juni", "Wir haben geschlossen", ["Vom 2. Mai", "Bis 9. Juni"]],
  [
    "La librairie est fermée du 2 mai 2027 au 9 juin 2027",
    "La librairie est fermée",
    ["Du 2 mai 2027", "Au 9 juin 2027"],
  ],
  [
    "De winkel is gesloten van maandag 3 mei tot en met zondag 9 mei",
    "De winkel is gesloten",
    ["Van maandag 3 mei", "Tot en met zondag 9 mei"],
  ],
])("the days of a closure stand by themselves: %s", (headline, title, days) => {
  const found = closedDays(headline);
  expect(found?.title).toBe(title);
  expect(found?.days.map(({ over, day, year }) => [over, day, year].filter(Boolean).join(" "))).toEqual(days);
});

test.each([
  "Open from 3 May to 9 June",
  "We are closed on 3 May",
  "We are closed from 3 May to 9 June while the roof is mended",
  "The pool on the corner of the old market square is closed from 3 May to 9 June",
])("but not those of: %s", (headline) => expect(closedDays(headline)).toBeUndefined());

test("a short question stands before its answer", () => {
  expect(withAnswers(["Burst pipe?", "Ring Sam: 01632 960 001", "Gas: 01632 960 002"])).toEqual([
    "Burst pipe? Ring Sam: 01632 960 001",
    "Gas: 01632 960 002",
  ]);
  const alone = ["Have you already heard about our plans?", "We open in May", "Any questions?"];
  expect(withAnswers(alone)).toEqual(alone);
});
