import { PASSING } from "./passing.ts";
import { subjectsIn } from "./subjects-in.ts";
import type { SubjectWords } from "./words.ts";

/** A passing subject counts this share: the sentence after the headline has to name it again. */
const PASSING_SHARE = 0.6;

type Mention = { text: string; weight: number };

export const worthOf = (subject: string, weight: number) =>
  PASSING.has(subject) ? weight * PASSING_SHARE : weight;

/** What the mentions of each subject come to, in the order in which they are named. */
export function sumsOf(
  words: SubjectWords,
  mentions: readonly Mention[],
  read: typeof subjectsIn = subjectsIn,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { text, weight } of mentions) {
    for (const subject of new Set(read(words, text))) {
      sums.set(subject, (sums.get(subject) ?? 0) + worthOf(subject, weight));
    }
  }
  return sums;
}

/** The subject with the largest sum, of equals the one named first. */
export function surest(sums: ReadonlyMap<string, number>, least: number): string | undefined {
  const [best] = [...sums].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= least ? best[0] : undefined;
}
