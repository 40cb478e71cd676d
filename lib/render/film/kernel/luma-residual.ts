// Luma residuals of predictions that are coded as 4x4 blocks: levels to levels.ts, samples to the built picture.
import { copy16, copy8 } from "./block";
import { inputY, outY } from "./current";
import { LUMA_LEVELS, storeLeft, storePair } from "./levels";
import { lumaStride } from "./picture";
import { loudOf, quantiseEven, quantiseOdd, restoreEven, restoreOdd } from "./quantise";
import { lumaPitch } from "./reference";
import {
  addResiduals, column0, column1, column2, column3, forward, inverse, rebuilt, row0, row1, row2, row3,
} from "./transform";

/** Most levels of an 8x8 block that is dropped: no level greater than 1, and no DC. */
const NEGLIGIBLE_LEVELS: i32 = 2;

/**
 * Codes the whole luma of the macroblock.
 * @param quarters what it differs from its prediction: see sadQuarters in block.ts.
 * @param keepAll 1 where even the faintest difference shows.
 * @returns the luma part of coded_block_pattern: a bit for each 8x8 block.
 */
export function codeLuma(prediction: usize, stride: i32, quarters: v128, keepAll: bool): i32 {
  const loud = loudOf(quarters);
  if (loud == 0) {
    copy16(prediction, stride, outY(), lumaPitch);
    return 0;
  }
  let pattern = 0;
  for (let k = 0; k < 4; k++) {
    const x = (k & 1) << 3;
    const y = (k >> 1) << 3;
    const from = prediction + y * stride + x;
    if (!(loud & (1 << k))) copy8(from, stride, outY() + y * lumaPitch + x, lumaPitch, 8);
    else if (code8x8(k, x, y, from, stride, keepAll)) pattern |= 1 << k;
  }
  return pattern;
}

function code8x8(block: i32, x: i32, y: i32, prediction: usize, stride: i32, keepAll: bool): bool {
  const input = inputY() + y * lumaStride + x;
  const out = outY() + y * lumaPitch + x;
  forward(input, lumaStride, prediction, stride);
  const a0 = quantiseEven(column0);
  const a1 = quantiseOdd(column1);
  const a2 = quantiseEven(column2);
  const a3 = quantiseOdd(column3);
  forward(input + 4 * lumaStride, lumaStride, prediction + 4 * stride, stride);
  const b0 = quantiseEven(column0);
  const b1 = quantiseOdd(column1);
  const b2 = quantiseEven(column2);
  const b3 = quantiseOdd(column3);
  const a = v128.or(v128.or(a0, a1), v128.or(a2, a3));
  const b = v128.or(v128.or(b0, b1), v128.or(b2, b3));
  const coded = v128.any_true(v128.or(a, b));
  if (!coded || (!keepAll && isNegligible(a0, a1, a2, a3, b0, b1, b2, b3))) {
    copy8(prediction, stride, out, lumaPitch, 8);
    return false;
  }
  storePair(LUMA_LEVELS + (block << 7), a0, a1, a2, a3);
  storePair(LUMA_LEVELS + (block << 7) + 64, b0, b1, b2, b3);
  rebuild(a, a0, a1, a2, a3, prediction, stride, out);
  rebuild(b, b0, b1, b2, b3, prediction + 4 * stride, stride, out + 4 * lumaPitch);
  return true;
}

/** DC alone is a flat patch: it shows however small it is. */
@inline
function isNegligible(a0: v128, a1: v128, a2: v128, a3: v128, b0: v128, b1: v128, b2: v128, b3: v128): bool {
  const dcOfBoth = v128.and(v128.or(a0, b0), i16x8(-1, 0, 0, 0, -1, 0, 0, 0));
  const a = i16x8.max_u(i16x8.max_u(i16x8.abs(a0), i16x8.abs(a1)), i16x8.max_u(i16x8.abs(a2), i16x8.abs(a3)));
  const b = i16x8.max_u(i16x8.max_u(i16x8.abs(b0), i16x8.abs(b1)), i16x8.max_u(i16x8.abs(b2), i16x8.abs(b3)));
  const great = i16x8.gt_u(i16x8.max_u(a, b), i16x8.splat(1));
  if (v128.any_true(v128.or(dcOfBoth, great))) return false;
  return countLevels(a0, a1, a2, a3) + countLevels(b0, b1, b2, b3) <= NEGLIGIBLE_LEVELS;
}

@inline
function countLevels(a: v128, b: v128, c: v128, d: v128): i32 {
  const low = i8x16.bitmask(i8x16.eq(i8x16.narrow_i16x8_s(a, b), i8x16.splat(0)));
  const high = i8x16.bitmask(i8x16.eq(i8x16.narrow_i16x8_s(c, d), i8x16.splat(0)));
  return 32 - popcnt(low | (high << 16));
}

@inline
function rebuild(
  any: v128, a: v128, b: v128, c: v128, d: v128, prediction: usize, stride: i32, out: usize,
): void {
  if (!v128.any_true(any)) {
    copy8(prediction, stride, out, lumaPitch, 4);
    return;
  }
  inverse(restoreEven(a), restoreOdd(b), restoreEven(c), restoreOdd(d));
  addResiduals(prediction, stride, out, lumaPitch);
}

/**
 * Codes one 4x4 block, `number` in coding order; its prediction has rows of 8, of which the left halves count.
 * @returns whether it has any level.
 */
export function code4x4(number: i32, x: i32, y: i32, prediction: usize): bool {
  forward(inputY() + y * lumaStride + x, lumaStride, prediction, 8);
  const a = quantiseEven(column0);
  const b = quantiseOdd(column1);
  const c = quantiseEven(column2);
  const d = quantiseOdd(column3);
  const coded = storeLeft(LUMA_LEVELS + (number << 5), a, b, c, d);
  const out = outY() + y * lumaPitch + x;
  if (coded) inverse(restoreEven(a), restoreOdd(b), restoreEven(c), restoreOdd(d));
  const nothing = i16x8.splat(0);
  v128.store32_lane(out, rebuilt(prediction, coded ? row0 : nothing), 0);
  v128.store32_lane(out + lumaPitch, rebuilt(prediction + 8, coded ? row1 : nothing), 0);
  v128.store32_lane(out + 2 * lumaPitch, rebuilt(prediction + 16, coded ? row2 : nothing), 0);
  v128.store32_lane(out + 3 * lumaPitch, rebuilt(prediction + 24, coded ? row3 : nothing), 0);
  return coded;
}
