import type { Unit } from "../../type/breaks.ts";
import { graphemes } from "../../type/graphemes.ts";
import { beginsLink, endsClause, endsSentence, joined, phrasesOf } from "./phrases.ts";

/** Captions are read at one glance each; a film of more screens than this is a lecture. */
const MOST_SCREENS = 3;
/** A screen has room for so many phrases of so many letters. */
const MOST_PHRASES = 4;
const PHRASE = 18;
/** Signs of East Asian scripts are as wide as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Divides a quote among as few screens as it needs, at most three: rather at the end of a sentence or clause than within
 * one, and none of them much fuller than the others. It looks at the words alone, so that every size of a film is
 * divided alike.
 */
export function screensOf(quote: string): string[] {
  const phrases = phrasesOf(quote, { widthOf: lettersIn, width: PHRASE });
  const count = Math.min(MOST_SCREENS, Math.max(1, Math.ceil(phrases.length / MOST_PHRASES)));
  let best = { cost: Number.POSITIVE_INFINITY, ends: [phrases.length] };
  for (const ends of dividings(phrases.length, count)) {
    const cost = costOf(phrases, ends);
    if (cost < best.cost) best = { cost, ends };
  }
  return best.ends.map((end, i) => joined(phrases.slice(best.ends[i - 1] ?? 0, end)));
}

const lettersIn = (text: string) =>
  graphemes(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** All ways to divide so many things among so many screens, none of them empty, as the ends of each screen. */
function dividings(length: number, count: number): number[][] {
  if (count === 1) return [[length]];
  const firsts = Array.from({ length: length - count + 1 }, (_, i) => i + 1);
  return firsts.flatMap((first) =>
    dividings(length - first, count - 1).map((rest) => [first, ...rest.map((end) => first + end)]),
  );
}

/** What a break within a sentence costs, beside the square of how many phrases a screen has too many or too few. */
const TORN = { clause: 2, link: 3, phrase: 12 };

function costOf(phrases: readonly Unit[], ends: readonly number[]): number {
  const even = phrases.length / ends.length;
  return ends.reduce((sum, end, i) => {
    const size = end - (ends[i - 1] ?? 0);
    const [last = "", next = ""] = [phrases[end - 1]?.text, phrases[end]?.text];
    return sum + tornBy(last, next) + (size - even) ** 2 + 100 * Math.max(0, size - MOST_PHRASES - 1);
  }, 0);
}

function tornBy(last: string, next: string): number {
  if (endsSentence(last) || next === "") return 0;
  if (endsClause(last)) return TORN.clause;
  return beginsLink(next) ? TORN.link : TORN.phrase;
}
