// Paints one plane of a layer onto one plane of the film, within the open window.
import { Axis, FRACTION_BITS, ONE, positionOn } from "./axis";
import { blend8, overFully } from "./blend";
import { groupAt, sample8, setGroups } from "./sampling";
import { Sheet } from "./sheet";
import { bottom, coverage, fullLeft, fullRight, left, right, rowShift, top } from "./window";

const FULL: i32 = 256;

/** Where the layer's samples stand on whole samples of the film. */
export function paintCopied(film: usize, filmStride: i32, plane: usize, sheet: Sheet, x: i32, y: i32, opacity: i32): void {
  const from = max(left, x) & ~15;
  const to = min(right, x + sheet.width);
  const rowEnd = min(bottom, y + sheet.height);
  for (let row = max(top, y); row < rowEnd; row++) {
    const offset = <usize>((row - y) * sheet.stride - x);
    const target = film + <usize>(row * filmStride);
    const dim = rowShift(row);
    for (let column = from; column < to; column += 16) {
      const alpha = v128.load(sheet.alpha + offset + column);
      if (!v128.any_true(alpha)) continue;
      const sample = v128.load(plane + offset + column);
      const isFull = opacity == FULL && !dim && column >= fullLeft && column + 16 <= fullRight;
      if (isFull) putFully(target + column, sample, alpha);
      else putCovered(target + column, sample, alpha, column, dim);
    }
  }
}

@inline
function putFully(film: usize, sample: v128, alpha: v128): void {
  if (!v128.any_true(v128.not(alpha))) {
    v128.store(film, sample);
    return;
  }
  const below = v128.load(film);
  const low = overFully(
    i16x8.extend_low_i8x16_u(below),
    i16x8.extend_low_i8x16_u(sample),
    i16x8.extend_low_i8x16_u(alpha),
  );
  const high = overFully(
    i16x8.extend_high_i8x16_u(below),
    i16x8.extend_high_i8x16_u(sample),
    i16x8.extend_high_i8x16_u(alpha),
  );
  v128.store(film, i8x16.narrow_i16x8_u(low, high));
}

@inline
function putCovered(film: usize, sample: v128, alpha: v128, column: i32, dim: i32): void {
  const covered = coverage + (<usize>column << 1);
  const low = i16x8.shr_u(v128.load(covered), dim);
  const high = i16x8.shr_u(v128.load(covered, 16), dim);
  blend8(film, i16x8.extend_low_i8x16_u(sample), i16x8.extend_low_i8x16_u(alpha), low);
  blend8(film + 8, i16x8.extend_high_i8x16_u(sample), i16x8.extend_high_i8x16_u(alpha), high);
}

/** Anywhere, and of any size: every sample of the film lies between four of the layer. */
export function paintScaled(film: usize, filmStride: i32, plane: usize, sheet: Sheet, vertical: Axis): void {
  const from = left & ~7;
  for (let row = top; row < bottom; row++) {
    const position = positionOn(vertical, row);
    const sheetRow = position >> FRACTION_BITS;
    if (sheetRow < -1 || sheetRow >= sheet.height) continue;
    const fraction = position & (ONE - 1);
    const aboveWeight = i8x16.splat(<i8>(ONE - fraction));
    const belowWeight = i8x16.splat(<i8>fraction);
    const above = <usize>(sheetRow * sheet.stride);
    const below = above + sheet.stride;
    const target = film + <usize>(row * filmStride);
    const dim = rowShift(row);
    for (let column = from; column < right; column += 8) {
      const group = groupAt(column);
      const start = load<i32>(group);
      const alphaAt = sheet.alpha + start;
      const alpha = sample8(alphaAt + above, alphaAt + below, aboveWeight, belowWeight, group);
      if (!v128.any_true(alpha)) continue;
      const planeAt = plane + start;
      const sample = sample8(planeAt + above, planeAt + below, aboveWeight, belowWeight, group);
      const opacity = i16x8.shr_u(v128.load(coverage + (<usize>column << 1)), dim);
      blend8(target + column, sample, alpha, opacity);
    }
  }
}
