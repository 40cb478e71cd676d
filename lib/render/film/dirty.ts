import type { Box, Size } from "../sizes.ts";
import type { Kernel } from "./kernel.ts";
import type { SpriteState } from "./sprite.ts";

/** Pixels of a side of a macroblock. */
const BLOCK = 16;

/** The kernel's map of what may look different. */
type DirtyMap = { kernel: Kernel; map: Uint8Array; columns: number };

type SpriteStates = readonly (SpriteState | undefined)[];

/**
 * Marks what may look different in a picture: of what changed, where it was and where it is.
 * @param before without, all of it is marked.
 */
export function markDirty(
  kernel: Kernel,
  size: Size,
  before: SpriteStates | undefined,
  after: SpriteStates,
): void {
  const [columns, rows] = [Math.ceil(size.width / BLOCK), Math.ceil(size.height / BLOCK)];
  const map = new Uint8Array(kernel.memory.buffer, kernel.marks(), columns * rows);
  if (!before) {
    map.fill(1);
    return;
  }
  for (const [i, now] of after.entries()) {
    const was = before[i];
    if (!isSame(was, now)) markChange({ kernel, map, columns }, was, now);
  }
}

/** Whether two entries draw the same. */
function isSame(a: SpriteState | undefined, b: SpriteState | undefined): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  return a.x === b.x && a.y === b.y && a.scale === b.scale && isAlike(a, b);
}

/** Whether they draw the same but for their place and size. */
const isAlike = (a: SpriteState, b: SpriteState) =>
  a.opacity === b.opacity && a.look === b.look && isBox(a.clip, b.clip);

const isBox = (a: Box, b: Box) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

function markChange(marks: DirtyMap, was: SpriteState | undefined, now: SpriteState | undefined): void {
  if (was?.hasCells && now && isAlike(was, now)) {
    const way = wayOf(was, now);
    if (Math.max(way.left, way.top, way.right, way.bottom) <= FARTHEST) {
      markCells(marks.kernel, was, way);
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

type Margins = { left: number; top: number; right: number; bottom: number };

/** How far any part of a layer has moved, to either side. */
function wayOf(was: SpriteState, now: SpriteState): Margins {
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

/** Marks what the detailed cells of a layer touch on their way. */
function markCells(kernel: Kernel, { handle, x, y, scale, clip }: SpriteState, way: Margins): void {
  const blur = BLUR * Math.max(1, scale);
  kernel.markWithin(clip.x, clip.y, clip.x + clip.width, clip.y + clip.height);
  const [left, top] = [x - way.left - blur, y - way.top - blur];
  kernel.markDetailed(handle, left, top, x + way.right + blur, y + way.bottom + blur, scale);
}

/** Marks the macroblocks under a layer, as far as its clip lets it be seen. */
function markWhole({ map, columns }: DirtyMap, { x, y, width, height, scale, clip }: SpriteState): void {
  const from = Math.floor(Math.max(clip.x, x - BLUR) / BLOCK);
  const to = Math.ceil(Math.min(clip.x + clip.width, x + width * scale + BLUR) / BLOCK);
  const end = Math.ceil(Math.min(clip.y + clip.height, y + height * scale + BLUR) / BLOCK);
  for (let row = Math.floor(Math.max(clip.y, y - BLUR) / BLOCK); row < end; row++) {
    if (from < to) map.fill(1, row * columns + from, row * columns + to);
  }
}
