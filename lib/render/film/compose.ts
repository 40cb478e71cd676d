import type { Size } from "../sizes.ts";
import { type Blocks, blocksOf, dirtyBlocks } from "./dirty.ts";
import type { Kernel } from "./kernel.ts";
import type { Drawn } from "./sprite.ts";

/** What the kernel's map says of a macroblock: see kernel.ts. */
const CHANGED = 1;
const SETTLING = 2;

/** Pixels, and frames a second. */
type Format = { size: Size; fps: number };

/** What every sprite of a scene looked like in a picture, in the scene's order. */
export type Look = readonly (Drawn | undefined)[];

/** What a composed picture leaves for the next one. */
type Composed = {
  look: Look;
  /** For how many pictures each macroblock has been the same, up to a number that says nothing any more. */
  rest: Uint8Array;
};
/** What is known of the picture before; nothing at the beginning, and not its look when another scene begins. */
export type Before = { [K in keyof Composed]?: Composed[K] | undefined };

/**
 * Draws a picture into the kernel's source and tells the encoder what has changed since the one before, what moved
 * how far, and what has come to rest and is worth to be coded once more.
 * @param before without a look all of the picture is drawn.
 */
export function compose(kernel: Kernel, { size, fps }: Format, look: Look, before: Before): Composed {
  const whole = blocksOf(size);
  const blocks = whole.right * whole.bottom;
  kernel.beginPicture();
  if (before.look) hintMoves(kernel, before.look, look);
  const dirty = before.look ? dirtyBlocks(before.look, look, size) : [whole];
  if (dirty.length > 0) composeBlocks(kernel, look, dirty);
  const map = bytesAt(kernel, kernel.changes(), blocks);
  const settlesAfter = Math.round(SETTLE_SECONDS * fps);
  return { look, rest: rested(map, before.rest ?? new Uint8Array(blocks), settlesAfter) };
}

function composeBlocks(kernel: Kernel, look: Look, dirty: readonly Blocks[]): void {
  const count = writeList(kernel, look);
  for (const { left, top, right, bottom } of dirty) kernel.compose(count, left, top, right, bottom);
}

/**
 * After so long what has come to rest is coded once more: motion compensation leaves traces that a picture in motion
 * hides and one at rest shows. What drifts by whole pixels rests for shorter than that.
 */
const SETTLE_SECONDS = 0.13;

/** Marks what is to settle and counts on. A plain loop: it runs over every macroblock of every picture. */
function rested(map: Uint8Array, before: Uint8Array, settlesAfter: number): Uint8Array {
  const rest = new Uint8Array(map.length);
  for (let i = 0; i < map.length; i++) {
    const pictures = before[i] as number;
    if (map[i] === CHANGED) continue;
    if (pictures === settlesAfter - 1) map[i] = SETTLING;
    rest[i] = Math.min(pictures + 1, settlesAfter);
  }
  return rest;
}

const ENTRY_BYTES = 48;

function writeList(kernel: Kernel, look: Look): number {
  const seen = look.filter((one) => one !== undefined);
  const view = new DataView(kernel.memory.buffer, kernel.drawList(), seen.length * ENTRY_BYTES);
  for (const [i, { handle, opacity, x, y, scale, clip }] of seen.entries()) {
    const at = i * ENTRY_BYTES;
    view.setUint32(at, handle, true);
    view.setInt32(at + 4, opacity, true);
    view.setFloat64(at + 8, x, true);
    view.setFloat64(at + 16, y, true);
    view.setFloat64(at + 24, scale, true);
    view.setInt32(at + 32, clip.x, true);
    view.setInt32(at + 36, clip.y, true);
    view.setInt32(at + 40, clip.x + clip.width, true);
    view.setInt32(at + 44, clip.y + clip.height, true);
  }
  return seen.length;
}

function hintMoves(kernel: Kernel, before: Look, after: Look): void {
  for (const [i, now] of after.entries()) {
    const was = before[i];
    if (!was || !now || (was.x === now.x && was.y === now.y && was.scale === now.scale)) continue;
    kernel.hintMove(was.x, was.y, was.scale, now.x, now.y, now.scale, now.width, now.height);
  }
}

const bytesAt = (kernel: Kernel, address: number, length: number): Uint8Array =>
  new Uint8Array(kernel.memory.buffer, address, length);
