// Where the next picture may look different: only there it is put together anew.
import { compose } from "./compose";
import { allocate } from "./memory";
import { columns, rows } from "./picture";

/** A byte for each macroblock, set by the caller; not 0 where the layers are to be drawn. */
export let marks: usize = 0;

/** So many macroblocks too many are drawn faster than the list is walked through once more. */
const GAP: i32 = 4;

export function setUpMarks(): void {
  marks = allocate(columns * rows);
}

/**
 * Draws ground and listed layers in all marked macroblocks, and clears the marks. Returns how many differ.
 */
export function composeMarked(count: i32): i32 {
  let changed = 0;
  for (let row = 0; row < rows; row++) {
    for (let from = nextMark(row, 0); from < columns; ) {
      const to = runEnd(row, from);
      changed += compose(count, from, row, to, row + 1);
      from = nextMark(row, to);
    }
  }
  memory.fill(marks, 0, columns * rows);
  return changed;
}

/** The first marked column from `column` on; as many as there are columns where none is. */
function nextMark(row: i32, column: i32): i32 {
  const line = marks + row * columns;
  while (column + 8 <= columns && !load<u64>(line + column)) column += 8;
  while (column < columns && !load<u8>(line + column)) column++;
  return column;
}

/** Where the marks that begin at a column end, but for small gaps. */
function runEnd(row: i32, column: i32): i32 {
  const line = marks + row * columns;
  let end = column + 1;
  for (let at = end; at < columns && at - end <= GAP; at++) if (load<u8>(line + at)) end = at + 1;
  return end;
}
