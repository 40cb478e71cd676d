import type { Size } from "../sizes.ts";

/** Straight RGBA rows. */
export type Pixels = Size & { rgba: Uint8Array };

/** Shares and distances in RGB (0 to 441) that decide what is an even ground. */
const EVEN = { border: 22, share: 0.9 };
/** More of a side than this is a product that runs off the picture. */
const TOUCHED = 0.02;
const GROUND = { own: 40, step: 13 };
const SHARE = { least: 0.16, most: 0.96 };
/** Along its outline a product differs from its ground by this much, at least on this share of it. */
const OUTLINE = { differs: 30, share: 0.7 };

/** 1 for every pixel of the ground, 0 for the product on it; the colour of the ground. */
export type Ground = { mask: Uint8Array; color: readonly [number, number, number] };

/**
 * The even ground of a picture, flooded from its border. Undefined where the border is not even, the product runs off
 * it, or its outline is lost in the ground: a cut-out would take a part of the product.
 */
export function groundOf(pixels: Pixels): Ground | undefined {
  const color = borderColor(pixels);
  if (!color || !isEven(pixels, color)) return undefined;
  const mask = flood(pixels, color);
  const share = mask.reduce((sum, one) => sum + one, 0) / mask.length;
  if (share < SHARE.least || share > SHARE.most || runsOff(pixels, mask)) return undefined;
  return hasOutline(pixels, mask, color) ? { mask, color } : undefined;
}

type Color = Ground["color"];

const distance = (rgba: Uint8Array, i: number, [r, g, b]: Color): number =>
  Math.hypot((rgba[4 * i] ?? 0) - r, (rgba[4 * i + 1] ?? 0) - g, (rgba[4 * i + 2] ?? 0) - b);

/** Indexes of the outermost pixels: top, bottom, left, right. */
function sides({ width, height }: Size): number[][] {
  const across = Array.from({ length: width }, (_, x) => x);
  const down = Array.from({ length: height }, (_, y) => y * width);
  return [across, across.map((x) => (height - 1) * width + x), down, down.map((y) => y + width - 1)];
}

/** The median of each channel. A picture with holes in its border has no ground. */
function borderColor(pixels: Pixels): Color | undefined {
  const border = sides(pixels).flat();
  if (border.some((i) => (pixels.rgba[4 * i + 3] ?? 0) < 250)) return undefined;
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
    const values = Uint8Array.from(border, (i) => pixels.rgba[4 * i + channel] ?? 0).sort();
    return values[values.length >> 1] ?? 0;
  });
  return [r, g, b];
}

function isEven(pixels: Pixels, color: Color): boolean {
  const shares = sides(pixels).map(
    (side) => side.filter((i) => distance(pixels.rgba, i, color) <= EVEN.border).length / side.length,
  );
  return shares.every((share) => share >= EVEN.share);
}

/** From the border inwards, over what is close to the ground's colour and changes little by little. */
function flood({ rgba, width, height }: Pixels, color: Color): Uint8Array {
  const mask = new Uint8Array(width * height);
  const open = new Int32Array(width * height);
  let count = 0;
  const add = (i: number) => {
    if (mask[i] === 1 || distance(rgba, i, color) > GROUND.own) return;
    mask[i] = 1;
    open[count++] = i;
  };
  for (const i of sides({ width, height }).flat()) add(i);
  while (count > 0) {
    const i = open[--count] ?? 0;
    const own: Color = [rgba[4 * i] ?? 0, rgba[4 * i + 1] ?? 0, rgba[4 * i + 2] ?? 0];
    for (const j of neighbours(i, { width, height })) if (distance(rgba, j, own) <= GROUND.step) add(j);
  }
  return mask;
}

const runsOff = (size: Size, mask: Uint8Array): boolean =>
  sides(size).some((side) => side.filter((i) => mask[i] === 0).length > TOUCHED * side.length);

const neighbours = (i: number, { width, height }: Size): number[] => [
  ...(i % width > 0 ? [i - 1] : []),
  ...(i % width < width - 1 ? [i + 1] : []),
  ...(i >= width ? [i - width] : []),
  ...(i < width * (height - 1) ? [i + width] : []),
];

function hasOutline({ rgba, width }: Pixels, mask: Uint8Array, color: Color): boolean {
  let [outline, clear] = [0, 0];
  for (let i = width; i < mask.length - width; i++) {
    if (mask[i] === 1 || !(mask[i - 1] || mask[i + 1] || mask[i - width] || mask[i + width])) continue;
    outline++;
    // Two pixels further in, where the edge is not smoothed any more.
    const inner = [i - 2, i + 2, i - 2 * width, i + 2 * width].filter((j) => mask[j] === 0);
    if (inner.some((j) => distance(rgba, j, color) >= OUTLINE.differs)) clear++;
  }
  return outline > 0 && clear / outline >= OUTLINE.share;
}
