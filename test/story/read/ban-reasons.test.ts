import { expect, test } from "vitest";
import { isBanOfTaste } from "../../../lib/story/read/ban-reasons.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { nobody } from "../../copy/brands.ts";

test.each([
  ["en", "Don't put a candle on it please, we've moved on."],
  ["en", "No hearts and roses, everybody does that."],
  ["en", "Please don't draw a pint on it, we've had complaints."],
  ["de", "Bitte keine Rehe, die hat jeder."],
  ["de", "Bitte kein buntes Sternenbild – so sieht das bei uns im Fernrohr nicht aus."],
  ["en", "No stock photos of London, our clubs are nothing like that."],
  ["en", "No white coats, that's not what it looks like here."],
  ["fr", "Pas de sapins, ce n'est pas notre style."],
  ["es", "Nada de copos de nieve, no es nuestro estilo."],
  ["it", "Niente cuoricini, li usano tutti."],
  ["nl", "Zet er geen rendier op, dat doet iedereen."],
  ["pt", "Sem renas nem neve, não é o nosso estilo."],
])("%s: a ban with a reason of taste is for the maker: %s", (language, sentence) => {
  expect(isBanOfTaste(sentence, language)).toBe(true);
});

test.each([
  ["en", "Please don't feed the swans, we've had complaints."],
  ["en", "No fireworks here, please."],
  ["en", "Don't miss it, everybody loves this."],
  ["de", "Bitte keine Hunde im Saal, sie stören die Musik."],
  ["fr", "Pas de chèques, merci."],
])("%s: what readers are asked not to do is none: %s", (language, sentence) => {
  expect(isBanOfTaste(sentence, language)).toBe(false);
});

const published = (brief: string) =>
  readStory({ brief, brand: nobody })
    .facts.filter(({ from }) => from === "brief")
    .map(({ quote }) => quote)
    .join("\n");

test("the reason behind a ban is no news for readers", () => {
  const brief =
    "We need 12 more drivers for the soup run on Friday 11 December. Please no pictures of hungry people. That isn't us.";
  expect(published(brief)).not.toContain("That isn");
  expect(published("The soup run is on Friday 11 December. We don't do that on other days.")).toContain(
    "We don",
  );
});

test.each([
  [
    "Três passos:\n1. Meça a mesa.\n2. Corte o pano.\n3. Cosa a bainha.\n\nOs números dos passos sempre visíveis. Molde grátis!",
    "visíveis",
  ],
  ["Abierto desde el 1 de diciembre de 9:30 a 14:00. Los precios bien legibles, por favor.", "legibles"],
  ["Ab 1. Dezember öffnen wir um 9 Uhr. Die Zahlen müssen gut lesbar sein.", "lesbar"],
])("how numbers are to be seen is for the maker: %s", (brief, words) => {
  expect(published(brief)).not.toContain(words);
});
