import { expect, test } from "vitest";
import { splitOutsideDays } from "../../lib/text/day-lists.ts";

const COMMA = /,\s+/gu;

test.each([
  ["Order by 13 December, collect from the shop on 22, 23 or 24 December", 2],
  ["Bestellen bis 12. Dezember, abholen am 22., 23. oder 24. Dezember", 2],
  ["À commander avant le 15, à retirer les 23, 24 ou 25 décembre", 2],
  ["Encargos hasta el 2 de enero, recogida los días 4, 5 o 6 de enero", 2],
  ["Ordini entro il 10 dicembre, ritiro il 20, 21 o 22 dicembre", 2],
  ["Bestellen tot 28 december, ophalen op 29, 30 of 31 december", 2],
  ["Encomendas até 18 de dezembro, levantar nos dias 22, 23 ou 24", 2],
  ["Friday 4, Saturday 5 and Sunday 6 December, 2 to 5 pm", 2],
])("days of one list stay together: %s", (text, count) => {
  expect(splitOutsideDays(text, COMMA)).toHaveLength(count);
});

test.each([
  ["Adults £12, children £6 and dogs £1", 2],
  ["Room 12, 24 June", 2],
  ["Doors 18:00, 19 and 20 seats left", 2],
  ["87 volunteers, 9,300 hours", 2],
])("other numbers are parted: %s", (text, count) => {
  expect(splitOutsideDays(text, COMMA)).toHaveLength(count);
});
