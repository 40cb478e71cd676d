import type { Hex } from "./color.ts";

/** Regions smaller than this share of a logo's edge are details that may be lost. */
const LEAST = 0.06;
/** Colours are one region in steps of this many levels a channel. */
const STEP = 32;
const VISIBLE = 200;

type Region = { count: number; red: number; green: number; blue: number };

/**
 * The colours of a logo that meet its surroundings. A white letter inside a disc does not: it meets the disc.
 * @param pixels straight RGBA of a square of `side` by `side` pixels.
 * @returns one colour for each region that makes up a fair part of the edge, the largest first.
 */
export function rimsOf(pixels: Uint8Array, side: number): Hex[] {
  const regions = new Map<number, Region>();
  let edge = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isVisible(pixels, side, x, y) || !meetsNothing(pixels, side, x, y)) continue;
      edge++;
      add(regions, pixels, 4 * (y * side + x));
    }
  }
  return [...regions.values()]
    .filter(({ count }) => count >= edge * LEAST)
    .toSorted((a, b) => b.count - a.count)
    .map(meanOf);
}

function isVisible(pixels: Uint8Array, side: number, x: number, y: number): boolean {
  const isInside = x >= 0 && y >= 0 && x < side && y < side;
  return isInside && (pixels[4 * (y * side + x) + 3] ?? 0) >= VISIBLE;
}

/** Whether the ground is within two pixels: the outermost ones are smoothed and left out. */
const meetsNothing = (pixels: Uint8Array, side: number, x: number, y: number) =>
  [-2, 2].some((by) => !isVisible(pixels, side, x + by, y) || !isVisible(pixels, side, x, y + by));

function add(regions: Map<number, Region>, pixels: Uint8Array, at: number): void {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
  const key = [red, green, blue].reduce((sum, value) => sum * 16 + Math.round(value / STEP), 0);
  const region = regions.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
  regions.set(key, {
    count: region.count + 1,
    red: region.red + red,
    green: region.green + green,
    blue: region.blue + blue,
  });
}

function meanOf({ count, red, green, blue }: Region): Hex {
  const hex = [red, green, blue].map((sum) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
