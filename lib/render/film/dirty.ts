import type { Box } from "../sizes.ts";
import type { Drawn } from "./sprite.ts";

/** Pixels of a side of a macroblock. */
export const BLOCK = 16;

/** A byte for each macroblock, row by row: not 0 where it may look different. */
export type Marks = { map: Uint8Array; columns: number };

type Look = readonly (Drawn | undefined)[];

/** Marks what may look different in a picture: of what changed, where it was and where it is. */
export function markDirty(marks: Marks, before: Look, after: Look): void {
  for (const [i, now] of after.entries()) {
    const was = before[i];
    if (!isSame(was, now)) markChange(marks, was, now);
  }
}

/** Whether two entries draw the same. */
function isSame(a: Drawn | undefined, b: Drawn | undefined): boolean {
  if (!a || !b) return a === b;
  return a.x === b.x && a.y === b.y && a.scale === b.scale && isAlike(a, b);
}

/** Whether they draw the same but for their place and size. */
const isAlike = (a: Drawn, b: Drawn) => a.opacity === b.opacity && a.look === b.look && isBox(a.clip, b.clip);

const isBox = (a: Box, b: Box) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

function markChange(marks: Marks, was: Drawn | undefined, now: Drawn | undefined): void {
  if (was && now && was.restless && isAlike(was, now)) {
    const way = wayOf(was, now);
    if (Math.max(way.left, way.top, way.right, way.bottom) <= FARTHEST) {
      markCells(marks, was, was.restless, way);
      return;
    }
  }
  if (was) markWhole(marks, was);
  if (now) markWhole(marks, now);
}

/** Edges between pixels are blended with what is next to them, and colours reach over a pixel more. */
const BLUR = 3;
/** Pixels. What moves farther between two pictures leaves little that stays as it was. */
const FARTHEST = 16;

type Way = { left: number; top: number; right: number; bottom: number };

/** How far any part of a layer has moved, to either side. */
function wayOf(was: Drawn, now: Drawn): Way {
  const [x, y] = [now.x - was.x, now.y - was.y];
  const farX = x + was.width * (now.scale - was.scale);
  const farY = y + was.height * (now.scale - was.scale);
  return {
    left: Math.max(0, -x, -farX),
    top: Math.max(0, -y, -farY),
    right: Math.max(0, x, farX),
    bottom: Math.max(0, y, farY),
  };
}

/** Marks what the restless cells of a layer touch on their way. A plain loop: there may be thousands of them. */
function markCells(marks: Marks, { x, y, scale, clip }: Drawn, cells: Int16Array, way: Way): void {
  const blur = BLUR * Math.max(1, scale);
  const [left, top] = [x - way.left - blur, y - way.top - blur];
  const [right, bottom] = [x + way.right + blur, y + way.bottom + blur];
  for (let i = 0; i + 3 < cells.length; i += 4) {
    const [fromX, fromY] = [cells[i] as number, cells[i + 1] as number];
    mark(
      marks,
      clip,
      left + scale * fromX,
      top + scale * fromY,
      right + scale * (cells[i + 2] as number),
      bottom + scale * (cells[i + 3] as number),
    );
  }
}

const markWhole = (marks: Marks, { x, y, width, height, scale, clip }: Drawn) =>
  mark(marks, clip, x - BLUR, y - BLUR, x + width * scale + BLUR, y + height * scale + BLUR);

/** Marks the macroblocks under some pixels, as far as a clip lets them be seen. */
function mark(
  { map, columns }: Marks,
  clip: Box,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  const from = Math.floor(Math.max(clip.x, left) / BLOCK);
  const to = Math.ceil(Math.min(clip.x + clip.width, right) / BLOCK);
  const end = Math.ceil(Math.min(clip.y + clip.height, bottom) / BLOCK);
  for (let row = Math.floor(Math.max(clip.y, top) / BLOCK); row < end; row++) {
    for (let at = row * columns + from; at < row * columns + to; at++) map[at] = 1;
  }
}
