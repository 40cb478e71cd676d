import { expect, test } from "vitest";
import { loudWords } from "../../../lib/render/templates/film/loud-words.ts";

const loudOf = (text: string) => {
  const words = text.split(" ");
  const loud = loudWords(words);
  return words.filter((_, i) => loud.has(i)).join(" ");
};

test.each([
  ["Kinder bis 10 Jahre: 19 €", "19 €"],
  ["Gehalt 3.200 bis 3.700 € im Monat", "3.200 bis 3.700 €"],
  ["Pulls en laine à 59 € au lieu de 98 €", "59 €"],
  ["In the app stores from 1 December", "1 December"],
  ["El 25 de diciembre y el 1 de enero cerramos", "25 de diciembre y el 1 de enero"],
  ["Wir haben vom 28. bis 30. Dezember zu", "28. bis 30. Dezember"],
  ["Abierto entre el 12 y el 20 de octubre", "12 y el 20 de octubre"],
  ["Dimanche de 9 h 30 à 17 h à Nantes", "9 h 30 à 17 h"],
  ["Um 16 Uhr singt der Chor", "16 Uhr"],
  ["Thank you to the 220 shops that ride with us", "220"],
  ["PDF export is 4x faster", "4x"],
  ["Dal 3 marzo siamo aperti", "3 marzo"],
])("%s: what carries the meaning has the colour", (text, loud) => {
  expect(loudOf(text)).toBe(loud);
});

test.each([
  "Wer noch im Dezember kommt, zahlt die alten Preise",
  "Hold up your phone, wait, and read the name",
  "14 rue des Tanneurs à Lille",
  "0761 555 019",
  "7 pm",
])("%s: nothing stands out", (text) => {
  expect(loudOf(text)).toBe("");
});
