// The strip: the macroblock row that is being drawn. It is composed here, in the processor's first cache.
// Only then is it compared with the source picture, so that only real differences are marked.
import { ground, isPlain } from "./ground";
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
import { Sheet, Surface, copySamples, fillSamples, rowOf } from "./sheet";

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
  if (isPlain) {
    fillPlain(to, from, top, bottom, left, right);
    return;
  }
  for (let y = top; y < bottom; y++) {
    copySamples(rowOf(to, to.first, y) + left, rowOf(from, from.first, y) + left, right - left);
    if (!to.second) continue;
    copySamples(rowOf(to, to.second, y) + left, rowOf(from, from.second, y) + left, right - left);
  }
}

function fillPlain(to: Sheet, from: Sheet, top: i32, bottom: i32, left: i32, right: i32): void {
  const first = v128.load8_splat(from.first);
  const second = from.second ? v128.load8_splat(from.second) : first;
  for (let y = top; y < bottom; y++) {
    fillSamples(rowOf(to, to.first, y) + left, first, right - left);
    if (to.second) fillSamples(rowOf(to, to.second, y) + left, second, right - left);
  }
}

/** Takes the strip over into the source picture. Returns how many macroblocks came out different. */
export function endStrip(row: i32, left: i32, right: i32): i32 {
  continueEdges(row, right);
  let count = 0;
  let column = left;
  for (; column + 4 <= right; column += 4) {
    const differ = takeFour(row << 4, column << 4);
    for (let i = 0; i < 4; i++) if (differ & (1 << i)) count += mark(row, column + i);
  }
  for (; column < right; column++) if (takeOver(row, column)) count += mark(row, column);
  return count;
}

@inline
function mark(row: i32, column: i32): i32 {
  store<u8>(changes + row * columns + column, CHANGED);
  return 1;
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

/**
 * Four macroblocks at once: a line of the processor's cache holds a row of them. Returns a bit for each that
 * differs.
 */
function takeFour(y: i32, x: i32): i32 {
  let from = rowOf(strip.luma, strip.luma.first, y) + x;
  let to = sourceY + <usize>(y * lumaStride + x);
  let first = i8x16.splat(0);
  let second = i8x16.splat(0);
  let third = i8x16.splat(0);
  let fourth = i8x16.splat(0);
  for (let i = 0; i < ROWS; i++) {
    first = v128.or(first, move16(from, to));
    second = v128.or(second, move16(from + 16, to + 16));
    third = v128.or(third, move16(from + 32, to + 32));
    fourth = v128.or(fourth, move16(from + 48, to + 48));
    from += strip.luma.stride;
    to += lumaStride;
  }
  const luma =
    <i32>v128.any_true(first) | (<i32>v128.any_true(second) << 1) |
    (<i32>v128.any_true(third) << 2) | (<i32>v128.any_true(fourth) << 3);
  const u = takeFourOfChroma(strip.chroma.first, sourceU, y >> 1, x >> 1);
  return luma | u | takeFourOfChroma(strip.chroma.second, sourceV, y >> 1, x >> 1);
}

@inline
function takeFourOfChroma(plane: usize, source: usize, y: i32, x: i32): i32 {
  let from = rowOf(strip.chroma, plane, y) + x;
  let to = source + <usize>(y * chromaStride + x);
  let left = i8x16.splat(0);
  let right = i8x16.splat(0);
  for (let i = 0; i < ROWS >> 1; i++) {
    left = v128.or(left, move16(from, to));
    right = v128.or(right, move16(from + 16, to + 16));
    from += strip.chroma.stride;
    to += chromaStride;
  }
  return halvesSet(left) | (halvesSet(right) << 2);
}

/** Returns what was different. */
@inline
function move16(from: usize, to: usize): v128 {
  const samples = v128.load(from);
  const difference = v128.xor(samples, v128.load(to));
  v128.store(to, samples);
  return difference;
}

/** A bit for each half of eight samples that is not zero. */
@inline
function halvesSet(v: v128): i32 {
  return i64x2.bitmask(i64x2.ne(v, i64x2.splat(0)));
}
