import { expect, test } from "vitest";
import { figuredIn } from "../../lib/render/templates/carousel/figured-slide.tsx";

const partsOf = (title: string, more: { stat?: string; tag?: string } = {}) => {
  const { before, value, label } = figuredIn({ title, stat: "", ...more }) ?? {};
  return value === undefined ? undefined : [before, value, label];
};

test.each([
  ["Last winter we fed 2,140 cats", ["Last winter we fed", "2,140", "cats"]],
  ["In one night we lost 318 hens", ["In one night we lost", "318", "hens"]],
  ["Il corso costa 140 euro, merenda compresa", ["Il corso costa", "140 euro", "merenda compresa"]],
  ["Der Kurs kostet 140 Euro für beide Tage", ["Der Kurs kostet", "140 Euro", "für beide Tage"]],
])("“%s” rests on its number", (title, parts) => {
  expect(partsOf(title)).toEqual(parts);
});

test.each([
  "We need 14 more people with a ladder",
  "We opened in 1994",
  "Entseuchung (120 Grad, 30 Minuten)",
  "Désinfection (à 120 degrés pendant 30 minutes)",
  "We give a discount of a fifth to schools (1,200 pupils or more)",
  "2,140 cats were fed",
  "Open from 9 to 12 on Sundays",
])("“%s” is read as a sentence", (title) => {
  expect(partsOf(title)).toBeUndefined();
});

test("a slide that has its number or its tag keeps it", () => {
  expect(partsOf("Last winter we fed 2,140 cats", { stat: "1996" })).toBeUndefined();
  expect(partsOf("Last winter we fed 2,140 cats", { tag: "New" })).toBeUndefined();
});
