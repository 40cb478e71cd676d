// residual() (7.3.5.3): the levels of a macroblock in their order, and the contexts their codes depend on (9.2.1).
import { CHROMA_DC_CONTEXT, writeBlock } from "./cavlc";
import { CHROMA_ALL, CHROMA_NOTHING } from "./chroma-residual";
import { above, hasAbove, hasLeft, index } from "./current";
import { CHROMA_AC_LEVELS, CHROMA_DC_LEVELS, LUMA_DC_LEVELS, LUMA_LEVELS } from "./levels";
import { COUNTS, counts } from "./macroblocks";

/** Where the blocks are that follow each other in coding order (6.4.3): x and y in blocks. */
const BLOCK_X: usize = memory.data<u8>([0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3]);
const BLOCK_Y: usize = memory.data<u8>([0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]);

@inline
export function blockX(block: i32): i32 {
  return load<u8>(BLOCK_X + block);
}

@inline
export function blockY(block: i32): i32 {
  return load<u8>(BLOCK_Y + block);
}

/** Intra16x16DCLevel. It is coded as if it were the first block. */
export function writeLumaDc(): void {
  writeBlock(LUMA_DC_LEVELS, 0, 16, lumaContext(0, 0));
}

/**
 * @param pattern a bit for each 8x8 block that is coded.
 * @param first 1 where DC is coded apart.
 */
export function writeLuma(pattern: i32, first: i32): void {
  const ours = counts + index * COUNTS;
  v128.store(ours, i8x16.splat(0));
  for (let block = 0; block < 16; block++) {
    if (!(pattern & (1 << (block >> 2)))) continue;
    const x = blockX(block);
    const y = blockY(block);
    const total = writeBlock(LUMA_LEVELS + (block << 5), first, 16 - first, lumaContext(x, y));
    store<u8>(ours + (y << 2) + x, total);
  }
}

/** @param pattern the chroma part of coded_block_pattern. */
export function writeChroma(pattern: i32): void {
  const ours = counts + index * COUNTS + 16;
  store<u64>(ours, 0);
  if (pattern == CHROMA_NOTHING) return;
  writeBlock(CHROMA_DC_LEVELS, 0, 4, CHROMA_DC_CONTEXT);
  writeBlock(CHROMA_DC_LEVELS + 32, 0, 4, CHROMA_DC_CONTEXT);
  if (pattern != CHROMA_ALL) return;
  for (let block = 0; block < 8; block++) {
    const context = chromaContext(block >> 2, block & 1, (block >> 1) & 1);
    store<u8>(ours + block, writeBlock(CHROMA_AC_LEVELS + (block << 5), 1, 15, context));
  }
}

@inline
function lumaContext(x: i32, y: i32): i32 {
  const ours = counts + index * COUNTS;
  const block = (y << 2) + x;
  const beside = load<u8>(x > 0 ? ours + block - 1 : ours - COUNTS + block + 3);
  const over = load<u8>(y > 0 ? ours + block - 4 : counts + above() * COUNTS + 12 + x);
  return mean(beside, over, x > 0 || hasLeft(), y > 0 || hasAbove());
}

@inline
function chromaContext(plane: i32, x: i32, y: i32): i32 {
  const part = 16 + (plane << 2);
  const ours = counts + index * COUNTS + part;
  const beside = load<u8>(x > 0 ? ours + (y << 1) : ours - COUNTS + (y << 1) + 1);
  const over = load<u8>(y > 0 ? ours + x : counts + above() * COUNTS + part + 2 + x);
  return mean(beside, over, x > 0 || hasLeft(), y > 0 || hasAbove());
}

/** Macroblocks outside the picture count zero levels. */
@inline
function mean(beside: i32, over: i32, hasBeside: bool, hasOver: bool): i32 {
  return hasBeside && hasOver ? (beside + over + 1) >> 1 : beside + over;
}
