/** A seeded sequence of numbers from 0 up to 1: the only chance a template has (mulberry32). */
export function prng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list, by a number from 0 up to 1. */
export function pick<T>(list: readonly [T, ...T[]], roll: number): T {
  return list[Math.floor(roll * list.length)] ?? list[0];
}

/** Steps of the R2 sequence (M. Roberts, 2018): the points it walks through cover a square evenly, however many there are. */
const STEPS = [0.7548776662466927, 0.5698402909980532] as const;

/**
 * A quasi-random number from 0 up to 1 for a seed, along one of two independent axes. Neighbouring seeds lie
 * far apart, so a handful of seeds tries most choices. Independent draws would repeat themselves.
 */
export const lowDiscrepancy = (seed: number, axis: 0 | 1): number => (0.5 + Math.abs(seed) * STEPS[axis]) % 1;
