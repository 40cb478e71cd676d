import { expect, test } from "vitest";
import { isAskedOfReaders } from "../../../lib/story/review/asked-of-readers.ts";
import { readingOf } from "../reading-of.ts";

const isAsked = (language: string, quote: string, brand = "Harbour Mill") => {
  const reading = readingOf(quote, [["news", quote]], { language });
  return isAskedOfReaders(reading.facts[0]!, reading, brand);
};

test.each([
  ["en", "Book a call with Harbour Mill."],
  ["en", "Drop in at Harbour Mill."],
  ["en", "A referral from your doctor is not needed."],
  ["en", "No experience needed."],
  ["en", "You don't need a ticket for the courtyard."],
  ["en", "The orchard is muddy and we like it that way."],
  ["de", "Vereinbaren Sie einen Termin bei Harbour Mill."],
  ["de", "Kommt vorbei, die Wiese ist nass.", "no"],
  ["de", "Eine Überweisung vom Hausarzt ist nicht nötig."],
  ["de", "Der Hof ist matschig, und das mögen wir so."],
  ["fr", "Prenez rendez-vous chez Harbour Mill."],
  ["fr", "L'inscription n'est pas obligatoire."],
  ["fr", "La cour est boueuse et nous l'aimons ainsi."],
  ["es", "Pide cita en Harbour Mill."],
  ["es", "No hace falta reserva."],
  ["es", "El patio está embarrado y nos gusta así."],
  ["it", "Prenota un appuntamento da Harbour Mill."],
  ["it", "La prenotazione non è necessaria."],
  ["it", "Il cortile è fangoso e ci piace così."],
  ["nl", "Maak een afspraak bij Harbour Mill."],
  ["nl", "Een verwijzing van de huisarts is niet nodig."],
  ["nl", "Het erf is modderig en zo hebben we het graag."],
  ["pt", "Marque uma consulta na Harbour Mill."],
  ["pt", "A inscrição não é necessária."],
  ["pt", "O pátio está enlameado e gostamos assim."],
])("where to go, what it takes and what the place is like (%s): %s", (language, words, no = "") => {
  expect(isAsked(language, words)).toBe(no === "");
});

test.each([
  ["en", "Make a card for Harbour Mill."],
  ["en", "Call it Harbour Mill."],
  ["en", "Ask Harbour Mill for the photos."],
  ["en", "Book a shoot at Harbour Mill and show the stairs."],
  ["en", "A photo is not needed."],
  ["en", "Ticket prices are not needed here."],
  ["en", "The booking button is not needed."],
  ["en", "The orchard is too dark in the picture."],
  ["de", "Nennt uns Harbour Mill."],
  ["de", "Ein Foto ist nicht nötig."],
  ["de", "Die Kartenpreise sind nicht nötig."],
  ["de", "Der Hof ist auf dem Bild zu dunkel."],
  ["fr", "Écrivez un texte pour Harbour Mill."],
  ["fr", "Une photo n'est pas nécessaire."],
  ["es", "Haz un cartel para Harbour Mill."],
  ["es", "La foto no es necesaria."],
  ["it", "Fate una grafica per Harbour Mill."],
  ["it", "La foto non è necessaria."],
  ["nl", "Schrijf een post voor Harbour Mill."],
  ["nl", "Een foto is niet nodig."],
  ["pt", "Façam um cartaz para a Harbour Mill."],
  ["pt", "A foto não é necessária."],
])("what the maker is told is not (%s): %s", (language, words) => {
  expect(isAsked(language, words)).toBe(false);
});

test("another place than the brand's may be anyone's errand", () => {
  expect(isAsked("en", "Drop in at Harbour Mill.", "Quay Books")).toBe(false);
});

test("beside a note for the maker clothes may be what is drawn", () => {
  const brief = "Boots, not sneakers. Draw them large.";
  const heldBack = [{ quote: "Draw them large.", span: { start: 21, end: 37 }, why: "instruction" as const }];
  const reading = readingOf(brief, [["news", "Boots, not sneakers."]], { heldBack });
  expect(isAskedOfReaders(reading.facts[0]!, reading, "Harbour Mill")).toBe(false);
});
