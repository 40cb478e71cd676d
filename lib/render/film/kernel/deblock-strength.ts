// How strongly each edge of a macroblock is filtered: bS (8.7.2.1), a byte for each four samples along an edge.
import { COUNTS, counts, down, isIntra, kindOf, motionOf, OUTSIDE, right, SKIPPED } from "./macroblocks";

/** Four bytes for each of the four edges, from the left one on and from the upper one on. */
export const VERTICAL_EDGES: usize = memory.data(16);
export const HORIZONTAL_EDGES: usize = memory.data(16);

/** A step of a whole sample. */
const FAR: i32 = 4;
const WITH_INTRA: i32 = 0x04040404;
const WITH_FAR: i32 = 0x01010101;
const WITH_NOTHING: i32 = 0;

/** Sets both. Returns whether there is anything to filter at all. */
export function findStrengths(index: i32, left: i32, above: i32): bool {
  if (isEven(index, left, above)) return false;
  const intra = isIntra(kindOf(index));
  const inside = intra ? i8x16.splat(3) : i8x16.splat(0);
  let vertical = inside;
  let horizontal = inside;
  if (!intra) {
    const coded = codedBlocks(index);
    const turned = v128.shuffle<i8>(coded, coded, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    vertical = coefficientStrengths(turned, v128.shuffle<i8>(
      codedBlocks(left), turned, 3, 7, 11, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27));
    horizontal = coefficientStrengths(coded, v128.shuffle<i8>(
      codedBlocks(above), coded, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27));
  }
  vertical = withOuterEdge(vertical, index, left, intra);
  horizontal = withOuterEdge(horizontal, index, above, intra);
  v128.store(VERTICAL_EDGES, vertical);
  v128.store(HORIZONTAL_EDGES, horizontal);
  return v128.any_true(v128.or(vertical, horizontal));
}

/** Most macroblocks of a film: skipped among skipped ones, with the same motion. */
@inline
function isEven(index: i32, left: i32, above: i32): bool {
  const skipped = kindOf(index) == SKIPPED && kindOf(left) == SKIPPED && kindOf(above) == SKIPPED;
  return skipped && motionOf(index) == motionOf(left) && motionOf(index) == motionOf(above);
}

/** All bits of a byte set for each luma block that has levels. */
@inline
function codedBlocks(index: i32): v128 {
  return i8x16.ne(v128.load(counts + index * COUNTS), i8x16.splat(0));
}

/** 2 where the blocks on either side have levels. */
@inline
function coefficientStrengths(blocks: v128, before: v128): v128 {
  return v128.and(v128.or(blocks, before), i8x16.splat(2));
}

/** The first edge lies between two macroblocks: intra or different motion on one side counts for both. */
@inline
function withOuterEdge(strengths: v128, index: i32, neighbour: i32, intra: bool): v128 {
  const kind = kindOf(neighbour);
  if (kind == OUTSIDE) return i32x4.replace_lane(strengths, 0, WITH_NOTHING);
  if (intra || isIntra(kind)) return i32x4.replace_lane(strengths, 0, WITH_INTRA);
  if (!isFar(motionOf(index), motionOf(neighbour))) return strengths;
  return i8x16.max_u(strengths, i32x4(WITH_FAR, 0, 0, 0));
}

@inline
function isFar(a: u32, b: u32): bool {
  return a != b && (abs(right(a) - right(b)) >= FAR || abs(down(a) - down(b)) >= FAR);
}
