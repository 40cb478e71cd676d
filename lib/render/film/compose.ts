import type { Size } from "../sizes.ts";
import { markDirty } from "./dirty.ts";
import type { Kernel } from "./kernel.ts";
import type { SpriteState } from "./sprite.ts";

/** Pixels, and frames a second. */
type FilmFormat = { size: Size; fps: number };

/** What every sprite of a scene looked like in a picture, in the scene's order. */
export type SpriteStates = readonly (SpriteState | undefined)[];

/**
 * Draws a picture into the kernel's source. Tells the encoder what changed, what moved how far, and what came to rest.
 * @param before the previous states; without them everything is drawn.
 */
export function compose(
  kernel: Kernel,
  { size, fps }: FilmFormat,
  look: SpriteStates,
  before?: SpriteStates,
): void {
  kernel.beginPicture();
  if (before) hintMoves(kernel, before, look);
  markDirty(kernel, size, before, look);
  kernel.composeMarked(writeList(kernel, look));
  kernel.settle(Math.round(SETTLE_SECONDS * fps));
}

/**
 * Seconds after which a resting part is coded again. Motion compensation leaves traces that show only at
 * rest. Parts that drift by whole pixels rest for less than this.
 */
const SETTLE_SECONDS = 0.13;

const ENTRY_BYTES = 48;

function writeList(kernel: Kernel, look: SpriteStates): number {
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

function hintMoves(kernel: Kernel, before: SpriteStates, after: SpriteStates): void {
  for (const [i, now] of after.entries()) {
    const was = before[i];
    if (!was || !now || (was.x === now.x && was.y === now.y && was.scale === now.scale)) continue;
    kernel.hintMove(was.x, was.y, was.scale, now.x, now.y, now.scale, now.width, now.height);
  }
}
