/** Edits (insert, delete, replace, swap neighbours) that turn one word into the other. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const replace = rows[i - 1]![j - 1]! + (same ? 0 : 1);
      const swap = swapped ? rows[i - 2]![j - 2]! + 1 : Infinity;
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, replace, swap));
    }
    rows.push(row);
  }
  return rows[from.length]![to.length]!;
}

/** The known word a mistyped one most likely meant, or undefined when none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const begun = lower.length >= 3 ? known.filter((candidate) => candidate.startsWith(lower)) : [];
  if (begun.length === 1) return begun[0];
  const ranked = known
    .map((candidate) => ({ candidate, edits: distance(lower, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  // A third of the word may be wrong; beyond that a suggestion is a guess.
  return best && best.edits <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined;
}
