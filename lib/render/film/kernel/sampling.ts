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
let isShifted: bool = false;
let horizontal: Axis = changetype<Axis>(0);

export function setUpSampling(): void {
  groups = allocate(<usize>(lumaStride >> 3) * GROUP_BYTES);
}

/** Prepares for the film's columns from `from`, a multiple of eight, on. */
export function sampleAlong(axis: Axis, from: i32, to: i32, layerWidth: i32): void {
  horizontal = axis;
  isShifted = axis.scale == 1;
  if (isShifted) return;
  for (let x = from; x < to; x += 8) {
    const group = groupAt(x);
    const start = max(-MARGIN, min(positionOn(axis, x) >> FRACTION_BITS, layerWidth));
    store<i32>(group, start);
    for (let lane = 0; lane < 8; lane++) setLane(group + (lane << 1), positionOn(axis, x + lane), start);
  }
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

/**
 * Filters the columns from `from`, a multiple of eight, on, into i16 of Q7.
 * @param row where the layer's row begins. @param target that of column 0.
 */
export function filterRow(row: usize, target: usize, from: i32, to: i32): void {
  if (isShifted) shiftRow(row, target, from, to);
  else scaleRow(row, target, from, to);
}

function shiftRow(row: usize, target: usize, from: i32, to: i32): void {
  const position = positionOn(horizontal, 0);
  const start = row + (position >> FRACTION_BITS);
  const fraction = position & (ONE - 1);
  const leftWeight = i16x8.splat(<i16>(ONE - fraction));
  const rightWeight = i16x8.splat(<i16>fraction);
  for (let x = from; x < to; x += 8) {
    const left = i16x8.mul(v128.load8x8_u(start + x), leftWeight);
    const right = i16x8.mul(v128.load8x8_u(start + x + 1), rightWeight);
    v128.store(target + (<usize>x << 1), i16x8.add(left, right));
  }
}

function scaleRow(row: usize, target: usize, from: i32, to: i32): void {
  for (let x = from; x < to; x += 8) {
    const group = groupAt(x);
    const samples = v128.load(row + load<i32>(group));
    const left = i8x16.swizzle(samples, v128.load(group, LEFT));
    const right = i8x16.swizzle(samples, v128.load(group, RIGHT));
    const sum = i16x8.add(
      i16x8.mul(left, v128.load(group, LEFT_WEIGHT)),
      i16x8.mul(right, v128.load(group, RIGHT_WEIGHT)),
    );
    v128.store(target + (<usize>x << 1), sum);
  }
}
