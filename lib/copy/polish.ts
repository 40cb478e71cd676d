import { fixDates } from "./extract/dates.ts";

/** What people type in a hurry, and what it says. */
const CHAT: readonly [RegExp, string][] = [
  [/\bw\/\s?o\b/gi, "without"],
  [/\bw\/\s*(?=\p{Ll}{2})/gu, "with "],
  [/\bw (?=\p{Ll}{2})/gu, "with "],
  [/\b(?:pls|plz)\b/gi, "please"],
  [/\bb4\b/gi, "before"],
  [/\bur\b/g, "your"],
  [/\bu\b(?!\.)/g, "you"],
  [/\bthru\b/gi, "through"],
  [/\bppl\b/gi, "people"],
  [/(?<!\/)\byr(s?)\b(?!['’])/g, "year$1"],
  [/\bdm(?= us\b)/gi, "DM"],
  [/\bxmas\b/gi, "Christmas"],
  [/\b(?<=(?:a|an|the|your|our|free|full|annual|winter|spring|autumn|bike|boiler) )tune up\b/gi, "tune-up"],
  [/\bdont\b/gi, "don't"],
  [/\bwont\b/g, "won't"],
  [/\bcant\b/gi, "can't"],
  [/\bim (?=(?:an?|the|so|not|now|very|really|here|also|just|still|\p{Ll}+ing|\p{Ll}+ed)\b)/gu, "I'm "],
  [/(?<!\b(?:npm|pnpm|yarn|bun|brew|apt) )\bi\b(?=\s|'|’)/g, "I"],
  [
    /(?<=^|[.!?,;:–—(]\s*|(?<!\p{L})(?:and|but|so|because|that|if|when) )its (?=(?:a|an|the|now|not|so|on|been)\b|(?:free|here|back|live)(?:[.!?,;:]|\s*$|\s(?:on|in|at|for|from|to|with|and|until|this|again|now|today|tomorrow)\b))/gu,
    "it's ",
  ],
  [/\bapprox\.?(?=\s\d)/gi, "about"],
  [/(\d)\s?€/g, "$1 €"],
  [/\s+\+\s*(?=\p{Ll}{3}|an?\s)/gu, " and "],
  [
    /(?<=(?:^|\s)[\p{Ll}\d][\p{L}\d’]*)\s&\s(?=\p{Ll})(?!(?:co|sons?|daughters?|partners?|friends)\b)/gu,
    " and ",
  ],
];

/** Any of the above; most sentences have none. */
const HURRIED =
  /\bw\b|\b(?:pls|plz|b4|ur|u|thru|ppl|yrs?|dm|xmas|tune up|dont|wont|cant|im|i|its|approx)\b|\d\s?€|[+&]/i;

const ADDRESS_WORD = /\b(?:unit|suite|road|street|lane|avenue|park|square|place|estate|centre|mall)\b/i;
const SALE_WORD = /\b(?:off|sale|free|only)\b/i;

const letters = (s: string) => s.match(/\p{L}/gu)?.length ?? 0;
const capitals = (s: string) => s.match(/\p{Lu}/gu)?.length ?? 0;
/** Quick looks before the thorough ones: two letters that may both be capitals, a smiley at the end. */
const MAY_SHOUT = /[A-Z\u00C0-\uFFFF]{2}/;

const isShouted = (s: string, least: number) => {
  if (!MAY_SHOUT.test(s) || !/\p{Lu}{3}/u.test(s)) return false;
  const n = letters(s);
  return n > least && capitals(s) / n > 0.7;
};

const titleCase = (s: string) => s.toLowerCase().replace(/(?<![\p{L}’'])\p{Ll}/gu, (c) => c.toUpperCase());
const sentenceCase = (s: string) =>
  s
    .toLowerCase()
    .replace(/(^[^\p{L}\d]*|[.!?]\s+)(\p{Ll})/gu, (_m, a: string, b: string) => a + b.toUpperCase());

/** A text typed with caps lock on, as sentences; addresses get their capitals back. */
export function calm(text: string): string {
  if (!isShouted(text, 20)) return text;
  return text.replace(/[^.!?\n]+[.!?\n]*/g, (line) =>
    ADDRESS_WORD.test(line) && !SALE_WORD.test(line) ? titleCase(line) : sentenceCase(line),
  );
}

/** Curly quotes and apostrophes, as printed text has them. */
export const smart = (s: string): string => (/["']/.test(s) ? curly(s) : s);

const curly = (s: string): string =>
  s
    .replace(/(^|[\s([–-])"/g, "$1“")
    .replace(/"/g, "”")
    .replace(/(^|[\s(])'([^']{1,40})'(?=[^\p{Ll}]|$)/gu, "$1‘$2’")
    .replace(/(?<=[\p{L}\d])'(?=\p{L})|(?<=\p{L})'(?=\d)/gu, "’")
    .replace(/(?<=s)'(?=\s)/g, "’");

/** What people type in a hurry, as words, with capitals for days and months. English. */
export function spelledOut(s: string): string {
  return fixDates(HURRIED.test(s) ? CHAT.reduce((out, [from, to]) => out.replace(from, to), s) : s);
}
