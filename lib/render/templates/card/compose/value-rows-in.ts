import type { FactCell } from "../../kit/fact-cells.ts";
import { isTimed } from "../../kit/hours.ts";
import { isPriceTable } from "../../kit/price-table.ts";
import { evenRows } from "../../kit/values/even-rows.ts";
import { type FactRows, factRowsOf, isValued } from "../../kit/values/value-rows.ts";

/** Facts as rows of values and words; undefined without a value, and for tables of one kind, which have a form of their own. */
export function valueRowsIn(facts: readonly FactCell[]): FactRows[] | undefined {
  if (isTimed(facts) || isPriceTable(facts) || facts.every(({ label }) => label !== "")) return undefined;
  const rows = evenRows(
    facts.map((fact) => ({
      text: [fact.label, fact.value].filter(Boolean).join(": "),
      rows: factRowsOf(fact),
    })),
  );
  return rows.some(isValued) ? rows : undefined;
}
