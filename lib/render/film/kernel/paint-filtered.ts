// Paints a layer that lies between samples of the film, or is scaled. Every sample of the film then lies
// between two or four samples of the layer.
import { Axis, FRACTION_BITS, ONE, positionOn } from "./axis";
import { OPAQUE_Q7, over, roundQ7 } from "./blend";
import { FilteredRow, beginRows, filteredRow } from "./filtered-row";
import { sampleAlong } from "./sampling";
import { Sheet } from "./sheet";
import {
  FULL,
  bottom,
  coverageOf,
  fullCoverage,
  isWholeRow,
  left,
  right,
  top,
  wholeLeft,
  wholeRight,
} from "./window";

/** The two rows of the layer that are being mixed. */
let upper: FilteredRow = changetype<FilteredRow>(0);
let lower: FilteredRow = changetype<FilteredRow>(0);
let upperAlpha: usize = 0;
let lowerAlpha: usize = 0;
/** How much of each column of the row is seen, and whether that is all but at a clip. */
let coverage: usize = 0;
let isFull: bool = false;

/**
 * Whether the layer's own bytes are mixed, from two rows or from neighbours in one; otherwise it is filtered
 * rows. What the second of the two weighs is in Q7 then, and otherwise in Q15.
 */
let isDirect: bool = false;
let secondWeight: i16 = 0;

export function paintFiltered(
  film: Sheet,
  sheet: Sheet,
  spans: usize,
  horizontal: Axis,
  vertical: Axis,
): void {
  const across = fractionOf(positionOn(horizontal, 0));
  isDirect = horizontal.scale == 1 && (!across || !fractionOf(positionOn(vertical, 0)));
  const neighbour: usize = isDirect && across ? 1 : 0;
  beginRows(isDirect);
  if (!isDirect) sampleAlong(horizontal, left & ~7, right, sheet);
  for (let row = top; row < bottom; row++) {
    const position = positionOn(vertical, row);
    const down = fractionOf(position);
    upper = filteredRow(sheet, spans, position >> FRACTION_BITS, horizontal);
    lower = down ? filteredRow(sheet, spans, (position >> FRACTION_BITS) + 1, horizontal) : upper;
    secondWeight = <i16>(isDirect ? across | down : down << (15 - FRACTION_BITS));
    upperAlpha = upper.alpha;
    lowerAlpha = lower.alpha + neighbour;
    coverage = coverageOf(row);
    isFull = fullCoverage == FULL && isWholeRow(row);
    const to = <usize>(row * film.stride);
    paintRow(film.first + to, upper.first, lower.first + neighbour);
    if (sheet.second) paintRow(film.second + to, upper.second, lower.second + neighbour);
  }
}

@inline
function fractionOf(position: i32): i32 {
  return position & (ONE - 1);
}

/** Addresses are those of column 0 of the film. */
function paintRow(film: usize, first: usize, second: usize): void {
  const inkFrom = min(upper.inkFrom, lower.inkFrom);
  const inkTo = max(upper.inkTo, lower.inkTo);
  const solidFrom = max(max(upper.solidFrom, lower.solidFrom), (wholeLeft + 7) & ~7);
  const solidTo = min(min(upper.solidTo, lower.solidTo), wholeRight & ~7);
  if (solidFrom >= solidTo) {
    mix(film, first, second, inkFrom, inkTo);
    return;
  }
  mix(film, first, second, inkFrom, solidFrom);
  if (!isFull) mixSolidCovered(film, first, second, solidFrom, solidTo);
  else if (isDirect) mixBytes(film, first, second, solidFrom, solidTo);
  else mixSolid(film, first, second, solidFrom, solidTo);
  mix(film, first, second, solidTo, inkTo);
}

/** Eight samples that lie between those of two rows, in Q7. */
@inline
function between(first: usize, second: usize, x: i32, weight: v128, isDirect: bool): v128 {
  if (isDirect) {
    const bytes = v128.load8x8_u(first + x);
    const difference = i16x8.sub(v128.load8x8_u(second + x), bytes);
    return i16x8.add(i16x8.shl(bytes, 7), i16x8.mul(difference, weight));
  }
  const samples = v128.load(first + ((<usize>x) << 1));
  const difference = i16x8.sub(v128.load(second + ((<usize>x) << 1)), samples);
  return i16x8.add(samples, i16x8.q15mulr_sat_s(difference, weight));
}

@inline
function put(film: usize, samples: v128): void {
  v128.store64_lane(film, i8x16.narrow_i16x8_u(samples, samples), 0);
}

function mix(film: usize, first: usize, second: usize, from: i32, to: i32): void {
  if (from >= to) return;
  const direct = isDirect;
  const weight = i16x8.splat(secondWeight);
  const firstAlpha = upperAlpha;
  const secondAlpha = lowerAlpha;
  const wholeFrom = isFull ? wholeLeft : i32.MAX_VALUE;
  const wholeTo = wholeRight - 8;
  for (let x = from; x < to; x += 8) {
    let alpha = between(firstAlpha, secondAlpha, x, weight, direct);
    if (!v128.any_true(alpha)) continue;
    let samples = between(first, second, x, weight, direct);
    if (x < wholeFrom || x > wholeTo) {
      const share = v128.load(coverage + ((<usize>x) << 1));
      alpha = i16x8.q15mulr_sat_s(alpha, share);
      samples = i16x8.q15mulr_sat_s(samples, share);
    }
    put(film + x, over(v128.load8x8_u(film + x), samples, alpha));
  }
}

/** Where all columns are opaque and filtered rows are mixed. */
function mixSolid(film: usize, first: usize, second: usize, from: i32, to: i32): void {
  const weight = i16x8.splat(secondWeight);
  for (let x = from; x < to; x += 8) put(film + x, roundQ7(between(first, second, x, weight, false)));
}

/** Where all columns are opaque and bytes are mixed: sixteen at once. */
function mixBytes(film: usize, first: usize, second: usize, from: i32, to: i32): void {
  const weight = i16x8.splat(secondWeight);
  const rest = i16x8.splat(<i16>ONE - secondWeight);
  let x = from;
  for (; x + 16 <= to; x += 16) {
    const a = v128.load(first + x);
    const b = v128.load(second + x);
    const aLow = i16x8.mul(i16x8.extend_low_i8x16_u(a), rest);
    const aHigh = i16x8.mul(i16x8.extend_high_i8x16_u(a), rest);
    const low = i16x8.add(aLow, i16x8.mul(i16x8.extend_low_i8x16_u(b), weight));
    const high = i16x8.add(aHigh, i16x8.mul(i16x8.extend_high_i8x16_u(b), weight));
    v128.store(film + x, i8x16.narrow_i16x8_u(roundQ7(low), roundQ7(high)));
  }
  for (; x < to; x += 8) put(film + x, roundQ7(between(first, second, x, weight, true)));
}

/** Where all columns are opaque and covered alike. */
function mixSolidCovered(film: usize, first: usize, second: usize, from: i32, to: i32): void {
  const direct = isDirect;
  const weight = i16x8.splat(secondWeight);
  const share = v128.load(coverage + ((<usize>from) << 1));
  const alpha = i16x8.q15mulr_sat_s(OPAQUE_Q7, share);
  for (let x = from; x < to; x += 8) {
    const samples = i16x8.q15mulr_sat_s(between(first, second, x, weight, direct), share);
    put(film + x, over(v128.load8x8_u(film + x), samples, alpha));
  }
}
