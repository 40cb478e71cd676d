import { expect, test } from "vitest";
import { findDay, writtenDay } from "../../lib/render/templates/card/dates.ts";

test.each([
  ["Sat 30 Nov", { day: "30", month: "NOV" }],
  ["June 12, 17:00", { day: "12", month: "JUN" }],
  ["viernes 6 de diciembre", { day: "6", month: "DIC" }],
  ["Samstag, 3. März", { day: "3", month: "MÄR" }],
  ["Tasting on 6 December, 10 and 12 o'clock", { day: "6", month: "DEC" }],
  ["Tables for 5 and 6 on 7 December", { day: "7", month: "DEC" }],
  ["le 1er juillet", { day: "1", month: "JUIL" }],
  ["12月1日（日）", { day: "1", month: "12月" }],
])("%s is a day on a calendar leaf", (text, block) => {
  expect(findDay(text)).toEqual(block);
});

test.each([
  "15 Jahre Garantie",
  "10 out of 12",
  "12 Marathons",
  "4.2. oder 3.5. April",
  "June 10:30",
  "8–10 April 2027",
  "May 8-10",
  "del lunes 11 de enero al viernes 5 de febrero de 2027",
  "from Monday 11 January 2027 to Friday 5 February",
  "samedi 5 et dimanche 6 décembre, de 10 h à 18 h",
  "Saturday 5 and Sunday 6 December",
  "5 & 6 December",
  "December 5 and 6",
  "Samstag, 5., und Sonntag, 6. Dezember",
  "am 5. und 6. Dezember",
  "sábado 5 y domingo 6 de diciembre",
  "sabato 5 e domenica 6 dicembre",
  "sábado 5 e domingo 6 de dezembro",
  "zaterdag 5 en zondag 6 december",
  "30 November and 1 December",
  "12月5日（土）・6日（日）",
  "12月5日と6日",
])("%s is none", (text) => {
  expect(findDay(text)).toBeUndefined();
});

test.each([
  ["Sa 3. April", "Sa 3. April"],
  ["Freitag, 20. März 2026", "Freitag, 20. März 2026"],
  ["am 3. April", "3. April"],
  ["il giorno di 3 maggio", "3 maggio"],
])("the day of %s is written %s", (text, written) => {
  expect(writtenDay(text)).toBe(written);
});
