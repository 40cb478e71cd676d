import { capitalize } from "../../copy/text.ts";

export const DAY_MS = 86_400_000;

/** A day of the calendar; months count from 1. */
export type Day = { year: number; month: number; day: number };

const WEEK = 7;
/** A Monday, from which the names of the other weekdays are counted. */
const A_MONDAY = Date.UTC(2024, 0, 1);
const STYLES = ["long", "short", "narrow"] as const;
const ORDINAL_ENDS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

const timeOf = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);
const dayAt = (time: number): Day => {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay() || WEEK;

/** The day so many days later. */
const shifted = (day: Day, days: number): Day => dayAt(timeOf(day) + days * DAY_MS);

/** The nearest day with a weekday; where that is over, the one a week later. */
export function nearest(day: Day, weekday: number, earliest: number): Day {
  const away = ((weekday - weekdayOf(day) + 10) % WEEK) - 3;
  const found = shifted(day, away);
  return timeOf(found) < earliest ? shifted(found, WEEK) : found;
}

const nameOf = (weekday: number, language: string, style: (typeof STYLES)[number]): string =>
  new Intl.DateTimeFormat(language, { weekday: style, timeZone: "UTC" })
    .format(A_MONDAY + (weekday - 1) * DAY_MS)
    .replace(/\.$/, "");

/** The name of a weekday in a sentence. */
export const weekdayName = (weekday: number, language: string): string => nameOf(weekday, language, "long");

/** Another weekday, written as this one is: "Fri" becomes "Sat", "Freitag" "Samstag". */
export function weekdayLike(text: string, was: number, weekday: number, language: string): string {
  const isLike = (style: (typeof STYLES)[number]) =>
    nameOf(was, language, style).toLowerCase() === text.toLowerCase();
  const style = STYLES.find(isLike) ?? (text.length > 4 ? "long" : "short");
  const name = nameOf(weekday, language, style);
  if (/^\p{Lu}{2,}$/u.test(text)) return name.toUpperCase();
  return /^\p{Lu}/u.test(text) ? capitalize(name) : name;
}

type Written = { hasYear: boolean; isMonthFirst?: boolean };

/** A day in words. The first of a month is an ordinal number in French. */
function written(day: Day, language: string, { hasYear, isMonthFirst }: Written): string {
  const locale = language === "en" ? (isMonthFirst ? "en-US" : "en-GB") : language;
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    ...(hasYear && { year: "numeric" }),
    timeZone: "UTC",
  })
    .format(timeOf(day))
    .replace(/^1 (?=\p{L})/u, language.startsWith("fr") ? "1er " : "1 ");
}

/** A day in words, with its year. */
export const dayInWords = (day: Day, language: string): string => written(day, language, { hasYear: true });

/** The suffix of a number in a date: "5th", "1er", "1º". */
function suffixed(day: number, suffix: string): string {
  if (/^(?:st|nd|rd|th)$/i.test(suffix))
    return `${day}${ORDINAL_ENDS[new Intl.PluralRules("en", { type: "ordinal" }).select(day)]}`;
  return `${day}${suffix !== "" && day === 1 ? suffix : ""}`;
}

/** Another day of the same month in the words of a date; with the year or the month first, the day is the last number. */
function sameMonth(text: string, was: number, day: number): string {
  const numbers = [...text.matchAll(/(?<!\d)(\d{1,2})(st|nd|rd|th|er|º|°)?(?!\d)/giu)].filter(
    (m) => Number(m[1]) === was,
  );
  const found = /^\d{4}|[月월]/u.test(text) ? numbers.at(-1) : numbers[0];
  if (!found) return text;
  const [whole, digits = "", suffix = ""] = found;
  const isBare = !/\p{L}/u.test(text);
  const number = isBare ? String(day).padStart(digits.length, "0") : suffixed(day, suffix);
  return text.slice(0, found.index) + number + text.slice(found.index + whole.length);
}

/** Another day, written as this one is where the month stays, and in words where it does not. */
export function dateLike(text: string, was: Day, day: Day, language: string): string {
  if (was.month === day.month && was.year === day.year) return sameMonth(text, was.day, day.day);
  const hasYear = /\d{4}/.test(text) || was.year !== day.year;
  return written(day, language, { hasYear, isMonthFirst: /^\p{L}/u.test(text) });
}

/** The days around one that no calendar has: the last of its month, and the first of the next. */
export const aroundMissing = ({ year, month }: Day): readonly [Day, Day] => [
  dayAt(Date.UTC(year, month, 0)),
  dayAt(Date.UTC(year, month, 1)),
];
