// State of each macroblock of the picture being coded. The grid has a border of outside macroblocks above and
// left. The left border also serves as the right one of the row before, so neighbours need no bounds checks.
import { allocate } from "./memory";
import { columns, rows } from "./picture";

/** From one row of the grid to the next. */
export let gridStride: i32 = 0;

/** How each is coded. */
export let kinds: usize = 0;
export const OUTSIDE: u8 = 0;
export const INTRA_16: u8 = 1;
export const INTRA_4: u8 = 2;
export const INTRA_PCM: u8 = 3;
export const INTER: u8 = 4;
export const SKIPPED: u8 = 5;

/** Two i16 each: the motion vector, to the right and down, in quarter samples. */
let motion: usize = 0;
/**
 * 24 bytes each: numbers of levels in the 16 luma blocks, four of Cb, four of Cr; rows of blocks from the
 * top.
 */
export let counts: usize = 0;
export const COUNTS: i32 = 24;
/** 16 bytes each: Intra4x4PredMode of the blocks of an INTRA_4 macroblock, rows from the top. */
export let modes: usize = 0;
/** QP of luma. */
export let qps: usize = 0;
/** 1 where the two pictures kept by reference.ts may differ. */
export let stale: usize = 0;
/**
 * Not 0 where the deblocking filter has degraded a resting macroblock because something moved beside it. The
 * value is the number of pictures after which it is coded again.
 */
export let worn: usize = 0;

export function setUpMacroblocks(): void {
  gridStride = columns + 1;
  const cells = gridStride * (rows + 1) + 1;
  kinds = allocate(cells);
  motion = allocate(cells * 4);
  counts = allocate(cells * COUNTS);
  modes = allocate(cells * 16);
  qps = allocate(cells);
  stale = allocate(cells);
  worn = allocate(cells);
}

/** Place in the grid. */
@inline
export function cell(column: i32, row: i32): i32 {
  return (row + 1) * gridStride + column + 1;
}

@inline
export function kindOf(index: i32): u8 {
  return load<u8>(kinds + index);
}

@inline
export function isIntra(kind: u8): bool {
  return kind >= INTRA_16 && kind <= INTRA_PCM;
}

@inline
export function motionOf(index: i32): u32 {
  return load<u32>(motion + (index << 2));
}

/** A motion vector as it is kept. */
@inline
export function packMotion(right: i32, down: i32): u32 {
  return (<u32>right & 0xffff) | (<u32>down << 16);
}

@inline
export function right(vector: u32): i32 {
  return <i32>(<i16>vector);
}

@inline
export function down(vector: u32): i32 {
  return <i32>vector >> 16;
}

/** Notes how a macroblock is coded. */
@inline
export function note(index: i32, kind: u8, vector: u32, qp: i32): void {
  store<u8>(kinds + index, kind);
  store<u32>(motion + (index << 2), vector);
  store<u8>(qps + index, qp);
}

/** The same for a skipped macroblock, which has no levels. One that was skipped before has none already. */
export function noteSkipped(index: i32, vector: u32, qp: i32): void {
  if (kindOf(index) != SKIPPED) clearCounts(index);
  note(index, SKIPPED, vector, qp);
}

export function clearCounts(index: i32): void {
  const address = counts + index * COUNTS;
  v128.store(address, i8x16.splat(0));
  store<u64>(address + 16, 0);
}
