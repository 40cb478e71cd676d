// Bilinear filtering along a row, eight samples at a time, from multiples of eight of the film on.
//
// A layer that is only moved reads the same two neighbours with the same two weights everywhere. Of one that is scaled,
// every group of eight has a table entry: which 16 samples of the layer are loaded, which of them are the left and the
// right neighbours, and what these weigh. It is the same for all rows.
import { Axis, FRACTION_BITS, ONE, positionOn } from "./axis";
import { allocate } from "./memory";
import { lumaStride } from "./picture";

/** An i32, where the 16 samples begin; from a multiple of 16 on eight lanes of 16 bits each. */
const LEFT: usize = 16;
const RIGHT: usize = 32;
const LEFT_WEIGHT: usize = 48;
const RIGHT_WEIGHT: usize = 64;
const GROUP_BYTES: usize = 80;

/** A lane number that is none: a swizzle makes it the zero that widens a sample to 16 bits. */
const NONE: i32 = 0x80;
/** Left neighbours are 0 to 14 out of 16: at half size the last one is 7 * 2. */
const LAST_LEFT: i32 = 14;
/** Transparent samples that may be loaded before a row begins. */
const MARGIN: i32 = 16;

let groups: usize = 0;

/** Whether the layer is not scaled; then, where column 0 reads its left neighbour, and what both weigh. */
export let isShifted: bool = false;
let shift: i32 = 0;
let leftWeight: i16 = 0;
let rightWeight: i16 = 0;

export function setUpSampling(): void {
  groups = allocate(<usize>(lumaStride >> 3) * GROUP_BYTES);
}

/** Prepares for the film's columns from `from`, a multiple of eight, on. */
export function sampleAlong(axis: Axis, from: i32, to: i32, layerWidth: i32): void {
  isShifted = axis.scale == 1;
  if (isShifted) setShift(positionOn(axis, 0));
  else for (let x = from; x < to; x += 8) setGroup(axis, x, layerWidth);
}

function setShift(position: i32): void {
  const fraction = position & (ONE - 1);
  shift = position >> FRACTION_BITS;
  leftWeight = <i16>(ONE - fraction);
  rightWeight = <i16>fraction;
}

function setGroup(axis: Axis, x: i32, layerWidth: i32): void {
  const group = groupAt(x);
  const start = max(-MARGIN, min(positionOn(axis, x) >> FRACTION_BITS, layerWidth));
  store<i32>(group, start);
  for (let lane = 0; lane < 8; lane++) setLane(group + (lane << 1), positionOn(axis, x + lane), start);
}

@inline
function setLane(at: usize, position: i32, start: i32): void {
  const lane = max(0, min((position >> FRACTION_BITS) - start, LAST_LEFT));
  const fraction = position & (ONE - 1);
  store<u16>(at, <u16>(lane | (NONE << 8)), LEFT);
  store<u16>(at, <u16>((lane + 1) | (NONE << 8)), RIGHT);
  store<u16>(at, <u16>(ONE - fraction), LEFT_WEIGHT);
  store<u16>(at, <u16>fraction, RIGHT_WEIGHT);
}

@inline
function groupAt(x: i32): usize {
  return groups + <usize>(x >> 3) * GROUP_BYTES;
}

/** Eight samples from column `x` of the film on, a multiple of eight, in Q7. */
@inline
export function scaled8(row: usize, x: i32): v128 {
  const group = groupAt(x);
  const samples = v128.load(row + load<i32>(group));
  return i16x8.add(
    i16x8.mul(i8x16.swizzle(samples, v128.load(group, LEFT)), v128.load(group, LEFT_WEIGHT)),
    i16x8.mul(i8x16.swizzle(samples, v128.load(group, RIGHT)), v128.load(group, RIGHT_WEIGHT)),
  );
}

/** The same for a layer that is not scaled. */
@inline
export function shifted8(row: usize, x: i32): v128 {
  const at = row + shift + x;
  return i16x8.add(
    i16x8.mul(v128.load8x8_u(at), i16x8.splat(leftWeight)),
    i16x8.mul(v128.load8x8_u(at + 1), i16x8.splat(rightWeight)),
  );
}
