/** A seeded sequence of numbers from 0 up to 1: the only chance a template has (mulberry32). */
export function dice(seed: number): () => number {
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
