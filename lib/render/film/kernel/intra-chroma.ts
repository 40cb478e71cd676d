// Intra prediction of chroma (8.3.4): both planes with one mode.
import { sad8 } from "./block";
import { hasAbove, hasLeft, inputU, inputV, outU, outV } from "./current";
import { chromaStride } from "./picture";
import { lambda } from "./rate";
import { chromaPitch } from "./reference";

/** intra_chroma_pred_mode (Table 7-16). */
const DC: i32 = 0;
const HORIZONTAL: i32 = 1;
const VERTICAL: i32 = 2;
const PLANE: i32 = 3;

/** The predictions, with rows of 8. */
export const PREDICTION_U: usize = memory.data(64);
export const PREDICTION_V: usize = memory.data(64);

/** Predicts both planes with the mode that differs least from the source, and returns it. */
export function predictChroma(qp: i32): i32 {
  let best = DC;
  let tried = DC;
  let least = costOf(DC, qp);
  // Plain grounds are predicted exactly, and nothing is better.
  for (let mode = HORIZONTAL; least > 0 && mode <= PLANE; mode++) {
    if ((mode != VERTICAL && !hasLeft()) || (mode != HORIZONTAL && !hasAbove())) continue;
    const cost = costOf(mode, qp);
    tried = mode;
    if (cost >= least) continue;
    least = cost;
    best = mode;
  }
  if (tried != best) predictBoth(best);
  return best;
}

function costOf(mode: i32, qp: i32): i32 {
  predictBoth(mode);
  const u = sad8(inputU(), chromaStride, PREDICTION_U, 8);
  return u + sad8(inputV(), chromaStride, PREDICTION_V, 8) + mode * lambda(qp);
}

function predictBoth(mode: i32): void {
  predict(mode, outU(), PREDICTION_U);
  predict(mode, outV(), PREDICTION_V);
}

function predict(mode: i32, out: usize, to: usize): void {
  if (mode == DC) for (let block = 0; block < 4; block++) predictDc(block, out, to);
  else if (mode == HORIZONTAL) predictHorizontal(out, to);
  else if (mode == VERTICAL) fill(load<u64>(out - chromaPitch), to);
  else predictPlane(out, to);
}

@inline
function fill(row: u64, to: usize): void {
  for (let y = 0; y < 8; y++) store<u64>(to + (y << 3), row);
}

@inline
function predictHorizontal(out: usize, to: usize): void {
  for (let y = 0; y < 8; y++) {
    v128.store64_lane(to + (y << 3), v128.load8_splat(out + y * chromaPitch - 1), 0);
  }
}

/** 8.3.4.1 to 8.3.4.3: each 4x4 block has a mean of its own; two of them prefer one side. */
function predictDc(block: i32, out: usize, to: usize): void {
  const x = (block & 1) << 2;
  const y = (block >> 1) << 2;
  let top = 0;
  let side = 0;
  for (let i = 0; i < 4; i++) {
    if (hasAbove()) top += load<u8>(out - chromaPitch + x + i);
    if (hasLeft()) side += load<u8>(out + (y + i) * chromaPitch - 1);
  }
  const samples: u32 = 0x01010101 * <u32>meanOf(block, top, side);
  for (let i = 0; i < 4; i++) store<u32>(to + ((y + i) << 3) + x, samples);
}

function meanOf(block: i32, top: i32, side: i32): i32 {
  if (!hasAbove() && !hasLeft()) return 128;
  const onDiagonal = block == 0 || block == 3;
  if (hasAbove() && hasLeft() && onDiagonal) return (top + side + 4) >> 3;
  const useTop = hasAbove() && (block != 2 || !hasLeft());
  return ((useTop ? top : side) + 2) >> 2;
}

/** 8.3.4.4 */
function predictPlane(out: usize, to: usize): void {
  const top = out - chromaPitch;
  const side = out - 1;
  let across = 0;
  let along = 0;
  for (let i = 1; i <= 4; i++) {
    across += i * (<i32>load<u8>(top + 3 + i) - <i32>load<u8>(top + 3 - i));
    along += i * (<i32>load<u8>(side + (3 + i) * chromaPitch) - <i32>load<u8>(side + (3 - i) * chromaPitch));
  }
  const slopeX = (34 * across + 32) >> 6;
  const slopeY = (34 * along + 32) >> 6;
  const corner = 16 * (<i32>load<u8>(side + 7 * chromaPitch) + <i32>load<u8>(top + 7));
  const ramp = i16x8.mul(i16x8.splat(<i16>slopeX), i16x8(-3, -2, -1, 0, 1, 2, 3, 4));
  for (let y = 0; y < 8; y++) {
    const row = i16x8.add(i16x8.splat(<i16>(corner + slopeY * (y - 3) + 16)), ramp);
    const samples = i16x8.shr_s(row, 5);
    v128.store64_lane(to + (y << 3), i8x16.narrow_i16x8_u(samples, samples), 0);
  }
}
