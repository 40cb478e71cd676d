import { ideas } from "../copy/judge/ideas.ts";

/** "Teamvorlagen" is said by "Vorlagen für das ganze Team": both parts of a compound stand there. */
const isCompoundOf = (word: string, said: ReadonlySet<string>) =>
  [...said].some(
    (part) =>
      part.length >= LEAST_PART &&
      word.startsWith(part) &&
      word.length - part.length >= LEAST_PART &&
      [...said].some(
        (other) => other !== part && other.startsWith(word.slice(part.length).slice(0, LEAST_PART + 1)),
      ),
  );
const LEAST_PART = 4;

/** Share of the words that a text says. */
export function shareIn(wanted: readonly string[], text: string): number {
  const said = new Set(ideas(text));
  const found = wanted.filter((word) => said.has(word) || isCompoundOf(word, said));
  return found.length / Math.max(1, wanted.length);
}
