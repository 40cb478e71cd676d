// Half samples of luma (8.4.2.2.1): a six-tap filter, (1, -5, 20, 20, -5, 1) / 32, to the right, down, or
// both.
import { lumaPitch } from "./reference";

/** 21 rows of sixteen sums, before they are divided. */
const SUMS: usize = memory.data(21 * 32);

@inline
function taps(a: v128, b: v128, c: v128, d: v128, e: v128, f: v128): v128 {
  const middle = i16x8.mul(i16x8.add(c, d), i16x8.splat(20));
  const beside = i16x8.mul(i16x8.add(b, e), i16x8.splat(5));
  return i16x8.add(i16x8.sub(middle, beside), i16x8.add(a, f));
}

@inline
function storeRounded(to: usize, sums: v128): void {
  const v = i16x8.shr_s(i16x8.add(sums, i16x8.splat(16)), 5);
  v128.store64_lane(to, i8x16.narrow_i16x8_u(v, v), 0);
}

/** Sums for the samples half a step right of eight. */
@inline
function sumsRight(from: usize): v128 {
  return taps(
    v128.load8x8_u(from - 2),
    v128.load8x8_u(from - 1),
    v128.load8x8_u(from),
    v128.load8x8_u(from + 1),
    v128.load8x8_u(from + 2),
    v128.load8x8_u(from + 3),
  );
}

/** 16x16 samples half a step to the right ("b"). */
export function interpolateRight(from: usize, to: usize): void {
  for (let y = 0; y < 16; y++) {
    storeRounded(to, sumsRight(from));
    storeRounded(to + 8, sumsRight(from + 8));
    from += lumaPitch;
    to += 16;
  }
}

/** 16x16 samples half a step down ("h"). */
export function interpolateDown(from: usize, to: usize): void {
  interpolateDown8(from, to);
  interpolateDown8(from + 8, to + 8);
}

@inline
function interpolateDown8(from: usize, to: usize): void {
  let a = v128.load8x8_u(from - 2 * lumaPitch);
  let b = v128.load8x8_u(from - lumaPitch);
  let c = v128.load8x8_u(from);
  let d = v128.load8x8_u(from + lumaPitch);
  let e = v128.load8x8_u(from + 2 * lumaPitch);
  let next = from + 3 * lumaPitch;
  for (let y = 0; y < 16; y++) {
    const f = v128.load8x8_u(next);
    storeRounded(to + (y << 4), taps(a, b, c, d, e, f));
    a = b;
    b = c;
    c = d;
    d = e;
    e = f;
    next += lumaPitch;
  }
}

/** 16x16 samples half a step right and down ("j"), rounded once after both filters. */
export function interpolateCentre(from: usize, to: usize): void {
  let line = from - 2 * lumaPitch;
  for (let sums = SUMS; sums < SUMS + 21 * 32; sums += 32) {
    v128.store(sums, sumsRight(line));
    v128.store(sums, sumsRight(line + 8), 16);
    line += lumaPitch;
  }
  for (let y = 0; y < 16; y++) {
    const sums = SUMS + (y << 5);
    for (let x = 0; x < 16; x += 4) {
      const v = centre(sums + (x << 1));
      v128.store32_lane(to + (y << 4) + x, i8x16.narrow_i16x8_u(v, v), 0);
    }
  }
}

/** Four of them, from six rows of sums. */
@inline
function centre(sums: usize): v128 {
  const ends = i32x4.add(v128.load16x4_s(sums), v128.load16x4_s(sums, 160));
  const beside = i32x4.add(v128.load16x4_s(sums, 32), v128.load16x4_s(sums, 128));
  const middle = i32x4.add(v128.load16x4_s(sums, 64), v128.load16x4_s(sums, 96));
  const weighted = i32x4.sub(i32x4.mul(middle, i32x4.splat(20)), i32x4.mul(beside, i32x4.splat(5)));
  const sum = i32x4.add(i32x4.add(ends, weighted), i32x4.splat(512));
  const v = i32x4.shr_s(sum, 10);
  return i16x8.narrow_i32x4_s(v, v);
}
