import { expect, test } from "vitest";
import { withSharedCurrency } from "../../lib/text/shared-currency.ts";

test.each([
  ["zahlt 149 statt 189 Euro", "zahlt 149 Euro statt 189 Euro"],
  ["costa 9 euro invece di 12, solo oggi", "costa 9 euro invece di 12 euro, solo oggi"],
  ["26,50 au lieu de 31 €", "26,50 € au lieu de 31 €"],
  // Each has its own, or neither has one.
  ["£180 instead of £230", "£180 instead of £230"],
  ["49 Euro statt 65 Euro", "49 Euro statt 65 Euro"],
  ["6 statt 8 Wochen", "6 statt 8 Wochen"],
  ["20 euro invece di 2 pranzi", "20 euro invece di 2 pranzi"],
])("%s", (text, whole) => {
  expect(withSharedCurrency(text)).toBe(whole);
});
