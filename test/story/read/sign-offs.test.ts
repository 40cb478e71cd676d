import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { signsIn } from "../../../lib/story/review/talk-signs.ts";
import { brandOf, nobody } from "../../copy/brands.ts";

const published = (brief: string, brand = nobody) =>
  readStory({ brief, brand })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says)
    .join("\n");

test.each([
  ["The pool opens again on Monday 7 December at 9 am.", "Thanks, James", "James"],
  ["The pool opens again on Monday 7 December at 9 am.", "All the best, Ruth Hale", "Ruth"],
  ["Das Bad öffnet wieder am Montag, 7. Dezember, um 9 Uhr.", "Herzliche Grüße, Anke Wolf", "Anke"],
  ["Das Bad öffnet wieder am Montag, 7. Dezember, um 9 Uhr.", "Liebe Grüße Petra", "Petra"],
  ["La piscine rouvre le lundi 7 décembre à 9 h.", "Amicalement, Paul", "Paul"],
  ["La piscina abre de nuevo el lunes 7 de diciembre a las 9.", "Gracias, Carlos", "Carlos"],
  ["La piscina riapre lunedì 7 dicembre alle 9.", "Grazie, Simone", "Simone"],
  ["La piscina riapre lunedì 7 dicembre alle 9.", "A presto, Nicola", "Nicola"],
  ["Het zwembad gaat weer open op maandag 7 december om 9 uur.", "Bedankt, Hans", "Hans"],
  ["A piscina reabre na segunda-feira 7 de dezembro às 9h.", "Beijos, Carla", "Carla"],
])("%s %s: who signs a brief is not published", (news, end, name) => {
  expect(published(`${news} ${end}`)).not.toContain(name);
});

test("a name below words for the maker is its author, and below a quotation who said it", () => {
  expect(published("New mugs from Friday 4 December, £18. Not too salesy please. — Hana")).not.toContain(
    "Hana",
  );
  expect(published("“The only café where I stay for two.” — Hana")).toContain("Hana");
  expect(published("The pool is open. Thank you, riders!")).toContain("riders");
});

test("an author's own byline has the whole name that the brand has", () => {
  const brand = brandOf("Okoye Tax Help", { overview: "A practice run by Ada Okoye in Leeds." });
  const brief = "New article: Five receipts that freelancers forget. Written by me, Ada.";
  expect(published(brief, brand)).toContain("By Ada Okoye");
  expect(published(brief)).not.toContain("Ada");
});

test("short English words are no talk in other languages", () => {
  expect(signsIn("Ringraziamo i 480 visitatori di domenica scorsa.", "it", true)).toEqual([]);
  expect(signsIn("Wij zien u graag op vrijdag.", "nl", true)).toEqual([]);
  expect(signsIn("I like it with my own tea.", "en", true)).not.toEqual([]);
});

test.each([
  ["A card for our vacancy please. The trial is in January. Regards, S. Kumaran", "Kumaran"],
  [
    "A card for our vacancy please. The trial is in January. Many thanks, Grace Wambui, field officer",
    "Grace",
  ],
  ["A card for our vacancy please. The trial is in January.\n\nPeter Njoroge, general manager", "Peter"],
  [
    "Bitte eine Karte zur Eröffnung. Der Eintritt ist frei. Mit freundlichen Grüßen, Dr. H. Seiler, Leiterin",
    "Seiler",
  ],
])("%s: greeting, name and role are of the mail", (brief, name) => {
  expect(published(brief)).not.toContain(name);
  expect(readStory({ brief, brand: nobody }).heldBack.map(({ why }) => why)).not.toContain("unclear");
});

test("a name with a role below a quotation, or among others, is for readers", () => {
  expect(published("“The library is where I learned to read.”\n\nJoan Pike, library manager")).toContain(
    "Joan",
  );
  const board =
    "Our new board was elected.\n\nHanna Groth, chairwoman\nPeter Lind, treasurer\nAda Moss, secretary";
  expect(published(board)).toContain("Peter Lind");
});

const NEWS = "The pool opens again on Monday 7 December at 9 am.";
test.each([
  ["La piscine rouvre le lundi 7 décembre à 9 h.", "Claire Moreau, chargée des publics"],
  ["La piscine rouvre le lundi 7 décembre à 9 h.", "Claire Moreau, responsable de la communication"],
  [NEWS, "Claire Moreau, press officer"],
  ["Das Bad öffnet wieder am Montag, 7. Dezember, um 9 Uhr.", "Claire Moreau, Leiterin Kommunikation"],
  ["Het zwembad gaat weer open op maandag 7 december om 9 uur.", "Claire Moreau, medewerker communicatie"],
  ["La piscina abre de nuevo el lunes 7 de diciembre a las 9.", "Claire Moreau, responsable de comunicación"],
])("whose work it is to write for a house signs under any brief: %s %s", (news, name) => {
  expect(published(`${news}\n\n${name}`)).not.toContain("Moreau");
});

test("under words in quotation marks the same is no signature", () => {
  const { heldBack } = readStory({
    brief: `${NEWS} “It is warm.”\n\nClaire Moreau, press officer`,
    brand: nobody,
  });
  expect(heldBack.map(({ why }) => why)).not.toContain("internal");
});
