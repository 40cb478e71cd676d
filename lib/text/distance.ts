/**
 * The edit distance of two words (Levenshtein): the fewest letters to insert, delete or replace.
 * @param swaps counts two neighbours in each other's place as one edit (optimal string alignment), as typing errors go.
 */
export function editDistance(from: string, to: string, { swaps = false } = {}): number {
  let rows: Rows = { before: [], last: Array.from({ length: to.length + 1 }, (_, j) => j) };
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = at(rows.last, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = swaps && isSwap(from, i, to, j) ? at(rows.before, j - 2) + 1 : replaced;
      row.push(Math.min(at(row, j - 1) + 1, at(rows.last, j) + 1, replaced, swapped));
    }
    rows = { before: rows.last, last: row };
  }
  return at(rows.last, to.length);
}

type Rows = { before: number[]; last: number[] };

const at = (row: readonly number[], j: number) => row[j] ?? 0;

/** The two letters before these places are the same in the other order. */
const isSwap = (from: string, i: number, to: string, j: number) =>
  i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
