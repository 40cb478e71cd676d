import { editDistance } from "../../../../text/distance.ts";
import { EMAIL_ADDRESS } from "../../../../text/email-address.ts";

/** What of a text can be compared with another: its numbers, its words, and its signs without spaces. */
export type Tokens = { numbers: ReadonlySet<string>; words: ReadonlySet<string>; signs: string };

/** "12,500", "12.500" and "12 500" are one number. */
const GROUPED = /(?<=\d)[.,'’ \u00a0\u202f](?=\d{3}(?!\d))/g;
const WORD = /[\p{L}\p{M}]+/gu;
/** Scripts without spaces between words are compared by pairs of signs. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\p{Script=Khmer}\p{Script=Lao}]/u;

const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}/gu, "")
    .toLowerCase();

/** Numbers without grouping and leading zeros. The zeros of "9:00" say nothing. */
function numbersIn(text: string): string[] {
  const runs = text.normalize("NFKC").replace(GROUPED, "").match(/\d+/g) ?? [];
  return runs.map((run) => run.replace(/^0+/, "")).filter(Boolean);
}

const wordsIn = (text: string): string[] =>
  (folded(text).match(WORD) ?? []).flatMap((word) => (UNSPACED.test(word) ? pairsOf([...word]) : word));

const pairsOf = (signs: readonly string[]) =>
  signs.length < 2 ? [...signs] : signs.slice(1).map((sign, i) => `${signs[i]}${sign}`);

/** "9 to 5" and "9-5" are one range. */
const RANGE =
  /(?<=\d\s?(?:am|pm|h|uhr)?)\s*(?:[-–—〜~]|(?<=\s)(?:to|until|bis|a|al|tot|ate)(?=\s))\s*(?=\d)/g;

/** "1 kg for 21 €", "1 kg: 21 €": an amount and its price are the same with a word, a colon or nothing between them. */
const BETWEEN_PRICE =
  /(?<=\d\s?(?:kg|g|ml|cl|dl|l))\s*(?::|for|fur|por|pour|per|voor|a)?\s*(?=[£$€₹]\s?\d|\d[\d.,]*\s?[£$€₹])/g;

const signsIn = (text: string) =>
  folded(text).replace(RANGE, "-").replace(BETWEEN_PRICE, "").replace(/\s+/g, "");

export const tokensOf = (text: string): Tokens => ({
  numbers: new Set(numbersIn(text)),
  words: new Set(wordsIn(text)),
  signs: signsIn(text),
});

/** The share of a text's words that must be seen for it to count as said, in whatever order. */
const SAID = 0.6;

/** Words that say nothing beside a value. */
const SMALL_WORDS = new Set(
  "for the and fur und der die das pour les des por con los las per voor het een cost costs kostet kosten coute coutent cuesta cuestan".split(
    " ",
  ),
);

/** Words of one or two letters are too common to count. */
const counts = (word: string) => (word.length > 2 && !SMALL_WORDS.has(word)) || UNSPACED.test(word);

/**
 * Whether all numbers of `value` and most of its words are among the tokens. A value without words, such as
 * a time or a price, has to stand there as it is.
 */
export function isSaid(value: string, { numbers, words, signs }: Tokens): boolean {
  if (signs.includes(signsIn(value))) return true;
  // The words of an address may stand in a name or a website: it is said where it stands itself.
  const addresses = value.match(ADDRESS) ?? [];
  if (addresses.some((address) => !signs.includes(signsIn(address)))) return false;
  const wanted = wordsIn(value).filter(counts);
  if (wanted.length === 0) return areThere(value, signs);
  if (!numbersIn(value).every((number) => numbers.has(number))) return false;
  return wanted.filter((word) => isAmong(word, words)).length / wanted.length >= SAID;
}

const ADDRESS = new RegExp(EMAIL_ADDRESS, "g");

/** "£32 vs £36" is said where both prices stand, "at 07:05" where the time does. A single digit may count anything. */
function areThere(value: string, signs: string): boolean {
  const amounts = value.split(/\s+/).filter((part) => /\d/.test(part));
  // "1 kg: 27 €" says "1 kg 27 €".
  const bare = (text: string) => text.replaceAll(":", "");
  if (amounts.length > 1 && bare(signs).includes(bare(signsIn(value)))) return true;
  const least = amounts.length > 1 ? 2 : LEAST_ALONE;
  return amounts.length > 0 && amounts.every((part) => part.length >= least && signs.includes(signsIn(part)));
}
const LEAST_ALONE = 4;

/** How the names of days and months begin. */
const CALENDAR =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mitt|donn|freit|sams|sonn|dien|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|jan|feb|fev|apr|avr|abr|may|mai|jun|jui|jul|aug|aou|ago|sep|oct|okt|out|nov|dec|dez|dic)/;

/** "Sat" is Saturday, and "Mar" is March. */
const isShortFor = (short: string, long: string) =>
  short.length > 2 && long.startsWith(short) && CALENDAR.test(short) && CALENDAR.test(long);

/** A word that was mistyped in the brief is corrected on the picture, a day or a month may be shortened. */
function isAmong(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (CALENDAR.test(word) && [...words].some((other) => isShortFor(word, other) || isShortFor(other, word)))
    return true;
  const slips = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  if (slips === 0) return false;
  return [...words].some(
    (other) =>
      Math.abs(other.length - word.length) <= slips && editDistance(word, other, { swaps: true }) <= slips,
  );
}
