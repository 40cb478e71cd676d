// State shared by compositor and encoder: the size of the film, the picture to encode, and its changes.
import { allocate } from "./memory";

/** Pixels of the film. */
export let width: i32 = 0;
export let height: i32 = 0;
export let framesPerSecond: i32 = 0;
/** Pictures are coded in macroblocks of 16 by 16 luma samples. Buffers hold whole macroblocks. */
export let columns: i32 = 0;
export let rows: i32 = 0;
/** Samples from one row to the next. */
export let lumaStride: i32 = 0;
export let chromaStride: i32 = 0;

/** The picture to encode, planar YUV 4:2:0, BT.709 limited range. */
export let sourceY: usize = 0;
export let sourceU: usize = 0;
export let sourceV: usize = 0;

/** A byte for each macroblock: what happened to it since the last encoded picture. */
export let changes: usize = 0;
/** Exactly as it was. */
export const SAME: u8 = 0;
/** At least one sample differs. */
export const CHANGED: u8 = 1;
/** Stands still since the last picture: to be coded once more, finer. */
export const SETTLING: u8 = 2;

/** Two i16 for each macroblock: how far what it shows has moved, in quarter samples right and down. 0: unknown. */
export let hints: usize = 0;

export function setUpPicture(filmWidth: i32, filmHeight: i32, filmFramesPerSecond: i32): void {
  width = filmWidth;
  height = filmHeight;
  framesPerSecond = filmFramesPerSecond;
  columns = (width + 15) >> 4;
  rows = (height + 15) >> 4;
  lumaStride = columns << 4;
  chromaStride = columns << 3;
  const luma = lumaStride * (rows << 4);
  sourceY = allocate(luma);
  sourceU = allocate(luma >> 2);
  sourceV = allocate(luma >> 2);
  changes = allocate(columns * rows);
  hints = allocate(columns * rows * 4);
}

/** Clears changes and hints. The next picture is compared with the current one. */
export function clearChanges(): void {
  memory.fill(changes, SAME, columns * rows);
  memory.fill(hints, 0, columns * rows * 4);
}
