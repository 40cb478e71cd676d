import { expect, test } from "vitest";
import { isOpenLetter, isSalutation } from "../../lib/text/open-letters.ts";

test.each([
  "Dear parents, grandparents and neighbours of the school,",
  "Liebe Kundinnen und Kunden,",
  "Chers voisins,",
  "Queridos vecinos:",
  "Cari soci,",
  "Beste ouders,",
  "Caros sócios,",
])("a letter to readers begins with %s", (line) => {
  expect(isSalutation(line)).toBe(true);
  expect(isOpenLetter(`\n${line}\n\nThe hall is closed.`)).toBe(true);
});

test.each([
  "Dear Tom,",
  "Dear all,",
  "Liebe Agentur,",
  "Dear parents often ask us when we open.",
  "Hello team,",
])("no letter to readers: %s", (line) => expect(isSalutation(line)).toBe(false));
