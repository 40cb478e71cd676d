import type { Box } from "../sizes.ts";
import type { Pixels } from "./raster.ts";

/** Pixels of a side of the cells that a layer is cut into: smaller ones would be more work than they save. */
const CELL = 8;

/**
 * Where a picture is not of one colour: only there, and as far around as it moved, does it look different when it
 * has moved. Rings that drift over a whole film differ from one frame to the next along their edges alone.
 * @param part of the pixels, beyond which all is transparent.
 * @returns four numbers for each stretch of such cells, in pixels of the part: left, top, right and bottom edge;
 * undefined where most of it is restless.
 */
export function restlessCells(pixels: Pixels, part: Box): Int16Array | undefined {
  const columns = Math.ceil(part.width / CELL) + 2;
  const rows = Math.ceil(part.height / CELL) + 2;
  const colors = cellColors(pixels, part, columns, rows);
  const edges: number[] = [];
  let count = 0;
  for (let row = 0; row < rows - 1; row++) {
    const y = (row - 1) * CELL;
    for (let column = 0; column < columns - 1; column++) {
      if (isCalm(colors, columns, row * columns + column)) continue;
      const x = (column - 1) * CELL;
      count++;
      if (edges.at(-3) === y && edges.at(-2) === x) edges[edges.length - 2] = x + CELL;
      else edges.push(x, y, x + CELL, y + CELL);
    }
  }
  return count > MOST * columns * rows ? undefined : Int16Array.from(edges);
}

/** The share of its cells from which on a layer is as well looked at as a whole. */
const MOST = 0.4;

/** A cell that has more than one colour. Colours are numbers from 0 on. */
const MIXED = -1;

/** The one colour of each cell, with a border of transparent ones around them. */
function cellColors({ rgba, width }: Pixels, part: Box, columns: number, rows: number): Float64Array {
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const colors = new Float64Array(columns * rows);
  for (let y = 0; y < part.height; y += CELL) {
    for (let x = 0; x < part.width; x += CELL) {
      const cell = {
        x: part.x + x,
        y: part.y + y,
        width: Math.min(CELL, part.width - x),
        height: Math.min(CELL, part.height - y),
      };
      colors[(y / CELL + 1) * columns + x / CELL + 1] = colorOf(words, width, cell);
    }
  }
  return colors;
}

function colorOf(words: Uint32Array, stride: number, { x, y, width, height }: Box): number {
  const color = words[y * stride + x] as number;
  const isCut = width < CELL || height < CELL;
  // What is beyond a cut cell is transparent, and so all of it would have to be.
  if (isCut && color !== 0) return MIXED;
  for (let row = y; row < y + height; row++) {
    for (let at = row * stride + x; at < row * stride + x + width; at++) {
      if (words[at] !== color) return MIXED;
    }
  }
  return color;
}

/**
 * Whether a cell is of one colour, and so are the three right of it and below. An edge between two cells is looked
 * for from one side; one within a cell is that cell's.
 */
function isCalm(colors: Float64Array, columns: number, at: number): boolean {
  const color = colors[at] as number;
  return (
    color !== MIXED &&
    isLike(color, colors[at + 1]) &&
    isLike(color, colors[at + columns]) &&
    isLike(color, colors[at + columns + 1])
  );
}

const isLike = (color: number, other: number | undefined) => other === color || other === MIXED;
