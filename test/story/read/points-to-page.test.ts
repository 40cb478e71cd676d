import { expect, test } from "vitest";
import { pointsToPage } from "../../../lib/story/read/points-to-page.ts";

test.each([
  ["en", "Full review on our website."],
  ["en", "Full notes on our website."],
  ["en", "Rego on our website."],
  ["en", "Bookings through the website until Friday 5 March."],
  ["en", "Bookings on the website, or pay by card on board if there's room."],
  ["en", "Sign up on our website."],
  ["de", "Anmeldung über die Website bis 15. Januar."],
  ["de", "Alle Termine stehen auf unserer Website."],
  ["fr", "Inscriptions sur notre site jusqu'au 3 mars."],
  ["es", "Entradas en nuestra web."],
  ["it", "Iscrizioni sul sito entro il 3 marzo."],
  ["nl", "Inschrijven kan via onze website."],
  ["pt", "Bilhetes no nosso site."],
])("%s: readers are pointed to the website: %s", (language, sentence) => {
  expect(pointsToPage(sentence, language)).toBe(true);
});

test.each([
  ["en", "A card for our website."],
  ["en", "More pictures on our website."],
  ["en", "The logo is on our website."],
  ["en", "Take the colours from the website."],
  ["de", "Mehr Fotos auf unserer Website."],
  ["fr", "Toutes les photos sur notre site."],
])("%s: said to the maker, or of nothing that readers do: %s", (language, sentence) => {
  expect(pointsToPage(sentence, language)).toBe(false);
});
