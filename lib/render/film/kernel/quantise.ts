// Quantisation of transform coefficients and its inverse (8.5.9, 8.5.12.1), for the flat scaling lists of the profile.

/** Fractions of 2^15 that undo LevelScale; by QP % 6: for places (0, 0), (1, 1) and (0, 1) of a block. */
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

/** What is added before rounding down, as a part of a step: less than half, since a smaller level is a cheaper one. */
export const ROUND_INTRA: i32 = 3;
export const ROUND_INTER: i32 = 6;

/** The quantiser in use: scales of even and of odd columns (see transform.ts), and the shift of both. */
export let evenScale: v128 = i16x8.splat(0);
export let oddScale: v128 = i16x8.splat(0);
let evenRestore: v128 = i16x8.splat(0);
let oddRestore: v128 = i16x8.splat(0);
let roundingVector: v128 = i32x4.splat(0);
let rounding: i32 = 0;
let shift: i32 = 0;
let restoreShift: i32 = 0;
/** A sum of absolute differences up to which a block has no levels: no coefficient is more than four times as large. */
export let silence: i32 = 0;
/** Scales of DC. */
let dcScale: i32 = 0;
let dcRestore: i32 = 0;

@inline
export function chromaQp(qp: i32): i32 {
  return load<u8>(CHROMA_QPS + qp);
}

/** Chooses the quantiser for the functions below. `roundingPart` of 6 adds a sixth of a step. */
export function useQuantiser(qp: i32, roundingPart: i32): void {
  const scales = (qp % 6) * 6;
  restoreShift = qp / 6;
  shift = 15 + restoreShift;
  rounding = (1 << shift) / roundingPart;
  roundingVector = i32x4.splat(rounding);
  silence = ((1 << shift) - rounding - 1) / (4 * <i32>load<u16>(FORWARD_SCALES + scales, 2));
  dcScale = load<u16>(FORWARD_SCALES + scales);
  dcRestore = load<u16>(LEVEL_SCALES + scales);
  evenScale = alternate(FORWARD_SCALES + scales, 0, 4);
  oddScale = alternate(FORWARD_SCALES + scales, 4, 2);
  evenRestore = i16x8.shl(alternate(LEVEL_SCALES + scales, 0, 4), restoreShift);
  oddRestore = i16x8.shl(alternate(LEVEL_SCALES + scales, 4, 2), restoreShift);
}

/** Two scales in turn. */
function alternate(scales: usize, even: usize, odd: usize): v128 {
  return i32x4.splat(<i32>load<u16>(scales + even) | (<i32>load<u16>(scales + odd) << 16));
}

/** Levels of a column of coefficients. */
@inline
export function quantise(coefficients: v128, scale: v128): v128 {
  const sign = i16x8.shr_s(coefficients, 15);
  const size = i16x8.abs(coefficients);
  const low = i32x4.shr_u(i32x4.add(i32x4.extmul_low_i16x8_u(size, scale), roundingVector), shift);
  const high = i32x4.shr_u(i32x4.add(i32x4.extmul_high_i16x8_u(size, scale), roundingVector), shift);
  return i16x8.sub(v128.xor(i16x8.narrow_i32x4_s(low, high), sign), sign);
}

@inline
export function restoreEven(levels: v128): v128 {
  return i16x8.mul(levels, evenRestore);
}

@inline
export function restoreOdd(levels: v128): v128 {
  return i16x8.mul(levels, oddRestore);
}

/** Level of a coefficient that went through the second transform, which has twice the gain. */
@inline
export function quantiseDc(coefficient: i32): i32 {
  const size = (abs(coefficient) * dcScale + (rounding << 1)) >> (shift + 1);
  return coefficient < 0 ? -size : size;
}

/** Intra16x16 luma DC (8.5.10), after its inverse transform. */
@inline
export function restoreLumaDc(value: i32): i32 {
  const scaled = value * (dcRestore << 4);
  if (restoreShift >= 6) return scaled << (restoreShift - 6);
  return (scaled + (1 << (5 - restoreShift))) >> (6 - restoreShift);
}

/** Chroma DC (8.5.11.2), after its inverse transform. */
@inline
export function restoreChromaDc(value: i32): i32 {
  return ((value * dcRestore) << restoreShift) >> 1;
}
