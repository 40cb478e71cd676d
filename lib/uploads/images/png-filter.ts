import { damaged } from "./limits.ts";

/** What a row filter expects of a byte: from those to its left, above it, and above to its left (PNG, section 9.2). */
const FILTERS: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

function paeth(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** A row that begins with the number of its filter, and the row above it without its filter. */
type FilteredRow = {
  row: Uint8Array;
  above: Uint8Array;
  /** The bytes of a pixel. */
  step: number;
};

/** Takes the filter off a row, in place. */
export function unfilter({ row, above, step }: FilteredRow): void {
  const expected = filterOf(row);
  for (let at = 1; at < row.length; at++) {
    const left = at > step ? (row[at - step] ?? 0) : 0;
    const corner = at > step ? (above[at - step] ?? 0) : 0;
    row[at] = (row[at] ?? 0) + expected(left, above[at] ?? 0, corner);
  }
}

/** The row with the filter that its first byte names. */
export function filtered({ row, above, step }: FilteredRow): Uint8Array<ArrayBuffer> {
  const expected = filterOf(row);
  const result = new Uint8Array(row);
  for (let at = 1; at < row.length; at++) {
    const left = at > step ? (row[at - step] ?? 0) : 0;
    const corner = at > step ? (above[at - step] ?? 0) : 0;
    result[at] = (row[at] ?? 0) - expected(left, above[at] ?? 0, corner);
  }
  return result;
}

/** @throws BadImage for a filter that does not exist. */
function filterOf(row: Uint8Array) {
  const expected = FILTERS[row[0] ?? 0];
  if (!expected) throw damaged("a row of its pixels has no known filter");
  return expected;
}
