import { editDistance } from "../text/distance.ts";

/** The known word a mistyped one most likely meant, or undefined when none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const begun = lower.length >= 3 ? known.filter((candidate) => candidate.startsWith(lower)) : [];
  if (begun.length === 1) return begun[0];
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(lower, candidate, { swaps: true }) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  // A third of the word may be wrong; beyond that a suggestion is a guess.
  return best && best.edits <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined;
}
