// Turning of edges, so that vertical ones are filtered as horizontal ones are.

/** 16 rows of 8 samples become 8 rows of 16, without gaps. */
export function turnIn(from: usize, pitch: i32, to: usize): void {
  turnInHalf(from, pitch, to);
  turnInHalf(from + 8 * pitch, pitch, to + 8);
}

/** And back. */
export function turnOut(from: usize, to: usize, pitch: i32): void {
  turnOutHalf(from, to, pitch);
  turnOutHalf(from + 8, to + 8 * pitch, pitch);
}

/** Eight rows of eight samples, turned: two rows in each vector. */
let rows01: v128 = i8x16.splat(0);
let rows23: v128 = i8x16.splat(0);
let rows45: v128 = i8x16.splat(0);
let rows67: v128 = i8x16.splat(0);

@inline
function turn(from: usize, pitch: i32): void {
  const row4 = from + 4 * pitch;
  const ab = interleaveLow(v128.load64_zero(from), v128.load64_zero(from + pitch));
  const cd = interleaveLow(v128.load64_zero(from + 2 * pitch), v128.load64_zero(from + 3 * pitch));
  const ef = interleaveLow(v128.load64_zero(row4), v128.load64_zero(row4 + pitch));
  const gh = interleaveLow(v128.load64_zero(row4 + 2 * pitch), v128.load64_zero(row4 + 3 * pitch));
  const abcdLow = v128.shuffle<i16>(ab, cd, 0, 8, 1, 9, 2, 10, 3, 11);
  const abcdHigh = v128.shuffle<i16>(ab, cd, 4, 12, 5, 13, 6, 14, 7, 15);
  const efghLow = v128.shuffle<i16>(ef, gh, 0, 8, 1, 9, 2, 10, 3, 11);
  const efghHigh = v128.shuffle<i16>(ef, gh, 4, 12, 5, 13, 6, 14, 7, 15);
  rows01 = v128.shuffle<i32>(abcdLow, efghLow, 0, 4, 1, 5);
  rows23 = v128.shuffle<i32>(abcdLow, efghLow, 2, 6, 3, 7);
  rows45 = v128.shuffle<i32>(abcdHigh, efghHigh, 0, 4, 1, 5);
  rows67 = v128.shuffle<i32>(abcdHigh, efghHigh, 2, 6, 3, 7);
}

/** Samples of both in turn: from their first halves, or their second halves. */
@inline
export function interleaveLow(a: v128, b: v128): v128 {
  return v128.shuffle<i8>(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

@inline
export function interleaveHigh(a: v128, b: v128): v128 {
  return v128.shuffle<i8>(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

@inline
function storeRows(to: usize, pitch: i32): void {
  v128.store64_lane(to, rows01, 0);
  v128.store64_lane(to + pitch, rows01, 1);
  v128.store64_lane(to + 2 * pitch, rows23, 0);
  v128.store64_lane(to + 3 * pitch, rows23, 1);
  const row4 = to + 4 * pitch;
  v128.store64_lane(row4, rows45, 0);
  v128.store64_lane(row4 + pitch, rows45, 1);
  v128.store64_lane(row4 + 2 * pitch, rows67, 0);
  v128.store64_lane(row4 + 3 * pitch, rows67, 1);
}

function turnInHalf(from: usize, pitch: i32, to: usize): void {
  turn(from, pitch);
  storeRows(to, 16);
}

function turnOutHalf(from: usize, to: usize, pitch: i32): void {
  turn(from, 16);
  storeRows(to, pitch);
}

/** Four rows of sixteen samples: p1, p0, q0 and q1 of eight rows of one plane and eight of another. */
export let second: v128 = i8x16.splat(0);
export let first: v128 = i8x16.splat(0);
export let firstBeyond: v128 = i8x16.splat(0);
export let secondBeyond: v128 = i8x16.splat(0);

/** Takes four samples from each row of both planes. */
export function turnInPlanes(u: usize, v: usize, pitch: i32): void {
  const a = turnFour(u, pitch);
  const b = turnFour(u + 4 * pitch, pitch);
  const c = turnFour(v, pitch);
  const d = turnFour(v + 4 * pitch, pitch);
  const abLow = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const abHigh = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
  const cdLow = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const cdHigh = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
  second = v128.shuffle<i64>(abLow, cdLow, 0, 2);
  first = v128.shuffle<i64>(abLow, cdLow, 1, 3);
  firstBeyond = v128.shuffle<i64>(abHigh, cdHigh, 0, 2);
  secondBeyond = v128.shuffle<i64>(abHigh, cdHigh, 1, 3);
}

/** Four rows of four samples, turned. */
@inline
function turnFour(from: usize, pitch: i32): v128 {
  let v = v128.load32_zero(from);
  v = v128.load32_lane(from + pitch, v, 1);
  v = v128.load32_lane(from + 2 * pitch, v, 2);
  v = v128.load32_lane(from + 3 * pitch, v, 3);
  return v128.shuffle<i8>(v, v, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
}

/** Stores the two samples next to the edge of eight rows of a plane, as pairs. */
@inline
export function storePairs(to: usize, pitch: i32, pairs: v128): void {
  v128.store16_lane(to, pairs, 0);
  v128.store16_lane(to + pitch, pairs, 1);
  v128.store16_lane(to + 2 * pitch, pairs, 2);
  v128.store16_lane(to + 3 * pitch, pairs, 3);
  const row4 = to + 4 * pitch;
  v128.store16_lane(row4, pairs, 4);
  v128.store16_lane(row4 + pitch, pairs, 5);
  v128.store16_lane(row4 + 2 * pitch, pairs, 6);
  v128.store16_lane(row4 + 3 * pitch, pairs, 7);
}
