import { NOON } from "../../../text/noon.ts";
import { DATE_PATTERNS, MONTHS, SPAN_PATTERNS } from "../card/dates.ts";
import { isFormer, isLeftOver } from "../kit/headline-figure.ts";

const NUMBER = "\\d+(?:[.,'’ \\u00a0\\u202f]\\d+)*";
const CURRENCY = "€|£|\\$|¥|円|(?:EUR|CHF|kr|zł|euros?)(?!\\p{L})";
/** "3.200 bis 3.700 €": of a range both ends are the value. */
const RANGE = `(?:${NUMBER} ?(?:[–-]|(?:to|bis|à|au?|al|tot|até) )\\s?)?`;
/** What joins two hours, and the word that leads to the second one: "und", "et à", "y a las". */
const JOINS =
  "\\s?(?:[–-]|(?:to|until|and|bis|und|à|a|al|alle|y|e|et|en|tot|às|até)(?:\\s(?:a las|las|le|at|um|à|alle|om|às))?)\\s?";
/** "von 8 bis 12 Uhr", "9 h 30 à 17 h", "noon and 2pm": from when, and until when, or both of two hours. */
const HOURS = `(?:(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\.?|Uhr|uur|h(?:\\s?\\d{2})?)?|(?:${NOON}))${JOINS})`;
const CLOCK =
  "\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\.?|Uhr|uur)(?!\\p{L})|\\d{1,2}\\s?h(?:\\s?\\d{2})?(?![\\p{L}\\d])|\\d{1,2}:\\d{2}|\\d{1,2}時";
const EACH =
  "years?|months?|weeks?|days?|hours?|minutes?|seconds?|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|Minuten?|ans?|mois|semaines?|jours?|heures?|minutes?|años?|meses|semanas?|días?|horas?|minutos?|anni|mesi|settimane|giorni|ore|minuti|jaar|maanden|weken|dagen|uur|minuten|anos|dias";

/** "In 2023 it took an hour", "places for September 2027": what leads to a year, which is no amount. */
const IN_YEAR = `(?<!\\p{L})(?:in|since|by|im Jahr|seit|bis|en|depuis|dès|desde|nel|dal|sinds|vanaf|em|(?:${MONTHS})\\.?,?(?:\\sde)?)\\s`;

/** What a phrase may be about, the most telling first: money, shares, days, times, large numbers, durations. */
const KINDS = [
  `${RANGE}(?:(?:€|£|\\$|¥) ?${NUMBER}|${NUMBER} ?(?:${CURRENCY}))`,
  `${NUMBER} ?(?:%|[×x](?!\\p{L}| ?\\d))`,
  ...SPAN_PATTERNS,
  ...DATE_PATTERNS,
  `${HOURS}(?:${NOON})(?!\\p{L})|${HOURS}?(?:${CLOCK})`,
  `\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+|(?<!${IN_YEAR}(?=(?:19|20)\\d{2}(?!\\d)))\\d{3,}(?=[ \\u00a0]\\p{Ll})`,
  `\\d+ (?:${EACH})(?!\\p{L})`,
].map((source) => new RegExp(`(?<![\\p{L}\\d.,:/+-])(?:${source})`, "giu"));
/** More of one kind are a list, in which none stands out. */
const MOST = 3;
/** Digits of a number to call are no amount. */
const CALLED = /(?:\d[\s/.-]?){8,}/u;

/**
 * The places of the words that carry the meaning of a phrase: its price, share, day or time. None where it has no such
 * value, where it has many, and where all of it is the value: colour that says nothing is noise.
 */
export function loudWords(words: readonly string[]): ReadonlySet<number> {
  const text = words.join(" ");
  if (CALLED.test(text)) return new Set();
  for (const kind of KINDS) {
    const hits = [...text.matchAll(kind)].filter(({ index }) => !isFormer(text, index));
    if (hits.length === 0) continue;
    const loud = hits.length > MOST ? [] : placesOf(words, hits);
    return new Set(loud.length < words.length ? loud : []);
  }
  return new Set();
}

/** The only value of a text, of the most telling kind that it has. */
export function valueIn(text: string): { index: number; text: string } | undefined {
  if (CALLED.test(text)) return undefined;
  const found = KINDS.map((kind) => [...text.matchAll(kind)]).find((hits) => hits.length > 0) ?? [];
  const [hit, another] = found.filter(({ index }) => !isFormer(text, index));
  if (!hit || another || isLeftOver(text.slice(hit.index + hit[0].length))) return undefined;
  const [year = ""] = YEAR.exec(text.slice(hit.index + hit[0].length)) ?? [];
  return { index: hit.index, text: `${hit[0]}${year}` };
}
const YEAR = /^,?\s+(?:de\s+)?(?:1[5-9]|20)\d{2}(?!\d)/u;

function placesOf(words: readonly string[], hits: readonly RegExpExecArray[]): number[] {
  let start = 0;
  return words.flatMap((word, place) => {
    const [from, to] = [start, start + word.length];
    start = to + 1;
    return hits.some(({ index, 0: hit }) => index < to && index + hit.length > from) ? place : [];
  });
}
