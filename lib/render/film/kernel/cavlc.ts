// residual_block_cavlc (7.3.5.3.2, clause 9.2): the levels of one transformed block as bits.
import { putBits } from "./bits";
import {
  CHROMA_ZEROS_CODES,
  CHROMA_ZEROS_LENGTHS,
  RUN_CODES,
  RUN_LENGTHS,
  TOKEN_CODES,
  TOKEN_LENGTHS,
  TOKEN_TABLE,
  ZEROS_CODES,
  ZEROS_LENGTHS,
} from "./cavlc-tables";

/** The nC of chroma DC blocks, which have a table of their own. */
export const CHROMA_DC_CONTEXT: i32 = -1;

/** Places and values of the levels that are not zero, from the highest frequency down. */
const PLACES: usize = memory.data(16);
const VALUES: usize = memory.data(32);
/** Trailing ones and their signs, the highest frequency first; set by `collect`. */
let ones: i32 = 0;
let signs: i32 = 0;

/**
 * Writes a block of 16 levels (i16, in scan order).
 * @param first 1 leaves the DC level out, which is coded elsewhere.
 * @param size how many levels the block may have: 16, 15 or 4.
 * @param context nC.
 * @returns how many are not zero.
 */
export function writeBlock(levels: usize, first: i32, size: i32, context: i32): i32 {
  const places = occupied(levels) & (first ? 0xfffe : 0xffff);
  const total = popcnt(places);
  const tokens = tokenTable(context);
  if (total == 0) {
    putBits(load<u8>(TOKEN_LENGTHS + tokens), load<u8>(TOKEN_CODES + tokens));
    return 0;
  }
  collect(levels, places, total);
  const token = tokens + (total << 2) + ones;
  putBits(load<u8>(TOKEN_LENGTHS + token), load<u8>(TOKEN_CODES + token));
  putBits(ones, signs);
  writeLevels(total);
  const zeros = 31 - <i32>clz(places) - first + 1 - total;
  if (total < size) writeTotalZeros(total, zeros, size);
  writeRuns(total, zeros);
  return total;
}

/** A bit for each level that is not zero. */
@inline
function occupied(levels: usize): i32 {
  const zero = i16x8.splat(0);
  const low = i16x8.ne(v128.load(levels), zero);
  const high = i16x8.ne(v128.load(levels, 16), zero);
  return i8x16.bitmask(i8x16.narrow_i16x8_s(low, high));
}

/** 9.2.1: which part of Table 9-5 an nC stands for. */
@inline
function tokenTable(context: i32): i32 {
  const table = context < 0 ? 4 : context < 2 ? 0 : context < 4 ? 1 : context < 8 ? 2 : 3;
  return table * TOKEN_TABLE;
}

function collect(levels: usize, places: i32, total: i32): void {
  ones = 0;
  signs = 0;
  let trailing = true;
  for (let i = 0; i < total; i++) {
    const place = 31 - <i32>clz(places);
    places ^= 1 << place;
    const value = <i32>load<i16>(levels + (place << 1));
    store<u8>(PLACES + i, place);
    store<i16>(VALUES + (i << 1), value);
    trailing = trailing && ones < 3 && abs(value) == 1;
    if (trailing) {
      ones++;
      signs = (signs << 1) | <i32>(value < 0);
    }
  }
}

/** 9.2.2.1 the other way round: every level that is no trailing one. */
function writeLevels(total: i32): void {
  let suffixLength = total > 10 && ones < 3 ? 1 : 0;
  for (let i = ones; i < total; i++) {
    const value = <i32>load<i16>(VALUES + (i << 1));
    const magnitude = abs(value);
    // With fewer than three trailing ones the next level cannot be 1 or -1.
    const implied = i == ones && ones < 3 ? 2 : 0;
    writeLevel((magnitude << 1) - (value > 0 ? 2 : 1) - implied, suffixLength);
    if (suffixLength == 0) suffixLength = 1;
    if (magnitude > 3 << (suffixLength - 1) && suffixLength < 6) suffixLength++;
  }
}

/** level_prefix and level_suffix. Prefixes above 15 are for other profiles: QP_MIN in rate.ts keeps levels small. */
function writeLevel(code: i32, suffixLength: i32): void {
  if (suffixLength == 0 && code < 14) putBits(code + 1, 1);
  else if (suffixLength == 0 && code < 30) putBits(15 + 4, (1 << 4) | (code - 14));
  else if (suffixLength == 0) putBits(16 + 12, (1 << 12) | (code - 30));
  else if (code < 15 << suffixLength) {
    const suffix = code & ((1 << suffixLength) - 1);
    putBits((code >> suffixLength) + 1 + suffixLength, (1 << suffixLength) | suffix);
  } else putBits(16 + 12, (1 << 12) | (code - (15 << suffixLength)));
}

/** 9.2.3: the zeros below the highest level. */
@inline
function writeTotalZeros(total: i32, zeros: i32, size: i32): void {
  const entry = ((total - 1) << 4) + zeros;
  if (size == 4) putBits(load<u8>(CHROMA_ZEROS_LENGTHS + entry), load<u8>(CHROMA_ZEROS_CODES + entry));
  else putBits(load<u8>(ZEROS_LENGTHS + entry), load<u8>(ZEROS_CODES + entry));
}

/** 9.2.3: how these zeros lie between the levels. */
@inline
function writeRuns(total: i32, zeros: i32): void {
  for (let i = 0; i < total - 1 && zeros > 0; i++) {
    const run = <i32>load<u8>(PLACES + i) - <i32>load<u8>(PLACES + i + 1) - 1;
    const entry = (min(zeros - 1, 6) << 4) + run;
    putBits(load<u8>(RUN_LENGTHS + entry), load<u8>(RUN_CODES + entry));
    zeros -= run;
  }
}
