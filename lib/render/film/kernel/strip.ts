// The strip: the macroblock row that is being drawn. It is composed here, in the processor's first cache.
// Only then is it compared with the source picture, so that only real differences are marked.
import { ground } from "./ground";
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
import { Sheet, Surface, copySamples, rowOf } from "./sheet";

/** Luma rows of a macroblock. */
const ROWS: i32 = 16;
/** Blends of 16 samples may begin in the last eight of a chroma row. */
const MARGIN: i32 = 16;

/** Its addresses are moved so that rows and columns count as in the film. */
export let strip: Surface = changetype<Surface>(0);
let lumaRows: usize = 0;
let chromaRows: usize = 0;

export function setUpStrip(): void {
  strip = changetype<Surface>(allocate(offsetof<Surface>()));
  strip.luma = changetype<Sheet>(allocate(offsetof<Sheet>()));
  strip.chroma = changetype<Sheet>(allocate(offsetof<Sheet>()));
  strip.luma.stride = lumaStride + MARGIN;
  strip.chroma.stride = chromaStride + MARGIN;
  lumaRows = allocate(strip.luma.stride * ROWS);
  chromaRows = allocate(strip.chroma.stride * ROWS);
}

/** Begins a row of macroblocks with whatever was there. */
export function beginStrip(row: i32): void {
  const luma = strip.luma;
  const chroma = strip.chroma;
  luma.first = lumaRows - <usize>((row << 4) * luma.stride);
  chroma.first = chromaRows - <usize>((row << 3) * chroma.stride);
  chroma.second = chroma.first + <usize>(chroma.stride * (ROWS >> 1));
}

/** Draws the ground in some macroblocks of the row, up to but without `toBlock`. */
export function fillStrip(row: i32, fromBlock: i32, toBlock: i32): void {
  const luma = strip.luma;
  const chroma = strip.chroma;
  const bottom = min((row + 1) << 4, height);
  const right = min(toBlock << 4, width);
  copyGround(luma, ground.luma, row << 4, bottom, fromBlock << 4, right);
  copyGround(chroma, ground.chroma, row << 3, bottom >> 1, fromBlock << 3, right >> 1);
}

function copyGround(to: Sheet, from: Sheet, top: i32, bottom: i32, left: i32, right: i32): void {
  for (let y = top; y < bottom; y++) {
    copySamples(rowOf(to, to.first, y) + left, rowOf(from, from.first, y) + left, right - left);
    if (!to.second) continue;
    copySamples(rowOf(to, to.second, y) + left, rowOf(from, from.second, y) + left, right - left);
  }
}

/** Takes the strip over into the source picture. Returns how many macroblocks came out different. */
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

/**
 * Macroblocks may extend beyond the film. The invisible part repeats the edge, which costs the fewest bits.
 */
function continueEdges(row: i32, right: i32): void {
  const bottom = (row + 1) << 4;
  const chroma = strip.chroma;
  if (right == columns) {
    for (let y = row << 4; y < bottom; y++) continueRight(strip.luma, strip.luma.first, y, width);
    for (let y = row << 3; y < bottom >> 1; y++) {
      continueRight(chroma, chroma.first, y, width >> 1);
      continueRight(chroma, chroma.second, y, width >> 1);
    }
  }
  for (let y = height; y < bottom; y++) continueDown(strip.luma, strip.luma.first, y);
  for (let y = height >> 1; y < bottom >> 1; y++) {
    continueDown(chroma, chroma.first, y);
    continueDown(chroma, chroma.second, y);
  }
}

/**
 * Fewer than 16 samples lie between the edge of the film and that of the macroblocks. As many are to spare.
 */
function continueRight(sheet: Sheet, plane: usize, y: i32, end: i32): void {
  const edge = rowOf(sheet, plane, y) + end;
  v128.store(edge, v128.load8_splat(edge - 1));
}

function continueDown(sheet: Sheet, plane: usize, y: i32): void {
  memory.copy(rowOf(sheet, plane, y), rowOf(sheet, plane, y - 1), sheet.stride);
}

/** Whether any sample of the macroblock differs. */
function takeOver(row: i32, column: i32): bool {
  let difference = takeLuma(row << 4, column << 4);
  difference = v128.or(difference, takeChroma(strip.chroma.first, sourceU, row << 3, column << 3));
  difference = v128.or(difference, takeChroma(strip.chroma.second, sourceV, row << 3, column << 3));
  return v128.any_true(difference);
}

@inline
function takeLuma(y: i32, x: i32): v128 {
  let from = rowOf(strip.luma, strip.luma.first, y) + x;
  let to = sourceY + <usize>(y * lumaStride + x);
  let difference = i8x16.splat(0);
  for (let i = 0; i < ROWS; i++) {
    const samples = v128.load(from);
    difference = v128.or(difference, v128.xor(samples, v128.load(to)));
    v128.store(to, samples);
    from += strip.luma.stride;
    to += lumaStride;
  }
  return difference;
}

@inline
function takeChroma(plane: usize, source: usize, y: i32, x: i32): v128 {
  let from = rowOf(strip.chroma, plane, y) + x;
  let to = source + <usize>(y * chromaStride + x);
  let difference = i8x16.splat(0);
  for (let i = 0; i < ROWS >> 1; i++) {
    const samples = v128.load64_zero(from);
    difference = v128.or(difference, v128.xor(samples, v128.load64_zero(to)));
    v128.store64_lane(to, samples, 0);
    from += strip.chroma.stride;
    to += chromaStride;
  }
  return difference;
}
