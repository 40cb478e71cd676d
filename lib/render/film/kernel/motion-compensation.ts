// Inter prediction of a macroblock from the picture before (8.4.2.2). Whole samples are read in place; others
// are interpolated into a buffer.
import { beforeU, beforeV, beforeY } from "./current";
import { interpolateCentre, interpolateDown, interpolateRight } from "./half-samples";
import { down, right } from "./macroblocks";
import { chromaPitch, lumaPitch } from "./reference";

/** Where the prediction made last is, and from one row of it to the next. */
export let predictionY: usize = 0;
export let predictionStride: i32 = 0;
/** The same of the luma prediction that was kept. */
export let keptY: usize = 0;
export let keptStride: i32 = 0;
export let predictionU: usize = 0;
export let predictionV: usize = 0;
export let predictionChromaStride: i32 = 0;

/** 16x16 blocks of luma: a working block, a kept block, and one for the second part of a mean. */
let first: usize = memory.data(256);
let kept: usize = memory.data(256);
const SECOND: usize = memory.data(256);
/** 8x8 blocks of chroma. */
const CHROMA_U: usize = memory.data(64);
const CHROMA_V: usize = memory.data(64);

/** 8.4.2.2.1: a quarter sample is the mean of the two nearest whole or half samples. */
export function compensateLuma(vector: u32): void {
  const whole = beforeY() + (down(vector) >> 2) * lumaPitch + (right(vector) >> 2);
  const x = vector & 3;
  const y = (vector >> 16) & 3;
  if (x == 0 && y == 0) {
    predictionY = whole;
    predictionStride = lumaPitch;
    return;
  }
  predictionY = first;
  predictionStride = 16;
  // The nearest row and column of whole samples, for what is past the middle.
  const nearestRow = whole + (y == 3 ? lumaPitch : 0);
  const nearestColumn = whole + (x == 3 ? 1 : 0);
  if (y == 0) {
    interpolateRight(whole, first);
    if (x != 2) average(nearestColumn, lumaPitch);
  } else if (x == 0) {
    interpolateDown(whole, first);
    if (y != 2) average(nearestRow, lumaPitch);
  } else if (x == 2 || y == 2) {
    interpolateCentre(whole, first);
    if (y != 2) averageWithRight(nearestRow);
    else if (x != 2) averageWithDown(nearestColumn);
  } else {
    interpolateRight(nearestRow, first);
    averageWithDown(nearestColumn);
  }
}

@inline
function averageWithRight(from: usize): void {
  interpolateRight(from, SECOND);
  average(SECOND, 16);
}

@inline
function averageWithDown(from: usize): void {
  interpolateDown(from, SECOND);
  average(SECOND, 16);
}

/** Means of the first block and another. */
function average(other: usize, stride: i32): void {
  for (let to = first; to < first + 256; to += 16) {
    v128.store(to, i8x16.avgr_u(v128.load(to), v128.load(other)));
    other += stride;
  }
}

/** Keeps the luma prediction made last from being overwritten. */
export function keepLuma(): void {
  keptY = predictionY;
  keptStride = predictionStride;
  const free = kept;
  kept = first;
  first = free;
}

/** 8.4.2.2.2: eighths of chroma samples, from the four around. */
export function compensateChroma(vector: u32): void {
  const offset = (down(vector) >> 3) * chromaPitch + (right(vector) >> 3);
  const x = vector & 7;
  const y = (vector >> 16) & 7;
  predictionU = beforeU() + offset;
  predictionV = beforeV() + offset;
  predictionChromaStride = chromaPitch;
  if ((x | y) == 0) return;
  interpolateChroma(predictionU, x, y, CHROMA_U);
  interpolateChroma(predictionV, x, y, CHROMA_V);
  predictionU = CHROMA_U;
  predictionV = CHROMA_V;
  predictionChromaStride = 8;
}

function interpolateChroma(from: usize, x: i32, y: i32, to: usize): void {
  const a = i16x8.splat(<i16>((8 - x) * (8 - y)));
  const b = i16x8.splat(<i16>(x * (8 - y)));
  const c = i16x8.splat(<i16>((8 - x) * y));
  const d = i16x8.splat(<i16>(x * y));
  const half = i16x8.splat(32);
  for (let row = 0; row < 8; row++) {
    const next = from + chromaPitch;
    const upper = i16x8.add(i16x8.mul(v128.load8x8_u(from), a), i16x8.mul(v128.load8x8_u(from + 1), b));
    const lower = i16x8.add(i16x8.mul(v128.load8x8_u(next), c), i16x8.mul(v128.load8x8_u(next + 1), d));
    const sum = i16x8.shr_u(i16x8.add(i16x8.add(upper, lower), half), 6);
    v128.store64_lane(to, i8x16.narrow_i16x8_u(sum, sum), 0);
    from = next;
    to += 8;
  }
}
