import type { Rgba } from "./compositor-reference.ts";

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

/** Noise, with alphas of every kind. */
export function randomPicture(random: Random, width: number, height: number, isOpaque = false): Rgba {
  const pixels = new Uint8Array(width * height * 4);
  const kind = random.below(4);
  for (let i = 0; i < pixels.length; i++) pixels[i] = random.below(256);
  for (let i = 3; i < pixels.length; i += 4) {
    if (isOpaque || kind === 0) pixels[i] = 255;
    else if (kind === 1 && random.next() < 0.7) pixels[i] = random.next() < 0.5 ? 0 : 255;
  }
  return { width, height, pixels };
}
