// Detailed cells: where a layer is not of one colour. Only there, and as far around as it moved, does a moved
// layer look different. Rings that drift over a whole film differ between pictures along their edges alone.
import { Layer } from "./layer";
import { marks } from "./dirty";
import { allocate } from "./memory";
import { columns, rows } from "./picture";
import { Sheet, rowOf } from "./sheet";

/** Side of the cells that a layer is divided into, in pixels. Smaller cells cost more than they save. */
const CELL: i32 = 8;
/** What a cell of more than one colour counts as. */
const MIXED: u64 = u64.MAX_VALUE;

/**
 * Finds the detailed cells of a layer: not of one colour, or of another colour than the three to the right and below.
 * Edges between cells are so found from one side; an edge within a cell belongs to that cell.
 * @returns how many of them there are, in 1/1000.
 */
export function findRestless(layer: Layer): i32 {
  // A cell more to the left and above: around the layer all is transparent.
  layer.cellColumns = ((layer.luma.width + CELL - 1) >> 3) + 1;
  layer.cellRows = ((layer.luma.height + CELL - 1) >> 3) + 1;
  layer.cells = allocate(layer.cellColumns * layer.cellRows);
  const lineBytes = <usize>(layer.cellColumns + 1) << 3;
  let above = allocate(lineBytes);
  let below = allocate(lineBytes);
  let count = 0;
  for (let row = 0; row < layer.cellRows; row++) {
    findColors(layer, row, below);
    count += compareLines(layer.cells + row * layer.cellColumns, layer.cellColumns, above, below);
    const free = above;
    above = below;
    below = free;
  }
  return (1000 * count) / (layer.cellColumns * layer.cellRows);
}

/** Colours of a row of cells, between two that are transparent. */
function findColors(layer: Layer, row: i32, to: usize): void {
  const y = row << 3;
  const isBelow = y >= layer.luma.height;
  for (let column = 1; column < layer.cellColumns; column++) {
    const color = isBelow ? 0 : colorOf(layer, (column - 1) << 3, y);
    store<u64>(to + (<usize>column << 3), color);
  }
}

/** The one colour of a cell, or MIXED. */
function colorOf(layer: Layer, x: i32, y: i32): u64 {
  const luma = layer.luma;
  const isCut = x + CELL > luma.width || y + CELL > luma.height;
  const end = min(y + CELL, luma.height);
  const first = <u64>load<u8>(rowOf(luma, luma.first, y) + x);
  const alpha = <u64>load<u8>(rowOf(luma, luma.alpha, y) + x);
  // What is beyond a cut cell is transparent, and so all of it would have to be.
  if (isCut && alpha) return MIXED;
  if (!isEven<u64>(luma, luma.first, x, y, end) || !isEven<u64>(luma, luma.alpha, x, y, end)) return MIXED;
  return colorOfChroma(layer.chroma, x >> 1, y >> 1, (end + 1) >> 1, first | (alpha << 8));
}

function colorOfChroma(chroma: Sheet, x: i32, y: i32, end: i32, luma: u64): u64 {
  const isOne =
    isEven<u32>(chroma, chroma.first, x, y, end) &&
    isEven<u32>(chroma, chroma.second, x, y, end) &&
    isEven<u32>(chroma, chroma.alpha, x, y, end);
  if (!isOne) return MIXED;
  const u = <u64>load<u8>(rowOf(chroma, chroma.first, y) + x);
  const v = <u64>load<u8>(rowOf(chroma, chroma.second, y) + x);
  return luma | (u << 16) | (v << 24);
}

/** Whether all samples of some rows, as many as T has bytes, are alike. */
@inline
function isEven<T>(sheet: Sheet, plane: usize, x: i32, y: i32, end: i32): bool {
  const at = rowOf(sheet, plane, y) + x;
  const line = load<T>(at);
  if (line != <T>(<u64>load<u8>(at) * 0x0101010101010101)) return false;
  for (let row = y + 1; row < end; row++) if (load<T>(rowOf(sheet, plane, row) + x) != line) return false;
  return true;
}

function compareLines(to: usize, count: i32, above: usize, below: usize): i32 {
  let restless = 0;
  for (let column = 0; column < count; column++) {
    const place = <usize>column << 3;
    const color = load<u64>(above + place);
    const isCalm =
      color != MIXED &&
      isLike(color, load<u64>(above + place, 8)) &&
      isLike(color, load<u64>(below + place)) &&
      isLike(color, load<u64>(below + place, 8));
    if (isCalm) continue;
    store<u8>(to + column, 1);
    restless++;
  }
  return restless;
}

@inline
function isLike(color: u64, other: u64): bool {
  return other == color || other == MIXED;
}

/** A box of the film, in pixels. */
let clipLeft: f64 = 0;
let clipTop: f64 = 0;
let clipRight: f64 = 0;
let clipBottom: f64 = 0;

/** What `markRestless` marks lies within these pixels from now on. */
export function markWithin(left: f64, top: f64, right: f64, bottom: f64): void {
  clipLeft = max(0, left);
  clipTop = max(0, top);
  clipRight = min(right, <f64>(columns << 4));
  clipBottom = min(bottom, <f64>(rows << 4));
}

/**
 * Marks the macroblocks under the detailed cells of a layer. The corners are those of a cell at the layer's
 * own corner. Each lies as far out as the layer moved and is blurred.
 */
export function markRestless(
  layer: Layer,
  left: f64,
  top: f64,
  right: f64,
  bottom: f64,
  scale: f64,
): void {
  const side = scale * <f64>CELL;
  for (let row = 0; row < layer.cellRows; row++) {
    const y = <f64>(row - 1) * side;
    const from = firstBlock(max(clipTop, top + y));
    const end = endBlock(min(clipBottom, bottom + y + side));
    if (from >= end) continue;
    const cells = layer.cells + row * layer.cellColumns;
    for (let column = 0; column < layer.cellColumns; column++) {
      if (!load<u8>(cells + column)) continue;
      const first = column;
      while (column + 1 < layer.cellColumns && load<u8>(cells + column + 1)) column++;
      const x = max(clipLeft, left + <f64>(first - 1) * side);
      const last = min(clipRight, right + <f64>column * side);
      markBlocks(firstBlock(x), from, endBlock(last), end);
    }
  }
}

@inline
function firstBlock(pixel: f64): i32 {
  return <i32>Math.floor(pixel / 16);
}

@inline
function endBlock(pixel: f64): i32 {
  return <i32>Math.ceil(pixel / 16);
}

function markBlocks(left: i32, top: i32, right: i32, bottom: i32): void {
  for (let row = top; row < bottom; row++) {
    const line = marks + row * columns;
    for (let column = left; column < right; column++) store<u8>(line + column, 1);
  }
}
