import { expect, test } from "vitest";
import { isAddressWish, isProductionNote } from "../../../lib/story/read/production-notes.ts";

test.each([
  "Hochformat, so um die 25 Sekunden.",
  "Kurz und laut, harte Schnitte, Hochformat, höchstens 15 Sekunden.",
  "We'd like it tall.",
  "Open on black.",
  "No music under it.",
  "Fast cuts, no voice-over.",
  "Format vertical, environ 20 secondes, sans voix off.",
  "Close-ups of wrecked shoes welcome.",
  "Vertical, about 20 seconds.",
  "Around 20 seconds, fast at the start.",
  "About 15 seconds, calm pace.",
  "Etwa 20 Sekunden, am Anfang schnell.",
  "Une vingtaine de secondes, rapide au début.",
  "Unos 15 segundos, con ritmo rápido al principio.",
  "Circa 20 secondi, veloce all'inizio.",
  "Ongeveer 20 seconden, snel aan het begin.",
  "Cerca de 20 segundos, rápido no início.",
  "Tall format, meant to be printed and stuck on a fridge.",
])("%s is a note on how it is made", (note) => {
  expect(isProductionNote(note)).toBe(true);
});

test.each([
  "Stir for 20 seconds.",
  "Each turn takes around 20 seconds, fast at the start.",
  "30 seconds, slow.",
  "20 seconds, calm breath.",
  "Fast at the start, steep at the end.",
  "Live music, no tickets needed.",
  "Portrait of a street.",
  "No subtitles: the film is in English.",
  "Square, behind the town hall, 3 pm.",
  "Two portraits, both framed, £45 each.",
  "Music, soup and a fire.",
  "No music, dimmed lights, no announcements.",
  "Ohne Musik.",
  "Quick cuts, no appointment.",
  "Close-ups of the moon every clear Friday.",
  "Portrait",
  "Square.",
])("%s is for readers", (sentence) => {
  expect(isProductionNote(sentence)).toBe(false);
});

test.each([
  "Siezen bitte.",
  "On tutoie.",
  "Merci de vouvoyer le public.",
  "Tutea.",
  "Escrevam em português de Portugal.",
])("%s says how readers are addressed", (wish) => {
  expect(isAddressWish(wish)).toBe(true);
});

test.each([
  "Wir duzen uns im Kurs und gehen danach essen.",
  "Cours de portugais le mardi.",
  "Trata de llegar a las 9.",
])("%s does not", (sentence) => {
  expect(isAddressWish(sentence)).toBe(false);
});
