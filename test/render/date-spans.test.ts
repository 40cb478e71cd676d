import { expect, test } from "vitest";
import { unitsOf } from "../../lib/render/type/breaks.ts";

const partsOf = (text: string) => unitsOf(text, { isTied: true, isHeadline: true }).map((unit) => unit.text);

test.each([
  ["Open on Sat 5 and Sun 6 December", "Sat 5 and Sun 6 December"],
  ["Am Sa 5. und So 6. Dezember", "Sa 5. und So 6. Dezember"],
  ["Le samedi 5 et dimanche 6 décembre", "samedi 5 et dimanche"],
  ["12月1日（火）から", "1日（火）から"],
])("“%s” does not break within its days", (text, span) => {
  expect(partsOf(text).some((part) => part.includes(span))).toBe(true);
});
