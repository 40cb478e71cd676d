import { expect, test } from "vitest";
import { tellsTermsOfBooking } from "../../../lib/story/review/terms-of-booking.ts";

test.each([
  ["en", "Lessons booked before the end of May stay at the old price."],
  ["de", "Wer bis Ende Mai bucht, zahlt noch den alten Preis."],
  ["fr", "Toute commande payée avant fin mai reste à l'ancien tarif."],
  ["es", "Lo reservado antes de fin de mayo mantiene el precio de este año."],
  ["it", "Chi prenota entro la fine di maggio paga il prezzo di quest'anno."],
  ["nl", "Wie voor eind mei boekt, betaalt nog tot juni de oude prijs."],
  ["pt", "As aulas marcadas antes do fim de maio ficam ao preço deste ano."],
])("%s: until when one books for which price: %s", (language, sentence) => {
  expect(tellsTermsOfBooking(sentence, language)).toBe(true);
});

test.each([
  ["en", "Please mention that those who book before May keep the old price."],
  ["en", "The price should be large."],
  ["en", "I ordered the headline with the price before Monday."],
  ["de", "Bitte bis Freitag die Preise prüfen."],
])("%s: other sentences: %s", (language, sentence) => {
  expect(tellsTermsOfBooking(sentence, language)).toBe(false);
});
