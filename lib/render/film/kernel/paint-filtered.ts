// Paints a layer that stands between samples of the film, or is scaled: every sample of the film lies between
// four of it.
import { Axis, FRACTION_BITS, ONE, positionOn } from "./axis";
import { OPAQUE_Q7, over, roundQ7 } from "./blend";
import { FilteredRow, filteredRow, forgetFilteredRows } from "./filtered-row";
import { sampleAlong } from "./sampling";
import { Sheet } from "./sheet";
import {
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

/** Full opacity, and what coverage is to be given in: nearly 1 in Q15. */
export const FILTER_UNIT: i32 = 32_767;

/** The two rows of the layer that are being mixed, and what the lower one weighs, in Q15. */
let upper: FilteredRow = changetype<FilteredRow>(0);
let lower: FilteredRow = changetype<FilteredRow>(0);
let lowerWeight: i16 = 0;
/** How much of each column of the row is seen, and whether that is all but at a clip. */
let coverage: usize = 0;
let isFull: bool = false;

export function paintFiltered(
  film: Sheet,
  sheet: Sheet,
  spans: usize,
  horizontal: Axis,
  vertical: Axis,
): void {
  forgetFilteredRows();
  sampleAlong(horizontal, left & ~7, right, sheet);
  for (let row = top; row < bottom; row++) {
    const position = positionOn(vertical, row);
    const above = position >> FRACTION_BITS;
    const fraction = position & (ONE - 1);
    upper = filteredRow(sheet, spans, above, horizontal);
    lower = fraction ? filteredRow(sheet, spans, above + 1, horizontal) : upper;
    lowerWeight = <i16>(fraction << (15 - FRACTION_BITS));
    coverage = coverageOf(row);
    isFull = fullCoverage == FILTER_UNIT && isWholeRow(row);
    const to = <usize>(row * film.stride);
    paintRow(film.first + to, upper.first, lower.first);
    if (sheet.second) paintRow(film.second + to, upper.second, lower.second);
  }
}

/** Addresses are those of column 0 of the film. */
function paintRow(film: usize, above: usize, below: usize): void {
  const inkFrom = min(upper.inkFrom, lower.inkFrom);
  const inkTo = max(upper.inkTo, lower.inkTo);
  const solidFrom = max(max(upper.solidFrom, lower.solidFrom), (wholeLeft + 7) & ~7);
  const solidTo = min(min(upper.solidTo, lower.solidTo), wholeRight & ~7);
  if (solidFrom >= solidTo) {
    mix(film, above, below, inkFrom, inkTo);
    return;
  }
  mix(film, above, below, inkFrom, solidFrom);
  if (isFull) mixSolid(film, above, below, solidFrom, solidTo);
  else mixSolidCovered(film, above, below, solidFrom, solidTo);
  mix(film, above, below, solidTo, inkTo);
}

/** A sample between two rows, in Q7. */
@inline
function between(above: usize, below: usize, offset: usize, weight: v128): v128 {
  const first = v128.load(above + offset);
  return i16x8.add(first, i16x8.q15mulr_sat_s(i16x8.sub(v128.load(below + offset), first), weight));
}

@inline
function put(film: usize, samples: v128): void {
  v128.store64_lane(film, i8x16.narrow_i16x8_u(samples, samples), 0);
}

function mix(film: usize, above: usize, below: usize, from: i32, to: i32): void {
  if (from >= to) return;
  const weight = i16x8.splat(lowerWeight);
  const upperAlpha = upper.alpha;
  const lowerAlpha = lower.alpha;
  const wholeFrom = isFull ? wholeLeft : i32.MAX_VALUE;
  const wholeTo = wholeRight - 8;
  for (let x = from; x < to; x += 8) {
    const offset = (<usize>x) << 1;
    let alpha = between(upperAlpha, lowerAlpha, offset, weight);
    if (!v128.any_true(alpha)) continue;
    let samples = between(above, below, offset, weight);
    if (x < wholeFrom || x > wholeTo) {
      const share = v128.load(coverage + offset);
      alpha = i16x8.q15mulr_sat_s(alpha, share);
      samples = i16x8.q15mulr_sat_s(samples, share);
    }
    put(film + x, over(v128.load8x8_u(film + x), samples, alpha));
  }
}

/** Where all columns are opaque. */
function mixSolid(film: usize, above: usize, below: usize, from: i32, to: i32): void {
  const weight = i16x8.splat(lowerWeight);
  for (let x = from; x < to; x += 8) put(film + x, roundQ7(between(above, below, (<usize>x) << 1, weight)));
}

/** Where all columns are opaque and covered alike. */
function mixSolidCovered(film: usize, above: usize, below: usize, from: i32, to: i32): void {
  const weight = i16x8.splat(lowerWeight);
  const share = v128.load(coverage + ((<usize>from) << 1));
  const alpha = i16x8.q15mulr_sat_s(OPAQUE_Q7, share);
  for (let x = from; x < to; x += 8) {
    const samples = i16x8.q15mulr_sat_s(between(above, below, (<usize>x) << 1, weight), share);
    put(film + x, over(v128.load8x8_u(film + x), samples, alpha));
  }
}
