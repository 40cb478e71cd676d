import { expect, test } from "vitest";
import { tabled } from "../../lib/render/templates/kit/story/tabled.ts";
import type { Story } from "../../lib/story/schema.ts";

const story = (spoken: string): Pick<Story, "spoken" | "occasion" | "facts"> => ({
  spoken,
  occasion: "update",
  facts: [],
});

test.each([
  ["de", "12 Stunden, klimaneutral, ab 4,90 €."],
  ["en", "12 Christmas Trees, cut today, from £30."],
  ["en", "40 minutes walk, from £30."],
])("a number of things is no place (%s): %s", (language, text) => {
  expect(tabled(text, story(language)).cells.filter((cell) => /^(?:Ort|Place)/.test(cell))).toEqual([]);
});

test.each([
  ["40 loaves only, 12 Mill Lane, Bath.", "Place: 12 Mill Lane, Bath"],
  ["Doors at 7 pm, 17 Cooper’s Yard, Leeds LS1 4AB.", "Place: 17 Cooper’s Yard, Leeds LS1 4AB"],
  ["12 Mill Lane, 10 am.", "Place: 12 Mill Lane"],
])("a street keeps its town: %s", (text, place) => {
  expect(tabled(text, story("en")).cells).toContain(place);
});

test.each([
  ["en", "At 07:05, so it meets the school bus."],
  ["de", "Um 07:05 Uhr, damit der Schulbus passt."],
  ["fr", "À 7 h 05, car le car scolaire attend."],
])("an hour stays in the sentence that gives its reason (%s): %s", (language, text) => {
  expect(tabled(text, story(language))).toEqual({ rest: text, cells: [] });
});

test("a number keeps the hours at which it is answered", () => {
  const said = "Emergencies still go to 0800 555 0142, day and night.";
  expect(tabled(said, story("en"))).toEqual({ rest: said, cells: [] });
  expect(tabled("Emergencies 0800 555 0142.", story("en")).cells).toEqual(["Emergencies: 0800 555 0142"]);
});

test.each([
  ["en", "Two loops: lake (5 km), and ridge (11 km)."],
  ["de", "Drei Gruppen: Anfänger (2 Stunden), Geübte (3 Stunden) und Profis (4 Stunden)."],
  ["pt", "Dois passeios: pinhal (4 km), e falésia (9 km)."],
  ["nl", "Drie maten: klein (3 liter), middel (6 liter) en groot (9 liter)."],
])("a list stays whole under its label (%s): %s", (language, text) => {
  const { rest, cells } = tabled(text, story(language));
  expect([rest, ...cells].filter(Boolean)).toEqual([expect.stringMatching(/\(.*\(/u)]);
});

test("a day behind its label is still a fact of its own", () => {
  expect(tabled("Last collection: Sunday 9 May, 4 pm.", story("en")).cells).not.toEqual([]);
});

test("a remark in brackets is no clause", () => {
  const { cells } = tabled("Date: Saturday 9 May (rain or shine, with or without tents), 4 pm.", story("en"));
  expect(cells.join(" ")).not.toMatch(/\([^)]*$/u);
});
