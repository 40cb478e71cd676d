// The macroblock at hand: where it is in the grid, in the source, and in the pictures a decoder has.
import { cell, gridStride, kindOf, OUTSIDE } from "./macroblocks";
import { chromaStride, columns, lumaStride, sourceU, sourceV, sourceY } from "./picture";
import {
  builtU, builtV, builtY, chromaPitch, lumaPitch, referenceU, referenceV, referenceY,
} from "./reference";

export let column: i32 = 0;
export let row: i32 = 0;
/** In the grid of macroblocks.ts, and in the arrays without border of picture.ts. */
export let index: i32 = 0;
export let mapIndex: i32 = 0;
/** Neighbours in the grid. */
export let left: i32 = 0;
export let above: i32 = 0;
export let hasLeft: bool = false;
export let hasAbove: bool = false;

/** Addresses of the first samples. */
export let inputY: usize = 0;
export let inputU: usize = 0;
export let inputV: usize = 0;
export let outY: usize = 0;
export let outU: usize = 0;
export let outV: usize = 0;
/** At the same place in the picture before. */
export let beforeY: usize = 0;
export let beforeU: usize = 0;
export let beforeV: usize = 0;

export function moveTo(toColumn: i32, toRow: i32): void {
  column = toColumn;
  row = toRow;
  index = cell(column, row);
  mapIndex = row * columns + column;
  left = index - 1;
  above = index - gridStride;
  hasLeft = kindOf(left) != OUTSIDE;
  hasAbove = kindOf(above) != OUTSIDE;
  inputY = sourceY + (row << 4) * lumaStride + (column << 4);
  const input = (row << 3) * chromaStride + (column << 3);
  inputU = sourceU + input;
  inputV = sourceV + input;
  const luma = (row << 4) * lumaPitch + (column << 4);
  const chroma = (row << 3) * chromaPitch + (column << 3);
  outY = builtY + luma;
  outU = builtU + chroma;
  outV = builtV + chroma;
  beforeY = referenceY + luma;
  beforeU = referenceU + chroma;
  beforeV = referenceV + chroma;
}
