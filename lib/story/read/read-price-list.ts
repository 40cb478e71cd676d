import type { Notebook, Stretch } from "./notebook.ts";
import type { PriceList } from "./price-list.ts";
import { addStatement } from "./statement.ts";

/** "Our prices: puncture repair £14, gear tune £22": the heading is a statement, each price a line of a list. */
export function readPriceList(
  n: Notebook,
  { start, end, piece }: Stretch,
  { items, head }: PriceList,
): boolean {
  if (head > 0) addStatement(n, { start, end: start + head, piece });
  for (const item of items)
    addStatement(
      n,
      { start: start + item.start, end: start + item.end, piece: { ...piece, shape: "bullet" } },
      { kind: "price" },
    );
  return end > start;
}
