// Staging memory for incoming pictures: RGBA, straight alpha, a band of rows at a time. A whole picture never
// lies in it.
import { allocate } from "./memory";

/** Small enough for the processor's second cache, and still two rows of the widest layer. */
export const STAGING_BYTES: i32 = 262_144;
/** Of a layer or a film, either way. */
export const MAX_SIDE: i32 = 8192;

export let staging: usize = 0;

export function setUpStaging(): void {
  staging = allocate(STAGING_BYTES);
}

/**
 * Traps unless a band of a picture of this size may begin at `y` and fits. Bands share no row of chroma
 * samples.
 */
export function checkBand(width: i32, height: i32, y: i32, count: i32): void {
  const isInside = y >= 0 && count > 0 && count <= height - y;
  const isWholePairs = !(y & 1) && (!(count & 1) || y + count == height);
  if (!isInside || !isWholePairs || width * count * 4 > STAGING_BYTES) unreachable();
}
