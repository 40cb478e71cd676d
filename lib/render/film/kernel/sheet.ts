// A sheet holds one resolution of a picture: its luma, or both of its chroma planes, and how opaque each sample is.
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

/** Transparent samples around every row, as many as SIMD reads beyond what it uses. Neighbouring rows share them. */
const MARGIN: i32 = 16;

/** A zeroed sheet: transparent black, with a border of the same. */
export function addSheet(width: i32, height: i32, isChroma: bool, hasAlpha: bool): Sheet {
  const sheet = changetype<Sheet>(allocate(offsetof<Sheet>()));
  sheet.width = width;
  sheet.height = height;
  sheet.stride = (width + MARGIN + 15) & ~15;
  sheet.first = addPlane(sheet);
  sheet.second = isChroma ? addPlane(sheet) : 0;
  sheet.alpha = hasAlpha ? addPlane(sheet) : 0;
  return sheet;
}

/** One row above and one below, for filters; one more because pictures of odd height come in pairs of rows. */
function addPlane(sheet: Sheet): usize {
  const plane = allocate(sheet.stride * (sheet.height + 3) + MARGIN);
  return plane + sheet.stride + MARGIN;
}

/** Makes every sample transparent black again. */
export function clear(sheet: Sheet): void {
  const bytes = <usize>(sheet.stride * sheet.height);
  memory.fill(sheet.first, 0, bytes);
  if (sheet.second) memory.fill(sheet.second, 0, bytes);
  if (sheet.alpha) memory.fill(sheet.alpha, 0, bytes);
}
