import type { Size } from "../uploads/images/limits.ts";

/** Straight RGBA rows. */
export type Pixels = Size & { rgba: Uint8Array };
type Color = [red: number, green: number, blue: number];

/** How far a channel of a ground pixel may be off: compression and grain, but no shading. */
const NEAR = 22;
/** Of the pixels along the edges: feet may reach one of them. */
const EVEN_SHARE = 0.8;
/** Limits of the ground's share: outside them the figure would be nearly all or nearly none of the image. */
const MIN_GROUND = 0.05;
const MAX_GROUND = 0.985;
/** Pixels in which an outline blends into the ground, and the distance behind them at which its colour is read. */
const BLEND = 2;
const BEHIND = 3;

/**
 * Makes the even ground around a figure transparent, in place; areas that the figure encloses stay.
 * @returns false, with nothing changed, when there is no even ground; true also when the ground was
 * already clear.
 */
export function removeGround(pixels: Pixels): boolean {
  const border = borderOf(pixels);
  const clear = border.filter((at) => alphaAt(pixels, at) < 32).length;
  if (clear >= border.length / 2) return true;
  const ground = groundOf(pixels, border);
  if (!ground) return false;
  const { mask, share } = flood(pixels, border, ground);
  if (share < MIN_GROUND || share > MAX_GROUND) return false;
  soften(pixels, mask, ground);
  for (let at = 0; at < mask.length; at++) if (mask[at] === 1) pixels.rgba[at * 4 + 3] = 0;
  return true;
}

const alphaAt = ({ rgba }: Pixels, at: number) => rgba[at * 4 + 3] ?? 0;

function borderOf({ width, height }: Size): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}

/** The middle of what the edges show, if nearly all of them show it. */
function groundOf(pixels: Pixels, border: readonly number[]): Color | undefined {
  const middle = (channel: number) => {
    const values = border.map((at) => pixels.rgba[at * 4 + channel] ?? 0).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  };
  const ground: Color = [middle(0), middle(1), middle(2)];
  const even = border.filter((at) => distance(pixels, at, ground) <= NEAR).length;
  return even >= border.length * EVEN_SHARE ? ground : undefined;
}

function distance({ rgba }: Pixels, at: number, [red, green, blue]: Color): number {
  const i = at * 4;
  return Math.max(
    Math.abs((rgba[i] ?? 0) - red),
    Math.abs((rgba[i + 1] ?? 0) - green),
    Math.abs((rgba[i + 2] ?? 0) - blue),
  );
}

/** Marks with 1 what can be reached from the edges without leaving the ground. */
function flood(pixels: Pixels, border: readonly number[], ground: Color) {
  const { width, height } = pixels;
  const mask = new Uint8Array(width * height);
  const open = new Int32Array(width * height);
  let [waiting, found] = [0, 0];
  const visit = (at: number) => {
    if (mask[at] !== 0 || distance(pixels, at, ground) > NEAR) return;
    mask[at] = 1;
    found++;
    open[waiting++] = at;
  };
  for (const at of border) visit(at);
  while (waiting > 0) {
    const at = open[--waiting] ?? 0;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return { mask, share: found / mask.length };
}

/** Pixels on the outline mix ground and figure: the share of the ground becomes transparency. */
function soften(pixels: Pixels, mask: Uint8Array, ground: Color): void {
  const before = { ...pixels, rgba: pixels.rgba.slice() };
  const { width, height, rgba } = pixels;
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 1 || !around(at, BLEND, before, (near) => mask[near] === 1)) continue;
    let farthest = 1;
    around(at, BEHIND, { width, height }, (near) => {
      if (mask[near] === 0) farthest = Math.max(farthest, distance(before, near, ground));
      return false;
    });
    const cover = Math.min(1, distance(before, at, ground) / farthest);
    for (const channel of [0, 1, 2] as const) {
      const mixed = before.rgba[at * 4 + channel] ?? 0;
      const own = cover > 0 ? (mixed - ground[channel] * (1 - cover)) / cover : mixed;
      rgba[at * 4 + channel] = Math.min(255, Math.max(0, Math.round(own)));
    }
    rgba[at * 4 + 3] = Math.round(cover * alphaAt(before, at));
  }
}

/** True when `test` is, for any pixel at most `reach` away. */
function around(at: number, reach: number, size: Size, test: (near: number) => boolean): boolean {
  const [x, y] = [at % size.width, Math.floor(at / size.width)];
  const lastX = Math.min(size.width - 1, x + reach);
  const lastY = Math.min(size.height - 1, y + reach);
  for (let row = Math.max(0, y - reach); row <= lastY; row++) {
    for (let column = Math.max(0, x - reach); column <= lastX; column++)
      if (test(row * size.width + column)) return true;
  }
  return false;
}
