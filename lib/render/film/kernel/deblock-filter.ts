// Filtering of samples across an edge (8.7.2), sixteen at once: p3 to p0 on one side, q0 to q3 on the other.
import { distance } from "./block";
import { clippingOf } from "./deblock-tables";

/** bS of 4 is filtered in another way than all others. */
export const STRONGEST: u8 = 4;

/** Half of sixteen samples, with room to calculate. */
@inline
export function lowHalf(samples: v128): v128 {
  return i16x8.extend_low_i8x16_u(samples);
}

@inline
export function highHalf(samples: v128): v128 {
  return i16x8.extend_high_i8x16_u(samples);
}

/** Where the step is small enough to be an artefact (8.7.2.2). */
@inline
export function isArtefact(p1: v128, p0: v128, q0: v128, q1: v128, alpha: i32, beta: i32): v128 {
  const near = i8x16.splat(<i8>beta);
  const smooth = v128.and(i8x16.lt_u(distance(p1, p0), near), i8x16.lt_u(distance(q1, q0), near));
  return v128.and(smooth, i8x16.lt_u(distance(p0, q0), i8x16.splat(<i8>alpha)));
}

/** What p0 gains and q0 loses, at most `limit` (8.7.2.3). */
@inline
export function stepOf(p1: v128, p0: v128, q0: v128, q1: v128, limit: v128): v128 {
  const low = halfStep(lowHalf(p1), lowHalf(p0), lowHalf(q0), lowHalf(q1));
  const high = halfStep(highHalf(p1), highHalf(p0), highHalf(q0), highHalf(q1));
  return clamp(i8x16.narrow_i16x8_s(low, high), limit);
}

@inline
function halfStep(p1: v128, p0: v128, q0: v128, q1: v128): v128 {
  const sum = i16x8.add(i16x8.shl(i16x8.sub(q0, p0), 2), i16x8.sub(p1, q1));
  return i16x8.shr_s(i16x8.add(sum, i16x8.splat(4)), 3);
}

@inline
function clamp(v: v128, limit: v128): v128 {
  return i8x16.max_s(i8x16.min_s(v, limit), i8x16.neg(limit));
}

/** Adds signed steps to samples. */
@inline
export function plus(samples: v128, step: v128): v128 {
  const zero = i8x16.splat(0);
  const up = i8x16.max_s(step, zero);
  const off = i8x16.max_s(i8x16.neg(step), zero);
  return i8x16.sub_sat_u(i8x16.add_sat_u(samples, up), off);
}

/**
 * Luma with bS below 4, one strength for each sample, at the row q0 stands in. Returns whether anything
 * changed.
 */
export function filterLuma(at: usize, pitch: i32, strengths: v128, qp: i32, alpha: i32, beta: i32): bool {
  const p2 = v128.load(at - 3 * pitch);
  const p1 = v128.load(at - 2 * pitch);
  const p0 = v128.load(at - pitch);
  const q0 = v128.load(at);
  const q1 = v128.load(at + pitch);
  const q2 = v128.load(at + 2 * pitch);
  const where = v128.and(isArtefact(p1, p0, q0, q1, alpha, beta), i8x16.ne(strengths, i8x16.splat(0)));
  if (!v128.any_true(where)) return false;
  const near = i8x16.splat(<i8>beta);
  const smoothP = i8x16.lt_u(distance(p2, p0), near);
  const smoothQ = i8x16.lt_u(distance(q2, q0), near);
  const clipping = clippingOf(qp, strengths);
  // A smooth side allows one more; a true comparison is -1.
  const limit = i8x16.sub(clipping, i8x16.add(smoothP, smoothQ));
  const step = v128.and(stepOf(p1, p0, q0, q1, limit), where);
  v128.store(at - pitch, plus(p0, step));
  v128.store(at, plus(q0, i8x16.neg(step)));
  const middle = i8x16.avgr_u(p0, q0);
  const stepP = clamp(secondStep(p2, p1, middle), clipping);
  const stepQ = clamp(secondStep(q2, q1, middle), clipping);
  v128.store(at - 2 * pitch, i8x16.add(p1, v128.and(stepP, v128.and(where, smoothP))));
  v128.store(at + pitch, i8x16.add(q1, v128.and(stepQ, v128.and(where, smoothQ))));
  return true;
}

/** What the second sample of a smooth side gains. */
@inline
function secondStep(third: v128, second: v128, middle: v128): v128 {
  const low = i16x8.sub(i16x8.add(lowHalf(third), lowHalf(middle)), i16x8.shl(lowHalf(second), 1));
  const high = i16x8.sub(i16x8.add(highHalf(third), highHalf(middle)), i16x8.shl(highHalf(second), 1));
  return i8x16.narrow_i16x8_s(i16x8.shr_s(low, 1), i16x8.shr_s(high, 1));
}

/** Luma with bS of 4 (8.7.2.4). Returns whether anything changed. */
export function filterLumaStrongly(at: usize, pitch: i32, alpha: i32, beta: i32): bool {
  const p2 = v128.load(at - 3 * pitch);
  const p1 = v128.load(at - 2 * pitch);
  const p0 = v128.load(at - pitch);
  const q0 = v128.load(at);
  const q1 = v128.load(at + pitch);
  const q2 = v128.load(at + 2 * pitch);
  const where = isArtefact(p1, p0, q0, q1, alpha, beta);
  if (!v128.any_true(where)) return false;
  const near = i8x16.splat(<i8>beta);
  const slight = v128.and(where, i8x16.lt_u(distance(p0, q0), i8x16.splat(<i8>((alpha >> 2) + 2))));
  const smoothP = v128.and(slight, i8x16.lt_u(distance(p2, p0), near));
  const smoothQ = v128.and(slight, i8x16.lt_u(distance(q2, q0), near));
  filterSide(at - pitch, -pitch, v128.load(at - 4 * pitch), p2, p1, p0, q0, q1, where, smoothP);
  filterSide(at, pitch, v128.load(at + 3 * pitch), q2, q1, q0, p0, p1, where, smoothQ);
  return true;
}

/** One side: samples a (next to the edge), b, c and d; and x and y of the other. */
@inline
function filterSide(
  at: usize, step: i32, d: v128, c: v128, b: v128, a: v128, x: v128, y: v128, where: v128, smooth: v128,
): void {
  const weakLow = smoothedHalf(lowHalf(b), lowHalf(a), lowHalf(y));
  const weak = i8x16.narrow_i16x8_u(weakLow, smoothedHalf(highHalf(b), highHalf(a), highHalf(y)));
  const dLow = lowHalf(d);
  const dHigh = highHalf(d);
  const cLow = lowHalf(c);
  const cHigh = highHalf(c);
  const yLow = lowHalf(y);
  const yHigh = highHalf(y);
  const sumLow = sumOf(lowHalf(b), lowHalf(a), lowHalf(x));
  const sumHigh = sumOf(highHalf(b), highHalf(a), highHalf(x));
  const first = i8x16.narrow_i16x8_u(strongFirst(cLow, sumLow, yLow), strongFirst(cHigh, sumHigh, yHigh));
  const second = i8x16.narrow_i16x8_u(strongSecond(cLow, sumLow), strongSecond(cHigh, sumHigh));
  const third = i8x16.narrow_i16x8_u(strongThird(dLow, cLow, sumLow), strongThird(dHigh, cHigh, sumHigh));
  v128.store(at, v128.bitselect(v128.bitselect(first, weak, smooth), a, where));
  v128.store(at + step, v128.bitselect(second, b, smooth));
  v128.store(at + 2 * step, v128.bitselect(third, c, smooth));
}

/** (2 * second + first + second of the other side + 2) / 4 */
@inline
export function smoothedHalf(second: v128, first: v128, beyond: v128): v128 {
  return i16x8.shr_u(i16x8.add(sumOf(i16x8.shl(second, 1), first, beyond), i16x8.splat(2)), 2);
}

@inline
function sumOf(a: v128, b: v128, c: v128): v128 {
  return i16x8.add(i16x8.add(a, b), c);
}

@inline
function strongFirst(c: v128, sum: v128, y: v128): v128 {
  return i16x8.shr_u(i16x8.add(i16x8.add(c, i16x8.shl(sum, 1)), i16x8.add(y, i16x8.splat(4))), 3);
}

@inline
function strongSecond(c: v128, sum: v128): v128 {
  return i16x8.shr_u(sumOf(c, sum, i16x8.splat(2)), 2);
}

@inline
function strongThird(d: v128, c: v128, sum: v128): v128 {
  const outer = i16x8.add(i16x8.shl(d, 1), i16x8.mul(c, i16x8.splat(3)));
  return i16x8.shr_u(sumOf(outer, sum, i16x8.splat(4)), 3);
}
