// Paints a layer that stands on whole samples of the film and is as large as it was made: nothing is filtered.
import { keep, over } from "./blend";
import { Sheet } from "./sheet";
import { Span, spanAt } from "./span";
import { bottom, coverageOf, fullCoverage, isWholeRow, left, right, top, wholeLeft, wholeRight } from "./window";

/** Full opacity, and what coverage is to be given in. */
export const COPY_UNIT: i32 = 256;

/** Columns of the film, up to but without the ends: in whole groups of 16, what is seen, and what of it is solid. */
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
    const from = <usize>((row - y) * sheet.stride - x);
    const to = <usize>(row * film.stride);
    paintRow(film.first + to, sheet.first + from, sheet.alpha + from, row);
    if (sheet.second) paintRow(film.second + to, sheet.second + from, sheet.alpha + from, row);
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
function paintRow(film: usize, samples: usize, alpha: usize, row: i32): void {
  const isFull = fullCoverage == COPY_UNIT && isWholeRow(row);
  const coverage = coverageOf(row);
  paintMixed(film, samples, alpha, coverage, isFull, inkFrom, solidFrom);
  if (isFull) memory.copy(film + solidFrom, samples + solidFrom, solidTo - solidFrom);
  else paintSolid(film, samples, coverage);
  paintMixed(film, samples, alpha, coverage, isFull, solidTo, inkTo);
}

function paintMixed(film: usize, samples: usize, alpha: usize, coverage: usize, isFull: bool, from: i32, to: i32): void {
  for (let x = from; x < to; x += 16) {
    const alphas = v128.load(alpha + x);
    if (!v128.any_true(alphas)) continue;
    const added = v128.load(samples + x);
    if (isFull && x >= wholeLeft && x + 16 <= wholeRight) putWhole(film + x, added, alphas);
    else putCovered(film + x, added, alphas, coverage + (<usize>x << 1));
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
function putCovered(film: usize, samples: v128, alphas: v128, coverage: usize): void {
  const below = v128.load(film);
  const low = over(
    i16x8.extend_low_i8x16_u(below),
    covered(i16x8.extend_low_i8x16_u(samples), v128.load(coverage)),
    covered(i16x8.extend_low_i8x16_u(alphas), v128.load(coverage)),
  );
  const high = over(
    i16x8.extend_high_i8x16_u(below),
    covered(i16x8.extend_high_i8x16_u(samples), v128.load(coverage, 16)),
    covered(i16x8.extend_high_i8x16_u(alphas), v128.load(coverage, 16)),
  );
  v128.store(film, i8x16.narrow_i16x8_u(low, high));
}

/** In Q7. */
@inline
function covered(samples: v128, coverage: v128): v128 {
  return i16x8.shr_u(i16x8.mul(samples, coverage), 1);
}

/** Where all columns are opaque and covered alike. */
function paintSolid(film: usize, samples: usize, coverage: usize): void {
  if (solidFrom >= solidTo) return;
  const share = v128.load(coverage + (<usize>solidFrom << 1));
  const alpha = covered(i16x8.splat(255), share);
  for (let x = solidFrom; x < solidTo; x += 16) {
    const below = v128.load(film + x);
    const added = v128.load(samples + x);
    const low = covered(i16x8.extend_low_i8x16_u(added), share);
    const high = covered(i16x8.extend_high_i8x16_u(added), share);
    v128.store(
      film + x,
      i8x16.narrow_i16x8_u(
        over(i16x8.extend_low_i8x16_u(below), low, alpha),
        over(i16x8.extend_high_i8x16_u(below), high, alpha),
      ),
    );
  }
}
