import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact } from "../schema.ts";
import {
  DAY_MS,
  type Day,
  dateLike,
  dayInWords,
  nearest,
  weekdayLike,
  weekdayName,
  weekdayOf,
} from "../values/right-dates.ts";
import type { Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import {
  AFTERWARDS,
  aroundOf,
  type DatedBrief,
  type DueDate,
  LOOKS_BACK_DAYS,
  within,
} from "./dated-brief.ts";
import { looksBack } from "./looks-back.ts";
import { isReckoned } from "./reckoned.ts";

/** What may stand between a weekday and its date: "Friday, the 5th of December", "10月24日（土）". */
const BESIDE = /^[.,]? ?(?:(?:the|den|dem|der|le|el|il|de|dia) )?[（(]?$/iu;

const YEAR_DAYS = 366;

/** A day without a year, in the years that may be meant: one of the last weeks, or the next to come; or, where a sentence looks back, any. */
function yearsMeant(month: number, day: number, today: string, isReview: boolean): number[] {
  const now = Date.parse(today);
  const years = [-1, 0, 1].map((away) => Number(today.slice(0, 4)) + away);
  const daysUntil = (year: number) => (Date.UTC(year, month - 1, day) - now) / DAY_MS;
  return years.filter(
    (year) => isReview || (daysUntil(year) >= -LOOKS_BACK_DAYS && daysUntil(year) <= YEAR_DAYS),
  );
}

type DatedWeekday = { weekday: Value; date: Value; today: string; isReview: boolean };
/** A day as it would be in the year that is meant first, and the weekday that it is said to be. */
type Misdated = { was: Day; named: number };

/** The weekday is that of the date in none of the years that may be meant. */
function misdated({ weekday, date, today, isReview }: DatedWeekday): Misdated | undefined {
  const [, month, day, own] = /^date:(\d+)-(\d+)(?:-(\d{4}))?$/.exec(date.keys[0] ?? "") ?? [];
  const named = Number(/^weekday:(\d)$/.exec(weekday.keys[0] ?? "")?.[1]);
  if (!month || !named || date.keys.length > 1 || weekday.keys.length > 1) return undefined;
  const years = own ? [Number(own)] : yearsMeant(Number(month), Number(day), today, isReview);
  const days = years.map((year) => ({ year, month: Number(month), day: Number(day) }));
  if (days.some((one) => weekdayOf(one) === named)) return undefined;
  const next = days.find((one) => Date.UTC(one.year, one.month - 1, one.day) >= Date.parse(today));
  const was = (!isReview && next) || days[0];
  return was && { was, named };
}

/** The two days of the calendar that "Friday 12 December" may stand for: the one with its weekday, and its date. */
function settledBy(
  { was, named }: Misdated,
  words: string,
  pair: DatedWeekday,
  language: string,
): Partial<DueDate> {
  const { weekday, date, today, isReview } = pair;
  const day = weekdayOf(was);
  const other = nearest(was, named, isReview ? 0 : Date.parse(today));
  return {
    options: [
      words.replace(date.text, () => dateLike(date.text, was, other, language)),
      words.replace(weekday.text, () => weekdayLike(weekday.text, named, day, language)),
    ],
    calendar: { date: dayInWords(was, language), day: weekdayName(day, language) },
  };
}

const REPEATS_BEFORE =
  /(?<!\p{L})(?:every|each|always|on|jede[nrms]?|jeweils|immer|chaque|tous les|todos los|los|cada|ogni|tutti i|i|elke|iedere|toda|todas as|às)\s*$/iu;
const PLURAL = /(?:days|tags|tage|abende?|dis|bados|gos|feiras|dagen)$/iu;
const TO = "(?:-|–|—|to|till|until|through|bis|und|and|&|à|au|et|a|al|y|e|tot|t\\/m|en|até|hasta|fino a)";
const RANGE_BEFORE = new Prefiltered(`${TO}(?: (?:zum|el|le|il|o))?\\s*$`, "iu");
/** "…, lunes, miércoles y viernes" is a list of weekdays. */
const RANGE_AFTER = new Prefiltered(`^(?:,|\\s*${TO})(?!\\p{L})`, "iu");

/** "Sunday 6 December", "Sonntag, den 6. Dezember": the day is that weekday. After a mere comma it may be another day. */
const IS_OWN = /^\.? ?(?:[（(]|,? ?(?:the|den|dem|der|le|el|il|de|dia) )?$/iu;

/**
 * "Monday to Saturday, 24 December" and "every Thursday, 1 December to 22 December": the weekday is no date's own. The
 * last one of "Friday to Sunday 6 December" is.
 */
function isOfSeveral(weekday: Value, days: readonly Value[], text: string): boolean {
  const at = days.indexOf(weekday);
  const [before, after] = [days[at - 1], days[at + 1]];
  const lead = text.slice(before?.span.end ?? 0, weekday.span.start);
  const isOwn = after?.kind === "date" && IS_OWN.test(text.slice(weekday.span.end, after.span.start));
  const isPlural = PLURAL.test(weekday.text);
  const isEvery = REPEATS_BEFORE.test(lead) && (isPlural || !/(?<!\p{L})on\s*$/iu.test(lead));
  const joined = (one: Value | undefined, words: string, pattern: RegExp) =>
    one?.kind === "weekday" && pattern.test(words);
  return (
    isPlural ||
    isEvery ||
    (!isOwn && joined(before, lead, RANGE_BEFORE) && lead.trim().length < 12) ||
    joined(after, text.slice(weekday.span.end, after?.span.start), RANGE_AFTER)
  );
}

/** "Friday 5 December 2026", which is a Saturday. */
export function misdatedIn(fact: Fact, { reading, today }: DatedBrief): DueDate[] {
  if (fact.kind !== "when") return [];
  const days = valuesIn(fact.quote, reading.language)
    .filter(({ kind }) => kind === "weekday" || kind === "date")
    .sort((a, b) => a.span.start - b.span.start);
  const around = aroundOf(fact, reading.facts);
  const isReview = AFTERWARDS.has(reading.occasion) || looksBack(around) || isReckoned(around);
  return days.flatMap((first, i) => {
    const second = days[i + 1];
    if (!second || first.kind === second.kind) return [];
    const [weekday, date] = first.kind === "weekday" ? [first, second] : [second, first];
    if (isOfSeveral(weekday, days, fact.quote) || !isOfOneDay(first, second, days[i - 1], fact.quote))
      return [];
    const pair = { weekday, date, today, isReview };
    const found = misdated(pair);
    if (!found) return [];
    const words = closed(fact.quote.slice(first.span.start), second.span.end - first.span.start);
    return [
      {
        kind: "misdated" as const,
        ...within(fact, first.span.start, words),
        ...settledBy(found, words, pair, reading.language),
      },
    ];
  });
}

/** Whether a weekday and a date that follow each other are of one day. */
const isOfOneDay = (first: Value, second: Value, before: Value | undefined, text: string): boolean =>
  BESIDE.test(text.slice(first.span.end, second.span.start)) &&
  !saysMore(second, text) &&
  !(second.kind === "weekday" && isOfNext(before, first, second, text));

/** "the Thursday stop", "der Donnerstagskurs", "le jeudi suivant": articles lead to what comes next. */
const ARTICLE = /^[.,]? ?(?:the|dem|der|le|el|il|de)$/iu;

/**
 * "From Monday, January 11 the Thursday stop moves": behind a date that has its weekday before it, another one belongs to
 * the next words, and so does one with an article and a thing behind it.
 */
function isOfNext(before: Value | undefined, date: Value, weekday: Value, text: string): boolean {
  const own = before?.kind === "weekday" ? text.slice(before.span.end, date.span.start) : undefined;
  const between = text.slice(date.span.end, weekday.span.start).trim();
  if (/[（(]/u.test(between)) return false;
  if (own !== undefined && BESIDE.test(own)) return true;
  return ARTICLE.test(between) && /^ \p{Ll}/u.test(text.slice(weekday.span.end));
}

/** "11. Januar (Sonntag frei)": a bracket that goes on behind the weekday tells of another day. */
const saysMore = ({ span }: Value, text: string): boolean =>
  /[（(]$/u.test(text.slice(0, span.start)) && /^[.,]? [\p{L}\d]/u.test(text.slice(span.end));

/** A bracket that opens between a date and its weekday belongs to them whole. */
const closed = (text: string, end: number): string =>
  text.slice(0, /[（(]/u.test(text.slice(0, end)) && /^[）)]/u.test(text.slice(end)) ? end + 1 : end);
