import { expect, test } from "vitest";
import { momentsOf } from "../../../lib/story/read/calendar.ts";
import { exclusionOf, isShut } from "../../../lib/story/read/excluded.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { valuesOf } from "../../../lib/story/read/values.ts";
import { brandOf } from "../../copy/brands.ts";

const lastMoment = (says: string) => momentsOf(says).at(-1);
const kindsOf = (says: string, { start, end }: { start: number; end: number }) =>
  valuesOf(says)
    .filter((v) => v.start <= start && v.end >= end)
    .map(({ kind }) => kind);

test.each([
  "The week of the fair, from 14 to 18 February, is excluded.",
  "Valid every day except 14 to 18 February.",
  "The offer is not valid from 14 to 18 February.",
  "From 14 to 18 February the offer is not valid.",
  "Ausgenommen ist die Woche vom 14. bis 18. Februar.",
  "Vom 14. bis 18. Februar gilt das Angebot nicht.",
  "Täglich außer am 24. Dezember.",
  "Tous les soirs, sauf le 14 février.",
  "La semaine du 14 au 18 février est exclue.",
  "Todos los días excepto el 14 de febrero.",
  "Tutte le sere tranne il 14 febbraio.",
  "La settimana di San Valentino, dal 14 al 18 febbraio, è esclusa.",
  "L'offerta non vale dal 14 al 18 febbraio.",
  "Todos os dias, exceto 14 de fevereiro.",
  "Elke dag behalve op 14 februari.",
  "De week van 14 februari, uitgezonderd 15 februari.",
  "2月14日から18日を除く。",
])("days that are taken out limit: %s", (says) => {
  const last = lastMoment(says);
  expect(last && kindsOf(says, last)).toEqual(["condition"]);
});

test.each([
  "Dinner on Friday 4 December, drinks excluded.",
  "Open every day except Monday, from 3 December.",
  "Die Lesung ist am 4. Dezember, Getränke ausgenommen.",
  "La cena è venerdì 4 dicembre, vino escluso.",
  "Le marché est ouvert le 5 décembre, hors repas.",
])("the day of what takes place holds: %s", (says) => {
  const last = lastMoment(says);
  expect(last && exclusionOf(says, last)).toBeUndefined();
});

test.each([
  "Da domenica 10 gennaio a giovedì 11 marzo 2027 proponiamo «Tre notti lente»: tre notti a 390 euro per due persone, invece di 468. La settimana di San Valentino, dal 14 al 18 febbraio, è esclusa.",
  "Join us for our winter exhibition with a workshop at the gallery. We are closed on 14 December.",
  "Unser Weihnachtsangebot startet. Ausgenommen ist die Woche vom 14. bis 18. Februar.",
])("the story is not dated by a day that is taken out: %s", (brief) => {
  expect(readStory({ brief, brand: brandOf("Acme") }).when?.date ?? "").not.toMatch(/14|18|24/);
});

test("a closing is dated by the days on which the doors are shut", () => {
  const brief = "The shop is closed from 24 to 26 December for our holidays.";
  expect(isShut(brief, { start: 24, end: 41 })).toBe(true);
  expect(readStory({ brief, brand: brandOf("Acme") }).when?.date).toBe("24 to 26 December");
});
