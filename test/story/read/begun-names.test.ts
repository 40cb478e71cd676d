import { expect, test } from "vitest";
import { isNameWithDay, isNameWithHours } from "../../../lib/story/read/event-words.ts";
import { valuesOf } from "../../../lib/story/read/values.ts";

test.each([
  "Try-out night, Friday 4 June, 7.30 pm, Old Forge, Mill Street.",
  "Kerzenabend im Laden: Freitag, 4. Juni, 19 Uhr.",
  "Soirée jeux, vendredi 4 juin, 20h30, salle des Tilleuls.",
  "Paseo nocturno, viernes, 4 de junio de 2027, salida a las 21:30 en la plaza Mayor.",
  "Cena in vigna: venerdì 4 giugno, alle ore 20.30.",
  "Open podium, vrijdag 4 juni, aanvang 20.00 uur, De Loods.",
  "Caminhada nocturna, sábado, 5 de junho de 2027, partida às 20h30 no largo da igreja.",
])("a name with its day and the hour at which it begins takes place: %s", (text) => {
  expect(isNameWithDay(text)).toBe(true);
  expect(isNameWithHours(text)).toBe(false);
});

test.each([
  "Deadline for entries: Friday 4 June, 12:00.",
  "Anmeldeschluss für den Lauf: Freitag, 4. Juni, 18 Uhr.",
  "Deliveries as usual, Friday 4 June, 9 am.",
  "New price list, Friday 4 June 2027, 12 euros.",
  "We open on Friday 4 June at 9 am.",
])("an end, a delivery and a sentence are no names of what takes place: %s", (text) => {
  expect(isNameWithDay(text)).toBe(false);
});

test.each([
  ["Venerdì 4 giugno alle ore 11 visita alla cantina.", "Venerdì 4 giugno alle ore 11"],
  ["El viernes 4 de junio a las 11 visita a la bodega.", "El viernes 4 de junio a las 11"],
])("an hour without minutes belongs to its day: %s", (text, said) => {
  expect(valuesOf(text).map((value) => value.text)).toContain(said);
});

test("a number of people is no hour", () => {
  const said = valuesOf("Regalamos un café a las 10 primeras personas.");
  expect(said.filter(({ kind }) => kind === "when")).toEqual([]);
});
