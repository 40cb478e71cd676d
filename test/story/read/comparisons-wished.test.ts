import { expect, test } from "vitest";
import { asksComparison } from "../../../lib/story/read/comparisons-wished.ts";
import { layoutWishIn } from "../../../lib/story/read/layout-wishes.ts";

test.each([
  ["en", "Could you make this year and last year easy to compare?"],
  ["de", "Bitte die beiden Tarife gegenüberstellen."],
  ["fr", "Pouvez-vous rendre les deux formules faciles à comparer ?"],
  ["es", "Que se puedan comparar bien las dos tarifas, por favor."],
  ["it", "Potete rendere le due tariffe facili da confrontare?"],
  ["nl", "Kunnen jullie de twee tarieven goed vergelijkbaar maken?"],
  ["pt", "Podem tornar as duas tarifas fáceis de comparar?"],
])("%s: what is to be compared: %s", (language, sentence) => {
  expect(asksComparison(sentence, language)).toBe(true);
});

test.each([
  ["en", "Our table makes both tariffs easy to compare."],
  ["en", "Come and compare old and new in our shop."],
  ["de", "In der Filiale können Sie beide Tarife gut vergleichen."],
  ["fr", "Sur place, vous pouvez comparer les deux formules."],
  ["nl", "In de winkel kunt u de twee goed vergelijken."],
])("%s: what readers can compare: %s", (language, sentence) => {
  expect(asksComparison(sentence, language)).toBe(false);
});

test.each([
  ["en", "Could you put January and July side by side?"],
  ["en", "Please show old and new side by side."],
  ["de", "Bitte alt und neu nebeneinander, damit man es sieht."],
  ["fr", "Pouvez-vous mettre janvier et juillet côte à côte ?"],
  ["es", "¿Podéis poner enero y julio lado a lado?"],
  ["it", "Mettete vecchio e nuovo uno accanto all'altro, per favore."],
  ["nl", "Zet oud en nieuw graag naast elkaar."],
  ["pt", "Podem pôr janeiro e julho lado a lado?"],
])("%s: two things next to each other: %s", (language, sentence) => {
  expect(layoutWishIn(sentence, language)?.kind).toBe("beside");
});

test("a step may put things side by side", () => {
  expect(layoutWishIn("Put the boards side by side and glue them.", "en")).toBeUndefined();
});
