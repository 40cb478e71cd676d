import { expect, test } from "vitest";
import { placeLabelOf } from "../../../lib/story/read/place-labels.ts";
import { quotedLinesIn } from "../../../lib/story/read/quoted-lines.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Smaller, below", "line", true],
  ["en", "Big, in the middle", "title", true],
  ["en", "On top", "title", false],
  ["de", "Kleiner darunter", "line", true],
  ["fr", "Plus petit, en dessous ", "line", true],
  ["es", "Debajo, más pequeño", "line", true],
  ["it", "Sotto, più in piccolo", "line", true],
  ["nl", "Daaronder, kleiner", "line", true],
  ["pt", "Mais pequeno, por baixo", "line", true],
  ["pt", "Em cima", "title", false],
])("%s: %s", (language, label, part, isSure) => {
  expect(placeLabelOf(label, language)).toEqual({ part, isSure });
});

test.each([
  ["en", "Small"],
  ["en", "Under our feet"],
  ["en", "Top speed"],
  ["de", "Oben im Saal"],
  ["fr", "En bas de la rue"],
  ["it", "Piccola"],
])("%s: %s is no label of a place", (language, label) => {
  expect(placeLabelOf(label, language)).toBeUndefined();
});

test.each([
  ["en", 'Text: "Pikefish" and below it "Logs for small teams".', ["title", "line"]],
  ["de", "Oben: „Deine erste Schale“.", ["title"]],
  ["fr", "En dessous, plus petit : « Six soirées »", ["line"]],
  ["en", 'Below, in small type: "Price list". ', ["line"]],
  ["en", '"We love it." Below: Anna Berg, baker', []],
  ["en", 'The sign says "Open" and below it hangs a bell.', []],
  ["es", "«Abierto» y «Cerrado»", []],
])("%s: the words of %s", (language, sentence, parts) => {
  expect(quotedLinesIn(sentence, language).map(({ part }) => part)).toEqual(parts);
});

test("above a list such a label is for the maker, and the list is not", () => {
  const brief =
    "We asked 180 riders about the new lanes.\n\nSmaller, below:\n- 2 in 10 changed their route\n- 1 in 10 bought a bike\n- Average ride: 4 km";
  const { facts, about } = readStory({ brief, brand: brandOf("Kite") });
  const said = facts.filter(({ from }) => from === "brief").map(({ says }) => says);
  expect(said).toHaveLength(4);
  expect([...said, about].join("\n")).not.toMatch(/smaller/i);
});

test("a place alone is said of other things too", () => {
  const brief = "Our two-piece for the summer. Top: £18. Bottom: £16. Sizes 8 to 16 in the shop.";
  const { facts } = readStory({ brief, brand: brandOf("Kite") });
  expect(facts.map(({ says }) => says)).toEqual(expect.arrayContaining(["Top: £18.", "Bottom: £16."]));
});

test.each([
  ["Conclusie eronder", "nl", true],
  ["Fazit unten", "de", true],
  ["Conclusion en dessous", "fr", true],
  ["Summary at the bottom", "en", true],
  ["Top", "en", false],
])("a conclusion at a place of the picture: %s", (label, language, is) => {
  expect(placeLabelOf(label, language)?.isSure === true).toBe(is);
});
