// biome-ignore lint/style/noProcessEnv: the heavy projects of test/vitest.config.ts set it.
const IS_WHOLE = process.env.TEST_MATRICES === "whole";

/**
 * The cases of a long matrix: `count` of them under `npm test`, all of them under `npm run test:heavy`.
 * The golden ratio spreads the sample, so that it meets every row and column of a flattened matrix.
 */
export function sample<T>(cases: readonly T[], count: number): readonly T[] {
  if (IS_WHOLE) return cases;
  const place = (index: number) => (index * 0.618_033_988_749_895) % 1;
  const order = cases.map((_, index) => index).sort((a, b) => place(a) - place(b));
  const chosen = new Set(order.slice(0, count));
  return cases.filter((_, index) => chosen.has(index));
}

/** How often a random test runs: `few` times under `npm test`, `many` times under `npm run test:heavy`. */
export const runs = (few: number, many: number): number => (IS_WHOLE ? many : few);
