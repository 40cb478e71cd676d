// Luma residual of Intra16x16 macroblocks: the sixteen DC coefficients are transformed once more (8.5.2, 8.5.10).
import { copy16 } from "./block";
import { inputY, outY } from "./current";
import { LUMA_DC_LEVELS, LUMA_LEVELS, storePair, zigzagRows } from "./levels";
import { lumaStride } from "./picture";
import { quantiseDc, quantiseEven, quantiseOdd, restoreEven, restoreLumaDc, restoreOdd } from "./quantise";
import { lumaPitch } from "./reference";
import { addResiduals, column0, column1, column2, column3, forward, inverse } from "./transform";

/** Levels of eight pairs of blocks, rows from the top: four columns each. */
const PAIRS: usize = memory.data(8 * 64);
/** DC of the blocks, rows from the top, as i32: its second transform leaves the range of i16. */
const DC: usize = memory.data(16 * 4);

/**
 * @param prediction with rows of 16.
 * @returns whether any level but DC is not zero.
 */
export function codeLuma16(prediction: usize): bool {
  let any = i16x8.splat(0);
  for (let pair = 0; pair < 8; pair++) any = v128.or(any, quantisePair(pair, prediction));
  quantiseDcs();
  for (let pair = 0; pair < 8; pair++) rebuildPair(pair, prediction);
  return v128.any_true(any);
}

/** The same for a prediction that is the source itself: there is no level. */
export function copyLuma16(prediction: usize): void {
  memory.fill(LUMA_DC_LEVELS, 0, 32);
  copy16(prediction, 16, outY(), lumaPitch);
}

@inline
function pairX(pair: i32): i32 {
  return (pair & 1) << 3;
}

@inline
function pairY(pair: i32): i32 {
  return (pair >> 1) << 2;
}

/** Which block in coding order (6.4.3) the left one of a pair is. */
@inline
function firstBlock(pair: i32): i32 {
  return ((pair >> 2) << 3) | ((pair & 1) << 2) | (pair & 2);
}

function quantisePair(pair: i32, prediction: usize): v128 {
  const x = pairX(pair);
  const y = pairY(pair);
  forward(inputY() + y * lumaStride + x, lumaStride, prediction + (y << 4) + x, 16);
  const dc = DC + (pair << 3);
  store<i32>(dc, i16x8.extract_lane_s(column0, 0));
  store<i32>(dc + 4, i16x8.extract_lane_s(column0, 4));
  const a = v128.andnot(quantiseEven(column0), i16x8(-1, 0, 0, 0, -1, 0, 0, 0));
  const b = quantiseOdd(column1);
  const c = quantiseEven(column2);
  const d = quantiseOdd(column3);
  storePair(LUMA_LEVELS + (firstBlock(pair) << 5), a, b, c, d);
  const kept = PAIRS + (pair << 6);
  v128.store(kept, a);
  v128.store(kept, b, 16);
  v128.store(kept, c, 32);
  v128.store(kept, d, 48);
  return v128.or(v128.or(a, b), v128.or(c, d));
}

/** From coefficients to levels, and in the same place to scaled coefficients. */
function quantiseDcs(): void {
  for (let i: usize = 0; i < 4; i++) hadamard(DC + i * 16, 4);
  for (let i: usize = 0; i < 4; i++) hadamard(DC + i * 4, 16);
  for (let at = DC; at < DC + 64; at += 4) store<i32>(at, quantiseDc((load<i32>(at) + 1) >> 1));
  const low = i16x8.narrow_i32x4_s(v128.load(DC), v128.load(DC, 16));
  const high = i16x8.narrow_i32x4_s(v128.load(DC, 32), v128.load(DC, 48));
  zigzagRows(LUMA_DC_LEVELS, low, high);
  for (let i: usize = 0; i < 4; i++) hadamard(DC + i * 16, 4);
  for (let i: usize = 0; i < 4; i++) hadamard(DC + i * 4, 16);
  for (let at = DC; at < DC + 64; at += 4) store<i32>(at, restoreLumaDc(load<i32>(at)));
}

/** One pass over four values that lie `step` bytes apart; it is its own inverse but for a factor. */
@inline
function hadamard(at: usize, step: usize): void {
  const a = load<i32>(at);
  const b = load<i32>(at + step);
  const c = load<i32>(at + 2 * step);
  const d = load<i32>(at + 3 * step);
  store<i32>(at, a + b + c + d);
  store<i32>(at + step, a + b - c - d);
  store<i32>(at + 2 * step, a - b - c + d);
  store<i32>(at + 3 * step, a - b + c - d);
}

function rebuildPair(pair: i32, prediction: usize): void {
  const x = pairX(pair);
  const y = pairY(pair);
  const kept = PAIRS + (pair << 6);
  const dc = DC + (pair << 3);
  const withLeft = i16x8.replace_lane(restoreEven(v128.load(kept)), 0, <i16>load<i32>(dc));
  const first = i16x8.replace_lane(withLeft, 4, <i16>load<i32>(dc + 4));
  const second = restoreOdd(v128.load(kept, 16));
  inverse(first, second, restoreEven(v128.load(kept, 32)), restoreOdd(v128.load(kept, 48)));
  addResiduals(prediction + (y << 4) + x, 16, outY() + y * lumaPitch + x, lumaPitch);
}
