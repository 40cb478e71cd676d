// Deblocking of chroma: both planes in one vector, eight samples of each.
import { highHalf, isArtefact, lowHalf, plus, smoothedHalf, STRONGEST, stepOf } from "./deblock-filter";
import { alphaOf, betaOf, clippingOf } from "./deblock-tables";
import { chromaPitch } from "./reference";
import {
  first, firstBeyond, interleaveHigh, interleaveLow, second, secondBeyond, storePairs, turnInPlanes,
} from "./transpose";

/** The samples next to the edge, filtered; set by `filter`. */
let filteredP: v128 = i8x16.splat(0);
let filteredQ: v128 = i8x16.splat(0);

/** The edge left of u and v, eight samples long. Returns whether anything changed. */
export function filterChromaVertical(u: usize, v: usize, strengths: u32, qp: i32): bool {
  if (alphaOf(qp) == 0) return false;
  turnInPlanes(u - 2, v - 2, chromaPitch);
  if (!filter(second, first, firstBeyond, secondBeyond, strengths, qp)) return false;
  storePairs(u - 1, chromaPitch, interleaveLow(filteredP, filteredQ));
  storePairs(v - 1, chromaPitch, interleaveHigh(filteredP, filteredQ));
  return true;
}

/** The edge above u and v. Returns whether anything changed. */
export function filterChromaHorizontal(u: usize, v: usize, strengths: u32, qp: i32): bool {
  if (alphaOf(qp) == 0) return false;
  const p1 = loadPlanes(u - 2 * chromaPitch, v - 2 * chromaPitch);
  const p0 = loadPlanes(u - chromaPitch, v - chromaPitch);
  const q0 = loadPlanes(u, v);
  const q1 = loadPlanes(u + chromaPitch, v + chromaPitch);
  if (!filter(p1, p0, q0, q1, strengths, qp)) return false;
  v128.store64_lane(u - chromaPitch, filteredP, 0);
  v128.store64_lane(v - chromaPitch, filteredP, 1);
  v128.store64_lane(u, filteredQ, 0);
  v128.store64_lane(v, filteredQ, 1);
  return true;
}

@inline
function loadPlanes(u: usize, v: usize): v128 {
  return v128.load64_lane(v, v128.load64_zero(u), 1);
}

/** Returns whether anything changes. */
@inline
function filter(p1: v128, p0: v128, q0: v128, q1: v128, strengths: u32, qp: i32): bool {
  // A strength holds for four luma samples, which are two of chroma.
  const each = i8x16.swizzle(i32x4.splat(strengths), i8x16(0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 2, 3, 3));
  const artefact = isArtefact(p1, p0, q0, q1, alphaOf(qp), betaOf(qp));
  const where = v128.and(artefact, i8x16.ne(each, i8x16.splat(0)));
  if (!v128.any_true(where)) return false;
  if (<u8>strengths == STRONGEST) {
    filteredP = v128.bitselect(smoothed(p1, p0, q1), p0, where);
    filteredQ = v128.bitselect(smoothed(q1, q0, p1), q0, where);
    return true;
  }
  const limit = i8x16.add(clippingOf(qp, each), i8x16.splat(1));
  const step = v128.and(stepOf(p1, p0, q0, q1, limit), where);
  filteredP = plus(p0, step);
  filteredQ = plus(q0, i8x16.neg(step));
  return true;
}

/** 8.7.2.4: (2 * second + first + second of the other side + 2) / 4 */
@inline
function smoothed(second: v128, first: v128, beyond: v128): v128 {
  return i8x16.narrow_i16x8_u(
    smoothedHalf(lowHalf(second), lowHalf(first), lowHalf(beyond)),
    smoothedHalf(highHalf(second), highHalf(first), highHalf(beyond)),
  );
}
