// What is known about movement, for the encoder: it then need not search.
import { columns, hints, rows } from "./picture";

const QUARTERS: f64 = 4;
const MIN: f64 = -32_768;
const MAX: f64 = 32_767;

/**
 * Records how far the content in the middle of each macroblock of a moved box came: new position less old
 * position. A motion vector points back and is the negative of it. Later boxes win, because they are in
 * front. Corners in pixels, before and after; size before scaling.
 */
export function hintMove(
  x0: f64,
  y0: f64,
  scale0: f64,
  x1: f64,
  y1: f64,
  scale1: f64,
  width: f64,
  height: f64,
): void {
  const growth = scale0 / scale1;
  const left = firstBlock(x1, columns);
  const top = firstBlock(y1, rows);
  const right = endBlock(x1 + width * scale1, columns);
  const bottom = endBlock(y1 + height * scale1, rows);
  for (let column = left; column < right; column++) {
    const across = moved(<f64>(column << 4) + 8, x0, x1, growth);
    for (let row = top; row < bottom; row++) store<i16>(hintAt(column, row), across);
  }
  for (let row = top; row < bottom; row++) {
    const down = moved(<f64>(row << 4) + 8, y0, y1, growth);
    for (let column = left; column < right; column++) store<i16>(hintAt(column, row), down, 2);
  }
}

@inline
function hintAt(column: i32, row: i32): usize {
  return hints + ((row * columns + column) << 2);
}

/** Macroblocks that the box touches. */
@inline
function firstBlock(edge: f64, count: i32): i32 {
  return <i32>max(0, min(Math.floor(edge / 16), <f64>count));
}

@inline
function endBlock(edge: f64, count: i32): i32 {
  return <i32>max(0, min(Math.ceil(edge / 16), <f64>count));
}

/** In quarter samples. */
@inline
function moved(at: f64, before: f64, after: f64, growth: f64): i16 {
  const was = before + (at - after) * growth;
  return <i16>max(MIN, min(Math.floor((at - was) * QUARTERS + 0.5), MAX));
}
