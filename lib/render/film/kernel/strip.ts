// The macroblock row that is being drawn. It is put together here, where it stays in the processor's first cache, and
// only then compared with the source picture: nothing is marked as changed but what is.
import { groundChroma, groundLuma } from "./ground";
import { allocate } from "./memory";
import {
  CHANGED,
  changes,
  chromaStride,
  columns,
  height,
  lumaStride,
  sourceU,
  sourceV,
  sourceY,
  width,
} from "./picture";
import { Sheet } from "./sheet";

/** Luma rows of a macroblock. */
const ROWS: i32 = 16;
/** Blends of 16 samples may begin in the last eight of a chroma row. */
const MARGIN: i32 = 16;

/** Their addresses are moved so that rows and columns count as in the film. */
export let stripLuma: Sheet = changetype<Sheet>(0);
export let stripChroma: Sheet = changetype<Sheet>(0);
let lumaRows: usize = 0;
let chromaRows: usize = 0;

export function setUpStrip(): void {
  stripLuma = changetype<Sheet>(allocate(offsetof<Sheet>()));
  stripChroma = changetype<Sheet>(allocate(offsetof<Sheet>()));
  stripLuma.stride = lumaStride + MARGIN;
  stripChroma.stride = chromaStride + MARGIN;
  lumaRows = allocate(stripLuma.stride * ROWS);
  chromaRows = allocate(stripChroma.stride * ROWS);
}

/** Begins the macroblocks of a row from `left` up to but without `right` with nothing but the ground. */
export function beginStrip(row: i32, left: i32, right: i32): void {
  const top = row << 4;
  stripLuma.first = lumaRows - <usize>(top * stripLuma.stride);
  stripChroma.first = chromaRows - <usize>((top >> 1) * stripChroma.stride);
  stripChroma.second = stripChroma.first + <usize>(stripChroma.stride * (ROWS >> 1));
  const from = left << 4;
  const length = min(right << 4, width) - from;
  for (let y = top; y < min(top + ROWS, height); y++) {
    memory.copy(rowOf(stripLuma, stripLuma.first, y) + from, rowOf(groundLuma, groundLuma.first, y) + from, length);
  }
  for (let y = top >> 1; y < min(top + ROWS, height) >> 1; y++) copyChroma(y, from >> 1, length >> 1);
}

function copyChroma(y: i32, from: i32, length: i32): void {
  const strip = <usize>(y * stripChroma.stride + from);
  const ground = <usize>(y * groundChroma.stride + from);
  memory.copy(stripChroma.first + strip, groundChroma.first + ground, length);
  memory.copy(stripChroma.second + strip, groundChroma.second + ground, length);
}

/** Takes the strip over into the source picture. Answers how many macroblocks came out different. */
export function endStrip(row: i32, left: i32, right: i32): i32 {
  continueEdges(row, right);
  let count = 0;
  for (let column = left; column < right; column++) {
    if (!takeOver(row, column)) continue;
    store<u8>(changes + row * columns + column, CHANGED);
    count++;
  }
  return count;
}

/** Macroblocks may reach over the film. What nobody sees there goes on as at the edge, which costs the fewest bits. */
function continueEdges(row: i32, right: i32): void {
  const bottom = (row + 1) << 4;
  if (right == columns) {
    continueRight(stripLuma, stripLuma.first, row << 4, bottom, width, lumaStride);
    continueRight(stripChroma, stripChroma.first, row << 3, bottom >> 1, width >> 1, chromaStride);
    continueRight(stripChroma, stripChroma.second, row << 3, bottom >> 1, width >> 1, chromaStride);
  }
  continueDown(stripLuma, stripLuma.first, height, bottom);
  continueDown(stripChroma, stripChroma.first, height >> 1, bottom >> 1);
  continueDown(stripChroma, stripChroma.second, height >> 1, bottom >> 1);
}

function continueRight(strip: Sheet, plane: usize, from: i32, to: i32, end: i32, stride: i32): void {
  for (let y = from; y < to; y++) {
    const edge = rowOf(strip, plane, y) + end;
    memory.fill(edge, load<u8>(edge - 1), stride - end);
  }
}

function continueDown(strip: Sheet, plane: usize, from: i32, to: i32): void {
  for (let y = from; y < to; y++) memory.copy(rowOf(strip, plane, y), rowOf(strip, plane, from - 1), strip.stride);
}

@inline
function rowOf(sheet: Sheet, plane: usize, y: i32): usize {
  return plane + <usize>(y * sheet.stride);
}

/** Whether any sample of the macroblock differs. */
function takeOver(row: i32, column: i32): bool {
  let difference = takeLuma(row << 4, column << 4);
  difference = v128.or(difference, takeChroma(stripChroma.first, sourceU, row << 3, column << 3));
  difference = v128.or(difference, takeChroma(stripChroma.second, sourceV, row << 3, column << 3));
  return v128.any_true(difference);
}

@inline
function takeLuma(y: i32, x: i32): v128 {
  let from = rowOf(stripLuma, stripLuma.first, y) + x;
  let to = sourceY + <usize>(y * lumaStride + x);
  let difference = i8x16.splat(0);
  for (let i = 0; i < ROWS; i++) {
    const samples = v128.load(from);
    difference = v128.or(difference, v128.xor(samples, v128.load(to)));
    v128.store(to, samples);
    from += stripLuma.stride;
    to += lumaStride;
  }
  return difference;
}

@inline
function takeChroma(plane: usize, source: usize, y: i32, x: i32): v128 {
  let from = rowOf(stripChroma, plane, y) + x;
  let to = source + <usize>(y * chromaStride + x);
  let difference = i8x16.splat(0);
  for (let i = 0; i < ROWS >> 1; i++) {
    const samples = v128.load64_zero(from);
    difference = v128.or(difference, v128.xor(samples, v128.load64_zero(to)));
    v128.store64_lane(to, samples, 0);
    from += stripChroma.stride;
    to += chromaStride;
  }
  return difference;
}
