import { expect, test } from "vitest";
import { valuesOf } from "../../lib/render/templates/kit/story/must-show.ts";
import { leansBack } from "../../lib/render/templates/kit/story/shown-value.ts";
import { houseStory } from "../../lib/story/house.ts";
import { brandOf } from "../copy/brands.ts";

test.each([
  "which has done nothing since 2.4",
  "who starts on 3 March",
  "whose price rises on 3 March",
  "die am 3. März beginnt",
  "welche seit 2.4 nichts tut",
  "dont le prix change le 3 mars",
  "qui ouvre le 3 mars",
  "que abre el 3 de marzo",
  "che apre il 3 marzo",
  "dat op 3 maart opent",
  "cujo preço muda a 3 de março",
  "Eight months later it’s 19%, and they’re saving a lot on diesel",
])("a clause about the word before its comma is no line: %s", (text) => {
  expect(leansBack(text)).toBe(true);
});

test.each([
  "Which bike is yours?",
  "If it rains we meet indoors",
  "Die Führung beginnt um 10 Uhr",
  "die neue Führung um 10 Uhr",
  "Who comes first gets one",
])("a line of its own: %s", (text) => {
  expect(leansBack(text)).toBe(false);
});

test("what a picture adds is the whole sentence around such a clause", () => {
  const brief =
    "ferrypack 3.0 is out today.\n\n- Parallel compression is on by default.\n- Removed: the `--fast` flag, which has done nothing since 2.4.\n\nUpgrade notes are in the repository.";
  const story = houseStory({ brief, brand: brandOf("ferrypack"), channel: "twitter", assetType: "card" });
  const texts = valuesOf(story).map(({ text }) => text);
  expect(texts.filter((text) => /^which/i.test(text))).toEqual([]);
  expect(texts).toContain("Removed: the --fast flag, which has done nothing since 2.4");
});

test("the full stop of an ordinal ends no sentence: hours keep the whole day as their name", () => {
  const brief =
    "Öffnungszeiten über Ostern:\n\nKarfreitag, 26. März: 10–20 Uhr\nOstersonntag, 28. März: 9–20 Uhr";
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });
  expect(valuesOf(story).map(({ cell }) => cell?.name)).not.toContain("März");
});
