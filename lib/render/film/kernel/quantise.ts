// Quantisation of transform coefficients and its inverse (8.5.9, 8.5.12.1), for the flat scaling lists of the profile.
import { allocate } from "./memory";

/**
 * Fractions of 2^15 that undo LevelScale, by QP % 6.
 * Each QP has one for each of the positions (0, 0), (1, 1) and (0, 1) of a block.
 */
const FORWARD_SCALES: usize = memory.data<u16>([
  13107, 5243, 8066, 11916, 4660, 7490, 10082, 4194, 6554,
  9362, 3647, 5825, 8192, 3355, 5243, 7282, 2893, 4559,
]);
/** normAdjust4x4 (8.5.9), in the same order. */
const LEVEL_SCALES: usize = memory.data<u16>([
  10, 16, 13, 11, 18, 14, 13, 20, 16, 14, 23, 18, 16, 25, 20, 18, 29, 23,
]);
/** Table 8-15: QP of chroma from QP of luma. */
const CHROMA_QPS: usize = memory.data<u8>([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
  26, 27, 28, 29, 29, 30, 31, 32, 32, 33, 34, 34, 35, 35, 36, 36, 37, 37, 37, 38, 38, 38, 39, 39, 39, 39,
]);

/**
 * Rounding offset of levels: a third or a sixth of a step. It is below half because smaller levels are
 * cheaper.
 */
export const ROUND_THIRD: i32 = 0;
export const ROUND_SIXTH: i32 = 1;

/** All that QP and rounding decide. Columns of coefficients (see transform.ts) are even or odd. */
@unmanaged
class Quantiser {
  evenScale: v128;
  oddScale: v128;
  evenRestore: v128;
  oddRestore: v128;
  roundings: v128;
  rounding: i32;
  shift: i32;
  restoreShift: i32;
  dcScale: i32;
  dcRestore: i32;
  /**
   * Sum of absolute differences up to which no level arises, since no coefficient is more than four times as
   * large.
   */
  silence: i32;
}

const QPS: i32 = 52;
const SIZE: usize = (offsetof<Quantiser>() + 15) & ~15;
/** One for each QP and rounding. */
let quantisers: usize = 0;
let current: Quantiser = changetype<Quantiser>(0);

@inline
export function chromaQp(qp: i32): i32 {
  return load<u8>(CHROMA_QPS + qp);
}

export function setUpQuantisers(): void {
  quantisers = allocate(QPS * 2 * SIZE);
  for (let qp = 0; qp < QPS; qp++) {
    prepare(quantiserOf(qp, ROUND_THIRD), qp, 3);
    prepare(quantiserOf(qp, ROUND_SIXTH), qp, 6);
  }
}

@inline
function quantiserOf(qp: i32, rounding: i32): Quantiser {
  return changetype<Quantiser>(quantisers + <usize>((qp << 1) + rounding) * SIZE);
}

function prepare(quantiser: Quantiser, qp: i32, parts: i32): void {
  const forward = FORWARD_SCALES + <usize>(qp % 6) * 6;
  const restore = LEVEL_SCALES + <usize>(qp % 6) * 6;
  const restoreShift = qp / 6;
  const shift = 15 + restoreShift;
  const rounding = (1 << shift) / parts;
  quantiser.restoreShift = restoreShift;
  quantiser.shift = shift;
  quantiser.rounding = rounding;
  quantiser.roundings = i32x4.splat(rounding);
  quantiser.silence = ((1 << shift) - rounding - 1) / (4 * <i32>load<u16>(forward, 2));
  quantiser.dcScale = load<u16>(forward);
  quantiser.dcRestore = load<u16>(restore);
  quantiser.evenScale = alternate(forward, 0, 4);
  quantiser.oddScale = alternate(forward, 4, 2);
  quantiser.evenRestore = i16x8.shl(alternate(restore, 0, 4), restoreShift);
  quantiser.oddRestore = i16x8.shl(alternate(restore, 4, 2), restoreShift);
}

/** Two scales in turn. */
function alternate(scales: usize, even: usize, odd: usize): v128 {
  return i32x4.splat(<i32>load<u16>(scales + even) | (<i32>load<u16>(scales + odd) << 16));
}

/** Chooses the quantiser for everything below. */
@inline
export function useQuantiser(qp: i32, rounding: i32): void {
  current = quantiserOf(qp, rounding);
}

@inline
export function isSilent(difference: i32): bool {
  return difference <= current.silence;
}

/** A bit for each of four sums of differences that may leave levels. */
@inline
export function loudOf(differences: v128): i32 {
  return i32x4.bitmask(i32x4.gt_s(differences, i32x4.splat(current.silence)));
}

@inline
export function quantiseEven(coefficients: v128): v128 {
  return quantise(coefficients, current.evenScale);
}

@inline
export function quantiseOdd(coefficients: v128): v128 {
  return quantise(coefficients, current.oddScale);
}

/** Levels of a column of coefficients. */
@inline
function quantise(coefficients: v128, scale: v128): v128 {
  const sign = i16x8.shr_s(coefficients, 15);
  const size = i16x8.abs(coefficients);
  const roundings = current.roundings;
  const shift = current.shift;
  const low = i32x4.shr_u(i32x4.add(i32x4.extmul_low_i16x8_u(size, scale), roundings), shift);
  const high = i32x4.shr_u(i32x4.add(i32x4.extmul_high_i16x8_u(size, scale), roundings), shift);
  return i16x8.sub(v128.xor(i16x8.narrow_i32x4_s(low, high), sign), sign);
}

@inline
export function restoreEven(levels: v128): v128 {
  return i16x8.mul(levels, current.evenRestore);
}

@inline
export function restoreOdd(levels: v128): v128 {
  return i16x8.mul(levels, current.oddRestore);
}

/** Level of a coefficient that went through the second transform, which has twice the gain. */
@inline
export function quantiseDc(coefficient: i32): i32 {
  const size = (abs(coefficient) * current.dcScale + (current.rounding << 1)) >> (current.shift + 1);
  return coefficient < 0 ? -size : size;
}

/** Intra16x16 luma DC (8.5.10), after its inverse transform. */
@inline
export function restoreLumaDc(value: i32): i32 {
  const shift = current.restoreShift;
  const scaled = value * (current.dcRestore << 4);
  return shift >= 6 ? scaled << (shift - 6) : (scaled + (1 << (5 - shift))) >> (6 - shift);
}

/** Chroma DC (8.5.11.2), after its inverse transform. */
@inline
export function restoreChromaDc(value: i32): i32 {
  return ((value * current.dcRestore) << current.restoreShift) >> 1;
}
