import { once, remembered } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { readAddresses, readCodes, readPhones, readVersions } from "./addresses.ts";
import { readAmounts } from "./amounts.ts";
import { readDates, readMonths, readOrdinals, readRelativeDays, readWeekdays } from "./calendar.ts";
import { MONTH_WORD } from "./calendar-words.ts";
import { readDottedTimes, readTimes } from "./clock.ts";
import { readFree } from "./free.ts";
import { matchesIn } from "./matches.ts";
import { readNames } from "./names.ts";
import { readNumberWords } from "./number-words.ts";
import { readShortDays } from "./short-days.ts";
import { keyOf, type Value, type ValueReader, where } from "./value.ts";
import { readWordDates } from "./word-dates.ts";

const HAS_DIGIT = /[\d½¼¾]/;
const digits = (read: ValueReader) => where(HAS_DIGIT, read);

const DATES = digits(readDates);

/** The order matters: what an address, a date or a time has taken is not read again as an amount. */
const READERS: ValueReader[] = [
  readAddresses,
  readCodes,
  DATES,
  readWordDates,
  readTimes,
  digits(readPhones),
  digits(readVersions),
  digits(readOrdinals),
  readShortDays,
  readWeekdays,
  readMonths,
  readRelativeDays,
  readFree,
  digits(readDottedTimes),
  digits(readFractions),
  digits(readAmounts),
  readNumberWords,
];

const OTHER_DIGITS = /[٠-٩۰-۹०-९０-９]/g;
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];
const FRACTIONS = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
]);
/** Numbers of lists and threads: "1. ", "2) ", and "3/5" behind its text. They count lines, not things; "rated 4/5" tells of one. */
const NUMBERING = once(
  () =>
    new Prefiltered(
      `^\\s*(?:\\(?\\d{1,2}[.)] (?!(?:bis|und|${MONTH_WORD()})(?!\\p{L})|\\d)|\\d{1,2} [-–] (?=\\p{L})|\\d\uFE0F?\u20E3)|(?<=^\\s*|[.!?…]["”)]?\\s+)\\d{1,2}\\/\\d{1,2}$`,
      "gimu",
    ),
);
/** "B2B", "Node16": letters and digits in one word are a name. */
const MIXED_WORD =
  /(?<![\p{L}\p{N}#])(?=[a-zà-öø-ÿ]{1,20}\d)(?!(?:chf|eur|usd|gbp|rs|kr|v)\d)[a-zà-öø-ÿ\d]{2,24}(?![\p{L}\p{N}])/giu;
/** "Customer success x2": so many of a thing. */
const TIMES = /^x\d{1,3}$/;
/** "A 24/7 key fob": no number of anything. */
const ROUND_THE_CLOCK = /(?<![\d/])24\/7(?![\d/])/g;
/** Stands where something was read, so that its neighbours do not grow together. */
const TAKEN = "\uFFFC";

/** Arabic, Persian, Devanagari and full-width digits read like ours; the length never changes. */
const plainDigits = (text: string) =>
  text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });

function readFractions(text: string): Value[] {
  return matchesIn(/[½¼¾]/g, text).map((m) => ({
    kind: "number",
    text: m[0],
    span: { start: m.index, end: m.index + 1 },
    keys: [keyOf("number", FRACTIONS.get(m[0]) ?? 0)],
  }));
}

const hide = (text: string, pattern: RegExp) =>
  HAS_DIGIT.test(text) ? text.replace(pattern, (m) => (TIMES.test(m) ? m : TAKEN.repeat(m.length))) : text;

/** The values that overlap none before them, in the order of the text. */
function apart(found: Value[]): Value[] {
  const out: Value[] = [];
  for (const value of found.toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end))
    if (value.span.start >= (out.at(-1)?.span.end ?? 0)) out.push(value);
  return out;
}

function without(text: string, found: readonly Value[]): string {
  if (!found.length) return text;
  let [out, at] = ["", 0];
  for (const { span } of found) {
    out += text.slice(at, span.start) + TAKEN.repeat(span.end - span.start);
    at = span.end;
  }
  return out + text.slice(at);
}

function readLine(line: string, language: string): Value[] {
  const shown = hide(hide(plainDigits(line), NUMBERING()), ROUND_THE_CLOCK);
  let rest = shown;
  const out: Value[] = [];
  for (const read of READERS) {
    // Codes have been read by then; what remains of letters with digits is a name.
    if (read === DATES) rest = hide(rest, MIXED_WORD);
    const found = apart(read(rest, language));
    out.push(...found);
    rest = without(rest, found);
  }
  out.push(...apart(readNames(rest, language)));
  return out
    .map((value) => ({ ...value, text: line.slice(value.span.start, value.span.end).trim() }))
    .sort((a, b) => a.span.start - b.span.start);
}

const SPLIT = "\n";
/** Posts of several channels share most of their lines. */
const readOnce = remembered((key: string) => {
  const at = key.indexOf(SPLIT);
  return readLine(key.slice(at + 1), key.slice(0, at));
});

/**
 * Every number, amount, date, time, address, code and proper name of a text that can be compared with another.
 * Time grows with the length of the text alone. No value runs over the end of a line.
 */
export function valuesIn(text: string, language = "en"): Value[] {
  let at = 0;
  const [base = "en"] = language.split("-");
  return text.split(SPLIT).flatMap((line) => {
    const start = at;
    at += line.length + 1;
    const values = line.trim() ? readOnce(`${base}${SPLIT}${line}`) : [];
    return start
      ? values.map((it) => ({ ...it, span: { start: it.span.start + start, end: it.span.end + start } }))
      : values;
  });
}
