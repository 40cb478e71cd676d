import type { Box, Size } from "../sizes.ts";
import { CELL } from "./restless.ts";
import type { Drawn } from "./sprite.ts";

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
function isSame(a: Drawn | undefined, b: Drawn | undefined): boolean {
  if (!a || !b) return a === b;
  return a.x === b.x && a.y === b.y && isAlike(a, b);
}

/** Whether they draw the same but for their place. */
const isAlike = (a: Drawn, b: Drawn) =>
  a.scale === b.scale && a.opacity === b.opacity && a.look === b.look && isBox(a.clip, b.clip);

const isBox = (a: Box, b: Box) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

type Look = readonly (Drawn | undefined)[];

/** The macroblocks that may look different: of what changed, where it was and where it is. */
export function dirtyBlocks(before: Look, after: Look, size: Size): Blocks[] {
  const { right: columns, bottom: rows } = blocksOf(size);
  const marks = { map: new Uint8Array(columns * rows), columns };
  for (const [i, now] of after.entries()) {
    const was = before[i];
    if (!isSame(was, now)) markChange(marks, was, now);
  }
  return rectanglesIn(marks.map, columns, rows);
}

function markChange(marks: Marks, was: Drawn | undefined, now: Drawn | undefined): void {
  if (was?.restless && now && isNear(was, now)) {
    for (const cell of was.restless) mark(marks, was, cell);
    return;
  }
  if (was) mark(marks, was, whole(was));
  if (now) mark(marks, now, whole(now));
}

/** Scaled edges are blended with what is next to them, and colours reach over a pixel more. */
const BLUR = 2;

/** Whether a layer has only moved, and by so little that nothing but its restless cells looks different. */
const isNear = (a: Drawn, b: Drawn) =>
  a.scale === 1 && isAlike(a, b) && Math.abs(a.x - b.x) <= CELL - BLUR && Math.abs(a.y - b.y) <= CELL - BLUR;

const whole = ({ width, height, scale }: Drawn): Box => ({
  x: 0,
  y: 0,
  width: width * scale,
  height: height * scale,
});

type Marks = { map: Uint8Array; columns: number };

/** Marks the macroblocks under a part of a layer, as far as its clip lets it be seen. */
function mark({ map, columns }: Marks, { x, y, clip }: Drawn, part: Box): void {
  const left = Math.max(clip.x, x + part.x - BLUR);
  const top = Math.max(clip.y, y + part.y - BLUR);
  const right = Math.min(clip.x + clip.width, x + part.x + part.width + BLUR);
  const bottom = Math.min(clip.y + clip.height, y + part.y + part.height + BLUR);
  if (left >= right) return;
  const [from, to] = [Math.floor(left / SIDE), Math.ceil(right / SIDE)];
  for (let row = Math.floor(top / SIDE); row < Math.ceil(bottom / SIDE); row++) {
    map.fill(1, row * columns + from, row * columns + to);
  }
}

/** So many macroblocks too many are drawn faster than the list is walked through once more. */
const GAP = 8;

/** The marked macroblocks as rectangles, row by row; equal runs below each other are one. */
function rectanglesIn(map: Uint8Array, columns: number, rows: number): Blocks[] {
  const done: Blocks[] = [];
  let open: Blocks[] = [];
  for (let row = 0; row < rows; row++) {
    const runs = runsIn(map.subarray(row * columns, (row + 1) * columns), row);
    for (const run of runs) {
      const above = open.find(({ left, right }) => left === run.left && right === run.right);
      if (above) run.top = above.top;
    }
    done.push(
      ...open.filter(
        ({ left, right, top }) =>
          !runs.some((run) => run.left === left && run.right === right && run.top === top),
      ),
    );
    open = runs;
  }
  return [...done, ...open];
}

function runsIn(marks: Uint8Array, row: number): Blocks[] {
  const runs: Blocks[] = [];
  for (let column = marks.indexOf(1); column >= 0; column = marks.indexOf(1, column + 1)) {
    const last = runs.at(-1);
    if (last && column - last.right <= GAP) last.right = column + 1;
    else runs.push({ left: column, top: row, right: column + 1, bottom: row + 1 });
  }
  return runs;
}
