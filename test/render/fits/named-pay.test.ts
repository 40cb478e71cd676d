import { expect, test } from "vitest";
import { paidApart } from "../../../lib/render/templates/hiring/paid-apart.ts";

test.each([
  [
    "1.200 € Fortbildungsbudget im Jahr",
    "Gehalt ab 3.500 € brutto bei 38 Stunden",
    "ab 3.500 € brutto bei 38 Stunden",
  ],
  ["£500 training allowance", "£14.20 an hour", "£14.20 an hour"],
  ["£250 welcome payment", "Salary from £31,000", "from £31,000"],
])("beside “%s” the pay is that of “%s”", (other, line, pay) => {
  expect(paidApart([other, line])).toMatchObject({ pay, lines: [other] });
});

test("what is paid besides is no pay by itself", () => {
  expect(paidApart(["1.200 € Fortbildungsbudget im Jahr"])).toMatchObject({ pay: "" });
});

test("of two sums without a name the first is the pay", () => {
  expect(paidApart(["£14.20 an hour", "£40 a shift on top"])).toMatchObject({ pay: "£14.20 an hour" });
});
