// Bilinear sampling for a layer of any size and place. Where a row of the film reads its samples is the same for every
// row, so it is worked out once, for groups of eight: which 16 samples of the layer are loaded, how they are brought
// beside each other in pairs, and what each of a pair weighs. Groups begin at multiples of eight of the film.
import { Axis, FRACTION_BITS, ONE, positionOn } from "./axis";
import { allocate } from "./memory";
import { lumaStride } from "./picture";

/** A group: i32 first sample to load; 16 lane numbers and 16 weights for its eight pairs, each from a multiple of 16. */
const LANES: usize = 16;
const WEIGHTS: usize = 32;
export const GROUP_BYTES: usize = 48;
/** Pairs of neighbours begin at 0 to 14 out of 16 samples. At half size the last one begins at 7 * 2. */
const LAST_PAIR: i32 = 14;
/** Samples of the transparent margin that may be loaded on the left of a row. */
const MARGIN: i32 = 16;

const ROUND: v128 = i16x8(64, 64, 64, 64, 64, 64, 64, 64);

let groups: usize = 0;

export function setUpSampling(): void {
  groups = allocate(<usize>(lumaStride >> 3) * GROUP_BYTES);
}

/** Works out the groups for the film's samples from `from`, a multiple of eight, on. */
export function setGroups(axis: Axis, from: i32, to: i32, layerWidth: i32): void {
  for (let x = from; x < to; x += 8) {
    const group = groupAt(x);
    const start = max(-MARGIN, min(positionOn(axis, x) >> FRACTION_BITS, layerWidth));
    store<i32>(group, start);
    for (let lane = 0; lane < 8; lane++) {
      const position = positionOn(axis, x + lane);
      const pair = max(0, min((position >> FRACTION_BITS) - start, LAST_PAIR));
      const fraction = position & (ONE - 1);
      const at = group + (lane << 1);
      store<u16>(at, <u16>(pair | ((pair + 1) << 8)), LANES);
      store<u16>(at, <u16>((ONE - fraction) | (fraction << 8)), WEIGHTS);
    }
  }
}

/** The group that begins at this sample of the film. */
@inline
export function groupAt(x: i32): usize {
  return groups + <usize>(x >> 3) * GROUP_BYTES;
}

/**
 * Eight samples, in lanes of 16 bits.
 * @param above @param below where the group begins in two neighbouring rows.
 * @param aboveWeight @param belowWeight what these weigh, in all bytes: 128 together.
 */
@inline
export function sample8(above: usize, below: usize, aboveWeight: v128, belowWeight: v128, group: usize): v128 {
  const first = v128.load(above);
  const second = v128.load(below);
  const low = i16x8.add(
    i16x8.extmul_low_i8x16_u(first, aboveWeight),
    i16x8.extmul_low_i8x16_u(second, belowWeight),
  );
  const high = i16x8.add(
    i16x8.extmul_high_i8x16_u(first, aboveWeight),
    i16x8.extmul_high_i8x16_u(second, belowWeight),
  );
  const column = i8x16.narrow_i16x8_u(divide(low), divide(high));
  const pairs = i8x16.swizzle(column, v128.load(group, LANES));
  const weights = v128.load(group, WEIGHTS);
  return divide(
    i16x8.narrow_i32x4_s(
      i32x4.extadd_pairwise_i16x8_u(i16x8.extmul_low_i8x16_u(pairs, weights)),
      i32x4.extadd_pairwise_i16x8_u(i16x8.extmul_high_i8x16_u(pairs, weights)),
    ),
  );
}

/** By 128, rounded. */
@inline
function divide(sum: v128): v128 {
  return i16x8.shr_u(i16x8.add(sum, ROUND), FRACTION_BITS);
}
