// Rows of macroblocks in which something happens. All others are left alone by coding, filtering and copying.
import { allocate } from "./memory";
import { cell, stale } from "./macroblocks";
import { changes, columns, rows } from "./picture";

/** A byte for each row, between two that are never active. */
let active: usize = 0;

export function setUpActivity(): void {
  active = allocate(rows + 2) + 1;
}

/** @returns whether any row is active. */
export function findActivity(everywhere: bool): bool {
  let any = false;
  for (let row = 0; row < rows; row++) {
    const isActive = everywhere || hasAny(changes + row * columns) || hasAny(stale + cell(0, row));
    store<u8>(active + row, isActive ? 1 : 0);
    any = any || isActive;
  }
  return any;
}

function hasAny(bytes: usize): bool {
  for (let i = 0; i < columns; i++) if (load<u8>(bytes + i)) return true;
  return false;
}

/** Also of the rows above the first and below the last. */
@inline
export function isActive(row: i32): bool {
  return load<u8>(active + row) != 0;
}
