import { own } from "../../../text/own.ts";
import { hideAddresses } from "../addresses.ts";
import { allMatches } from "../matches.ts";
import { looseParts, readAmounts } from "./amounts.ts";
import { impliedByDate, readDates } from "./calendar.ts";
import { impliedByHour, impliedByTime, readClock } from "./clock.ts";
import { countedAt } from "./counted.ts";
import { blank, type Figure, type FigureReader, key } from "./figure.ts";
import { measureAfter, stanceOf } from "./measures.ts";
import { magnitude, readNumberWords, readWeakNumbers } from "./number-words.ts";

const OTHER_DIGITS = /[٠-٩۰-۹०-९０-９]/g;
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];
const FRACTIONS: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

/** Arabic, Persian, Devanagari and full-width digits read like ours; the length never changes. */
const plainDigits = (text: string) =>
  text.replace(OTHER_DIGITS, (d) => {
    const code = d.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });

const VERSION = /(?<![\p{L}\p{N}.])v?(\d+(?:\.\d+){2,3})(?![\d.]*\d)/giu;
const SHORT_VERSION = /(?<![\p{L}\p{N}])v(\d+(?:\.\d+)?)(?![\p{L}\p{N}])/giu;
/** "B2B", "SAVE20", "Node16": letters and digits in one word are a name, not an amount. */
const CODE = /(?<![\p{L}\p{N}])(?=[a-z]{1,20}\d)[a-z\d]{2,24}(?![\p{L}\p{N}])/giu;
const PHONE = /(?<![\p{L}\p{N}.,])(?:\+\d|0\d)[\d ()/-]{5,18}\d(?![\d]|[.,]\d)/gu;
const isThousands = (digits: string) => /^\d{1,3}(?:\.\d{3})+$/.test(digits);

type Spelling = { re: RegExp /** a quick look before the thorough one */; hint: RegExp };

const readAll =
  ({ re, hint }: Spelling, reading: (m: RegExpMatchArray) => string | undefined): FigureReader =>
  (text) =>
    hint.test(text)
      ? allMatches(re, text).flatMap((m) => {
          const found = reading(m);
          return found ? [{ text: m[0], at: m.index ?? 0, readings: [found] }] : [];
        })
      : [];

const readPhones = readAll({ re: PHONE, hint: /[+0]\d/ }, (m) => `tel:${m[0].replace(/\D/g, "")}`);
const readVersions = readAll({ re: VERSION, hint: /\d\.\d+\.\d/ }, (m) =>
  isThousands(m[1] ?? "") ? undefined : `v:${m[1]}`,
);
const readShortVersions = readAll({ re: SHORT_VERSION, hint: /v\d/i }, (m) => `v:${m[1]}`);
const readFractions = readAll({ re: /[½¼¾]/g, hint: /[½¼¾]/ }, (m) => key("n", own(FRACTIONS, m[0]) ?? 0));
const readCodes = readAll({ re: CODE, hint: /[a-z]\d/i }, (m) => `code:${m[0].toLowerCase()}`);

/** The order matters: what a date, a time or a name has taken is not read again as an amount. */
const READERS = [
  readDates,
  readClock,
  readPhones,
  readVersions,
  readShortVersions,
  readCodes,
  readFractions,
  readAmounts,
  readNumberWords,
];

/** Numbers of lists and threads: "1. ", "2) ", "3/5", keycaps. They count lines, not things. */
const NUMBERING = /^\s*(?:\(?\d{1,2}[.)]\s|\d\uFE0F?\u20E3)|(?<![\d\p{L}])\d{1,2}\/\d{1,2}$/gmu;

const hide = (m: string) => " ".repeat(m.length);

/** Dates, times, versions, telephone numbers and codes. */
const NOT_AN_AMOUNT = /^(?:d|t|v|tel|code):/;

/** Unit and qualifier of an amount, where it has any. */
function inContext(text: string, figure: Figure): Figure {
  if (NOT_AN_AMOUNT.test(figure.readings[0] ?? "")) return figure;
  const end = figure.at + figure.text.length;
  const measure = figure.readings[0]?.startsWith("%:") ? undefined : measureAfter(text, end);
  const money = !/^[n%x~]/.test(figure.readings[0] ?? "n");
  const stance = stanceOf(text, { at: figure.at, end, money });
  const counts = measure ? [] : countedAt(figure, text);
  return { ...figure, counts, ...(measure ? { measure } : {}), ...(stance ? { stance } : {}) };
}

/** Every number of a text that says something. Dates and times first, so that their digits are not read twice. */
export function figuresIn(text: string): Figure[] {
  const shown = hideAddresses(plainDigits(text));
  const counts = /[\d½¼¾]/.test(shown);
  const plain = counts ? shown.replace(NUMBERING, hide) : shown;
  const readers = counts ? READERS : [readNumberWords];
  const out: Figure[] = [];
  let rest = plain;
  for (const read of readers) {
    const found = read(rest);
    out.push(...found);
    rest = blank(rest, found);
  }
  return out.sort((a, b) => a.at - b.at).map((figure) => inContext(plain, figure));
}

const impliedByCount = (value: number) => [
  magnitude(value),
  ...impliedByHour(value),
  ...(value >= 100 && value < 1000 ? ["~hundreds"] : []),
];
const impliedByMoney = (value: number) => [key("n", value), magnitude(value)];
const impliedByCode = (code: string) => (code.match(/\d+/g) ?? []).map((d) => key("n", Number(d)));

const IMPLIED: Record<string, (reading: string, value: number) => string[]> = {
  d: (reading) => impliedByDate(reading),
  t: (reading) => impliedByTime(reading),
  v: (reading) => versionPrefixes(reading.slice(2)),
  code: (reading) => impliedByCode(reading),
  tel: () => [],
  "%": (_, value) => (value === 50 ? ["n:0.5"] : []),
  n: (_, value) => impliedByCount(value),
};

/** Everything one reading lets somebody else say truthfully. Money and factors also say their bare number. */
function implied(reading: string): string[] {
  const unit = reading.slice(0, reading.indexOf(":"));
  const value = Number(reading.slice(unit.length + 1));
  return own(IMPLIED, unit)?.(reading, value) ?? impliedByMoney(value);
}

/** "3.2.0" also says 3.2 and 3. */
function versionPrefixes(version: string): string[] {
  const parts = version.split(".");
  return parts.flatMap((_, i) => {
    const prefix = parts.slice(0, i + 1).join(".");
    return [`v:${prefix}`, ...(i < 2 ? [key("n", Number(prefix))] : [])];
  });
}

/** How an amount was meant in the source; a claim has to agree with it. */
function contexts(figure: Figure, reading: string): string[] {
  if (NOT_AN_AMOUNT.test(reading)) return [];
  // "$49 a month" is also 49 a month.
  const bare = `n:${reading.slice(reading.indexOf(":") + 1)}`;
  const forms = reading === bare ? [reading] : [reading, bare];
  const role = figure.measure ? [`@${figure.measure}`, "@"] : [figure.counts?.length ? "#" : "_"];
  const marks = [`^${figure.stance ?? "bare"}`, ...role];
  return forms.flatMap((form) => marks.map((mark) => form + mark));
}

/**
 * Every reading these figures allow a claim to have, implied ones included. A reading followed by `@minute` was given in
 * minutes (and by `@` in some unit), by `#` as a count of things, by `_` bare, by `^most` as "up to".
 */
export function allowedBy(figures: readonly Figure[]): Set<string> {
  const out = new Set<string>();
  for (const figure of figures) {
    for (const reading of [...figure.readings, ...looseParts(figure)]) {
      for (const allowed of [reading, ...implied(reading), ...contexts(figure, reading)]) out.add(allowed);
    }
  }
  return out;
}

/** Every reading a source allows, those of numbers mentioned in passing included. */
export const allowedReadings = (source: string): Set<string> =>
  new Set([...readWeakNumbers(source), ...allowedBy(figuresIn(source))]);
