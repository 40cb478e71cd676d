import { expect, test } from "vitest";
import { capitalized } from "../../lib/text/capitalized.ts";

test.each([
  ["night carer", "Night carer"],
  ["e-bike check", "E-bike check"],
  ["à la gare", "À la gare"],
  ["l’été", "L’été"],
  ["über uns", "Über uns"],
  ["y", "Y"],
  ["iPhone repair", "iPhone repair"],
  ["b2b sales", "b2b sales"],
  ["mp3 player", "mp3 player"],
  ["kite.example", "kite.example"],
  ["jobs@kite.example", "jobs@kite.example"],
  ["soup. bread", "Soup. bread"],
  ["12 eggs", "12 eggs"],
  ["npm i kite@3", "npm i kite@3"],
  ["één keer", "Eén keer"],
])("%s is written %s", (text, written) => {
  expect(capitalized(text)).toBe(written);
});
