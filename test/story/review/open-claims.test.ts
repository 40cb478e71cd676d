import { describe, expect, test } from "vitest";
import { rankClaimsIn } from "../../../lib/copy/judge/ledger/rank-claims.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRAND } from "./hats.ts";

const OUTLET = { channel: "linkedin", assetType: "card" } as const;
const today = "2026-11-24";

function verdictOf(brief: string, brand = BRAND) {
  const story = houseStory({ brief, brand, ...OUTLET });
  return reviewStory({ story, brief, brand, ...OUTLET, lint: [], today });
}
const questionsOf = (brief: string, brand = BRAND) =>
  clarifyBrief({ brief, brand, today }).questions.map(({ question }) => question);

test.each([
  ["en", "The best sourdough in town"],
  ["en", "the only certified e-bike workshop in Berkshire"],
  ["en", "The largest bike market in the county"],
  ["en", "100 % safe"],
  ["de", "das beste Brot der Stadt"],
  ["de", "einzige zertifizierte E-Bike-Werkstatt"],
  ["fr", "Le meilleur pain de Lyon"],
  ["es", "el taller más rápido de Sevilla"],
  ["es", "único taller certificado"],
  ["it", "la pizza più buona di Napoli"],
  ["nl", "Het beste brood van de stad"],
  ["pt", "O melhor pão da cidade"],
  ["ja", "日本一"],
])("a claim to stand before all others is seen (%s): %s", (language, claim) => {
  expect(rankClaimsIn(`${claim}, 4 €.`, language)).toEqual([claim]);
});

test.each([
  ["en", "The best part of December is our stollen."],
  ["en", "It was the biggest donation we have ever received."],
  ["en", "The only train in December leaves at 9."],
  ["en", "The best of Leeds in one walk."],
  ["en", "The biggest change in Version 4 is the editor."],
  ["de", "Die größte Änderung in Version 4 ist der Editor."],
  ["de", "Am besten kommt ihr mit dem Rad in die Stadt."],
  ["fr", "Le meilleur moment de la journée."],
  ["es", "La cosecha más temprana de noviembre."],
  ["it", "Il momento più bello della giornata."],
  ["nl", "Het beste moment van de dag."],
  ["pt", "O melhor momento do dia."],
])("what ranks nobody is none (%s): %s", (language, words) => {
  expect(rankClaimsIn(words, language)).toEqual([]);
});

describe("a claim that only the brief makes", () => {
  const brief =
    "The best sourdough in town is back. From Monday 30 November we bake 40 loaves a day at 12 Mill Lane. 4 pounds each.";
  const answered = (answer: string) =>
    `${brief}\n\nCREATOR PREFERENCES\n- About “The best sourdough in town”: ${answer}`;

  test("asks for a person, and is asked about once", () => {
    const { verdict, summary } = verdictOf(brief);
    expect(verdict).toBe("needs_review");
    expect(summary).toContain("“The best sourdough in town”");
    expect(questionsOf(brief)).toEqual([
      "Only the brief says “The best sourdough in town”. Can you prove it, so that readers may see it?",
    ]);
  });

  test("is published when its author confirms it, and not after a no", () => {
    expect(verdictOf(answered("yes, the Marlow Post voted so")).verdict).toBe("approved");
    expect(questionsOf(answered("yes, the Marlow Post voted so"))).toEqual([]);
    expect(verdictOf(answered("no")).verdict).toBe("needs_review");
  });

  test("is published when the brand makes it itself", () => {
    const brand = { ...BRAND, tagline: "The best sourdough in town." };
    expect(verdictOf(brief, brand).verdict).toBe("approved");
    expect(questionsOf(brief, brand)).toEqual([]);
  });

  test("is an opinion in the mouth of a customer", () => {
    const said =
      'Our sourdough is back from Monday 30 November at 12 Mill Lane. "It is the best bread in England," says Ana Ruiz, baker in Leeds.';
    expect(verdictOf(said).verdict).toBe("approved");
  });
});

test("the question is asked in the language of the brief", () => {
  const brief =
    "Somos el único taller certificado de bicis eléctricas de Sevilla. La revisión de invierno cuesta 60 € hasta el 20 de diciembre.";
  expect(clarifyBrief({ brief, brand: BRAND, today }).questions[0]?.why).toMatch(/alguien responde/);
  expect(questionsOf(brief)).toContain(
    "Solo el texto dice “único taller certificado”. ¿Se puede demostrar, para que los lectores lo vean?",
  );
});

test.each([
  ["en", "The best coffee in the country, roasted on site."],
  ["en", "Zero side effects."],
  ["en", "Double your money in a year."],
  ["en", "The world’s first zero-waste bakery."],
  ["de", "Völlig risikolos."],
  ["de", "Ohne Nebenwirkungen."],
  ["fr", "Sans aucun effet secondaire."],
  ["es", "Sin efectos secundarios."],
  ["it", "Il miglior caffè d’Italia."],
  ["it", "Sicuro al 100 %."],
  ["nl", "Zonder bijwerkingen."],
  ["pt", "Sem efeitos secundários."],
  ["ja", "国内最高のコーヒーです。"],
  ["ja", "副作用はありません。"],
])("a bold claim needs somebody who stands by it (%s): %s", (language, words) => {
  expect(rankClaimsIn(words, language)).not.toEqual([]);
});

test.each([
  "We do our best.",
  "Best before 5 May.",
  "The only day we close is Monday.",
  "Have a safe journey.",
])("%s claims nothing", (words) => {
  expect(rankClaimsIn(words, "en")).toEqual([]);
});
