import { type FactRows, isValued } from "./value-rows.ts";

/** More prices than these are a list, of which none leads. */
const PRICES = 3;

/** Which rows lead the others: what something costs or pays, else the first day or hour, else the one number. */
export function leadingRows(rows: readonly FactRows[]): ReadonlySet<FactRows> {
  const valued = rows.filter(isValued);
  const priced = valued.filter(({ kind }) => kind === "money");
  if (priced.length > 0) return new Set(priced.length <= PRICES ? priced : []);
  const [when] = valued.filter(({ kind }) => kind === "date" || kind === "time");
  if (when) return new Set([when]);
  return new Set(valued.length === 1 ? valued : []);
}
