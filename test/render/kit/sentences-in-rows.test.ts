import { expect, test } from "vitest";
import { isValued, valueRowsOf } from "../../../lib/render/templates/kit/values/value-rows.ts";

test.each([
  "Beginn: 1. Februar 2027. 25 bis 38 Stunden pro Woche",
  "Début : 1er mars 2027. Deux jours de repos",
  "Start: 1 March 2027. Bring your own tools",
  "1.200 € Fortbildungsbudget im Jahr. Keine Samstage",
  "30 Tage Urlaub · Keine Samstage",
])("“%s” is not parted at its value", (text) => {
  expect(valueRowsOf(text)).toEqual([{ words: text }]);
});

test("a stop of an ordinal or at the end is no second sentence", () => {
  const [row] = valueRowsOf("Beginn: 1. Februar 2027.");
  expect(row && isValued(row) && row.lines[0]?.after).toBe("");
});
