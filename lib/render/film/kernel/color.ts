// RGBA to YUV 4:2:0, two rows of eight pixels at a time. What comes out is multiplied by alpha ("premultiplied"):
// such samples may be filtered and averaged, and blending needs one multiplication less.
//
// ITU-R BT.709-6, parts 3 and 4, limited range, for R, G, B and a of 0 to 255:
//   L = 0.2126 R + 0.7152 G + 0.0722 B
//   Y = 16 + 219 L / 255    U = 128 + 224 (B - L) / 1.8556 / 255    V = 128 + 224 (R - L) / 1.5748 / 255
// times a / 255. Everything is thus a weighted sum of the products aR, aG, aB and 255a, divided by 255 * 255.
// Products are halved to fit a signed i16; weights are in Q21 and make up for it: round(weight * 2^22 / 65025).
import { Sheet } from "./sheet";

const Q: i32 = 21;
const HALF: v128 = i32x4(1_048_576, 1_048_576, 1_048_576, 1_048_576);

// In the order R, G, B, alpha. The first three of U and of V sum up to 0, so that grey is exactly 128.
const Y_WEIGHTS: v128 = i16x8(3003, 10103, 1020, 1032, 3003, 10103, 1020, 1032);
const U_WEIGHTS: v128 = i16x8(-1655, -5569, 7224, 8256, -1655, -5569, 7224, 8256);
const V_WEIGHTS: v128 = i16x8(7224, -6562, -662, 8256, 7224, -6562, -662, 8256);
/** 255 times 255 a, which makes a. */
const ALPHA_WEIGHTS: v128 = i16x8(0, 0, 0, 16448, 0, 0, 0, 16448);

const ALPHA_BITS: v128 = i32x4(-16_777_216, -16_777_216, -16_777_216, -16_777_216);

/** Pixels converted at once, in each of two rows. */
const BLOCK: i32 = 8;
/** Where the pixels of a block that is cut off by an edge are put together: two rows. */
const PATCH: usize = memory.data(BLOCK * 8, 16);

/** Where the converted rows begin and end to be visible, in whole blocks; the end is 0 where nothing is. */
export let inkStart: i32 = 0;
export let inkEnd: i32 = 0;

/**
 * Converts rows `y` (even) and `y + 1`. Transparent blocks are left as they are, which is transparent.
 * @param below the second row; 0 if there is none.
 */
export function convertRows(luma: Sheet, chroma: Sheet, y: i32, above: usize, below: usize): void {
  const isWhole = below != 0;
  inkStart = luma.width;
  inkEnd = 0;
  for (let x = 0; x < luma.width; x += BLOCK) {
    const offset = <usize>x << 2;
    const isInside = isWhole && x + BLOCK <= luma.width;
    if (!isInside) fillPatch(above + offset, isWhole ? below + offset : 0, min(BLOCK, luma.width - x));
    const first = isInside ? above + offset : PATCH;
    const second = isInside ? below + offset : PATCH + BLOCK * 4;
    if (luma.alpha == 0) convertOpaque(luma, chroma, x, y, first, second);
    else if (hasInk(first, second)) {
      convertBlock(luma, chroma, x, y, first, second);
      inkStart = min(inkStart, x);
      inkEnd = x + BLOCK;
    }
  }
}

function fillPatch(above: usize, below: usize, count: i32): void {
  memory.fill(PATCH, 0, BLOCK * 8);
  memory.copy(PATCH, above, count << 2);
  if (below) memory.copy(PATCH + BLOCK * 4, below, count << 2);
}

@inline
function hasInk(above: usize, below: usize): bool {
  const first = v128.or(v128.load(above), v128.load(above, 16));
  const second = v128.or(v128.load(below), v128.load(below, 16));
  return v128.any_true(v128.and(v128.or(first, second), ALPHA_BITS));
}

function convertOpaque(luma: Sheet, chroma: Sheet, x: i32, y: i32, above: usize, below: usize): void {
  convert(luma, chroma, x, y, above, below, true);
}

function convertBlock(luma: Sheet, chroma: Sheet, x: i32, y: i32, above: usize, below: usize): void {
  convert(luma, chroma, x, y, above, below, false);
}

@inline
function convert(luma: Sheet, chroma: Sheet, x: i32, y: i32, above: usize, below: usize, isOpaque: bool): void {
  const above0 = pixels(above, isOpaque);
  const above1 = pixels(above + 16, isOpaque);
  const below0 = pixels(below, isOpaque);
  const below1 = pixels(below + 16, isOpaque);
  const offset = <usize>(y * luma.stride + x);
  storeLuma(luma.first + offset, above0, above1);
  storeLuma(luma.first + offset + luma.stride, below0, below1);
  const mean0 = meanOfFour(above0, below0);
  const mean1 = meanOfFour(above1, below1);
  const chromaOffset = <usize>((y >> 1) * chroma.stride + (x >> 1));
  storeChroma(chroma, chromaOffset, mean0, mean1, isOpaque);
  if (isOpaque) return;
  storeAlpha(luma.alpha + offset, above0, above1);
  storeAlpha(luma.alpha + offset + luma.stride, below0, below1);
}

@inline
function pixels(address: usize, isOpaque: bool): v128 {
  const four = v128.load(address);
  return isOpaque ? v128.or(four, ALPHA_BITS) : four;
}

/** For each byte of four pixels what it is multiplied by: their alpha, and 255 for alpha itself. */
@inline
function factors(four: v128): v128 {
  return i8x16.shuffle(four, ALPHA_BITS, 3, 3, 3, 19, 7, 7, 7, 19, 11, 11, 11, 19, 15, 15, 15, 19);
}

@inline
function storeLuma(at: usize, four0: v128, four1: v128): void {
  const low = lumaOfFour(four0);
  const high = lumaOfFour(four1);
  const words = i16x8.narrow_i32x4_u(low, high);
  v128.store64_lane(at, i8x16.narrow_i16x8_u(words, words), 0);
}

@inline
function lumaOfFour(four: v128): v128 {
  const by = factors(four);
  const low = i16x8.extmul_low_i8x16_u(four, by);
  const high = i16x8.extmul_high_i8x16_u(four, by);
  return weigh(i16x8.shr_u(low, 1), i16x8.shr_u(high, 1), Y_WEIGHTS);
}

/** Weighted sums of two pixels in each of two vectors of halved products. */
@inline
function weigh(low: v128, high: v128, weights: v128): v128 {
  const first = i32x4.dot_i16x8_s(low, weights);
  const second = i32x4.dot_i16x8_s(high, weights);
  const even = v128.shuffle<i32>(first, second, 0, 2, 4, 6);
  const odd = v128.shuffle<i32>(first, second, 1, 3, 5, 7);
  return i32x4.shr_s(i32x4.add(i32x4.add(even, odd), HALF), Q);
}

/** Halved products of two chroma samples, from two rows of four pixels. Averages of averages are right to 1/255. */
@inline
function meanOfFour(above: v128, below: v128): v128 {
  const byAbove = factors(above);
  const byBelow = factors(below);
  const low = i16x8.avgr_u(
    i16x8.extmul_low_i8x16_u(above, byAbove),
    i16x8.extmul_low_i8x16_u(below, byBelow),
  );
  const high = i16x8.avgr_u(
    i16x8.extmul_high_i8x16_u(above, byAbove),
    i16x8.extmul_high_i8x16_u(below, byBelow),
  );
  const even = v128.shuffle<i64>(low, high, 0, 2);
  const odd = v128.shuffle<i64>(low, high, 1, 3);
  return i16x8.shr_u(i16x8.avgr_u(even, odd), 1);
}

@inline
function storeChroma(chroma: Sheet, offset: usize, mean0: v128, mean1: v128, isOpaque: bool): void {
  const u = weigh(mean0, mean1, U_WEIGHTS);
  const v = weigh(mean0, mean1, V_WEIGHTS);
  const alpha = isOpaque ? u : weigh(mean0, mean1, ALPHA_WEIGHTS);
  const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_u(u, v), i16x8.narrow_i32x4_u(alpha, alpha));
  v128.store32_lane(chroma.first + offset, bytes, 0);
  v128.store32_lane(chroma.second + offset, bytes, 1);
  if (!isOpaque) v128.store32_lane(chroma.alpha + offset, bytes, 2);
}

@inline
function storeAlpha(at: usize, four0: v128, four1: v128): void {
  const eight = i8x16.shuffle(four0, four1, 3, 7, 11, 15, 19, 23, 27, 31, 3, 7, 11, 15, 19, 23, 27, 31);
  v128.store64_lane(at, eight, 0);
}
