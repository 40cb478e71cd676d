// biome-ignore lint/style/noProcessEnv: the heavy projects of test/vitest.config.ts set it.
const IS_WHOLE = process.env.TEST_MATRICES === "whole";

/**
 * The cases of a long matrix: about `count` of them under `npm test`, all of them under `npm run test:heavy`.
 * The golden ratio spreads the sample, so that it meets every row and column of a flattened matrix.
 */
export function sample<T>(cases: readonly T[], count: number): readonly T[] {
  if (IS_WHOLE) return cases;
  const share = count / cases.length;
  return cases.filter((_, index) => (index * 0.618_033_988_749_895) % 1 < share);
}

/** How often a random test runs: `few` times under `npm test`, `many` times under `npm run test:heavy`. */
export const runs = (few: number, many: number): number => (IS_WHOLE ? many : few);
