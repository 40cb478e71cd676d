import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Fernhill") });

test.each([
  [
    "Torneo de otoño del club de damas.\nDomingo 10 de octubre de 2027, a las 11:00, en el Casino.\nInscripción: 4 euros los menores, 8 los adultos.",
    { date: "Domingo 10 de octubre de 2027", time: "11:00" },
  ],
  [
    "Herbstturnier der Damefreunde.\nSonntag, 10. Oktober 2027, 11 Uhr, Vereinsheim.\nStartgeld: 4 Euro für Jugendliche, 8 Euro für Erwachsene.",
    { date: "Sonntag, 10. Oktober 2027", time: "11 Uhr" },
  ],
  [
    "Concours d'automne du club de dames.\nDimanche 10 octobre 2027, à 14 h, salle Pasteur.\nInscription : 4 euros les moins de 16 ans, 8 euros les adultes.",
    { date: "Dimanche 10 octobre 2027", time: "14 h" },
  ],
])("what has its day, its hour and an entry fee is an event: %s", (brief, when) => {
  const story = read(brief);
  expect(story.occasion).toBe("event");
  expect(story.when).toMatchObject(when);
});

test("a fee without a day and an hour makes no event", () => {
  const { occasion } = read(
    "Die Regeln für unser Vereinsjahr.\nStartgeld: 4 Euro für Jugendliche, 8 Euro für Erwachsene.\nBretter sind da.",
  );
  expect(occasion).not.toBe("event");
});

test("hours that last are no hour of the day", () => {
  expect(read("Le pain lève 24 h au frais. Il est cuit dimanche 10 octobre.").when?.time ?? "").toBe("");
});
