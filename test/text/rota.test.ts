import { expect, test } from "vitest";
import { hasRota } from "../../lib/text/rota.ts";

test.each([
  ["4 nights on, 4 nights off, 20:45 to 07:15", true],
  ["2 weeks on and 2 weeks off", true],
  ["7 Tage Dienst, 7 Tage frei", true],
  ["4 jours de travail, 3 jours de repos", true],
  ["4 nights for the price of 3", false],
  ["20% off on 4 nights", false],
  ["12 seats on the left, 4 on the right", false],
])("“%s” is a pattern of shifts: %s", (text, is) => {
  expect(hasRota(text)).toBe(is);
});
