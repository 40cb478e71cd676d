import { Prefiltered } from "./prefilter/prefiltered.ts";
import { weekdayOf } from "./weekdays.ts";

/** Times and prices under headings: "Monday" over "17:00-17:45 Mini judo", "Norway spruce" over "5 ft £26", which are nothing without them. */

/** A line that heads others, and the lines under it, by their place. */
export type HeadedGroup = { head: number; entries: number[] };
/** A time, and what is on then; opening hours have nothing behind them. */
export type TimeEntry = { time: string; what: string };

const CLOCK =
  "(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d(?:\\s?(?:[ap]\\.?m\\.?|uhr|uur|h))?|\\s?h(?:\\s?[0-5]\\d)?|\\s?(?:[ap]\\.?m\\.?|uhr|uur))(?!\\p{L}|\\d)";
const TO = "(?:\\s?[–—-]\\s?|\\s(?:to|till|until|bis|à|al?|alle|tot|às|as|hasta|até)\\s)";
/** "5–6pm": the first hour has its half of the day behind the second. */
const SPAN = `(?:${CLOCK}|(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?(?=${TO}${CLOCK}))(?:${TO}${CLOCK})?`;
const ENTRY = new Prefiltered(
  `^(?:(?:at|um|ab|à|a las|alle|om|às|ore)\\s)?(?<time>${SPAN})(?:\\s?[:：–—-]|,)?(?:\\s+(?<what>\\p{L}.*))?$`,
  "iu",
);
/** "Monday", "Saturday 6 March:", "Main hall", and no sentence. */
const HEAD = /^[\p{L}\d][^:：;!?]{1,39}[:：]?$/u;
const ENDS = /[.!?。]$/u;
const PRICED = /[£$€¥₹]|(?<!\p{L})(?:CHF|EUR)(?!\p{L})/u;
const MOST_WORDS = 6;
const LEAST = 2;

export function timeEntry(line: string): TimeEntry | undefined {
  const { time, what = "" } = ENTRY.exec(line.trim())?.groups ?? {};
  return time === undefined ? undefined : { time, what };
}

/** "4 ft £28", "Schneiden 38 €": what is sold, and its price at the end of the line. "Delivery is £6." is a sentence. */
const AMOUNT = "\\d(?:[\\d.,]*\\d)?";
const PRICE_ENTRY = new Prefiltered(
  `^(?=.{4,70}$)(?!.*\\s(?:is|are|costs?|comes|kostet|kosten|ist|sind|coûten?t?|est|sont|cuestan?|es|son|costano?|è|sono|kost|zijn|custam?|são)\\s)[\\p{L}\\d][^£$€.,!?]*\\s(?:[£$€]\\s?${AMOUNT}|${AMOUNT}\\s?(?:€|£|CHF|EUR|euros?))(?:\\s(?:each|a head|per person|pro person|p\\. ?p\\.))?$`,
  "iu",
);
/** "Interviews: included": what is in the price of another line, or costs nothing. */
const IN_PRICE = new Prefiltered(
  /^\p{L}[^£$€.,!?:：]{2,50}[:：–—-]\s?(?:included|free|none|inbegriffen|inklusive|enthalten|kostenlos|gratis|keine|compris(?:e|es)?|inclus(?:e|es)?|gratuite?s?|aucun|incluid[oa]s?|gratuit[oa]s?|inclus[oaie]|compres[oaie]|inbegrepen|inclusief|geen|incluíd[oa]s?|grátis)$/iu,
);
export const isPriceEntry = (line: string): boolean =>
  PRICE_ENTRY.test(line.trim()) || IN_PRICE.test(line.trim());
/** "Leave Kilmory 0715, 0930": a place, and the times from there. */
const TIMES_ENTRY = new Prefiltered(
  /^(?=.{8,80}$)\p{L}[^\d.,:;!?]{2,40}?[\s:]\s?(?:[01]\d|2[0-4])[:.]?[0-5]\d(?:,\s?(?:(?:and|und|et|y|e|en)\s)?(?:[01]\d|2[0-4])[:.]?[0-5]\d)+$/iu,
);
const ANY_CLOCK = new Prefiltered(`(?<![\\p{L}\\d.,])${CLOCK}`, "iu");
/** "Tuesdays from 6.30 pm, 12 January to 16 March. 10 classes, £240.": the day of a course, and all that is said of it. */
const isDayEntry = (line: string): boolean =>
  line.length <= LONGEST &&
  weekdayOf(/^\p{L}[\p{L}-]*/u.exec(line)?.[0]) !== undefined &&
  ANY_CLOCK.test(line) &&
  /[.,]\s/u.test(line);
const LONGEST = 160;
const ENTRIES = [(line: string) => timeEntry(line) !== undefined, isPriceEntry, isDayEntry];
const isEntry = (line: string): boolean =>
  TIMES_ENTRY.test(line.trim()) || ENTRIES.some((is) => is(line.trim()));

/** "Babies (6 to 24 months, with an adult)": for whom it is makes a heading no longer. */
const IN_BRACKETS = /\([^()]*\)/gu;
const heads = (line: string): boolean =>
  HEAD.test(line.replace(IN_BRACKETS, "").trim()) &&
  !ENDS.test(line) &&
  !PRICED.test(line) &&
  !ANY_CLOCK.test(line) &&
  line.replace(IN_BRACKETS, "").trim().split(/\s+/u).length <= MOST_WORDS;

/** What a heading says, without its colon. */
export const headOf = (line: string): string => line.trim().replace(/\s?[:：]$/u, "");

type IsEntry = (line: string) => boolean;

/** The group that begins at a line; undefined where no heading and entry under it begin there. */
function groupAt(lines: readonly string[], head: number, isOne: IsEntry): HeadedGroup | undefined {
  if (!heads(lines[head]?.trim() ?? "")) return undefined;
  const entries: number[] = [];
  for (let at = head + 1; isOne(lines[at] ?? ""); at++) entries.push(at);
  return entries.length > 0 ? { head, entries } : undefined;
}

function groupsFrom(lines: readonly string[], from: number, isOne: IsEntry): HeadedGroup[] {
  const groups: HeadedGroup[] = [];
  let at = from;
  for (let group = groupAt(lines, at, isOne); group; group = groupAt(lines, at, isOne)) {
    groups.push(group);
    at += group.entries.length + 1;
  }
  const entries = groups.flatMap((group) => group.entries).length;
  return groups.length >= LEAST && entries > LEAST ? groups : [];
}

/** "Lifetime: 12 to 15 years" */
const LABELLED = /^(?<label>\p{L}[^:：.!?]{1,39}?)\s?[:：]\s+\S/u;
export const labelOf = (line: string): string =>
  (LABELLED.exec(line.trim())?.groups?.label ?? "").toLowerCase();

/** "Gas boiler" and "Heat pump", each over the same labels: what is said of one is not true of the other. */
function comparedFrom(lines: readonly string[], from: number): HeadedGroup[] {
  const groups = groupsFrom(lines, from, (line) => labelOf(line) !== "");
  const labels = groups.map(({ entries }) => entries.map((at) => labelOf(lines[at] ?? "")));
  const areShared = labels.every(
    (own) => own.filter((label) => labels[0]?.includes(label)).length >= Math.max(LEAST, own.length / 2),
  );
  return areShared ? groups : [];
}

/** Groups that follow each other from a line on: each line under its heading; none where fewer than two do. */
export function headedFrom(lines: readonly string[], from: number): HeadedGroup[] {
  const groups = groupsFrom(lines, from, isEntry);
  return groups.length > 0 ? groups : comparedFrom(lines, from);
}

/** Every such group of lines without blank ones between them: its heading, and the lines under it. */
export function groupsIn(lines: readonly string[]): { heading: string; entries: string[] }[] {
  const found: { heading: string; entries: string[] }[] = [];
  for (let from = 0; from < lines.length; from++) {
    const groups = headedFrom(lines, from);
    for (const { head, entries } of groups)
      found.push({ heading: lines[head] ?? "", entries: entries.flatMap((at) => lines[at] ?? []) });
    from += groups.reduce((sum, { entries }) => sum + entries.length + 1, 0);
  }
  return found;
}
