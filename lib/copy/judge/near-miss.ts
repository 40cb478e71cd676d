import { editDistance } from "../../text/distance.ts";
import { isVerb } from "../lexicon.ts";
import { sentences } from "../sentences.ts";

/** The same letters, two of them in each other's place. */
const isSwapped = (a: string, b: string) =>
  editDistance(a, b) === 2 && [...a].sort().join("") === [...b].sort().join("");

const CAPITALISED = /(?<![\p{L}#@.])\p{Lu}[\p{L}\d]{2,30}/gu;

function isSlip(word: string, part: string, brief: string): boolean {
  if (part.length < 4 || word === part || word[0] !== part[0] || Math.abs(word.length - part.length) > 1)
    return false;
  const plural = word === `${part}s` || part === `${word}s`;
  if (plural || brief.includes(word) || isVerb(word.toLowerCase())) return false;
  const [a, b] = [word.toLowerCase(), part.toLowerCase()];
  return editDistance(a, b) <= (part.length > 5 ? 2 : 1) || isSwapped(a, b);
}

/** A capitalised word that is nearly, but not quite, a word of the name. */
export function misspelt(name: string, text: string, brief: string): string | undefined {
  const parts = name.split(/\s+/);
  return (text.match(CAPITALISED) ?? []).find((word) => parts.some((part) => isSlip(word, part, brief)));
}

const MIN_SLOGAN_WORDS = 3;
const plain = (s: string) =>
  s
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]/gu, "")
    .trim()
    .split(/ +/);

/** Two lists of words differ by one word: exchanged, missing or added. */
function nearlyEqual(a: string[], b: string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const rest = Math.max(a.length, b.length) - start - end;
  return rest === 1;
}

/** A line that is the slogan with one word changed, left out or put in; undefined when the slogan is intact or absent. */
export function alteredSlogan(slogan: string, text: string): string | undefined {
  const wanted = plain(slogan);
  if (wanted.length < MIN_SLOGAN_WORDS) return undefined;
  return text
    .split("\n")
    .flatMap((line) => sentences(line))
    .find((s) => nearlyEqual(plain(s), wanted));
}
