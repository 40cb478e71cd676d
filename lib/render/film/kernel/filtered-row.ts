// Rows of a layer after horizontal filtering, as wide as on the film. Adjacent rows of the film mostly lie
// between the same two rows of the layer. The last two are kept for that.
//
// Some layers lie between samples in one direction only, such as one that rises slowly.
// They are not filtered in advance, and their rows are read as they are.
import { Axis, FRACTION_BITS, indexOn, positionOn } from "./axis";
import { OPAQUE_Q7 } from "./blend";
import { allocate } from "./memory";
import { lumaStride } from "./picture";
import { isShifted, scaled8, shifted8 } from "./sampling";
import { Sheet } from "./sheet";
import { Span, spanAt } from "./span";
import { left, right } from "./window";

@unmanaged
export class FilteredRow {
  /** Which row of the layer it is. */
  row: i32;
  /**
   * Columns of the film in whole groups of eight, up to but without the ends: all that is not transparent.
   */
  inkFrom: i32;
  inkTo: i32;
  /** Columns that are opaque. */
  solidFrom: i32;
  solidTo: i32;
  /**
   * Planes, from column 0 of the film on: an i16 in Q7 for each column, or unfiltered, the layer's own
   * bytes. They are transparent within the window where there is no ink.
   */
  first: usize;
  second: usize;
  alpha: usize;
  /** Buffer for the filtered rows. */
  buffer: usize;
}

const NONE: i32 = i32.MIN_VALUE;
/** An even and an odd row. */
let even: FilteredRow = changetype<FilteredRow>(0);
let odd: FilteredRow = changetype<FilteredRow>(0);

export function setUpFilteredRows(): void {
  even = addFilteredRow();
  odd = addFilteredRow();
}

function addFilteredRow(): FilteredRow {
  const filtered = changetype<FilteredRow>(allocate(offsetof<FilteredRow>()));
  filtered.buffer = allocate(3 * bufferBytes());
  return filtered;
}

function bufferBytes(): usize {
  return (<usize>lumaStride) << 1;
}

/** Whether rows are read as they are. */
let isDirect: bool = false;

/** To be called for each sheet and window: what is kept is of another. */
export function beginRows(readsDirectly: bool): void {
  isDirect = readsDirectly;
  even.row = NONE;
  odd.row = NONE;
}

/** Row `row` of the sheet, filtered within the window. Rows above and below the sheet are transparent. */
export function filteredRow(sheet: Sheet, spans: usize, row: i32, axis: Axis): FilteredRow {
  const filtered = row & 1 ? odd : even;
  if (filtered.row == row) return filtered;
  filtered.row = row;
  filtered.inkFrom = filtered.inkTo = filtered.solidFrom = filtered.solidTo = left & ~7;
  if (row >= 0 && row < sheet.height) {
    if (sheet.second) findColumns(filtered, spanAt(spans, row), 1, axis);
    else findColumns(filtered, spanAt(spans, row >> 1), 0, axis);
  }
  const offset = <usize>(row * sheet.stride);
  if (isDirect) read(filtered, sheet, offset + (positionOn(axis, 0) >> FRACTION_BITS));
  else filter(filtered, sheet, offset);
  return filtered;
}

/** @param offset of column 0 from the beginning of each plane. */
function read(filtered: FilteredRow, sheet: Sheet, offset: usize): void {
  filtered.first = sheet.first + offset;
  filtered.second = sheet.second + offset;
  filtered.alpha = sheet.alpha + offset;
}

/**
 * Works out where a span comes to lie. A sample is touched from the middle of its left neighbour to that of
 * its right.
 */
function findColumns(filtered: FilteredRow, span: Span, shift: i32, axis: Axis): void {
  const inkStart = <f64>(span.inkStart >> shift);
  const inkEnd = <f64>((span.inkEnd + shift) >> shift);
  const inkFrom = max(left, <i32>Math.floor(indexOn(axis, inkStart - 1))) & ~7;
  const inkTo = (min(right, <i32>Math.ceil(indexOn(axis, inkEnd))) + 7) & ~7;
  if (span.inkEnd == 0 || inkFrom >= inkTo) return;
  const solidStart = <f64>(span.solidStart >> shift);
  const solidEnd = <f64>(span.solidEnd >> shift);
  const solidFrom = (max(inkFrom, <i32>Math.ceil(indexOn(axis, solidStart))) + 7) & ~7;
  const solidTo = min(inkTo, <i32>Math.floor(indexOn(axis, solidEnd - 1)) + 1) & ~7;
  const hasSolid = solidFrom < solidTo;
  filtered.inkFrom = inkFrom;
  filtered.inkTo = inkTo;
  filtered.solidFrom = hasSolid ? solidFrom : inkTo;
  filtered.solidTo = hasSolid ? solidTo : inkTo;
}

/** @param offset of the row from the beginning of each plane. */
function filter(filtered: FilteredRow, sheet: Sheet, offset: usize): void {
  filtered.alpha = filtered.buffer;
  filtered.first = filtered.buffer + bufferBytes();
  filtered.second = filtered.first + bufferBytes();
  clearOutside(filtered.alpha, filtered);
  clearOutside(filtered.first, filtered);
  if (sheet.second) clearOutside(filtered.second, filtered);
  filterMixed(filtered, sheet, offset, filtered.inkFrom, filtered.solidFrom);
  filterSolid(filtered, sheet, offset);
  filterMixed(filtered, sheet, offset, filtered.solidTo, filtered.inkTo);
}

function clearOutside(target: usize, filtered: FilteredRow): void {
  clear(target, left & ~7, filtered.inkFrom);
  clear(target, filtered.inkTo, (right + 7) & ~7);
}

@inline
function clear(target: usize, from: i32, to: i32): void {
  for (let x = from; x < to; x += 8) v128.store(target + ((<usize>x) << 1), i64x2.splat(0));
}

/** Colour is filtered only where there is some. */
function filterMixed(filtered: FilteredRow, sheet: Sheet, offset: usize, from: i32, to: i32): void {
  if (from >= to) return;
  const alpha = sheet.alpha + offset;
  const first = sheet.first + offset;
  const second = sheet.second ? sheet.second + offset : 0;
  for (let x = from; x < to; x += 8) {
    const target = (<usize>x) << 1;
    const alphas = sample8(alpha, x);
    const hasInk = v128.any_true(alphas);
    v128.store(filtered.alpha + target, alphas);
    v128.store(filtered.first + target, hasInk ? sample8(first, x) : alphas);
    if (second) v128.store(filtered.second + target, hasInk ? sample8(second, x) : alphas);
  }
}

function filterSolid(filtered: FilteredRow, sheet: Sheet, offset: usize): void {
  const first = sheet.first + offset;
  const second = sheet.second ? sheet.second + offset : 0;
  for (let x = filtered.solidFrom; x < filtered.solidTo; x += 8) {
    const target = (<usize>x) << 1;
    v128.store(filtered.alpha + target, OPAQUE_Q7);
    v128.store(filtered.first + target, sample8(first, x));
    if (second) v128.store(filtered.second + target, sample8(second, x));
  }
}

@inline
function sample8(row: usize, x: i32): v128 {
  return isShifted ? shifted8(row, x) : scaled8(row, x);
}
