import { findValues, type ValueKind } from "./find-values.ts";
import { type FactRows, isValued } from "./value-rows.ts";

/** A text and its rows. */
type ReadRows = { text: string; rows: readonly FactRows[] };

const kindsIn = (text: string): ValueKind[] => findValues(text).map(({ kind }) => kind);

/**
 * The rows of several texts. Hours that stand in a sentence are no smaller than those with a row of their own: where
 * sentences have values of a kind too, each of them is a sentence.
 */
export function evenRows(texts: readonly ReadRows[]): FactRows[] {
  const inWords = new Set(texts.flatMap(({ text, rows }) => (rows.some(isValued) ? [] : kindsIn(text))));
  const isUneven = (row: FactRows) => isValued(row) && row.kind !== "phone" && inWords.has(row.kind);
  return texts.flatMap(({ text, rows }) => (rows.some(isUneven) ? [{ words: text }] : rows));
}
