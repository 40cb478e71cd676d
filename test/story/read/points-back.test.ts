import { expect, test } from "vitest";
import { isCornerWish } from "../../../lib/story/read/corner-wishes.ts";
import { pointsBackOnly } from "../../../lib/story/read/points-back.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Would like a simple card saying so.", true],
  ["en", "A post to say that would be great.", true],
  ["de", "Hätte gern eine einfache Karte, die das sagt.", true],
  ["fr", "Je voudrais une carte simple qui le dise.", true],
  ["es", "Querría una tarjeta sencilla que lo diga.", true],
  ["it", "Vorrei una card semplice che lo dica.", true],
  ["nl", "Graag een simpele kaart die dat zegt.", true],
  ["pt", "Queria um cartão simples a dizer isso.", true],
  ["en", "Would like a card saying so many thanks.", false],
  ["en", "Would like a card about that new bridge.", false],
  ["fr", "Je voudrais une carte qui dise merci.", false],
])("%s: %s says nothing besides: %s", (language, sentence, expected) => {
  expect(pointsBackOnly(sentence, language)).toBe(expected);
});

test.each([
  ["The logo small in a corner.", true],
  ["Our name can go small in the bottom right corner, it's on the page already.", true],
  ["Der Name der Schule in einer Ecke, der steht schon auf der Seite.", true],
  ["Le nom de l'école dans un coin, il est déjà sur la page.", true],
  ["El nombre de la escuela en una esquina.", true],
  ["Il nome della scuola in un angolo, c'è già nella pagina.", true],
  ["De naam van de school in een hoek.", true],
  ["O nome da escola num canto.", true],
  ["The name of the corner is Nest.", false],
  ["The address in the corner of Mill Lane is 8.", false],
  ["The phone box in the corner gets a new coat of paint.", false],
])("%s is a place on the picture: %s", (sentence, expected) => {
  expect(isCornerWish(sentence)).toBe(expected);
});

test("an address that stands nowhere else is for readers, and where it stands is not", () => {
  const brief = "Maybe the address kite.example tiny in the corner. Open day on Saturday 9 May from 10 to 4.";
  const said = readStory({ brief, brand: brandOf("Kite") }).facts.map(({ says }) => says);
  expect(said).toContain("kite.example.");
  expect(said.join()).not.toContain("corner");
});
