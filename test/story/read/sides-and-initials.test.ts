import { expect, test } from "vitest";
import { quotationIn } from "../../../lib/story/read/quotation.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });

test("two sides have whole names, which may be several words or numbers of a model", () => {
  const pump = read(
    "Heat pump or gas boiler: what our tenants pay\nBill: heat pump £780, gas boiler £940\nVisits: heat pump one a year, gas boiler two a year\nLife: heat pump 20 years, gas boiler 12 years",
  );
  expect(pump.columns).toEqual(["heat pump", "gas boiler"]);
  expect(pump.rows.map(({ label, first, second }) => [label, first, second])).toEqual([
    ["Bill", "£780", "£940"],
    ["Visits", "one a year", "two a year"],
    ["Life", "20 years", "12 years"],
  ]);
  const units = read(
    "Two units compared.\nFlow: BV-40 8 l/min, BV-60 12 l/min\nWeight: BV-40 14 kg, BV-60 19 kg",
  );
  expect(units.columns).toEqual(["BV-40", "BV-60"]);
  expect(units.rows[0]).toMatchObject({ first: "8 l/min", second: "12 l/min" });
});

test("an initial keeps its stop, and a surname has none", () => {
  const nameOf = (by: string) => quotationIn(`"They told me the fee on the first day." - ${by}`)?.name;
  expect(nameOf("Margaret T., Wymondham, client.")).toBe("Margaret T.");
  expect(nameOf("Margaret Tull.")).toBe("Margaret Tull");
});
