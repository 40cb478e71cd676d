import { expect, test } from "vitest";
import { colleaguesIn } from "../../../lib/story/review/colleagues.ts";

test.each([
  "Liebe Gäste, wir sind müde, aber glücklich.",
  "Dear neighbours,\nthe road is closed on Monday.",
  "Chers voisins, la rue est fermée lundi.",
  "Queridos vecinos, la calle se cierra el lunes.",
  "Learn to ring church bells! Six evenings from 12 January.",
  "Come to call a dance with us.",
  "Autobús al hospital\nSalidas 7:15 y 9:40, regreso 14:20",
  "Departures 7:15, 9:40 and 14:20",
  "Abfahrt 7:15 und 9:40",
  "2009: A flood closes the mill. It is back by autumn.",
])("%s names no colleague", (brief) => {
  expect([...colleaguesIn(brief)]).toEqual([]);
});

test.each([
  ["Liebe Ulli, wir brauchen einen Post.", "Ulli"],
  ["Nia 10:32 can we post it today", "Nia"],
  ["[14:02] Nia: the hall is booked", "Nia"],
])("%s names %s", (brief, name) => {
  expect([...colleaguesIn(brief)]).toContain(name);
});
