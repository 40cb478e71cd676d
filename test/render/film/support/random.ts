import type { Clip, Rgba } from "./compositor-reference.ts";

/** Numbers from 0 up to 1, always the same ones for a seed: a linear congruential generator (Numerical Recipes, 7.1). */
export function randomNumbers(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, between: (from: number, to: number) => from + below(to - from + 1) };
}
export type Random = ReturnType<typeof randomNumbers>;

/** The alpha of a pixel from where it is in its picture, both ways from 0 to 1. */
type Veil = (random: Random, x: number, y: number) => number;

const opaque: Veil = () => 255;
const noise: Veil = ({ below }) => below(256);
const speckled: Veil = ({ next, below }) => (next() < 0.7 ? 255 * below(2) : below(256));
/** Opaque in the middle, empty around it, and something in between where they meet. */
const card: Veil = ({ below }, x, y) => {
  const middle = Math.max(Math.abs(x - 0.55), Math.abs(y - 0.45));
  if (middle < 0.25) return 255;
  return middle < 0.35 ? below(256) : 0;
};
/** Rows with a little ink at their beginning, with gaps between them. */
const lines: Veil = ({ below }, x, y) => (x < 0.6 && Math.floor(y * 9) % 3 === 1 ? below(256) : 0);
const VEILS = [opaque, noise, speckled, card, lines];

/** Random colours; transparent in one of several ways, or not at all. */
export function randomPicture(random: Random, width: number, height: number, isOpaque = false): Rgba {
  const veil = isOpaque ? opaque : VEILS[random.below(VEILS.length)]!;
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < pixels.length; i++) {
    const pixel = i >> 2;
    const isAlpha = i % 4 === 3;
    pixels[i] = isAlpha
      ? veil(random, (pixel % width) / width, Math.floor(pixel / width) / height)
      : random.below(256);
  }
  return { width, height, pixels };
}

/** A part of a film, here and there reaching over its edges. */
export function randomClip({ between }: Random, { right, bottom }: Clip): Clip {
  const [left, top] = [between(-5, right - 10), between(-5, bottom - 10)];
  return { left, top, right: left + between(1, right), bottom: top + between(1, bottom) };
}
