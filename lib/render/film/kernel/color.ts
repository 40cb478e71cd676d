// RGBA to YUV 4:2:0, two rows of eight pixels at a time. The results are multiplied by alpha ("premultiplied").
// Such samples may be filtered and averaged, and blending needs one multiplication less.
//
// ITU-R BT.709-6, parts 3 and 4, limited range, for R, G, B and a of 0 to 255:
//   L = 0.2126 R + 0.7152 G + 0.0722 B
//   Y = 16 + 219 L / 255    U = 128 + 224 (B - L) / 1.8556 / 255    V = 128 + 224 (R - L) / 1.5748 / 255
// times a / 255. Each is a weighted sum of the products aR, aG, aB and 255a, divided by 255 * 255.
//
// Four pixels are held as two vectors, one of aR and aG and one of aB and 255a in turns.
// A dot product of pairs then gives half of the sum for each pixel. Products are halved to fit a signed i16.
// Weights are in Q21 and make up for it: round(weight * 2^22 / 65025).
import { Sheet, Surface } from "./sheet";

const Q: i32 = 21;
const HALF: v128 = i32x4(1_048_576, 1_048_576, 1_048_576, 1_048_576);

// Red, green and blue of U and of V sum up to 0, so that grey is exactly 128.
const Y_RED_GREEN: v128 = i16x8(3003, 10103, 3003, 10103, 3003, 10103, 3003, 10103);
const Y_BLUE_ALPHA: v128 = i16x8(1020, 1032, 1020, 1032, 1020, 1032, 1020, 1032);
const U_RED_GREEN: v128 = i16x8(-1655, -5569, -1655, -5569, -1655, -5569, -1655, -5569);
const U_BLUE_ALPHA: v128 = i16x8(7224, 8256, 7224, 8256, 7224, 8256, 7224, 8256);
const V_RED_GREEN: v128 = i16x8(7224, -6562, 7224, -6562, 7224, -6562, 7224, -6562);
const V_BLUE_ALPHA: v128 = i16x8(-662, 8256, -662, 8256, -662, 8256, -662, 8256);
/** 255 times 255a, which makes a. */
const ONLY_ALPHA: v128 = i16x8(0, 16448, 0, 16448, 0, 16448, 0, 16448);

// Bytes of four pixels, widened to 16 bits: -1 is no byte and becomes zero.
const RED_GREEN: v128 = i8x16(0, -1, 1, -1, 4, -1, 5, -1, 8, -1, 9, -1, 12, -1, 13, -1);
const BLUE_ALPHA: v128 = i8x16(2, -1, 3, -1, 6, -1, 7, -1, 10, -1, 11, -1, 14, -1, 15, -1);
const ALPHA_TWICE: v128 = i8x16(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1);
/** Alpha itself is multiplied by 255. */
const ALPHA_FACTOR: v128 = i16x8(0, 255, 0, 255, 0, 255, 0, 255);

const OPAQUE_FACTORS: v128 = i16x8(255, 255, 255, 255, 255, 255, 255, 255);

const ALL_BITS: v128 = i64x2(-1, -1);
const ALPHA_BITS: v128 = i32x4(-16_777_216, -16_777_216, -16_777_216, -16_777_216);

/** Pixels converted at once, in each of two rows. */
export const BLOCK: i32 = 8;

export const EMPTY: i32 = 0;
export const MIXED: i32 = 1;
export const SOLID: i32 = 2;

/** What the pixels of a block have in common: all transparent, all opaque, or neither. */
@inline
export function kindOf(above: usize, below: usize): i32 {
  const a = v128.load(above);
  const b = v128.load(above, 16);
  const c = v128.load(below);
  const d = v128.load(below, 16);
  if (!v128.any_true(v128.and(v128.or(v128.or(a, b), v128.or(c, d)), ALPHA_BITS))) return EMPTY;
  const all = v128.and(v128.and(a, b), v128.and(c, d));
  return v128.any_true(v128.andnot(ALPHA_BITS, all)) ? MIXED : SOLID;
}

/** Converts the block at (x, y), both even, as if its alpha were 255. */
export function convertOpaque(surface: Surface, x: i32, y: i32, above: usize, below: usize): void {
  convert(surface, x, y, above, below, true);
}

export function convertMixed(surface: Surface, x: i32, y: i32, above: usize, below: usize): void {
  convert(surface, x, y, above, below, false);
}

@inline
function convert(surface: Surface, x: i32, y: i32, above: usize, below: usize, isOpaque: bool): void {
  const a = v128.load(above);
  const b = v128.load(above, 16);
  const c = v128.load(below);
  const d = v128.load(below, 16);
  const aRedGreen = redGreenOf(a, isOpaque);
  const aBlueAlpha = blueAlphaOf(a, isOpaque);
  const bRedGreen = redGreenOf(b, isOpaque);
  const bBlueAlpha = blueAlphaOf(b, isOpaque);
  const cRedGreen = redGreenOf(c, isOpaque);
  const cBlueAlpha = blueAlphaOf(c, isOpaque);
  const dRedGreen = redGreenOf(d, isOpaque);
  const dBlueAlpha = blueAlphaOf(d, isOpaque);
  const luma = surface.luma;
  const at = <usize>(y * luma.stride + x);
  storeLuma(luma.first + at, lumaOf(aRedGreen, aBlueAlpha), lumaOf(bRedGreen, bBlueAlpha));
  storeLuma(luma.first + at + luma.stride, lumaOf(cRedGreen, cBlueAlpha), lumaOf(dRedGreen, dBlueAlpha));
  const redGreen = meansOf(aRedGreen, bRedGreen, cRedGreen, dRedGreen);
  const blueAlpha = meansOf(aBlueAlpha, bBlueAlpha, cBlueAlpha, dBlueAlpha);
  storeChroma(surface.chroma, x >> 1, y >> 1, redGreen, blueAlpha);
  if (!luma.alpha) return;
  v128.store64_lane(luma.alpha + at, isOpaque ? ALL_BITS : alphasOf(a, b), 0);
  v128.store64_lane(luma.alpha + at + luma.stride, isOpaque ? ALL_BITS : alphasOf(c, d), 0);
}

@inline
function redGreenOf(four: v128, isOpaque: bool): v128 {
  const factors = isOpaque ? OPAQUE_FACTORS : i8x16.swizzle(four, ALPHA_TWICE);
  return i16x8.mul(i8x16.swizzle(four, RED_GREEN), factors);
}

@inline
function blueAlphaOf(four: v128, isOpaque: bool): v128 {
  const visible = isOpaque ? v128.or(four, ALPHA_BITS) : four;
  const factors = isOpaque ? OPAQUE_FACTORS : v128.or(i8x16.swizzle(four, ALPHA_TWICE), ALPHA_FACTOR);
  return i16x8.mul(i8x16.swizzle(visible, BLUE_ALPHA), factors);
}

@inline
function alphasOf(left: v128, right: v128): v128 {
  return i8x16.shuffle(left, right, 3, 7, 11, 15, 19, 23, 27, 31, 3, 7, 11, 15, 19, 23, 27, 31);
}

@inline
function lumaOf(redGreen: v128, blueAlpha: v128): v128 {
  return weigh(i16x8.shr_u(redGreen, 1), i16x8.shr_u(blueAlpha, 1), Y_RED_GREEN, Y_BLUE_ALPHA);
}

/** Weighted sums of halved products, 0 to 255. */
@inline
function weigh(redGreen: v128, blueAlpha: v128, redGreenWeights: v128, blueAlphaWeights: v128): v128 {
  const sum = i32x4.add(
    i32x4.dot_i16x8_s(redGreen, redGreenWeights),
    i32x4.dot_i16x8_s(blueAlpha, blueAlphaWeights),
  );
  return i32x4.shr_s(i32x4.add(sum, HALF), Q);
}

/** Halved means of two by two pixels, out of two rows of eight: right to 1/255 of a level. */
@inline
function meansOf(a: v128, b: v128, c: v128, d: v128): v128 {
  const left = i16x8.avgr_u(a, c);
  const right = i16x8.avgr_u(b, d);
  const even = v128.shuffle<i32>(left, right, 0, 2, 4, 6);
  const odd = v128.shuffle<i32>(left, right, 1, 3, 5, 7);
  return i16x8.shr_u(i16x8.avgr_u(even, odd), 1);
}

@inline
function storeLuma(at: usize, low: v128, high: v128): void {
  const words = i16x8.narrow_i32x4_u(low, high);
  v128.store64_lane(at, i8x16.narrow_i16x8_u(words, words), 0);
}

@inline
function storeChroma(chroma: Sheet, x: i32, y: i32, redGreen: v128, blueAlpha: v128): void {
  const at = <usize>(y * chroma.stride + x);
  const u = weigh(redGreen, blueAlpha, U_RED_GREEN, U_BLUE_ALPHA);
  const v = weigh(redGreen, blueAlpha, V_RED_GREEN, V_BLUE_ALPHA);
  const alpha = i32x4.shr_s(i32x4.add(i32x4.dot_i16x8_s(blueAlpha, ONLY_ALPHA), HALF), Q);
  const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_u(u, v), i16x8.narrow_i32x4_u(alpha, alpha));
  v128.store32_lane(chroma.first + at, bytes, 0);
  v128.store32_lane(chroma.second + at, bytes, 1);
  if (chroma.alpha) v128.store32_lane(chroma.alpha + at, bytes, 2);
}
