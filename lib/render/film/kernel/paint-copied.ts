// Paints a layer that lies on whole samples of the film at its own size: nothing is filtered.
import { keep, keptUnder, mixed, over } from "./blend";
import { Sheet, copySamples } from "./sheet";
import { Span, spanAt } from "./span";
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

/** Of the painted row: how much of each column is visible, and whether all of it is, clips aside. */
let coverage: usize = 0;
let isFull: bool = false;
/**
 * Columns of the film, up to but without the ends: the visible ones, and in whole groups of 16 the opaque
 * ones.
 */
let inkFrom: i32 = 0;
let inkTo: i32 = 0;
let solidFrom: i32 = 0;
let solidTo: i32 = 0;

/** @param x @param y where the layer's first sample comes to stand. */
export function paintCopied(film: Sheet, sheet: Sheet, spans: usize, x: i32, y: i32): void {
  const pairShift = sheet.second ? 0 : 1;
  const end = min(bottom, y + sheet.height);
  for (let row = max(top, y); row < end; row++) {
    const span = spanAt(spans, (row - y) >> pairShift);
    if (!findColumns(span, 1 - pairShift, x)) continue;
    coverage = coverageOf(row);
    isFull = fullCoverage == FULL && isWholeRow(row);
    const from = <usize>((row - y) * sheet.stride - x);
    const to = <usize>(row * film.stride);
    paintRow(film.first + to, sheet.first + from, sheet.alpha + from);
    if (sheet.second) paintRow(film.second + to, sheet.second + from, sheet.alpha + from);
  }
}

/** Where the window shows a span. */
@inline
function findColumns(span: Span, shift: i32, x: i32): bool {
  inkFrom = max(left, x + (span.inkStart >> shift)) & ~15;
  inkTo = min(right, x + ((span.inkEnd + shift) >> shift));
  if (inkFrom >= inkTo) return false;
  solidFrom = max(max(left, wholeLeft), x + (span.solidStart >> shift));
  solidFrom = max(inkFrom, (solidFrom + 15) & ~15);
  solidTo = min(min(right, wholeRight), x + (span.solidEnd >> shift)) & ~15;
  if (solidTo <= solidFrom) solidFrom = solidTo = inkTo;
  return true;
}

/** Addresses are those of column 0 of the film. */
function paintRow(film: usize, samples: usize, alpha: usize): void {
  if (inkFrom < solidFrom) paintMixed(film, samples, alpha, inkFrom, solidFrom);
  if (isFull) copySamples(film + solidFrom, samples + solidFrom, solidTo - solidFrom);
  else if (solidFrom < solidTo) paintSolid(film, samples);
  if (solidTo < inkTo) paintMixed(film, samples, alpha, solidTo, inkTo);
}

function paintMixed(film: usize, samples: usize, alpha: usize, from: i32, to: i32): void {
  const wholeFrom = isFull ? wholeLeft : i32.MAX_VALUE;
  const wholeTo = wholeRight - 16;
  for (let x = from; x < to; x += 16) {
    const alphas = v128.load(alpha + x);
    if (!v128.any_true(alphas)) continue;
    const added = v128.load(samples + x);
    if (x >= wholeFrom && x <= wholeTo) putWhole(film + x, added, alphas);
    else putCovered(film + x, added, alphas, coverage + ((<usize>x) << 1));
  }
}

@inline
function putWhole(film: usize, samples: v128, alphas: v128): void {
  const below = v128.load(film);
  const transparency = v128.not(alphas);
  const low = keep(i16x8.extend_low_i8x16_u(below), i16x8.extend_low_i8x16_u(transparency));
  const high = keep(i16x8.extend_high_i8x16_u(below), i16x8.extend_high_i8x16_u(transparency));
  v128.store(film, i8x16.add_sat_u(i8x16.narrow_i16x8_u(low, high), samples));
}

@inline
function putCovered(film: usize, samples: v128, alphas: v128, share: usize): void {
  const below = v128.load(film);
  const low = over(
    i16x8.extend_low_i8x16_u(below),
    covered(i16x8.extend_low_i8x16_u(samples), v128.load(share)),
    covered(i16x8.extend_low_i8x16_u(alphas), v128.load(share)),
  );
  const high = over(
    i16x8.extend_high_i8x16_u(below),
    covered(i16x8.extend_high_i8x16_u(samples), v128.load(share, 16)),
    covered(i16x8.extend_high_i8x16_u(alphas), v128.load(share, 16)),
  );
  v128.store(film, i8x16.narrow_i16x8_u(low, high));
}

/** In Q7. */
@inline
function covered(samples: v128, share: v128): v128 {
  return i16x8.q15mulr_sat_s(i16x8.shl(samples, 7), share);
}

/** Where all columns are opaque and covered alike. */
function paintSolid(film: usize, samples: usize): void {
  const share = v128.load(coverage + ((<usize>solidFrom) << 1));
  const kept = keptUnder(covered(i16x8.splat(255), share));
  for (let x = solidFrom; x < solidTo; x += 16) {
    const below = v128.load(film + x);
    const added = v128.load(samples + x);
    const low = covered(i16x8.extend_low_i8x16_u(added), share);
    const high = covered(i16x8.extend_high_i8x16_u(added), share);
    const left = mixed(i16x8.extend_low_i8x16_u(below), low, kept);
    const right = mixed(i16x8.extend_high_i8x16_u(below), high, kept);
    v128.store(film + x, i8x16.narrow_i16x8_u(left, right));
  }
}
