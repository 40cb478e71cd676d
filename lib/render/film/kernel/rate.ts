// How finely each macroblock is coded, and what a bit is worth.
import { distance, sum16 } from "./block";
import { lumaStride, SETTLING } from "./picture";

/** Below this a level could need a level_prefix above 15, which only other profiles have (9.2.2.1). */
const QP_MIN: i32 = 10;
const QP_MAX: i32 = 51;

/** Flat areas show what detail hides, such as steps in a gradient: they are coded finer. */
const FLAT_FINER: i32 = 4;
/** What has come to rest will be looked at for long. */
const SETTLED_FINER: i32 = 10;
/** Samples that deviation is measured at: those of every second row. */
const MEASURED: i32 = 128;
/** Mean deviation below which a macroblock is flat. */
const FLAT: i32 = 6 * MEASURED;

/** QP for the macroblock, and whether even the faintest difference is to be kept; set by `chooseQp`. */
export let macroblockQp: i32 = 0;
export let keepAll: bool = false;

export function chooseQp(pictureQp: i32, change: u8, input: usize): void {
  const flat = deviation(input) < FLAT;
  const settling = change == SETTLING;
  macroblockQp = limitQp(pictureQp - (flat ? FLAT_FINER : 0) - (settling ? SETTLED_FINER : 0));
  keepAll = flat || settling;
}

export function limitQp(qp: i32): i32 {
  return max(QP_MIN, min(QP_MAX, qp));
}

/** Sum of what luma samples of every second row deviate from their mean, as four rows have it. */
function deviation(input: usize): i32 {
  const some = i16x8.add(
    i16x8.add(pairs(input), pairs(input + 5 * lumaStride)),
    i16x8.add(pairs(input + 10 * lumaStride), pairs(input + 15 * lumaStride)),
  );
  const mean = i8x16.splat(<i8>((sum16(some) + 32) >> 6));
  let sum = i16x8.splat(0);
  for (let y = 0; y < 16; y += 2) {
    sum = i16x8.add(sum, i16x8.extadd_pairwise_i8x16_u(distance(v128.load(input + y * lumaStride), mean)));
  }
  return sum16(sum);
}

@inline
function pairs(input: usize): v128 {
  return i16x8.extadd_pairwise_i8x16_u(v128.load(input));
}

/** How much absolute difference one bit is worth: it doubles with the quantiser's step, every 6 QP. */
@inline
export function lambda(qp: i32): i32 {
  return 1 << max(0, (qp - 12) / 6);
}
