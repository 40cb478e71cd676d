import { expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { isCountedLead } from "../../../lib/story/review/counted-lead.ts";
import { brandOf } from "../../copy/brands.ts";

const THREE: Record<string, string> = {
  en: "- The brass whistle of the lock-keeper\n- The toll book of 1888\n- A boot, found in the mud in 1978",
  de: "- Die Pfeife des Schleusenwärters aus Messing\n- Das Zollbuch von 1888\n- Ein Stiefel, 1978 im Schlamm gefunden",
  fr: "- Le sifflet en laiton de l’éclusier\n- Le registre de 1888\n- Une botte trouvée dans la boue en 1978",
  es: "- El silbato de latón del esclusero\n- El libro de peajes de 1888\n- Una bota hallada en el barro en 1978",
  it: "- Il fischietto di ottone del guardiano\n- Il registro del 1888\n- Uno stivale trovato nel fango nel 1978",
  nl: "- De koperen fluit van de sluiswachter\n- Het tolboek van 1888\n- Een laars, in 1978 in de modder gevonden",
  pt: "- O apito de latão do guarda\n- O livro de portagens de 1888\n- Uma bota encontrada na lama em 1978",
};

/** Whether the words lead to a list of three, whatever the classifier says of its lines. */
function leads(language: string, lead: string, list = THREE[language] ?? "", doubted = "") {
  const brief = `${lead}\n${list}\nOpen daily from 10 to 17.`;
  const story = houseStory({ brief, brand: brandOf("Maison"), channel: "web", assetType: "card", language });
  const span = { start: 0, end: lead.length };
  const fact = { id: "f0", kind: "news", from: "brief", quote: lead, says: lead, span } as const;
  const judge = {
    ...judgeOf(brief, language),
    doubtedFor: (words: string) =>
      doubted !== "" && words.includes(doubted) ? ("colleague" as const) : undefined,
  };
  return isCountedLead(fact, { facts: story.facts, language, brief, judge });
}

test.each([
  ["en", "Three objects our visitors ask about most:"],
  ["en", "3 things beginners need:"],
  ["de", "Drei Dinge, nach denen unsere Gäste am meisten fragen:"],
  ["fr", "Trois objets que nos visiteurs adorent :"],
  ["es", "Tres objetos que nuestros visitantes buscan:"],
  ["it", "Tre oggetti che i nostri visitatori amano di più:"],
  ["nl", "Drie dingen waar onze bezoekers naar vragen:"],
  ["pt", "Três objetos que os nossos visitantes procuram:"],
])(
  "words that say what readers want to know, and how many lines, are for readers (%s): %s",
  (language, lead) => {
    expect(leads(language, lead)).toBe(true);
  },
);

test.each([
  ["en", "Four objects our visitors ask about most:"],
  ["en", "Three objects Joan asked about:"],
  ["en", "Three things to change:"],
  ["en", "Three things our customers must not hear:"],
  ["en", "Three problems our customers ask about:"],
  ["en", "Three objects our visitors ask about most, one slide each:"],
  ["en", "Three headlines our readers like:"],
  ["de", "Drei Dinge, die unsere Gäste nicht wissen sollten:"],
  ["nl", "Drie punten die Anke nog zoekt:"],
  ["sv", "Tre saker som våra besökare frågar om:"],
])("other words above a list are asked about (%s): %s", (language, lead) => {
  expect(leads(language, lead)).toBe(false);
});

test("a list with a line for others keeps the doubt about its lead", () => {
  expect(leads("en", "Three objects our visitors ask about most:", THREE.en, "toll book")).toBe(false);
});

test.each([
  ["en", "Three German words that will trick you."],
  ["de", "Drei Wörter, die dich täuschen."],
  ["fr", "Trois réflexes qui vous feront gagner du temps"],
  ["es", "Tres trucos que te ahorran agua:"],
  ["it", "Tre cose da sapere prima di partire:"],
  ["nl", "Drie fouten die je geld kosten"],
  ["pt", "Três erros que te custam dinheiro:"],
])("the title of a list says what its things do for those who read it (%s)", (language, lead) => {
  expect(leads(language, lead)).toBe(true);
  expect(leads(language, lead, THREE[language]?.split("\n").slice(1).join("\n"))).toBe(false);
});

test.each([
  ["en", "Three slides that you should make."],
  ["en", "Three complaints that you should know of."],
  ["de", "Drei Folien, die du machen kannst."],
])("parts of the work are no such things (%s): %s", (language, lead) => {
  expect(leads(language, lead)).toBe(false);
});

test.each([
  ["fr", "Nos soupes d’hiver :", "Poireau et pomme de terre\nBetterave\nLentilles au citron"],
  ["en", "Our winter soups:", "Leek and potato\nBeetroot\nLentil with lemon"],
  ["de", "Unsere Suppen im Winter:", "Lauch und Kartoffel\nRote Bete\nLinsen mit Zitrone"],
])("a thing with its article names the lines under it: %s %s", (language, lead, list) => {
  expect(leads(language, lead, list)).toBe(true);
});

test.each([
  ["Our designs for Friday:", "Leek and potato\nBeetroot\nLentil with lemon"],
  ["Our winter soups:", "Leek and potato"],
])("work, and few lines, may be notes: %s %s", (lead, list) => {
  expect(leads("en", lead, list)).toBe(false);
});
