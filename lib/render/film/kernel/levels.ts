// The quantised levels of the current macroblock, each block as 16 i16 in zigzag order (8.5.6), in coding
// order.

/** 16 luma blocks. */
export const LUMA_LEVELS: usize = memory.data(16 * 32);
/** DC of an INTRA_16 macroblock. */
export const LUMA_DC_LEVELS: usize = memory.data(32);
/** DC of Cb, then of Cr; the last 12 of each stay zero. */
export const CHROMA_DC_LEVELS: usize = memory.data(2 * 32);
/** Four blocks of Cb, four of Cr. Their DC places are not looked at. */
export const CHROMA_AC_LEVELS: usize = memory.data(8 * 32);

/** Stores a pair of blocks from the columns of transform.ts: the left one, then the right one. */
@inline
export function storePair(to: usize, a: v128, b: v128, c: v128, d: v128): void {
  zigzag(to, v128.shuffle<i64>(a, b, 0, 2), v128.shuffle<i64>(c, d, 0, 2));
  zigzag(to + 32, v128.shuffle<i64>(a, b, 1, 3), v128.shuffle<i64>(c, d, 1, 3));
}

/** Stores the left block only. Returns whether it has any level. */
@inline
export function storeLeft(to: usize, a: v128, b: v128, c: v128, d: v128): bool {
  const low = v128.shuffle<i64>(a, b, 0, 2);
  const high = v128.shuffle<i64>(c, d, 0, 2);
  zigzag(to, low, high);
  return v128.any_true(v128.or(low, high));
}

/** From columns 0 and 1, and columns 2 and 3. */
@inline
function zigzag(to: usize, low: v128, high: v128): void {
  v128.store(to, v128.shuffle<i16>(low, high, 0, 4, 1, 2, 5, 8, 12, 9));
  v128.store(to, v128.shuffle<i16>(low, high, 6, 3, 7, 10, 13, 14, 11, 15), 16);
}

/** From rows 0 and 1, and rows 2 and 3. */
@inline
export function zigzagRows(to: usize, low: v128, high: v128): void {
  v128.store(to, v128.shuffle<i16>(low, high, 0, 1, 4, 8, 5, 2, 3, 6));
  v128.store(to, v128.shuffle<i16>(low, high, 9, 12, 13, 10, 7, 11, 14, 15), 16);
}
