import { expect, test } from "vitest";
import { namesValue } from "../../lib/text/value-names.ts";

test.each([
  ["The price per month", "price"],
  ["Eintrittspreis", "price"],
  ["the salary for the night shift", "pay"],
  ["prozentuale Ersparnis", "offer"],
  ["Abfahrtszeit", "time"],
  ["la fecha", "date"],
  ["the night number", "phone"],
  ["Notfallnummer", "phone"],
  ["l’adresse", "place"],
  ["her words", "quotation"],
  ["Gutscheincode", "code"],
  ["価格", "price"],
] as const)("%s names a %s", (words, name) => {
  expect(namesValue(words, name)).toBe(true);
});

test.each([
  ["the unpriced rest", "price"],
  ["Hochzeit im Mai", "time"],
  ["holidays", "date"],
  ["constructor", "code"],
  ["our placement", "place"],
] as const)("%s names no %s", (words, name) => {
  expect(namesValue(words, name)).toBe(false);
});
