import { expect, test } from "vitest";
import { headlineWithoutDay } from "../../../lib/render/templates/kit/story/day-apart.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";

const story = houseStory({
  brief: "The bakery opens at six.",
  brand: brandOf("Maison"),
  channel: "linkedin",
  assetType: "card",
});
const storyOn = (date: string, spoken: string): Story => ({
  ...story,
  spoken,
  when: { date, time: "", place: "", facts: [] },
});

test.each([
  [
    "en",
    "The Riverside branch is closed from Monday 7 December until Wednesday 16 December while the heating is replaced",
    "Monday 7 December until Wednesday 16 December",
    "The Riverside branch is closed while the heating is replaced",
  ],
  [
    "en",
    "From 1 December the last ferry leaves Norrvik at 18:40 instead of 19:30",
    "1 December",
    "The last ferry leaves Norrvik at 18:40 instead of 19:30",
  ],
  [
    "en",
    "Our summer exhibition is called “Late Again” and runs from Saturday 22 May to Sunday 12 September 2027",
    "Saturday 22 May to Sunday 12 September 2027",
    "Our summer exhibition is called “Late Again”",
  ],
  [
    "fr",
    "L’exposition « La mer en mémoire » dure du 3 mai au 12 juin 2027",
    "3 mai au 12 juin 2027",
    "L’exposition « La mer en mémoire »",
  ],
  [
    "de",
    "Die Ausstellung „Papier und Licht“ im Rathaus läuft vom 3. Mai bis 12. Juni 2027",
    "3. Mai bis 12. Juni 2027",
    "Die Ausstellung „Papier und Licht“ im Rathaus",
  ],
  [
    "en",
    "Our annual members' evening is on Friday 11 December",
    "Friday 11 December",
    "Our annual members' evening",
  ],
  [
    "de",
    "Die Filiale am Markt bleibt vom 7. bis 16. Dezember wegen Umbau geschlossen",
    "7. bis 16. Dezember",
    "Die Filiale am Markt bleibt wegen Umbau geschlossen",
  ],
  [
    "fr",
    "À partir du 7 décembre, la piscine municipale ferme à 18 heures",
    "7 décembre",
    "La piscine municipale ferme à 18 heures",
  ],
  [
    "en",
    "The evening ferry on Saturday 6 March leaves from Norrvik instead of Halden",
    "Saturday 6 March",
    "The evening ferry leaves from Norrvik instead of Halden",
  ],
  [
    "en",
    "The swap shop on Saturday 6 March from 9 to 1 is in the old fire station",
    "Saturday 6 March",
    "The swap shop from 9 to 1 is in the old fire station",
  ],
])("the day leaves a long headline: %s %s", (spoken, headline, date, short) => {
  expect(headlineWithoutDay(headline, storyOn(date, spoken))).toBe(short);
});

test.each([
  ["en", "Prices from 1 January", "1 January"],
  ["en", "Our winter opening hours at the shop start on Tuesday 1 December", "Tuesday 1 December"],
  ["en", "The pool at the leisure centre is closed on 7 December and on 9 December", "7 December"],
  ["de", "Ab Montag, 7. Dezember fährt die Fähre nach Norrvik erst um neun Uhr", "Montag, 7. Dezember"],
  ["en", "The pool at the leisure centre is closed all of next week for cleaning", ""],
  ["en", "Our workshop opens on Saturdays from 6 March 2027, 9 to 1", "Saturdays"],
  ["en", "The repair desk is open on Saturday since 6 March 2027", "Saturday"],
  ["de", "Unsere Werkstatt öffnet ab dem Samstag vom 6. März 2027 an", "Samstag"],
  ["fr", "Notre atelier ouvre ses portes le samedi à partir du 6 mars 2027", "samedi"],
  ["fr", "Notre atelier de reliure est ouvert le samedi dès le 6 mars 2027", "samedi"],
  ["es", "Nuestro taller abre al público el sábado desde el 6 de marzo de 2027", "sábado"],
  ["it", "La nostra officina apre al pubblico il sabato dal 6 marzo 2027", "sabato"],
  ["nl", "Onze werkplaats is open op zaterdag vanaf 6 maart 2027, 9 tot 13 uur", "zaterdag"],
  ["pt", "A nossa oficina abre ao público no dia sábado a partir de 6 de março", "sábado"],
])("and stays in others: %s %s", (spoken, headline, date) => {
  expect(headlineWithoutDay(headline, storyOn(date, spoken))).toBeUndefined();
});
