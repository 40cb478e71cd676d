// Prediction of motion vectors from their neighbours (8.4.1), and how far they may reach.
import { above, column, hasAbove, hasLeft, index, left, row } from "./current";
import { gridStride, INTER, kindOf, motionOf, OUTSIDE, down, packMotion, right } from "./macroblocks";
import { columns, rows } from "./picture";
import { verticalReach } from "./level";

/** The vector the neighbours suggest, and the one a skipped macroblock has; set by `predictMotion`. */
export let predicted: u32 = 0;
export let skipMotion: u32 = 0;

/** How far a block may lie outside the picture; the interpolation filter reaches 3 samples further. */
const OVERHANG: i32 = 24;

export function predictMotion(): void {
  // The neighbour above right, or where there is none the one above left (6.4.11.7).
  const aboveRight = kindOf(above() + 1) != OUTSIDE ? above() + 1 : above() - 1;
  const a = motionIn(left());
  const b = motionIn(above());
  const c = motionIn(aboveRight);
  const known = <i32>isKnown(left()) + <i32>isKnown(above()) + <i32>isKnown(aboveRight);
  if (!hasAbove() && kindOf(aboveRight) == OUTSIDE && hasLeft()) predicted = a;
  else if (known == 1) predicted = a | b | c;
  else predicted = packMotion(median(right(a), right(b), right(c)), median(down(a), down(b), down(c)));
  skipMotion = skipsStill() ? 0 : predicted;
}

/** Whether a skipped macroblock here stands still, whatever its neighbours suggest (8.4.1.1). */
@inline
export function skipsStill(): bool {
  return !hasLeft() || !hasAbove() || standsStill(left()) || standsStill(above());
}

@inline
function standsStill(index: i32): bool {
  return isKnown(index) && motionOf(index) == 0;
}

@inline
function isKnown(index: i32): bool {
  return kindOf(index) >= INTER;
}

@inline
function motionIn(index: i32): u32 {
  return isKnown(index) ? motionOf(index) : 0;
}

@inline
function median(a: i32, b: i32, c: i32): i32 {
  return max(min(a, b), min(max(a, b), c));
}

/** The nearest vector that stays within the border of the reference and the limits of the level. */
export function limitMotion(toRight: i32, toDown: i32): u32 {
  const x = limit(toRight, column << 4, columns << 4);
  const y = limit(toDown, row << 4, rows << 4);
  return packMotion(x, max(-verticalReach, min(verticalReach - 1, y)));
}

@inline
function limit(vector: i32, position: i32, size: i32): i32 {
  const least = (-position - OVERHANG) << 2;
  const most = (size - position - 16 + OVERHANG) << 2;
  return max(least, min(most, vector));
}
