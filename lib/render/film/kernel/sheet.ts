// How pictures lie in memory. A sheet holds one resolution: the luma of a picture, or both of its chroma
// planes, and the opacity of each sample.
import { allocate } from "./memory";

/** Plain memory with named fields: nothing here is ever collected. */
@unmanaged
export class Sheet {
  /** Samples. */
  width: i32;
  height: i32;
  /** From one row to the next. */
  stride: i32;
  /** Y, or U. */
  first: usize;
  /** V, or 0. */
  second: usize;
  /** 0 to 255; 0 instead of an address where everything is opaque. */
  alpha: usize;
}

/** A picture. */
@unmanaged
export class Surface {
  luma: Sheet;
  chroma: Sheet;
}

/**
 * Transparent samples around every row, as many as SIMD reads beyond what it uses. Neighbouring rows share
 * them.
 */
const MARGIN: i32 = 16;

/** Gives a surface zeroed sheets: transparent black, with a border of the same. Sizes in pixels. */
export function addSheets(surface: Surface, width: i32, height: i32, hasAlpha: bool): void {
  surface.luma = addSheet(width, height, hasAlpha);
  surface.chroma = addSheet((width + 1) >> 1, (height + 1) >> 1, hasAlpha);
  surface.chroma.second = addPlane(surface.chroma);
}

function addSheet(width: i32, height: i32, hasAlpha: bool): Sheet {
  const sheet = changetype<Sheet>(allocate(offsetof<Sheet>()));
  sheet.width = width;
  sheet.height = height;
  sheet.stride = (width + MARGIN + 15) & ~15;
  sheet.first = addPlane(sheet);
  if (hasAlpha) sheet.alpha = addPlane(sheet);
  return sheet;
}

/**
 * One row above and one below, for filters; one more because pictures of odd height come in pairs of rows.
 */
function addPlane(sheet: Sheet): usize {
  const plane = allocate(sheet.stride * (sheet.height + 3) + MARGIN);
  return plane + sheet.stride + MARGIN;
}

/** Makes every sample transparent black again. */
export function clearSheets(surface: Surface): void {
  clear(surface.luma);
  clear(surface.chroma);
}

function clear(sheet: Sheet): void {
  const bytes = <usize>(sheet.stride * sheet.height);
  memory.fill(sheet.first, 0, bytes);
  if (sheet.second) memory.fill(sheet.second, 0, bytes);
  if (sheet.alpha) memory.fill(sheet.alpha, 0, bytes);
}

/** Where a row of one of the sheet's planes begins. */
@inline
export function rowOf(sheet: Sheet, plane: usize, y: i32): usize {
  return plane + <usize>(y * sheet.stride);
}

/**
 * Copies a stretch of a row, in whole groups of 16. The call overhead of `memory.copy` exceeds most
 * stretches.
 */
@inline
export function copySamples(to: usize, from: usize, count: i32): void {
  for (let i: usize = 0; i < <usize>count; i += 16) v128.store(to + i, v128.load(from + i));
}

/** The same of a stretch of one colour. */
@inline
export function fillSamples(to: usize, samples: v128, count: i32): void {
  for (let i: usize = 0; i < <usize>count; i += 16) v128.store(to + i, samples);
}
