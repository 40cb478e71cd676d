// Chroma residuals (8.5.4): one 8x8 plane at a time; the DC coefficients of its four blocks are transformed once more.
import { copy8, sad8 } from "./block";
import { CHROMA_AC_LEVELS, CHROMA_DC_LEVELS, storePair } from "./levels";
import { chromaStride } from "./picture";
import {
  isSilent, quantiseDc, quantiseEven, quantiseOdd, restoreChromaDc, restoreEven, restoreOdd,
} from "./quantise";
import { chromaPitch } from "./reference";
import { addResiduals, column0, column1, column2, column3, forward, inverse, rebuilt } from "./transform";

/** The chroma part of coded_block_pattern. */
export const CHROMA_NOTHING: i32 = 0;
export const CHROMA_DC_ONLY: i32 = 1;
export const CHROMA_ALL: i32 = 2;

/** Scaled DC coefficients of the four blocks. */
let dc0: i32 = 0;
let dc1: i32 = 0;
let dc2: i32 = 0;
let dc3: i32 = 0;

/** @param plane 0 for Cb, 1 for Cr. */
export function codeChroma(plane: i32, input: usize, prediction: usize, stride: i32, out: usize): i32 {
  if (isSilent(sad8(input, chromaStride, prediction, stride))) {
    clearLevels(plane);
    copy8(prediction, stride, out, chromaPitch, 8);
    return CHROMA_NOTHING;
  }
  forward(input, chromaStride, prediction, stride);
  const dcAbove = column0;
  const a0 = withoutDc(quantiseEven(column0));
  const a1 = quantiseOdd(column1);
  const a2 = quantiseEven(column2);
  const a3 = quantiseOdd(column3);
  forward(input + 4 * chromaStride, chromaStride, prediction + 4 * stride, stride);
  const anyDc = codeDc(CHROMA_DC_LEVELS + (plane << 5), dcAbove, column0);
  const b0 = withoutDc(quantiseEven(column0));
  const b1 = quantiseOdd(column1);
  const b2 = quantiseEven(column2);
  const b3 = quantiseOdd(column3);
  const levels = CHROMA_AC_LEVELS + (plane << 7);
  storePair(levels, a0, a1, a2, a3);
  storePair(levels + 64, b0, b1, b2, b3);
  const a = v128.or(v128.or(a0, a1), v128.or(a2, a3));
  const b = v128.or(v128.or(b0, b1), v128.or(b2, b3));
  if (!v128.any_true(v128.or(a, b))) return rebuildFromDc(anyDc, prediction, stride, out);
  rebuild(dc0, dc1, a0, a1, a2, a3, prediction, stride, out);
  rebuild(dc2, dc3, b0, b1, b2, b3, prediction + 4 * stride, stride, out + 4 * chromaPitch);
  return CHROMA_ALL;
}

/** The other plane may have levels, and then those of this one are written too. */
function clearLevels(plane: i32): void {
  store<u64>(CHROMA_DC_LEVELS + (plane << 5), 0);
  memory.fill(CHROMA_AC_LEVELS + (plane << 7), 0, 128);
}

@inline
function withoutDc(levels: v128): v128 {
  return v128.andnot(levels, i16x8(-1, 0, 0, 0, -1, 0, 0, 0));
}

/** From the DC coefficients of the blocks above and below to levels and to scaled coefficients (8.5.11). */
@inline
function codeDc(levels: usize, above: v128, below: v128): bool {
  const a = <i32>i16x8.extract_lane_s(above, 0);
  const b = <i32>i16x8.extract_lane_s(above, 4);
  const c = <i32>i16x8.extract_lane_s(below, 0);
  const d = <i32>i16x8.extract_lane_s(below, 4);
  const level0 = quantiseDc(a + b + c + d);
  const level1 = quantiseDc(a - b + c - d);
  const level2 = quantiseDc(a + b - c - d);
  const level3 = quantiseDc(a - b - c + d);
  store<i16>(levels, level0);
  store<i16>(levels + 2, level1);
  store<i16>(levels + 4, level2);
  store<i16>(levels + 6, level3);
  dc0 = restoreChromaDc(level0 + level1 + level2 + level3);
  dc1 = restoreChromaDc(level0 - level1 + level2 - level3);
  dc2 = restoreChromaDc(level0 + level1 - level2 - level3);
  dc3 = restoreChromaDc(level0 - level1 - level2 + level3);
  return (level0 | level1 | level2 | level3) != 0;
}

@inline
function rebuild(
  left: i32, right: i32, a: v128, b: v128, c: v128, d: v128, prediction: usize, stride: i32, out: usize,
): void {
  const withLeft = i16x8.replace_lane(restoreEven(a), 0, <i16>left);
  const first = i16x8.replace_lane(withLeft, 4, <i16>right);
  inverse(first, restoreOdd(b), restoreEven(c), restoreOdd(d));
  addResiduals(prediction, stride, out, chromaPitch);
}

function rebuildFromDc(anyDc: bool, prediction: usize, stride: i32, out: usize): i32 {
  if (!anyDc) {
    copy8(prediction, stride, out, chromaPitch, 8);
    return CHROMA_NOTHING;
  }
  shift(dc0, dc1, prediction, stride, out);
  shift(dc2, dc3, prediction + 4 * stride, stride, out + 4 * chromaPitch);
  return CHROMA_DC_ONLY;
}

/** With DC alone all residuals of a block are alike. */
@inline
function shift(left: i32, right: i32, prediction: usize, stride: i32, out: usize): void {
  const a = <i16>((left + 32) >> 6);
  const b = <i16>((right + 32) >> 6);
  const residuals = v128.shuffle<i64>(i16x8.splat(a), i16x8.splat(b), 0, 2);
  for (let y = 0; y < 4; y++) {
    v128.store64_lane(out + y * chromaPitch, rebuilt(prediction + y * stride, residuals), 0);
  }
}
