import { once } from "../once.ts";

/** Texts that have been asked about most recently; one sentence meets hundreds of patterns. */
const REMEMBERED = 256;
const LONGEST_REMEMBERED = 5_000;

/** A text in small letters, with a number for each three characters that stand side by side in it. */
type Searched = { lower: string; grams: () => readonly number[] };

/** Only these fold to other letters than `toLowerCase` gives: ſ, K, Σ and ς. */
const FOLDED_OTHERWISE = /[\u017f\u212a\u03a3\u03c2]/u;

const gramAt = (text: string, i: number) =>
  (text.charCodeAt(i) * 961 + text.charCodeAt(i + 1) * 31 + text.charCodeAt(i + 2)) & 0x3fffffff;

function gramsOf(lower: string): number[] {
  const grams = new Set<number>();
  for (let i = 0; i + 2 < lower.length; i++) grams.add(gramAt(lower, i));
  return [...grams];
}

function search(text: string): Searched | undefined {
  if (FOLDED_OTHERWISE.test(text)) return undefined;
  const lower = text.toLowerCase();
  return { lower, grams: once(() => gramsOf(lower)) };
}

const known = new Map<string, Searched | undefined>();

function searched(text: string): Searched | undefined {
  if (text.length > LONGEST_REMEMBERED) return search(text);
  const before = known.get(text);
  if (before !== undefined || known.has(text)) return before;
  if (known.size >= REMEMBERED) known.clear();
  const fresh = search(text);
  known.set(text, fresh);
  return fresh;
}

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

/** Says which of the literals, in small letters, stand in a text; undefined if its letters cannot be compared so. */
export function literalIndex(literals: readonly string[]): (text: string) => readonly string[] | undefined {
  const isSingle = (literal: string) => literals.length <= ONE_BY_ONE || literal.length < 3;
  const single = literals.filter(isSingle);
  const groups = byFirstGram(literals.filter((literal) => !isSingle(literal)));
  const grouped = ({ grams }: Searched) =>
    groups.size === 0 ? NONE : grams().flatMap((gram) => groups.get(gram) ?? NONE);
  return (text) => {
    const read = searched(text);
    const isPresent = (literal: string) => read?.lower.includes(literal);
    return read && [...single.filter(isPresent), ...grouped(read).filter(isPresent)];
  };
}
