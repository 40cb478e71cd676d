import { once, remembered } from "../once.ts";
import { folded } from "./folded.ts";

/** Texts that have been asked about most recently; one sentence meets hundreds of patterns. */
const REMEMBERED = 256;
const LONGEST_REMEMBERED = 5_000;

/** A text in small letters, with a number for each three characters that stand side by side in it. */
type Searched = { letters: string; grams: () => readonly number[] };

const gramAt = (text: string, i: number) =>
  (text.charCodeAt(i) * 961 + text.charCodeAt(i + 1) * 31 + text.charCodeAt(i + 2)) & 0x3fffffff;

function gramsOf(letters: string): number[] {
  const grams = new Set<number>();
  for (let i = 0; i + 2 < letters.length; i++) grams.add(gramAt(letters, i));
  return [...grams];
}

function search(text: string): Searched {
  const letters = folded(text);
  return { letters, grams: once(() => gramsOf(letters)) };
}
const searchOnce = remembered(search, REMEMBERED);
const searched = (text: string) => (text.length > LONGEST_REMEMBERED ? search(text) : searchOnce(text));

/** Few literals are looked for one by one, more than these by what stands in the text. */
const ONE_BY_ONE = 12;

function byFirstGram(literals: readonly string[]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const literal of literals) {
    const group = groups.get(gramAt(literal, 0));
    if (group) group.push(literal);
    else groups.set(gramAt(literal, 0), [literal]);
  }
  return groups;
}

const NONE: readonly string[] = [];

/** Says which of the literals, which are folded, stand in a text. */
export function literalIndex(literals: readonly string[]): (text: string) => string[] {
  const isSingle = (literal: string) => literals.length <= ONE_BY_ONE || literal.length < 3;
  const single = literals.filter(isSingle);
  const groups = byFirstGram(literals.filter((literal) => !isSingle(literal)));
  const grouped = ({ grams }: Searched) =>
    groups.size === 0 ? NONE : grams().flatMap((gram) => groups.get(gram) ?? NONE);
  return (text) => {
    const read = searched(text);
    return [...single, ...grouped(read)].filter((literal) => read.letters.includes(literal));
  };
}
