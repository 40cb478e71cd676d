/** Chance that can be repeated: the same seed draws the same (mulberry32, public domain). */
export function chance(seed: number) {
  let state = seed >>> 0;
  function draw(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    draw,
    between: (least: number, most: number) => least + draw() * (most - least),
    /** One of a list that is not empty. */
    of: <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T,
    /** A key, in the proportion of its weight. */
    weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
      const entries = Object.entries(weights) as [K, number][];
      let left = draw() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return entries[0]![0];
    },
  };
}

export type Chance = ReturnType<typeof chance>;
