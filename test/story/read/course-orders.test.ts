import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { nobody } from "../../copy/brands.ts";

const published = (brief: string) =>
  readStory({ brief, brand: nobody })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says)
    .join("\n");

const NEWS = {
  en: "The pool opens again on Monday 7 December at 9 am. A swim costs £6.",
  de: "Das Bad öffnet wieder am Montag, 7. Dezember, um 9 Uhr. Der Eintritt kostet 6 €.",
  fr: "La piscine rouvre le lundi 7 décembre à 9 h. L’entrée coûte 6 €.",
  es: "La piscina abre de nuevo el lunes 7 de diciembre a las 9. La entrada cuesta 6 €.",
  it: "La piscina riapre lunedì 7 dicembre alle 9. L’ingresso costa 6 €.",
  nl: "Het zwembad gaat weer open op maandag 7 december om 9 uur. Zwemmen kost € 6.",
  pt: "A piscina reabre na segunda-feira 7 de dezembro às 9h. A entrada custa 6 €.",
};

test.each([
  ["en", "I'd like the days to appear one by one, quick, and the £6 to come last."],
  ["de", "Schön wäre, wenn die Tage nacheinander erscheinen und die 6 € zum Schluss kommen."],
  ["fr", "J'aimerais que les jours apparaissent un par un, et que le prix de 6 € arrive à la fin."],
  ["es", "Me gustaría que los días aparezcan uno a uno y que el precio de 6 € quede para el final."],
  ["it", "Vorrei che i giorni comparissero uno alla volta e che i 6 € restassero per la fine."],
  ["nl", "Ik zou graag willen dat de dagen één voor één verschijnen en dat de prijs aan het eind komt."],
  ["pt", "Gostava que os dias aparecessem um a um, rápido, e que o preço de 6 € ficasse para o fim."],
] as const)("in which turn things appear is for the maker (%s): %s", (language, wish) => {
  expect(published(`${NEWS[language]} ${wish}`)).toBe(published(NEWS[language]));
});

test.each([
  ["en", "We'd like everyone to stay for tea at the end.", "tea"],
  ["en", "We'd like the new £9 pass to come last.", "£9"],
  ["pt", "Gostávamos que todos ficassem para o chá no fim.", "chá"],
  ["it", "Ci piacerebbe che tutti restassero per il tè alla fine.", "tè"],
] as const)(
  "people who come, and what is told nowhere else, are not taken out for it (%s): %s",
  (language, words, said) => {
    expect(published(`${NEWS[language]} ${words}`)).toContain(said);
  },
);
