import { expect, test } from "vitest";
import { findDay } from "../../lib/render/templates/card/dates.ts";

test.each([
  ["Sat 30 Nov", { day: "30", month: "NOV" }],
  ["June 12, 17:00", { day: "12", month: "JUN" }],
  ["viernes 6 de diciembre", { day: "6", month: "DIC" }],
  ["Samstag, 3. März", { day: "3", month: "MÄR" }],
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
])("%s is none", (text) => {
  expect(findDay(text)).toBeUndefined();
});
