// Where something happens. Rows of macroblocks in which nothing does are left alone by coding, filtering and copying.
import { allocate } from "./memory";
import { column, index, mapIndex, row } from "./current";
import { cell, stale, worn } from "./macroblocks";
import { CHANGED, changes, columns, framesPerSecond, rows, SAME, SETTLING } from "./picture";

/** A byte for each row, between two that are never active. */
let active: usize = 0;

/** An eighth of a second, in pictures. */
let patience: u8 = 1;

export function setUpActivity(): void {
  active = allocate(rows + 2) + 1;
  patience = <u8>max(1, framesPerSecond >> 3);
}

/** @returns whether any row is active. */
export function findActivity(everywhere: bool): bool {
  let any = false;
  for (let row = 0; row < rows; row++) {
    const isActive = everywhere || hasActivity(row);
    store<u8>(active + row, isActive ? 1 : 0);
    any = any || isActive;
  }
  return any;
}

function hasActivity(row: i32): bool {
  const first = cell(0, row);
  return hasAny(changes + row * columns) || hasAny(stale + first) || hasAny(worn + first);
}

function hasAny(bytes: usize): bool {
  let i = 0;
  for (; i + 8 <= columns; i += 8) if (load<u64>(bytes + i)) return true;
  for (; i < columns; i++) if (load<u8>(bytes + i)) return true;
  return false;
}

/** Also of the rows above the first and below the last. */
@inline
export function isActive(row: i32): bool {
  return load<u8>(active + row) != 0;
}

/** How many macroblocks of the row need no work, from the current one on. */
export function stillAhead(): i32 {
  let count = 0;
  while (column + count + 8 <= columns && areStill<u64>(count)) count += 8;
  while (column + count < columns && areStill<u8>(count)) count++;
  return count;
}

/** As many as T has bytes. */
@inline
function areStill<T>(ahead: i32): bool {
  const place = index + ahead;
  return !(load<T>(changes + mapIndex + ahead) | load<T>(stale + place) | load<T>(worn + place));
}

/**
 * What happens to the current macroblock. A worn one settles too, once nothing has moved beside it for a
 * while. Slow movement advances in steps, and coding between the steps is not worth its bits.
 */
export function changeHere(): u8 {
  const change = load<u8>(changes + mapIndex);
  const wait = load<u8>(worn + index);
  if (change != SAME || wait == 0) return change;
  store<u8>(worn + index, isCalm() ? wait - 1 : patience);
  return load<u8>(worn + index) ? SAME : SETTLING;
}

function isCalm(): bool {
  if (column > 0 && hasChanged(mapIndex - 1)) return false;
  if (column < columns - 1 && hasChanged(mapIndex + 1)) return false;
  if (row > 0 && hasChanged(mapIndex - columns)) return false;
  return row == rows - 1 || !hasChanged(mapIndex + columns);
}

@inline
function hasChanged(place: i32): bool {
  return load<u8>(changes + place) == CHANGED;
}

/**
 * The filter has changed samples on both sides of the edge between the current macroblock and one before it.
 */
export function noteFiltered(neighbour: i32, neighbourPlace: i32): void {
  store<u8>(stale + index, 1);
  store<u8>(stale + neighbour, 1);
  if (hasChanged(neighbourPlace)) wear(index, mapIndex);
  if (hasChanged(mapIndex)) wear(neighbour, neighbourPlace);
}

@inline
function wear(cell: i32, place: i32): void {
  if (load<u8>(changes + place) == SAME) store<u8>(worn + cell, patience);
}
