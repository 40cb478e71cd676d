/** Of like texts, the share that may be so long that they have a smaller size than the others. */
const OUTLIERS = 0.34;
/** Sizes that are closer than this are one, and the larger is no more than this of the smaller. */
const STEP = { least: 1.15, most: 1.5 };

/**
 * Like texts share one size, that which the longest of them needs. A text that is far longer than the others has a
 * smaller step for itself, so that it does not make all of them small.
 * @param largest the largest size that each of them may have.
 */
export function inTwoSizes(largest: readonly number[]): number[] {
  const sorted = largest.toSorted((a, b) => a - b);
  const least = sorted[0] ?? 0;
  const usual = sorted[Math.floor(sorted.length * OUTLIERS)] ?? least;
  if (usual < STEP.least * least) return largest.map(() => least);
  const larger = Math.min(usual, Math.floor(least * STEP.most));
  return largest.map((size) => (size >= usual ? larger : least));
}
