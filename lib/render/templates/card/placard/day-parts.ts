import { MONTHS } from "../dates.ts";

/** A day as a poster has it: its weekday, and the words that lead to it, over the day and its month; the year beside them. */
export type PosterDay = { over: string; day: string; year: string };

const NUMBER = "\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?";
const OF_MONTH = `(?:\\s(?:of\\s|de\\s)?(?:${MONTHS})(?!\\p{L})\\.?)?`;
const MONTH_FIRST = `(?:January|February|March|April|May|June|July|August|September|October|November|December)\\s${NUMBER}`;
const DAY = new RegExp(
  `(?<over>\\D*?)(?<day>(?<!\\p{L})${MONTH_FIRST}|(?<!\\d)${NUMBER}${OF_MONTH})(?!\\d)(?:,?\\s(?:de\\s|del\\s)?(?<year>20\\d{2}))?`,
  "giu",
);
const JOINT = /^(?:\p{L}{1,3}|[–-])$/u;
/** Letters of what stands over a day, and of the day. */
const MOST = { over: 40, day: 26, days: 3 };

/** The days of a date in their parts; undefined for other forms of it, and where words stand behind them. */
export function posterDays(date: string): PosterDay[] | undefined {
  const found = [...date.matchAll(DAY)];
  const end = Math.max(0, ...found.map(({ index, 0: { length } }) => index + length));
  if (found.length === 0 || date.slice(end).trim() !== "") return undefined;
  const days: PosterDay[] = [];
  for (const { groups } of found) {
    const { over = "", day = "", year = "" } = groups ?? {};
    const lead = over.replace(/^[\s,]+|[\s,]+$/gu, "");
    const last = days.at(-1);
    // "6 and 13 February": one month is of both.
    const isOne = last && last.year === "" && JOINT.test(lead) && !/\p{L}{3}/u.test(last.day);
    if (isOne) days.splice(-1, 1, { ...last, day: `${last.day}${over}${day}`, year });
    else days.push({ over: lead, day, year });
  }
  const isShort = days.every(({ over, day }) => over.length <= MOST.over && day.length <= MOST.day);
  const isNamed = /\p{L}{3}/u.test(days.at(-1)?.day ?? "");
  return isShort && isNamed && days.length <= MOST.days ? days : undefined;
}
