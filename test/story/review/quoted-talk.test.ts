import { describe, expect, test } from "vitest";
import { forReaders } from "../../../lib/story/review/for-readers.ts";
import { BRAND, STORY } from "./hats.ts";

/** What is doubted about a text that is published as it was written. */
function doubts(language: string, text: string): string[] {
  const story = { ...STORY, language, spoken: language, facts: [], heldBack: [] };
  return forReaders({ story, brief: text, brand: BRAND, places: [{ where: "posts.web", text }] }).flatMap(
    (review) => review.doubts,
  );
}

describe("a message between quotation marks is no statement of a customer", () => {
  test.each([
    ["en", "Maria writes: “The first hats are for a film, and the job is under NDA.”"],
    ["en", "Maria writes: “The hat kit came on the 18th (or the 19th?) and costs £25.”"],
    ["de", "Maria schreibt: „Das Set ist da, den Preis bitte noch nicht erwähnen.“"],
    ["fr", "Maria écrit : « Le kit est là, ne parlez pas du prix. »"],
    ["es", "María escribe: «El kit ya está aquí, el precio no lo pongas.»"],
    ["it", "Maria scrive: «Il kit è qui e costa 480 euro, ma questo non scriverlo.»"],
    ["nl", "Maria schrijft: “De set is er, de prijs nog niet noemen.”"],
    ["pt", "A Maria escreve: “O kit chegou, mas não digas o preço.”"],
  ])("%s: %s", (language, text) => {
    expect(doubts(language, text)).not.toEqual([]);
  });

  test.each([
    ["en", "“I never thought a hat could be this warm. My mother wants one too,” says Maria Bell."],
    ["de", "„Ich trage ihn jeden Tag, vielleicht sogar im Sommer“, sagt Maria Bell."],
    ["it", "«Lo porto tutti i giorni, non potrei farne a meno», dice Maria Bell."],
  ])("%s: what a customer says stays", (language, text) => {
    expect(doubts(language, text)).toEqual([]);
  });
});

test.each([
  ["en", "Fwd from Jo: The hat kit is back and costs £25."],
  ["de", "Weitergeleitet von Anna: Das Set ist wieder da und kostet 25 Euro."],
  ["fr", "Transféré de Léa : Le kit est de retour et coûte 25 euros."],
  ["es", "Reenviado de Ana: El kit ha vuelto y cuesta 25 euros."],
  ["it", "Inoltro da Gianni: Il kit è tornato e costa 25 euro."],
  ["nl", "Doorgestuurd van Bas: De set is terug en kost 25 euro."],
  ["pt", "Encaminhado de Rui: O kit voltou e custa 25 euros."],
])("%s: a message that was passed on is held: %s", (language, text) => {
  expect(doubts(language, text).join()).toContain("it is a message that was passed on");
});
