// Intra4x4 prediction of luma (8.3.1.2). The samples around a block lie in one vector. They run from the
// lowest on the left, up and around the corner, to the rightmost above. Every mode picks from them, from
// their means, and from their filtered values. Lanes: 1 to 4 left from the bottom up, 5 the corner, 6 to 13
// above; 0 and 14 repeat the ends.

/** Intra4x4PredMode (Table 8-2). */
export const VERTICAL: i32 = 0;
export const HORIZONTAL: i32 = 1;
export const DC: i32 = 2;
export const DOWN_LEFT: i32 = 3;
export const DOWN_RIGHT: i32 = 4;
export const VERTICAL_RIGHT: i32 = 5;
export const HORIZONTAL_DOWN: i32 = 6;
export const VERTICAL_LEFT: i32 = 7;
export const HORIZONTAL_UP: i32 = 8;

/** The samples; means of each and the next; and each with a quarter of both neighbours, (1, 2, 1) / 4. */
let around: v128 = i8x16.splat(0);
let means: v128 = i8x16.splat(0);
let filtered: v128 = i8x16.splat(0);
let dc: i32 = 0;

/**
 * Takes the samples around the block at `out`.
 * @param hasTopRight without them the last sample above is repeated.
 */
export function lookAround(out: usize, pitch: i32, hasLeft: bool, hasTop: bool, hasTopRight: bool): void {
  let v = v128.load(out - pitch - 6);
  if (hasTopRight) v = v128.shuffle<i8>(v, v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13, 13);
  else v = v128.shuffle<i8>(v, v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 9);
  const side = out - 1;
  v = i8x16.replace_lane(v, 4, load<i8>(side));
  v = i8x16.replace_lane(v, 3, load<i8>(side + pitch));
  v = i8x16.replace_lane(v, 2, load<i8>(side + 2 * pitch));
  v = i8x16.replace_lane(v, 1, load<i8>(side + 3 * pitch));
  around = i8x16.replace_lane(v, 0, load<i8>(side + 3 * pitch));
  const next = v128.shuffle<i8>(around, around, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15);
  const last = v128.shuffle<i8>(around, around, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
  means = i8x16.avgr_u(around, next);
  // A mean rounds up. Undoing the rounding of the outer two gives the sum of all three, rounded once.
  const odd = v128.and(v128.xor(last, next), i8x16.splat(1));
  filtered = i8x16.avgr_u(around, i8x16.sub(i8x16.avgr_u(last, next), odd));
  dc = mean(hasLeft, hasTop);
}

/** 8.3.1.2.3 */
@inline
function mean(hasLeft: bool, hasTop: bool): i32 {
  const eight = v128.shuffle<i8>(around, around, 1, 2, 3, 4, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0);
  const sums = i16x8.extadd_pairwise_i8x16_u(eight);
  const side = <i32>i16x8.extract_lane_u(sums, 0) + <i32>i16x8.extract_lane_u(sums, 1);
  const top = <i32>i16x8.extract_lane_u(sums, 2) + <i32>i16x8.extract_lane_u(sums, 3);
  if (hasLeft && hasTop) return (side + top + 4) >> 3;
  return hasLeft ? (side + 2) >> 2 : hasTop ? (top + 2) >> 2 : 128;
}

/** The predicted 4x4 samples, rows from the top. In shuffles, lanes from 16 on are those of the second vector. */
export function predict4(mode: i32): v128 {
  switch (mode) {
    case VERTICAL:
      return v128.shuffle<i8>(around, around, 6, 7, 8, 9, 6, 7, 8, 9, 6, 7, 8, 9, 6, 7, 8, 9);
    case HORIZONTAL:
      return v128.shuffle<i8>(around, around, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1);
    case DC:
      return i8x16.splat(<i8>dc);
    case DOWN_LEFT:
      return v128.shuffle<i8>(filtered, filtered, 7, 8, 9, 10, 8, 9, 10, 11, 9, 10, 11, 12, 10, 11, 12, 13);
    case DOWN_RIGHT:
      return v128.shuffle<i8>(filtered, filtered, 5, 6, 7, 8, 4, 5, 6, 7, 3, 4, 5, 6, 2, 3, 4, 5);
    case VERTICAL_RIGHT:
      return v128.shuffle<i8>(means, filtered, 5, 6, 7, 8, 21, 22, 23, 24, 20, 5, 6, 7, 19, 21, 22, 23);
    case HORIZONTAL_DOWN:
      return v128.shuffle<i8>(means, filtered, 4, 21, 22, 23, 3, 20, 4, 21, 2, 19, 3, 20, 1, 18, 2, 19);
    case VERTICAL_LEFT:
      return v128.shuffle<i8>(means, filtered, 6, 7, 8, 9, 23, 24, 25, 26, 7, 8, 9, 10, 24, 25, 26, 27);
    default:
      return v128.shuffle<i8>(means, filtered, 3, 19, 2, 18, 2, 18, 1, 17, 1, 17, 16, 16, 16, 16, 16, 16);
  }
}
