import { once, remembered, wordSet } from "../text/once.ts";
import { STOPWORDS } from "./lexicon.ts";
import { hasWords, unstop, words } from "./text.ts";

/** Words of our own openings; two lines are not alike because both say "Meet". */
const OPENERS = once(() => wordSet("meet introducing welcome join we’re we’ve launching"));

const stem = (w: string): string => {
  if (w.length > 5) return w.replace(/(?:ships?|ments?|ings?|ed|ers?|es|s)$/, "");
  return w.length > 3 ? w.replace(/s$/, "") : w;
};

/** Content words, lightly stemmed and in order, for comparing two pieces of text. */
export const content: (s: string) => string[] = remembered((s) =>
  words(s)
    .map((w) => w.toLowerCase().replace(/[’']s$/, ""))
    .filter((w) => w.length > 1 && !STOPWORDS().has(w.replace(/’/g, "'")) && !OPENERS().has(w))
    .map(stem),
);

const FEW = 4;

/** A text says what another one says, by a share of its words. A few words are only said again by themselves, in a row. */
export function repeats(whole: string, part: string, share: number): boolean {
  return content(part).length < FEW ? hasWords(whole, unstop(part)) : overlap(whole, part) >= share;
}

/** Share of `part`'s content words that `whole` has too, 0 to 1; 0 when `part` has none. */
export function overlap(whole: string, part: string): number {
  const known = new Set(content(whole));
  const asked = content(part);
  return asked.length ? asked.filter((w) => known.has(w)).length / asked.length : 0;
}
