import { expect, test } from "vitest";
import { areLabelled } from "../../lib/render/templates/card/placard/labelled-rows.tsx";
import { partedTitle, rowsOf } from "../../lib/render/templates/card/placard/texts.ts";
import { isPay, isTimed, splitPay } from "../../lib/render/templates/hiring/pay.ts";

test("a headline ends with its days, and its tail tells why", () => {
  expect(partedTitle("The pool is closed from 7 to 11 December while we paint")).toEqual({
    title: "The pool is closed from 7 to 11 December",
    tail: "while we paint",
  });
  expect(partedTitle("Cerramos del 7 al 13 de diciembre, ambos incluidos").tail).toBe("ambos incluidos");
  expect(partedTitle("Die Praxis ist vom 7. bis 12. Dezember geschlossen").tail).toBe("");
});

test("a line with a number to call is strong, one with years or prices is not", () => {
  const rows = rowsOf(["Spoed: Noord, 030 555 0190", "Saison 2026/2027", "€38,000–€43,000", "From 7 to 13."]);
  expect(rows?.map(({ isStrong }) => isStrong)).toEqual([true, false, false, false]);
  expect(rows?.at(-1)?.text).toBe("From 7 to 13");
  expect(rowsOf(["A".repeat(200)])).toBeUndefined();
});

test.each([
  ["€27.50 an hour", "€27.50", "an hour", true],
  ["€38,000–€43,000 depending on experience", "€38,000–€43,000", "depending on experience", false],
  ["3.400 bis 3.900 € im Monat", "3.400 bis 3.900 €", "im Monat", true],
  ["The salary is £32,000 a year", "£32,000", "a year", true],
])("the pay %s has its sums and what they are for", (pay, sum, rest, timed) => {
  expect(splitPay(pay)).toMatchObject({ sum, rest });
  expect(isTimed(pay)).toBe(timed);
});

test.each(["27 holidays", "we pay £400 for training", "39 hours"])("%s is no pay", (clause) => {
  expect(isPay(clause)).toBe(false);
});

test("facts under their names are a table where some are statements; short values are not, nor is prose", () => {
  const rows = (texts: string[]) => areLabelled(rowsOf(texts) ?? []);
  const named = ["Lieu : Rodez", "Horaires : du mardi au samedi, de 2 h à 9 h", "Profil : deux ans de four"];
  expect(rows(named)).toBe(true);
  expect(rows(["Adults: £8", "Children: £5", "Families: £20"])).toBe(false);
  expect(rows(["The book drop stays open: use it", "We are back on Monday", "Call us on 030 555 0190"])).toBe(
    false,
  );
});
