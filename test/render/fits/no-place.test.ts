import { expect, test } from "vitest";
import { tabled } from "../../../lib/render/templates/kit/story/tabled.ts";

const story = (spoken: string) => ({ spoken, occasion: "update" as const, facts: [] });

test.each([
  ["de", "12 Stunden, klimaneutral, ab 4,90 €."],
  ["de", "3 Kilometer, ab 4,90 €."],
  ["en", "24 Hours, from £4.90."],
  ["en", "12 Free Workshops, from £4.90."],
])("%s: a number with a noun is no place: %s", (spoken, text) => {
  expect(tabled(text, story(spoken)).cells.join("\n")).not.toMatch(/Ort|Place/);
});

test.each([
  ["en", "from £4.90, 17 Cooper's Yard", "Place: 17 Cooper's Yard"],
  ["de", "ab 4,90 €, Marktgasse 12", "Ort: Marktgasse 12"],
])("%s: an address is one: %s", (spoken, text, cell) => {
  expect(tabled(text, story(spoken)).cells).toContain(cell);
});
