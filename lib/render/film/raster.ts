import { withPixels } from "../engine.ts";
import type { Box, Size } from "../sizes.ts";
import type { KeyedScene } from "./artwork.ts";
import { discardBytes } from "./discard.ts";
import type { Kernel } from "./kernel.ts";
import { evenAbove, evenBelow } from "./pose.ts";

/** Straight RGBA, row by row. */
export type Pixels = Size & { rgba: Uint8Array<ArrayBuffer> };

/** Draws a picture and passes its pixels to `use`. They are valid only during that call. */
export type Rasteriser = <T>(picture: KeyedScene, use: (pixels: Pixels) => T) => Promise<T>;

/**
 * Bytes of pixels cached for a later scene, for logos and small ornaments. Larger pictures are drawn again.
 */
const MAX_KEPT = 4_000_000;

/** Makes a rasteriser. It caches small pictures that `wanted` lists more than once. */
export function rasteriserFor(wanted: readonly KeyedScene[]): Rasteriser {
  const left = new Map<string, number>();
  for (const { key } of wanted) left.set(key, (left.get(key) ?? 0) + 1);
  const kept = new Map<string, Pixels>();
  let bytes = 0;
  return async ({ scene, key }, use) => {
    const usesLeft = (left.get(key) ?? 1) - 1;
    left.set(key, usesLeft);
    const known = kept.get(key);
    if (known && usesLeft > 0) return use(known);
    if (known) {
      kept.delete(key);
      bytes -= known.rgba.length;
      const result = use(known);
      discardBytes(known.rgba);
      return result;
    }
    const { width, height } = scene;
    return withPixels(scene, (rgba) => {
      if (usesLeft > 0 && bytes + rgba.length <= MAX_KEPT) {
        kept.set(key, { width, height, rgba: rgba.slice() });
        bytes += rgba.length;
      }
      return use({ width, height, rgba });
    });
  };
}

/**
 * The smallest box with even edges that holds all visible pixels; undefined when the picture is transparent.
 */
export function inkOf({ width, height, rgba }: Pixels): Box | undefined {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const first = inkFrom(pixels, 0, pixels.length);
  if (first === pixels.length) return;
  const top = Math.floor(first / width);
  const bottom = Math.ceil(inkEnd(pixels, first, pixels.length) / width);
  let [left, right] = [width, 0];
  for (let y = top; y < bottom; y++) {
    // No more of a row is looked at than may make the box wider.
    const row = y * width;
    left = inkFrom(pixels, row, row + left) - row;
    right = inkEnd(pixels, row + right, row + width) - row;
  }
  const [x, y] = [evenBelow(left), evenBelow(top)];
  return {
    x,
    y,
    width: Math.min(width, evenAbove(right)) - x,
    height: Math.min(height, evenAbove(bottom)) - y,
  };
}

/** Every machine that runs this has the alpha of a pixel in the highest of its four bytes. */
const OPAQUE = 0xff000000;

function inkFrom(pixels: Uint32Array, from: number, to: number): number {
  let at = from;
  while (at < to && ((pixels[at] as number) & OPAQUE) === 0) at++;
  return at;
}

function inkEnd(pixels: Uint32Array, from: number, to: number): number {
  let at = to;
  while (at > from && ((pixels[at - 1] as number) & OPAQUE) === 0) at--;
  return at;
}

/** Passes a part of some pixels to the kernel, in bands that fit its staging memory. */
export function hand(
  kernel: Kernel,
  { width, rgba }: Pixels,
  part: Box,
  take: (y: number, rows: number) => void,
) {
  const maximum = evenBelow(kernel.stagingBytes() / (4 * part.width));
  for (let y = 0; y < part.height; y += maximum) {
    const rows = Math.min(maximum, part.height - y);
    const staging = new Uint8Array(kernel.memory.buffer, kernel.staging(), 4 * rows * part.width);
    for (let row = 0; row < rows; row++) {
      const from = 4 * ((part.y + y + row) * width + part.x);
      staging.set(rgba.subarray(from, from + 4 * part.width), 4 * row * part.width);
    }
    take(y, rows);
  }
}
