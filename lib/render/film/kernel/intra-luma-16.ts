// Intra16x16 prediction of luma (8.3.3) from the samples left and above.
import { sad16 } from "./block";
import { hasAbove, hasLeft, inputY, outY } from "./current";
import { lumaStride } from "./picture";
import { lumaPitch } from "./reference";

/** Intra16x16PredMode (Table 8-4). */
const VERTICAL: i32 = 0;
const HORIZONTAL: i32 = 1;
const DC: i32 = 2;
const PLANE: i32 = 3;

/** The prediction chosen, with rows of 16. */
export let prediction16: usize = memory.data(256);
let trial: usize = memory.data(256);
export let mode16: i32 = DC;

/** Chooses the mode with the least difference from the source. Returns that difference. */
export function chooseIntra16(): i32 {
  let least = tryMode(DC, i32.MAX_VALUE);
  if (least == 0) return 0;
  if (hasAbove()) least = tryMode(VERTICAL, least);
  if (hasLeft()) least = tryMode(HORIZONTAL, least);
  if (hasLeft() && hasAbove()) least = tryMode(PLANE, least);
  return least;
}

function tryMode(mode: i32, least: i32): i32 {
  predict(mode, trial);
  const difference = sad16(inputY(), lumaStride, trial, 16);
  if (difference >= least) return least;
  const better = trial;
  trial = prediction16;
  prediction16 = better;
  mode16 = mode;
  return difference;
}

function predict(mode: i32, to: usize): void {
  if (mode == VERTICAL) fill(to, v128.load(outY() - lumaPitch));
  else if (mode == HORIZONTAL) predictHorizontal(to);
  else if (mode == DC) fill(to, i8x16.splat(<i8>mean()));
  else predictPlane(to);
}

@inline
function fill(to: usize, row: v128): void {
  for (let y = 0; y < 16; y++) v128.store(to + (y << 4), row);
}

@inline
function predictHorizontal(to: usize): void {
  for (let y = 0; y < 16; y++) v128.store(to + (y << 4), v128.load8_splat(outY() + y * lumaPitch - 1));
}

/** 8.3.3.3 */
function mean(): i32 {
  let sum = 0;
  if (hasAbove()) for (let x = 0; x < 16; x++) sum += load<u8>(outY() - lumaPitch + x);
  if (hasLeft()) for (let y = 0; y < 16; y++) sum += load<u8>(outY() + y * lumaPitch - 1);
  if (hasAbove() && hasLeft()) return (sum + 16) >> 5;
  return hasAbove() || hasLeft() ? (sum + 8) >> 4 : 128;
}

/** 8.3.3.4 */
function predictPlane(to: usize): void {
  const top = outY() - lumaPitch;
  const side = outY() - 1;
  let across = 0;
  let along = 0;
  for (let i = 1; i <= 8; i++) {
    across += i * (<i32>load<u8>(top + 7 + i) - <i32>load<u8>(top + 7 - i));
    along += i * (<i32>load<u8>(side + (7 + i) * lumaPitch) - <i32>load<u8>(side + (7 - i) * lumaPitch));
  }
  const slopeX = (5 * across + 32) >> 6;
  const slopeY = (5 * along + 32) >> 6;
  const corner = 16 * (<i32>load<u8>(side + 15 * lumaPitch) + <i32>load<u8>(top + 15));
  const ramp = i16x8.mul(i16x8.splat(<i16>slopeX), i16x8(-7, -6, -5, -4, -3, -2, -1, 0));
  const half = i16x8.splat(<i16>(slopeX << 3));
  for (let y = 0; y < 16; y++) {
    const first = i16x8.add(i16x8.splat(<i16>(corner + slopeY * (y - 7) + 16)), ramp);
    const second = i16x8.add(first, half);
    v128.store(to + (y << 4), i8x16.narrow_i16x8_u(i16x8.shr_s(first, 5), i16x8.shr_s(second, 5)));
  }
}
