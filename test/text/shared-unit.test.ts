import { expect, test } from "vitest";
import { shareUnit } from "../../lib/text/shared-unit.ts";

test.each([
  ["31 cents of every dollar come from shops", "52 from donors", "17 from grants"],
  ["31 Cent von jedem Euro kommen aus Läden", "52 von Spendern", "17 vom Land"],
  ["31 centimes par euro viennent des commerces", "52 des dons", "17 de la ville"],
  ["31 céntimos de cada euro vienen de tiendas", "52 de donantes", "17 de subvenciones"],
  ["31 centesimi per euro vengono dai negozi", "52 dai donatori", "17 dal comune"],
  ["31 cent van elke euro komt van winkels", "52 van donateurs", "17 van de gemeente"],
  ["31 cêntimos por euro vêm de lojas", "52 de doadores", "17 do município"],
])("later numbers borrow the unit of the first: %s", (...clauses) => {
  expect(shareUnit(clauses)).toBe(true);
});

test("numbers that say what they count stand alone", () => {
  expect(shareUnit(["143 visitors", "97 broken things", "71 of them mended"])).toBe(false);
  expect(shareUnit(["52 from donors", "17 from grants"])).toBe(false);
});
