import type { RunRow } from "./store.ts";

/**
 * The seed that a run is drawn with. Live runs without a wish look different from each other, and each looks the same
 * when it is drawn again. Test runs never change.
 */
export const seedOf = ({ id, livemode, seed }: Pick<RunRow, "id" | "livemode" | "seed">): number =>
  seed ?? (livemode ? Number.parseInt(id.slice(-7), 16) : 0);

const SEEDS = 2 ** 31;

/** A seed for runs that give none. */
export function randomSeed({ random }: { random(size: number): Uint8Array }): number {
  return random(4).reduce((sum, byte) => sum * 256 + byte, 0) % SEEDS;
}
