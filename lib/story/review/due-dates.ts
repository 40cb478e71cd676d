import { once } from "../../copy/once.ts";
import { isSettled } from "../preferences-block.ts";
import type { Fact, Occasion, Reading, Span } from "../schema.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";
import { matchesIn } from "../values/matches.ts";
import type { Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { quoted, type Reviewed, reviewed, seen } from "./check.ts";
import { isDue } from "./due-words.ts";
import { looksBack } from "./looks-back.ts";
import { daysThatAreNone } from "./no-such-day.ts";
import { isReckoned } from "./reckoned.ts";

/** A day of a brief that readers would get wrong: it is none, has passed, has another weekday, or is named by its distance. */
export type DueDate = { kind: "none" | "past" | "misdated" | "relative"; quote: string; span: Span };

export type DatedBrief = {
  reading: Pick<Reading, "facts" | "language" | "occasion">;
  brief: string;
  today: string;
};

/** News of what has happened: its dates lie in the past. */
const AFTERWARDS: ReadonlySet<Occasion> = new Set([
  "release",
  "update",
  "incident",
  "milestone",
  "thanks",
  "testimonial",
]);
/** Without a year a day of the last weeks is taken for one that has passed; an earlier one comes next year. */
const LOOKS_BACK_DAYS = 75;
const DAY_MS = 86_400_000;

/** "next Tuesday", "this Friday", "nächsten Dienstag", "mardi prochain". */
const NEXT_DAY = once(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:(?:next|this|coming|nächste[nrs]?|kommende[nrs]?|diese[nrs]?|próxim[oa]|este|ce|prossim[oa]|quest[oa]|volgende|komende|deze) (?:${WEEKDAY_WORD()})|(?:${WEEKDAY_WORD()}) (?:prochain|próxim[oa]|prossim[oa]|que viene))(?!\\p{L})`,
      "giu",
    ),
);

/** "Summer gala 2026: 12 June": the one year of a sentence is that of its day. */
function yearIn(sentence: string): string | undefined {
  const years = new Set(sentence.match(/(?<![\d.,])20\d{2}(?![\d.,%]?\d)/g));
  return years.size === 1 ? [...years][0] : undefined;
}

/** Noon of the day, so that no change of clocks moves it; undefined where the calendar has no such day. */
function dayOf(value: Value, today: Date, around: string): Date | undefined {
  const [, month, day, own] = /^date:(\d+)-(\d+)(?:-(\d{4}))?$/.exec(value.keys[0] ?? "") ?? [];
  const year = own ?? yearIn(around);
  if (!month || value.keys.length > 1) return undefined;
  const at = (y: number) => new Date(Date.UTC(y, Number(month) - 1, Number(day), 12));
  if (year) return at(Number(year));
  const [last] = [0, 1].map((back) => at(today.getUTCFullYear() - back)).filter((one) => one <= today);
  const isRecent = last !== undefined && today.getTime() - last.getTime() <= LOOKS_BACK_DAYS * DAY_MS;
  return isRecent ? last : at(today.getUTCFullYear() + 1);
}

const within = ({ span, quote }: Fact, start: number, text: string) => ({
  quote: text,
  span: { start: span.start + start, end: span.start + start + Math.min(text.length, quote.length) },
});

/** The widest words around a day. */
const aroundOf = ({ span, quote }: Fact, facts: readonly Fact[]) =>
  facts
    .filter((f) => f.from === "brief" && f.span.start <= span.start && f.span.end >= span.end)
    .reduce((widest, f) => (f.quote.length > widest.length ? f.quote : widest), quote);

/** "Du 1er mars au 15 novembre, 12 000 personnes ont visité …": what was in the days that open a sentence. */
function behind({ quote }: Fact, around: string): string {
  const opens = around.trimStart().startsWith(quote.trim());
  const rest = opens ? around.trimStart().slice(quote.trim().length) : "";
  const clause = /^\s*,/.test(rest) ? (rest.split(/[.;:!?]\s/)[0] ?? "") : "";
  return IS_NOW.test(clause) ? "" : clause;
}
/** Words of a clause that tells what is so or will be. */
const IS_NOW =
  /(?<!\p{L})(?:is|are|will|can|you|your|ist|sind|wird|werden|kann|können|est|sont|sera|seront|peut|es|son|será|serán|puede|è|sono|sarà|può|zijn|wordt|worden|kan|kunt|é|são|será|pode)(?!\p{L})/iu;

/** "May 43 · June 41 · July 38": months with their values are a series, whichever of them look like days. */
const isSeries = (words: string, language: string): boolean =>
  valuesIn(words, language).filter(({ kind }) => kind === "month").length > 2;

/** A date this many years ago is history, and no typing error, unless its sentence invites or names an end. */
const HISTORY_YEARS = 3;

/** The sentence of the brief that a fact stands in, as far as full stops and lines tell. */
const sentenceOf = ({ span }: Fact, brief: string) =>
  `${
    brief
      .slice(0, span.start)
      .split(/[.!?]\s|\n/)
      .pop() ?? ""
  }${brief.slice(span.start).split(/[.!?](?:\s|$)|\n/)[0] ?? ""}`;

/** "6 April 2025 to 5 April 2026": a year of accounts is looked back on; nothing else that is dated lasts so long. */
const PERIOD_DAYS = 300;
const isLongPeriod = ([from, to, ...more]: readonly Date[]): boolean =>
  from !== undefined &&
  to !== undefined &&
  more.length === 0 &&
  to.getTime() - from.getTime() > PERIOD_DAYS * DAY_MS;

function pastIn(fact: Fact, { reading, today, brief }: DatedBrief): DueDate[] {
  if (fact.kind !== "when") return [];
  const isInvited = isDue(sentenceOf(fact, brief));
  // A date in figures may read as a milestone.
  if (AFTERWARDS.has(reading.occasion) && !(reading.occasion === "milestone" && isInvited)) return [];
  if (isSeries(aroundOf(fact, reading.facts), reading.language)) return [];
  const around = aroundOf(fact, reading.facts);
  if (looksBack(fact.quote) || isReckoned(around)) return [];
  if (looksBack(behind(fact, around))) return [];
  const now = new Date(`${today}T12:00:00Z`);
  const dates = valuesIn(fact.quote, reading.language).flatMap((value) => {
    const day = value.kind === "date" && !value.weak ? dayOf(value, now, sentenceOf(fact, brief)) : undefined;
    return day ? [{ value, day }] : [];
  });
  const isHistory = (day: Date) => now.getUTCFullYear() - day.getUTCFullYear() >= HISTORY_YEARS && !isInvited;
  // Of "from 5 October to 12 December" the end counts. A day is over everywhere a day later.
  const isPast = ({ day }: { day: Date }) => now.getTime() - day.getTime() > DAY_MS && !isHistory(day);
  const [first] = dates;
  if (isLongPeriod(dates.map(({ day }) => day))) return [];
  return first && dates.every(isPast)
    ? [
        {
          kind: "past",
          ...within(fact, first.value.span.start, first.value.text.replace(/(?<=\p{L})\.$/u, "")),
        },
      ]
    : [];
}

function relativeIn(fact: Fact, { reading }: DatedBrief): DueDate[] {
  const named = matchesIn(NEXT_DAY(), fact.quote).map((m) => ({ start: m.index, text: m[0] }));
  const distant = valuesIn(fact.quote, reading.language)
    // A post is read within days: a month stays right.
    .filter(({ keys, weak }) => !weak && /^relative:(?!next month)/.test(keys[0] ?? ""))
    .map(({ span, text }) => ({ start: span.start, text }));
  return [...named, ...distant].map(({ start, text }) => ({
    kind: "relative",
    ...within(fact, start, text),
  }));
}

/** What may stand between a weekday and its date: "Friday, the 5th of December", "10月24日（土）". */
const BESIDE = /^[.,]? ?(?:(?:the|den|dem|der|le|el|il|de|dia) )?[（(]?$/iu;

const WEEK = 7;
const YEAR_DAYS = 366;
/** Monday is 1. */
const weekdayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || WEEK;

/** A day without a year, in the years that may be meant: one of the last weeks, or the next to come; or, where a sentence looks back, any. */
function yearsMeant(month: number, day: number, today: string, isReview: boolean): number[] {
  const now = Date.parse(today);
  const years = [-1, 0, 1].map((away) => Number(today.slice(0, 4)) + away);
  const daysUntil = (year: number) => (Date.UTC(year, month - 1, day) - now) / DAY_MS;
  return years.filter(
    (year) => isReview || (daysUntil(year) >= -LOOKS_BACK_DAYS && daysUntil(year) <= YEAR_DAYS),
  );
}

/** The weekday is that of the date in none of the years that may be meant. */
function differs(weekday: Value, date: Value, today: string, isReview: boolean): boolean {
  const [, month, day, own] = /^date:(\d+)-(\d+)(?:-(\d{4}))?$/.exec(date.keys[0] ?? "") ?? [];
  const name = Number(/^weekday:(\d)$/.exec(weekday.keys[0] ?? "")?.[1]);
  if (!month || !name || date.keys.length > 1 || weekday.keys.length > 1) return false;
  const years = own ? [Number(own)] : yearsMeant(Number(month), Number(day), today, isReview);
  return years.every((year) => weekdayOf(year, Number(month), Number(day)) !== name);
}

const REPEATS_BEFORE =
  /(?<!\p{L})(?:every|each|always|on|jede[nrms]?|jeweils|immer|chaque|tous les|todos los|los|cada|ogni|tutti i|i|elke|iedere|toda|todas as|às)\s*$/iu;
const PLURAL = /(?:days|tags|tage|abende?|dis|bados|gos|feiras|dagen)$/iu;
const TO = "(?:-|–|—|to|till|until|through|bis|und|and|&|à|au|et|a|al|y|e|tot|t\\/m|en|até|hasta|fino a)";
const RANGE_BEFORE = new RegExp(`${TO}(?: (?:zum|el|le|il|o))?\\s*$`, "iu");
const RANGE_AFTER = new RegExp(`^\\s*${TO}(?!\\p{L})`, "iu");

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
function misdatedIn(fact: Fact, { reading, today }: DatedBrief): DueDate[] {
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
    const isBeside = BESIDE.test(fact.quote.slice(first.span.end, second.span.start));
    const words = fact.quote.slice(first.span.start, second.span.end);
    return isBeside && !isOfSeveral(weekday, days, fact.quote) && differs(weekday, date, today, isReview)
      ? [{ kind: "misdated" as const, ...within(fact, first.span.start, words) }]
      : [];
  });
}

const noneIn = (fact: Fact, { reading, brief }: DatedBrief): DueDate[] =>
  daysThatAreNone(fact.quote, reading.language, yearIn(sentenceOf(fact, brief))).map(({ start, text }) => ({
    kind: "none",
    ...within(fact, start, text.replace(/(?<=\p{L})\.$/u, "")),
  }));

/** Days of the brief that readers would get wrong and that the author has not confirmed, each once. */
export function dueDatesIn(about: DatedBrief): DueDate[] {
  const facts = about.reading.facts.filter(({ from }) => from === "brief");
  const all = [
    ...facts.flatMap((fact) => noneIn(fact, about)),
    ...facts.flatMap((fact) => pastIn(fact, about)),
    ...facts.flatMap((fact) => misdatedIn(fact, about)),
    ...facts.flatMap((fact) => relativeIn(fact, about)),
  ];
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return all.filter(
    ({ quote }, i) =>
      !isSettled(about.brief, quote) && all.findIndex((other) => isSame(other.quote, quote)) === i,
  );
}

/** Days of the brief that are over when it is published, and are not yet today. */
export function daysPastBy(published: string, about: DatedBrief): DueDate[] {
  const already = new Set(dueDatesIn(about).map(({ quote }) => quote));
  return dueDatesIn({ ...about, today: published }).filter(
    ({ kind, quote }) => kind === "past" && !already.has(quote),
  );
}

const SAYS = {
  none: "is in no calendar",
  past: "has passed",
  misdated: "has another weekday in the calendar",
  relative: "is another day for whoever reads it later",
};

/** The brief names a day by its date somewhere. */
const hasDate = ({ reading: { facts, language } }: DatedBrief): boolean =>
  facts.some(
    ({ from, quote }) =>
      from === "brief" &&
      valuesIn(quote, language).some(({ keys, weak }) => !weak && keys[0]?.startsWith("date:")),
  );

/** Those that only the author can put right. A day that is named by its distance is clear beside a date. */
export const unclearDatesIn = (about: DatedBrief): DueDate[] => withoutDated(about, dueDatesIn(about));

const withoutDated = (about: DatedBrief, found: readonly DueDate[]): DueDate[] =>
  hasDate(about) ? found.filter(({ kind }) => kind !== "relative") : [...found];

/**
 * A day that has passed or has another weekday asks for a person, and so does one that is named by its distance alone;
 * beside a date it is noted.
 */
export function timely(about: DatedBrief & { published?: string | undefined }): Reviewed[] {
  const { published } = about;
  const late = published ? daysPastBy(published, about) : [];
  const found = [...late, ...dueDatesIn(about)];
  const sayOf = (due: DueDate) => (late.includes(due) ? `will have passed by ${published}` : SAYS[due.kind]);
  if (found.length === 0) return [];
  const wrong = withoutDated(about, found);
  return [
    reviewed({
      id: "timely",
      share: 0,
      doubts: wrong.slice(0, 1).map((due) => `${quoted(due.quote)} ${sayOf(due)}`),
      evidence: found.map((due) => seen("brief", due.quote, sayOf(due))),
      fix: `Write the date that readers need in place of ${found
        .slice(0, 2)
        .map(({ quote }) => quoted(quote))
        .join(", ")}.`,
    }),
  ];
}
