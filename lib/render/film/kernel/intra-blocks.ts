// Luma of an Intra4x4 macroblock. Each block is predicted from blocks that are already built. It is therefore
// chosen, coded and built before the next.
import { putBits } from "./bits";
import { distance, load4x4, sum16 } from "./block";
import { above, hasAbove, hasLeft, index, inputY, left, outY } from "./current";
import {
  DC, DOWN_LEFT, DOWN_RIGHT, HORIZONTAL, HORIZONTAL_DOWN, HORIZONTAL_UP, lookAround, predict4, VERTICAL,
  VERTICAL_LEFT, VERTICAL_RIGHT,
} from "./intra-luma-4";
import { code4x4 } from "./luma-residual";
import { INTRA_4, kindOf, modes, OUTSIDE } from "./macroblocks";
import { lumaStride } from "./picture";
import { lambda } from "./rate";
import { lumaPitch } from "./reference";
import { blockX, blockY } from "./residual";

/** What the modes cost beside their own bits, which are counted: mb_type and the like, in bits. */
const OVERHEAD_BITS: i32 = 16;
/** A mode is either the one its neighbours predict, coded in one bit, or coded in four (7.3.5.1). */
const EXPECTED_BITS: i32 = 1;
const TOLD_BITS: i32 = 4;

/** Blocks in coding order whose neighbour above right is coded later (6.4.11.4). */
const NO_TOP_RIGHT: i32 = 0b1010100010001000;
/** The fourth block of the upper row, whose neighbour is in the macroblock above right. */
const LAST_OF_TOP: i32 = 5;

/** prev_intra4x4_pred_mode_flag or rem_intra4x4_pred_mode of each block. */
const TOLD: usize = memory.data(16);
const EXPECTED: u8 = 255;
/** The prediction of the block, with rows of 8. */
const PREDICTION: usize = memory.data(32 + 16);

/** What modes there are depends on which samples there are. */
const WITH_TOP: i32 = (1 << VERTICAL) | (1 << DOWN_LEFT) | (1 << VERTICAL_LEFT);
const WITH_LEFT: i32 = (1 << HORIZONTAL) | (1 << HORIZONTAL_UP);
const WITH_BOTH: i32 = (1 << DOWN_RIGHT) | (1 << VERTICAL_RIGHT) | (1 << HORIZONTAL_DOWN);

/** Cost of the mode chosen last. */
let blockCost: i32 = 0;

/**
 * Codes the blocks as long as they may become cheaper than `limit`, a sum of absolute differences.
 * @returns the luma part of coded_block_pattern; or -1 when they are not cheaper.
 */
export function chooseIntra4(qp: i32, limit: i32): i32 {
  const weight = lambda(qp);
  let cost = weight * OVERHEAD_BITS;
  let pattern = 0;
  for (let block = 0; block < 16; block++) {
    const x = blockX(block);
    const y = blockY(block);
    const expected = expectedMode(x, y);
    const mode = chooseMode(block, x, y, expected, weight);
    cost += blockCost;
    if (cost >= limit) return -1;
    store<u8>(modes + (index << 4) + (y << 2) + x, mode);
    store<u8>(TOLD + block, mode == expected ? EXPECTED : mode < expected ? mode : mode - 1);
    if (code4x4(block, x << 2, y << 2, PREDICTION)) pattern |= 1 << (block >> 2);
  }
  return pattern;
}

/** 8.3.1.1: the smaller of the neighbours' modes. */
function expectedMode(x: i32, y: i32): i32 {
  const ours = modes + (index << 4) + (y << 2) + x;
  const beside = x > 0 ? <i32>load<u8>(ours - 1) : outerMode(left(), (y << 2) + 3);
  const over = y > 0 ? <i32>load<u8>(ours - 4) : outerMode(above(), 12 + x);
  return beside < 0 || over < 0 ? DC : min(beside, over);
}

@inline
function outerMode(neighbour: i32, block: i32): i32 {
  const kind = kindOf(neighbour);
  if (kind == INTRA_4) return load<u8>(modes + (neighbour << 4) + block);
  return kind == OUTSIDE ? -1 : DC;
}

/** Leaves the prediction in PREDICTION. */
function chooseMode(block: i32, x: i32, y: i32, expected: i32, weight: i32): i32 {
  const withLeft = x > 0 || hasLeft();
  const withTop = y > 0 || hasAbove();
  lookAround(outY() + (y << 2) * lumaPitch + (x << 2), lumaPitch, withLeft, withTop, hasTopRight(block, y));
  let available = 1 << DC;
  if (withTop) available |= WITH_TOP;
  if (withLeft) available |= WITH_LEFT;
  if (withTop && withLeft) available |= WITH_BOTH;
  const wanted = load4x4(inputY() + (y << 2) * lumaStride + (x << 2), lumaStride);
  let best = DC;
  let prediction = wanted;
  blockCost = i32.MAX_VALUE;
  for (let mode = VERTICAL; mode <= HORIZONTAL_UP; mode++) {
    if (!(available & (1 << mode))) continue;
    const trial = predict4(mode);
    const difference = sum16(i16x8.extadd_pairwise_i8x16_u(distance(wanted, trial)));
    const cost = difference + weight * (mode == expected ? EXPECTED_BITS : TOLD_BITS);
    if (cost >= blockCost) continue;
    blockCost = cost;
    best = mode;
    prediction = trial;
  }
  keepPrediction(prediction);
  return best;
}

@inline
function hasTopRight(block: i32, y: i32): bool {
  if (block == LAST_OF_TOP) return kindOf(above() + 1) != OUTSIDE;
  return y == 0 ? hasAbove() : !(NO_TOP_RIGHT & (1 << block));
}

@inline
function keepPrediction(rows: v128): void {
  v128.store32_lane(PREDICTION, rows, 0);
  v128.store32_lane(PREDICTION + 8, rows, 1);
  v128.store32_lane(PREDICTION + 16, rows, 2);
  v128.store32_lane(PREDICTION + 24, rows, 3);
}

/** mb_pred (7.3.5.1). */
export function putIntra4Modes(): void {
  for (let block = 0; block < 16; block++) {
    const told = load<u8>(TOLD + block);
    if (told == EXPECTED) putBits(1, 1);
    else putBits(4, told);
  }
}
