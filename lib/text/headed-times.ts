import { Prefiltered } from "./prefilter/prefiltered.ts";

/** A timetable under headings: "Monday" over "17:00-17:45 Mini judo", which is nothing without its day. */

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
  for (let at = head + 1; timeEntry(lines[at] ?? ""); at++) entries.push(at);
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
