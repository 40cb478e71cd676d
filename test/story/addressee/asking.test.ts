import { expect, test } from "vitest";
import { chanceOfRemark } from "../../../lib/story/addressee/asking.ts";
import { askingSigns, type PlacedSentence } from "../../../lib/story/addressee/asking-signs.ts";
import { WEIGHTS } from "../../../lib/story/addressee/asking-weights.ts";

const placed = (words: string, more: Partial<PlacedSentence> = {}): PlacedSentence => ({
  words,
  language: "en",
  chance: 0.45,
  chanceAlone: 0.6,
  before: 0.05,
  behind: 0.05,
  highest: 0.3,
  ...more,
});

test("each number has its weight (npm run calibrate)", () => {
  expect(Object.keys(WEIGHTS).sort()).toEqual([...Object.keys(askingSigns(placed(""))), "bias"].sort());
});

test.each([
  ["en", "Please keep the logo large in the picture.", "Rainwater is stored in the tank behind the barn."],
  ["de", "Bitte das Logo groß ins Bild setzen.", "Das Regenwasser sammelt der Tank hinter der Scheune."],
  ["fr", "Merci de mettre le logo en grand.", "L'eau de pluie coule dans la cuve derrière la grange."],
  ["es", "El logo en grande, por favor.", "El agua de lluvia cae en el depósito detrás del granero."],
  ["nl", "Graag het logo groot in beeld.", "Het regenwater loopt in de tank achter de schuur."],
])(
  "in %s a request for the picture is more likely a remark than a statement with the same chance",
  (language, remark, statement) => {
    const chance = (words: string) => chanceOfRemark(placed(words, { language }));
    expect(chance(remark)).toBeGreaterThan(0.35);
    expect(chance(statement)).toBeLessThan(0.35);
  },
);

test("what stands last, or beside a remark, is more likely one", () => {
  const words = "Dogs are welcome on the terrace.";
  const inside = chanceOfRemark(placed(words));
  expect(chanceOfRemark(placed(words, { behind: undefined }))).toBeGreaterThan(inside);
  expect(chanceOfRemark(placed(words, { before: 0.9, behind: 0.9 }))).toBeGreaterThan(inside);
});

test("in a language whose words are not known the chance of the classifier counts", () => {
  expect(chanceOfRemark(placed("写真を大きく。", { language: "ja" }))).toBe(0.45);
});
