import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { forReaders } from "../../../lib/story/review/for-readers.ts";
import { pieceOfStory } from "../../../lib/story/review/piece.ts";
import { brandOf } from "../../copy/brands.ts";

const BRAND = brandOf("Tallow & Rye");

/** What is published of a brief, and what a person is asked about it. */
function pieceOf(brief: string) {
  const story = houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" });
  const { places } = pieceOfStory(story, { channel: "linkedin", assetType: "card" });
  const published = places.map(({ text }) => text.replaceAll("’", "'")).join("\n");
  const doubts = forReaders({ story, brief, brand: BRAND, places }).flatMap((review) => review.doubts);
  return { published, doubts };
}

const SWEEP: Record<string, string> = {
  en: "From 3 May we clean gutters in Leith. A terrace costs £90. The ladder takes two days to book.",
  de: "Ab dem 3. Mai reinigen wir Dachrinnen in Leith. Ein Reihenhaus kostet 90 €.",
  es: "Desde el 3 de mayo limpiamos canalones en Leith. Una casa adosada cuesta 90 €.",
  fr: "Dès le 3 mai nous nettoyons les gouttières à Leith. Une maison mitoyenne coûte 90 €.",
};

test.each([
  ["en", "Please don't draw men falling off ladders.", "draw"],
  ["en", "No grinning gutters please, folk find it odd.", "grinning"],
  ["en", "Don't name the scaffolder please, we're in a row with them.", "row"],
  ["de", "Bitte keine lachenden Leitern, das wirkt albern.", "Leitern"],
  ["de", "Bitte nichts mit „Frühjahrsputz“, wir sind ein Handwerksbetrieb.", "Handwerk"],
  ["es", "Con las lluvias nos llaman siempre por lo mismo, así que queremos dar unos consejos.", "llaman"],
  ["fr", "Pas de blessures s'il vous plaît, des enfants regardent.", "blessures"],
])("%s: nobody is asked about a note that is held back: %s", (language, note, word) => {
  const { published, doubts } = pieceOf(`${SWEEP[language]} ${note}`);
  expect(published).not.toContain(word);
  expect(doubts).toEqual([]);
});

test.each([
  "No flash photography, please.",
  "Never use a blowtorch.",
  "No ponies please, the lawn is soft.",
  "Please don't feed the gulls, it makes them bold.",
])("what readers are asked stays: %s", (sentence) => {
  expect(pieceOf(`${SWEEP.en} ${sentence}`).published).toContain(sentence.slice(0, 12));
});

test("for whom it is, right behind a wish for the picture", () => {
  const { published, doubts } = pieceOf(
    "Le pont sera fermé du 3 au 9 mai. Déviation par Leith, 12 minutes de plus. Pouvez-vous mettre les dates bien en évidence ? C'est surtout pour les livreurs.",
  );
  expect(published).not.toContain("livreurs");
  expect(doubts.join()).not.toContain("livreurs");
});

test("what is said before “please use that” is quoted", () => {
  const { published } = pieceOf(
    `${SWEEP.en} Ruth, 68, said "I have not climbed a ladder since", please use that.`,
  );
  expect(published).toContain("I have not climbed a ladder since");
  expect(published).not.toContain("use that");
});

test("two things set side by side for readers: the reason stays, the order does not", () => {
  const { published, doubts } = pieceOf(
    `${SWEEP.en} Moss holds water and leaves block the pipe, so we'd like to set the two side by side, without telling anyone off.`,
  );
  expect(published).toContain("leaves block the pipe");
  expect(published).not.toMatch(/side by side|telling/);
  expect(doubts).toEqual([]);
});
