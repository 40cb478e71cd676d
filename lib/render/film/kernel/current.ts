// The current macroblock: where it is in the grid, in the source, and in the pictures a decoder has.
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
/** How far its row is from the first one: in the source, and in the pictures a decoder has. */
let lumaLine: i32 = 0;
let chromaLine: i32 = 0;
let builtLumaLine: i32 = 0;
let builtChromaLine: i32 = 0;

/** To the first macroblock of a row. */
export function moveToRow(toRow: i32): void {
  column = 0;
  row = toRow;
  index = cell(0, row);
  mapIndex = row * columns;
  lumaLine = (row << 4) * lumaStride;
  chromaLine = (row << 3) * chromaStride;
  builtLumaLine = (row << 4) * lumaPitch;
  builtChromaLine = (row << 3) * chromaPitch;
}

/** To the next one of the row. */
@inline
export function moveOn(): void {
  column++;
  index++;
  mapIndex++;
}

// Neighbours in the grid.

@inline
export function left(): i32 {
  return index - 1;
}

@inline
export function above(): i32 {
  return index - gridStride;
}

@inline
export function hasLeft(): bool {
  return kindOf(left()) != OUTSIDE;
}

@inline
export function hasAbove(): bool {
  return kindOf(above()) != OUTSIDE;
}

// Addresses of the first samples: of the source,

@inline
export function inputY(): usize {
  return sourceY + lumaLine + (column << 4);
}

@inline
export function inputU(): usize {
  return sourceU + chromaLine + (column << 3);
}

@inline
export function inputV(): usize {
  return sourceV + chromaLine + (column << 3);
}

// of the picture being built,

@inline
export function outY(): usize {
  return builtY + builtLumaLine + (column << 4);
}

@inline
export function outU(): usize {
  return builtU + builtChromaLine + (column << 3);
}

@inline
export function outV(): usize {
  return builtV + builtChromaLine + (column << 3);
}

// and at the same place of the picture before.

@inline
export function beforeY(): usize {
  return referenceY + builtLumaLine + (column << 4);
}

@inline
export function beforeU(): usize {
  return referenceU + builtChromaLine + (column << 3);
}

@inline
export function beforeV(): usize {
  return referenceV + builtChromaLine + (column << 3);
}
