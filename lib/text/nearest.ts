import { editDistance } from "./distance.ts";

const MAX_LENGTH = 60;

/** The known name that is most like a mistyped one; undefined only without any. Ties go to the first. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const word = name.slice(0, MAX_LENGTH).toLowerCase();
  const ranked = known.map((one) => ({ one, edits: editDistance(word, one.toLowerCase(), { swaps: true }) }));
  return ranked.toSorted((a, b) => a.edits - b.edits)[0]?.one;
}
