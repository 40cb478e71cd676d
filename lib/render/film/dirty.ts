import type { Box, Size } from "../sizes.ts";
import { type Drawn, overlap } from "./sprite.ts";

/** Macroblocks from (left, top) up to but without (right, bottom). */
export type Blocks = { left: number; top: number; right: number; bottom: number };

const SIDE = 16;

/** Macroblocks of a picture. */
export const blocksOf = ({ width, height }: Size): Blocks => ({
  left: 0,
  top: 0,
  right: Math.ceil(width / SIDE),
  bottom: Math.ceil(height / SIDE),
});

/** Whether two entries draw the same. */
export function isSame(a: Drawn | undefined, b: Drawn | undefined): boolean {
  if (!a || !b) return a === b;
  const isPlaced = a.x === b.x && a.y === b.y && a.scale === b.scale;
  return isPlaced && a.opacity === b.opacity && a.look === b.look && isBox(a.clip, b.clip);
}

const isBox = (a: Box, b: Box) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/**
 * The macroblocks that may look different: what changed, where it was and where it is. Rectangles are joined where
 * drawing them together takes hardly longer than drawing each.
 */
export function dirtyBlocks(
  before: readonly (Drawn | undefined)[],
  after: readonly (Drawn | undefined)[],
): Blocks[] {
  const touched: Blocks[] = [];
  for (const [i, now] of after.entries()) {
    const was = before[i];
    if (isSame(was, now)) continue;
    for (const drawn of [was, now]) {
      const blocks = drawn && blocksUnder(drawn);
      if (blocks) joinInto(touched, blocks);
    }
  }
  return touched;
}

/** Scaled edges are blended with what is next to them, and colours reach over a pixel more. */
const BLUR = 2;

function blocksUnder({ x, y, width, height, scale, clip }: Drawn): Blocks | undefined {
  const reach = 2 * BLUR;
  const drawn = { x: x - BLUR, y: y - BLUR, width: width * scale + reach, height: height * scale + reach };
  const seen = overlap(drawn, clip);
  if (seen.width <= 0 || seen.height <= 0) return;
  return {
    left: Math.floor(seen.x / SIDE),
    top: Math.floor(seen.y / SIDE),
    right: Math.ceil((seen.x + seen.width) / SIDE),
    bottom: Math.ceil((seen.y + seen.height) / SIDE),
  };
}

/** A rectangle this much larger than its two parts still costs less than walking through the list twice. */
const SPARE = 1.15;

function joinInto(list: Blocks[], added: Blocks): void {
  for (const [i, one] of list.entries()) {
    const both = around(one, added);
    if (areaOf(both) > SPARE * (areaOf(one) + areaOf(added))) continue;
    list.splice(i, 1);
    joinInto(list, both);
    return;
  }
  list.push(added);
}

const around = (a: Blocks, b: Blocks): Blocks => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const areaOf = ({ left, top, right, bottom }: Blocks) => (right - left) * (bottom - top);
