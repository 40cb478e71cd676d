import { once } from "../text/once.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import { shortDayOf, weekdayOf as weekdayNamed } from "../text/weekdays.ts";
import { SHORT_DAY_WORD, WEEKDAY_WORD } from "./values/calendar-words.ts";
import { type Day, dateLike, dayInWords, weekdayLike, weekdayOf } from "./values/right-dates.ts";
import type { Value } from "./values/value.ts";
import { valuesIn } from "./values/values.ts";

/** "the 26th", "Thursday the 3rd", "am 26.", "le 26", "26日": a day of a month that the answer does not name. */
const DAY = once(
  () =>
    new Prefiltered(
      `^\\W*(?:(?:it[’']?s|it is|on|es ist|am|c[’']est|es|é|è|het is|op|no)\\s+)*(?:(?<weekday>${WEEKDAY_WORD()}|${SHORT_DAY_WORD()})\\.?,?\\s+)?(?:(?:the|der|den|dem|le|el|il|de|o|dia)\\s+|l[’'])?(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|°|日)?\\W*$`,
      "iu",
    ),
);

type Answered = { day: number; weekday: number | undefined };

function dayIn(answer: string): Answered | undefined {
  const groups = DAY().exec(answer)?.groups;
  const day = Number(groups?.day);
  if (!groups || day < 1 || day > 31) return undefined;
  return { day, weekday: weekdayNamed(groups.weekday) ?? shortDayOf(groups.weekday) };
}

/** A day of the brief, in the year that it names or in the next one to come. */
function dayOf({ keys }: Value, today: string | undefined): Day | undefined {
  const [, month, day, year] = /^date:(\d+)-(\d+)(?:-(\d{4}))?$/.exec(keys[0] ?? "") ?? [];
  if (!month || !day) return undefined;
  const thisYear = Number((today ?? "").slice(0, 4));
  const isOver = today !== undefined && `${month.padStart(2, "0")}` < today.slice(5, 7);
  return { year: Number(year ?? thisYear + Number(isOver)), month: Number(month), day: Number(day) };
}

/** The weekday of a day as this one is written; empty where nothing tells it and the author means the same day. */
function weekdayFor(text: string, was: Day, is: Day, { answered, language }: AboutDay): string {
  const right = answered.weekday ?? (is.year > 0 ? weekdayOf(is) : undefined);
  const named = weekdayNamed(text) ?? shortDayOf(text) ?? 0;
  if (right !== undefined) return weekdayLike(text, named, right, language);
  return was.day === is.day ? "" : text;
}

type AboutDay = { answered: Answered; language: string; today: string | undefined };

/** "Monday 26 November" with another day of its month, and the weekday of that day. */
function inItsMonth(quote: string, values: readonly Value[], about: AboutDay): string | undefined {
  const dates = values.filter(({ kind }) => kind === "date");
  const [date] = dates;
  const was = date && dayOf(date, about.today);
  if (!date || !was || dates.length > 1) return undefined;
  const is = { ...was, day: about.answered.day };
  const weekday = values.find(({ kind }) => kind === "weekday");
  const said = weekday ? weekdayFor(weekday.text, was, is, about) : "";
  const edits = [
    { span: date.span, text: dateLike(date.text, was, is, about.language) },
    ...(weekday ? [{ span: weekday.span, text: said }] : []),
  ].sort((a, b) => b.span.start - a.span.start);
  const edited = edits.reduce(
    (words, { span, text }) => words.slice(0, span.start) + text + words.slice(span.end),
    quote,
  );
  return said ? edited : edited.replace(/^[\s,.]+/u, "");
}

/** "next Tuesday" is answered by "the 1st": that day of this month, or of the next one. */
function toCome({ answered, language, today }: AboutDay): string | undefined {
  if (today === undefined) return undefined;
  const [year, month, from] = today.split("-").map(Number);
  if (year === undefined || month === undefined || from === undefined) return undefined;
  const first = new Date(Date.UTC(year, month - 1 + Number(answered.day < from), answered.day));
  const is = { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: first.getUTCDate() };
  if (is.day !== answered.day) return dayInWords(is, language);
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(first);
}

/**
 * An answer that names only a day of the month, as the whole day that was asked about: its month stands in the brief,
 * and its weekday in the calendar. Any other answer stays as it is.
 */
export function wholeDay(
  quote: string,
  answer: string,
  { language, today }: { language: string; today?: string | undefined },
): string {
  const answered = dayIn(answer);
  if (!answered) return answer;
  const about = { answered, language, today };
  const values = valuesIn(quote, language);
  const isDay = values.some(({ kind }) => kind === "date" || kind === "weekday");
  if (!isDay) return answer;
  return inItsMonth(quote, values, about) ?? toCome(about) ?? answer;
}
