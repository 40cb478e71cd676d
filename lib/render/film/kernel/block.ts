// Copies and comparisons of blocks of samples.

/** Sum of eight u16, or of the sums of pairs they hold. */
@inline
export function sum16(v: v128): i32 {
  const pairs = i32x4.extadd_pairwise_i16x8_u(v);
  const halves = i32x4.add(pairs, v128.shuffle<i32>(pairs, pairs, 2, 3, 0, 1));
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
}

/** |a - b| of sixteen samples. */
@inline
export function distance(a: v128, b: v128): v128 {
  return v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a));
}

/** Sum of absolute differences of 16x16 samples. */
export function sad16(a: usize, aStride: i32, b: usize, bStride: i32): i32 {
  let sum = i16x8.splat(0);
  for (let y = 0; y < 16; y++) {
    sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(distance(v128.load(a), v128.load(b))));
    a += aStride;
    b += bStride;
  }
  return sum16(sum);
}

/** Sums of absolute differences of the four 8x8 quarters of 16x16 samples, as i32: left and right, then below. */
export function sadQuarters(a: usize, aStride: i32, b: usize, bStride: i32): v128 {
  let upper = i16x8.splat(0);
  let lower = i16x8.splat(0);
  const aLower = 8 * aStride;
  const bLower = 8 * bStride;
  for (let y = 0; y < 8; y++) {
    const above = distance(v128.load(a), v128.load(b));
    const below = distance(v128.load(a + aLower), v128.load(b + bLower));
    upper = i16x8.add(upper, i16x8.extadd_pairwise_i8x16_u(above));
    lower = i16x8.add(lower, i16x8.extadd_pairwise_i8x16_u(below));
    a += aStride;
    b += bStride;
  }
  const fours = i32x4.extadd_pairwise_i16x8_u(upper);
  const foursBelow = i32x4.extadd_pairwise_i16x8_u(lower);
  return i32x4.extadd_pairwise_i16x8_u(i16x8.narrow_i32x4_u(fours, foursBelow));
}

@inline
export function sumOfQuarters(quarters: v128): i32 {
  const halves = i32x4.add(quarters, v128.shuffle<i32>(quarters, quarters, 2, 3, 0, 1));
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
}

/** Sum of absolute differences of 8x8 samples. */
export function sad8(a: usize, aStride: i32, b: usize, bStride: i32): i32 {
  let sum = i16x8.splat(0);
  for (let y = 0; y < 8; y++) {
    sum = i16x8.add(sum, i16x8.abs(i16x8.sub(v128.load8x8_u(a), v128.load8x8_u(b))));
    a += aStride;
    b += bStride;
  }
  return sum16(sum);
}

/** 4x4 samples as one vector, rows from the top. */
@inline
export function load4x4(from: usize, stride: i32): v128 {
  let v = v128.load32_zero(from);
  v = v128.load32_lane(from + stride, v, 1);
  v = v128.load32_lane(from + 2 * stride, v, 2);
  return v128.load32_lane(from + 3 * stride, v, 3);
}

export function copy16(from: usize, fromStride: i32, to: usize, toStride: i32): void {
  for (let y = 0; y < 16; y++) {
    v128.store(to, v128.load(from));
    from += fromStride;
    to += toStride;
  }
}

/** Copies `height` rows of eight samples. */
@inline
export function copy8(from: usize, fromStride: i32, to: usize, toStride: i32, height: i32): void {
  for (let y = 0; y < height; y++) {
    store<u64>(to, load<u64>(from));
    from += fromStride;
    to += toStride;
  }
}
