import { sentences } from "../../copy/sentences.ts";
import { plain, says } from "./plain.ts";

/** Shorter slogans are words that anybody may use. */
const MIN_WORDS = 3;

/** Two lists of words differ by one word: exchanged, missing or added. */
function nearlyEqual(a: string[], b: string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return Math.max(a.length, b.length) - start - end === 1;
}

/** "Empty miles" beside "Fewer empty miles": with a word less, the words of a short slogan are anybody's. */
const isLabel = (line: string[], slogan: string[]) => line.length < slogan.length && line.length < MIN_WORDS;

/** A line that is the slogan with one word changed, left out or put in; undefined when it is intact or absent. */
export function alteredSlogan(slogan: string, text: string): string | undefined {
  const wanted = plain(slogan).split(" ");
  if (wanted.length < MIN_WORDS) return undefined;
  const lines = text.split("\n").filter((line) => !says(line, slogan));
  return lines
    .flatMap((line) => [line, ...sentences(line)])
    .find((line) => {
      const said = plain(line).split(" ");
      return !isLabel(said, wanted) && nearlyEqual(said, wanted);
    });
}
