import type { Box } from "../sizes.ts";
import type { Pixels } from "./raster.ts";

/** Pixels of a side of the cells that a layer is cut into, which are as large as macroblocks. */
export const CELL = 16;

/**
 * Where a picture is not of one colour all around: only there does it matter that it moved by less than a cell. Rings
 * that drift over a whole film differ from one frame to the next along their edges alone.
 * @param part of the pixels, beyond which all is transparent.
 * @returns boxes in pixels of the part, some of which reach a cell over its edges.
 */
export function restlessCells(pixels: Pixels, part: Box): Box[] {
  const columns = Math.ceil(part.width / CELL) + 2;
  const rows = Math.ceil(part.height / CELL) + 2;
  const colors = cellColors(pixels, part, columns, rows);
  const boxes: Box[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isCalm(colors, columns, rows, column, row)) continue;
      const last = boxes.at(-1);
      const x = (column - 1) * CELL;
      const y = (row - 1) * CELL;
      if (last?.y === y && last.x + last.width === x) last.width += CELL;
      else boxes.push({ x, y, width: CELL, height: CELL });
    }
  }
  return boxes;
}

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

/** Whether a cell and all cells around it are of one colour. */
function isCalm(colors: Float64Array, columns: number, rows: number, column: number, row: number): boolean {
  const color = colors[row * columns + column] as number;
  if (color === MIXED) return false;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      if (colors[y * columns + x] !== color) return false;
    }
  }
  return true;
}
