import { Prefiltered } from "./prefilter/prefiltered.ts";

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
export const isPriceEntry = (line: string): boolean => PRICE_ENTRY.test(line.trim());
/** "Leave Kilmory 0715, 0930": a place, and the times from there. */
const TIMES_ENTRY = new Prefiltered(
  /^(?=.{8,80}$)\p{L}[^\d.,:;!?]{2,40}?[\s:]\s?(?:[01]\d|2[0-4])[:.]?[0-5]\d(?:,\s?(?:(?:and|und|et|y|e|en)\s)?(?:[01]\d|2[0-4])[:.]?[0-5]\d)+$/iu,
);
const isEntry = (line: string): boolean =>
  timeEntry(line) !== undefined || isPriceEntry(line) || TIMES_ENTRY.test(line.trim());

const ANY_CLOCK = new Prefiltered(`(?<![\\p{L}\\d.,])${CLOCK}`, "iu");
const heads = (line: string): boolean =>
  HEAD.test(line) &&
  !ENDS.test(line) &&
  !PRICED.test(line) &&
  !ANY_CLOCK.test(line) &&
  line.split(/\s+/u).length <= MOST_WORDS;

/** What a heading says, without its colon. */
export const headOf = (line: string): string => line.trim().replace(/\s?[:：]$/u, "");

/** The group that begins at a line; undefined where no heading and time under it begin there. */
function groupAt(lines: readonly string[], head: number): HeadedGroup | undefined {
  const entries: number[] = [];
  for (let at = head + 1; isEntry(lines[at] ?? ""); at++) entries.push(at);
  return entries.length > 0 && heads(lines[head]?.trim() ?? "") ? { head, entries } : undefined;
}

/** Groups that follow each other from a line on: each line under its heading; none where fewer than two do. */
export function headedFrom(lines: readonly string[], from: number): HeadedGroup[] {
  const groups: HeadedGroup[] = [];
  let at = from;
  for (let group = groupAt(lines, at); group; group = groupAt(lines, at)) {
    groups.push(group);
    at += group.entries.length + 1;
  }
  const times = groups.flatMap(({ entries }) => entries).length;
  return groups.length >= LEAST && times > LEAST ? groups : [];
}

/** Every heading of such groups with its first entry, from lines without blank ones between them. */
export function headingsIn(lines: readonly string[]): { heading: string; entry: string }[] {
  const found: { heading: string; entry: string }[] = [];
  for (let from = 0; from < lines.length; from++) {
    const groups = headedFrom(lines, from);
    for (const { head, entries } of groups)
      found.push({ heading: lines[head] ?? "", entry: lines[entries[0] ?? 0] ?? "" });
    from += groups.reduce((sum, { entries }) => sum + entries.length + 1, 0);
  }
  return found;
}
