import { draw } from "../engine.ts";
import type { Size } from "../sizes.ts";
import { groundOf, type Pixels } from "./ground.ts";
import { pngOf } from "./png-of.ts";

/** A product without its ground, cropped to what is left of the picture. */
export type CutOut = Size & { key: string; bytes: Uint8Array };

/** Pixels on the longer side: enough for a product that fills half of a picture, and little memory. */
const LONGEST = 900;
const REMEMBERED = 4;

const known = new Map<string, CutOut | undefined>();

/**
 * Takes a product off its even ground, with a soft edge. Undefined where the ground is not even enough to be sure. One
 * picture is decoded at a time.
 */
export async function cutOut(photo: Size & { key: string }, bytes: Uint8Array): Promise<CutOut | undefined> {
  if (known.has(photo.key)) return known.get(photo.key);
  const pixels = await pixelsOf(photo, bytes);
  const cut = withoutGround(pixels);
  const found = cut && {
    key: `cut:${photo.key}`,
    width: cut.width,
    height: cut.height,
    bytes: await pngOf(cut),
  };
  if (known.size >= REMEMBERED) known.clear();
  known.set(photo.key, found);
  return found;
}

async function pixelsOf({ key, width, height }: Size & { key: string }, bytes: Uint8Array): Promise<Pixels> {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const box = { display: "flex", ...size } as const;
  const root = {
    type: "container" as const,
    style: box,
    children: [{ type: "image" as const, src: key, style: box }],
  };
  return { ...size, rgba: await draw({ ...size, root, images: new Map([[key, bytes]]) }, "raw") };
}

/** The product alone; undefined where there is no even ground. */
export function withoutGround(pixels: Pixels): Pixels | undefined {
  const ground = groundOf(pixels);
  if (!ground) return undefined;
  const alpha = softened(ground.mask, pixels);
  const rgba = new Uint8Array(pixels.rgba);
  for (const [i, opacity] of alpha.entries()) {
    rgba[4 * i + 3] = Math.round(opacity * 255);
    if (opacity > 0 && opacity < 1)
      for (const channel of [0, 1, 2] as const)
        rgba[4 * i + channel] = withoutTint(rgba[4 * i + channel] ?? 0, ground.color[channel], opacity);
  }
  return cropped({ ...pixels, rgba });
}

/** The part of a mixed colour that is the product's own. */
const withoutTint = (mixed: number, ground: number, opacity: number) =>
  Math.max(0, Math.min(255, Math.round((mixed - (1 - opacity) * ground) / opacity)));

/** The product's opacity: the mean of what is product around each pixel, a touch within its outline. */
function softened(mask: Uint8Array, { width, height }: Size): Float32Array {
  const alpha = new Float32Array(mask.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          sum += 1 - (mask[row * width + column] ?? 1);
          count++;
        }
      alpha[y * width + x] = Math.max(0, Math.min(1, (sum / count - 0.4) / 0.5));
    }
  return alpha;
}

function cropped({ rgba, width, height }: Pixels): Pixels | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < width * height; i++) {
    if ((rgba[4 * i + 3] ?? 0) === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < left) return undefined;
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const kept = new Uint8Array(4 * size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    const from = 4 * ((top + y) * width + left);
    kept.set(rgba.subarray(from, from + 4 * size.width), 4 * y * size.width);
  }
  return { ...size, rgba: kept };
}
