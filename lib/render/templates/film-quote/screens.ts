import type { LineUnit } from "../../type/breaks.ts";
import { graphemes } from "../../type/graphemes.ts";
import { beginsLink, endsClause, endsSentence, joined, phrasesOf } from "./phrases.ts";

/** Captions are read at one glance each; a film of more screens than this is a lecture. */
const MAX_SCREENS = 5;
/** Most phrases of one screen, and most letters of one phrase. */
const MAX_PHRASES = 4;
const PHRASE = 18;
/** Letters of a screen that is read at one glance, at least. */
const GLANCE = 19;
/** Signs of East Asian scripts are as wide as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Divides a quote among at most five screens of about equal fill. It breaks at the end of a sentence or clause: rather
 * than inside one, a screen holds more. Only the words count, so every film size divides alike.
 */
export function screensOf(quote: string): string[] {
  const phrases = phrasesOf(quote, { widthOf: lettersIn, width: PHRASE });
  const count = Math.min(MAX_SCREENS, phrases.length, Math.max(1, Math.floor(lettersIn(quote) / GLANCE)));
  let best = { cost: Number.POSITIVE_INFINITY, ends: [phrases.length] };
  const counts = Array.from({ length: count }, (_, i) => count - i);
  for (const ends of counts.flatMap((screens) => dividings(phrases.length, screens))) {
    const cost = costOf(phrases, ends, phrases.length / count);
    if (cost < best.cost) best = { cost, ends };
  }
  return best.ends.map((end, i) => joined(phrases.slice(best.ends[i - 1] ?? 0, end)));
}

const lettersIn = (text: string) =>
  graphemes(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** All ways to divide `length` items among `count` screens, none empty, as the end index of each screen. */
function dividings(length: number, count: number): number[][] {
  if (count === 1) return [[length]];
  const firsts = Array.from({ length: length - count + 1 }, (_, i) => i + 1);
  return firsts.flatMap((first) =>
    dividings(length - first, count - 1).map((rest) => [first, ...rest.map((end) => first + end)]),
  );
}

/** Costs of a break within a sentence. They add to the squared surplus or lack of phrases on a screen. */
const TORN = { clause: 2, subordinate: 1.5, link: 7, phrase: 16 };
/** Words that begin a clause, and never a noun. */
const SUBORDINATE =
  /^(?:because|before|after|when|while|until|which|who|whether|if|weil|bevor|nachdem|wenn|dass|ob|parce|quand|porque|cuando|perché|quando|omdat|terwijl|toen)(?!\p{L})/iu;
/** Letters of a screen that says too little by itself, and what it costs. */
const SCRAP = { letters: 14, cost: 6 };
/** Letters of a screen that stands too long, and what it costs. */
const LONG = { letters: 56, cost: 5 };

function costOf(phrases: readonly LineUnit[], ends: readonly number[], even: number): number {
  return ends.reduce((sum, end, i) => {
    const start = ends[i - 1] ?? 0;
    const size = end - start;
    const letters = lettersIn(joined(phrases.slice(start, end)));
    const scrap = ends.length > 1 && letters < SCRAP.letters ? SCRAP.cost : 0;
    const long = letters > LONG.letters ? LONG.cost : 0;
    const [last = "", next = ""] = [phrases[end - 1]?.text, phrases[end]?.text];
    const fill = (size - even) ** 2 + 100 * Math.max(0, size - MAX_PHRASES);
    return sum + tornBy(last, next) + fill + scrap + long;
  }, 0);
}

function tornBy(last: string, next: string): number {
  if (endsSentence(last) || next === "") return 0;
  if (endsClause(last)) return TORN.clause;
  if (SUBORDINATE.test(next)) return TORN.subordinate;
  return beginsLink(next) ? TORN.link : TORN.phrase;
}
