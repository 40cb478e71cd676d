import type { Backdrop } from "../engine.ts";
import type { Box } from "../sizes.ts";

/** The room that the words of a picture and what stands behind them leave free, each in one colour. */

/** Sides of the squares that a picture is searched by, in pixels of its backdrop. */
const CELL = 4;
/** Channels that differ by no more than this are one colour. */
const ALIKE = 3;
/** Around words and along edges, of the picture's shorter side. */
const MARGIN = 0.022;

/** Cells that are not free: several colours or an edge near by, or words. */
const EDGE = -1;
const WORDS = -2;

/** The colour of each cell, or why it is not free. `cell` is its side in pixels of the picture. */
type Grid = { colors: Int32Array; columns: number; rows: number; cell: number };

/** `taken` are the boxes of words and `safe` is the box to keep to, in pixels of the picture. */
type Searched = { backdrop: Backdrop; taken: readonly Box[]; safe: Box };

function colorOfCell({ rgba, width }: Backdrop, column: number, row: number): number {
  const at = (x: number, y: number) => 4 * (y * width + x);
  const [left, top] = [column * CELL, row * CELL];
  const first = at(left, top);
  const [r = 0, g = 0, b = 0] = rgba.subarray(first, first + 3);
  for (let y = top; y < top + CELL; y++)
    for (let x = left; x < left + CELL; x++) {
      const [r2 = 0, g2 = 0, b2 = 0] = rgba.subarray(at(x, y), at(x, y) + 3);
      if (Math.max(Math.abs(r2 - r), Math.abs(g2 - g), Math.abs(b2 - b)) > ALIKE) return EDGE;
    }
  // Nearly the same colours count as one.
  return ((r >> 2) << 16) | ((g >> 2) << 8) | (b >> 2);
}

/** The cells that lie in a box of the picture, with a margin around it. */
function cellsIn({ columns, rows, cell }: Grid, box: Box, margin: number): number[] {
  const within = (least: number, most: number, all: number) => ({
    from: Math.max(0, Math.floor((least - margin) / cell)),
    to: Math.min(all, Math.ceil((most + margin) / cell)),
  });
  const across = within(box.x, box.x + box.width, columns);
  const down = within(box.y, box.y + box.height, rows);
  const cells: number[] = [];
  for (let row = down.from; row < down.to; row++)
    for (let column = across.from; column < across.to; column++) cells.push(row * columns + column);
  return cells;
}

/** Cells with another colour near them: a drawing keeps clear of the edges of panels too. */
function isNearEdge({ colors, columns, rows }: Grid, at: number, by: number): boolean {
  const [row, column] = [Math.floor(at / columns), at % columns];
  const sides = [
    [row - by, column],
    [row + by, column],
    [row, column - by],
    [row, column + by],
  ];
  return sides.some(([r = 0, c = 0]) => {
    const isIn = r >= 0 && r < rows && c >= 0 && c < columns;
    return isIn && colors[r * columns + c] !== colors[at];
  });
}

function gridOf({ backdrop, taken, safe }: Searched): Grid {
  const { width, height, scale } = backdrop;
  const [columns, rows] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const seen = Int32Array.from({ length: columns * rows }, (_, at) =>
    colorOfCell(backdrop, at % columns, Math.floor(at / columns)),
  );
  const grid = { colors: seen, columns, rows, cell: CELL / scale };
  const margin = (MARGIN * Math.min(width, height)) / scale;
  const edge = Math.max(1, Math.round(margin / grid.cell));
  const colors = new Int32Array(seen.length).fill(EDGE);
  for (const at of cellsIn(grid, safe, -grid.cell))
    colors[at] = isNearEdge(grid, at, edge) ? EDGE : (seen[at] ?? EDGE);
  for (const box of taken) for (const at of cellsIn(grid, box, margin)) colors[at] = WORDS;
  return { ...grid, colors };
}

/** Rows and columns, the last of them included. */
type Cells = { left: number; right: number; top: number; bottom: number };

/** Whether an edge and no words stand along one side of it: what floats between words belongs to none of them. */
function isAnchored({ colors, columns }: Grid, { left, right, top, bottom }: Cells): boolean {
  const isEdge = (column: number) => {
    if (column < 0 || column >= columns) return true;
    for (let row = top; row <= bottom; row++) if (colors[row * columns + column] !== EDGE) return false;
    return true;
  };
  return isEdge(right + 1) || isEdge(left - 1);
}

/** Adds a row: of each of its cells, how many of its colour stand in it and right above. */
function raise({ colors, columns }: Grid, row: number, heights: Int32Array): void {
  for (let column = 0; column < columns; column++) {
    const at = row * columns + column;
    const goesOn = row > 0 && colors[at - columns] === colors[at];
    const before = goesOn ? (heights[column] ?? 0) : 0;
    heights[column] = (colors[at] ?? EDGE) < 0 ? 0 : before + 1;
  }
}

/** Every rectangle of one colour that cannot be higher, by the way of the largest rectangle under a histogram. */
function eachRectangle(grid: Grid, found: (cells: Cells) => void): void {
  const { colors, columns, rows } = grid;
  const heights = new Int32Array(columns);
  for (let bottom = 0; bottom < rows; bottom++) {
    raise(grid, bottom, heights);
    for (let left = 0; left < columns; left++) {
      const color = colors[bottom * columns + left];
      const isSame = (right: number) => right < columns && colors[bottom * columns + right] === color;
      let high = heights[left] ?? 0;
      for (let right = left; high > 0 && isSame(right); right++) {
        high = Math.min(high, heights[right] ?? 0);
        found({ left, right, top: bottom - high + 1, bottom });
      }
    }
  }
}

/** A free box, and the longer side that something of the wanted aspect has in it, in pixels of the picture. */
type FreeRoom = { box: Box; side: number };

/**
 * The free box of one colour, along an edge, in which something of this aspect (width by height) is largest; undefined
 * where there is none.
 */
export function freeRoom(searched: Searched, aspect: number): FreeRoom | undefined {
  const grid = gridOf(searched);
  const { cell } = grid;
  const longer = Math.max(1, 1 / aspect) * cell;
  let best: FreeRoom | undefined;
  eachRectangle(grid, (cells) => {
    const { left, right, top, bottom } = cells;
    const [wide, high] = [right - left + 1, bottom - top + 1];
    const side = Math.min(wide, high * aspect) * longer;
    if (side <= (best?.side ?? 0) || !isAnchored(grid, cells)) return;
    best = { side, box: { x: left * cell, y: top * cell, width: wide * cell, height: high * cell } };
  });
  return best;
}
