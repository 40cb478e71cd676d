import { once } from "../../copy/once.ts";
import { isSettled } from "../preferences-block.ts";
import type { Fact, Occasion, Reading, Span } from "../schema.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";
import { matchesIn } from "../values/matches.ts";
import type { Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { quoted, type Reviewed, reviewed, seen } from "./check.ts";

/** A day of a brief that readers would get wrong: it has passed, has another weekday, or is named by its distance. */
export type DueDate = { kind: "past" | "misdated" | "relative"; quote: string; span: Span };

type About = { reading: Pick<Reading, "facts" | "language" | "occasion">; brief: string; today: string };

/** News of what has happened: its dates lie in the past. */
const AFTERWARDS: ReadonlySet<Occasion> = new Set([
  "release",
  "update",
  "incident",
  "milestone",
  "thanks",
  "testimonial",
]);
/** A sentence that looks back may name a day that has passed. */
const LOOKS_BACK =
  /(?<!\p{L})(?:was|were|had|did|went|since|last|thanks|thank you|ago|anniversary|war(?:en)?|hatten?|seit|letzte[nrs]?|danke|était|étaient|depuis|dernier|dernière|merci|fue|fueron|desde|pasado|pasada|gracias|era|erano|scors[oa]|grazie|foi|foram|passad[oa]|obrigad[oa]|sinds|afgelopen|vorige|bedankt|geerntet|gebaut|récoltée?s?|réalisée?s?|recogid[oa]s?|cosechad[oa]s?|raccolt[oaie]|spremut[oaie]|prodott[oaie]|colhid[oa]s?|geoogst|geplukt)(?!\p{L})|\p{L}{3}ed(?!\p{L})|ました|了/iu;
/** "2026 (to 31 October)", "as of 31 October": the day up to which a figure counts. */
const COUNTED_TO =
  /\d{4}\s*\((?:up )?(?:to|until|till|bis(?: zum)?|jusqu['’]au|au|hasta(?: el)?|fino al|t\/m|tot|até)\s|(?<!\p{L})(?:(?:year|quarter|months|period|weeks) (?:up )?(?:to|ended|ending)|as (?:of|at)|stand(?: vom)?|état au|au \d{1,2} \p{L}+ inclus|a fecha de|al \d{1,2} \p{L}+ \d{4}|per \d|stand per|dados de)(?!\p{L})/iu;
/** "Our year in numbers, to 31 October": the end of what is looked back on. */
const REPORT =
  /(?<!\p{L})(?:in (?:numbers|figures)|figures|results|annual report|in zahlen|bilanz|en chiffres|bilan|en cifras|balance|in cifre|bilancio|in cijfers|em números|balanço)(?!\p{L})/iu;
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

/** "May 43 · June 41 · July 38": months with their values are a series, whichever of them look like days. */
const isSeries = (words: string, language: string): boolean =>
  valuesIn(words, language).filter(({ kind }) => kind === "month").length > 2;

/** A date this many years ago is history, and no typing error. */
const HISTORY_YEARS = 3;

/** The sentence of the brief that a fact stands in, as far as full stops and lines tell. */
const sentenceOf = ({ span }: Fact, brief: string) =>
  `${
    brief
      .slice(0, span.start)
      .split(/[.!?]\s|\n/)
      .pop() ?? ""
  }${brief.slice(span.start).split(/[.!?](?:\s|$)|\n/)[0] ?? ""}`;

function pastIn(fact: Fact, { reading, today, brief }: About): DueDate[] {
  if (fact.kind !== "when" || AFTERWARDS.has(reading.occasion)) return [];
  if (isSeries(aroundOf(fact, reading.facts), reading.language)) return [];
  const around = aroundOf(fact, reading.facts);
  if (LOOKS_BACK.test(fact.quote) || COUNTED_TO.test(around) || REPORT.test(around)) return [];
  const now = new Date(`${today}T12:00:00Z`);
  const dates = valuesIn(fact.quote, reading.language).flatMap((value) => {
    const day = value.kind === "date" && !value.weak ? dayOf(value, now, sentenceOf(fact, brief)) : undefined;
    return day ? [{ value, day }] : [];
  });
  // Of "from 5 October to 12 December" the end counts. A day is over everywhere a day later.
  const isPast = ({ day }: { day: Date }) =>
    now.getTime() - day.getTime() > DAY_MS && now.getUTCFullYear() - day.getUTCFullYear() < HISTORY_YEARS;
  const [first] = dates;
  return first && dates.every(isPast)
    ? [
        {
          kind: "past",
          ...within(fact, first.value.span.start, first.value.text.replace(/(?<=\p{L})\.$/u, "")),
        },
      ]
    : [];
}

function relativeIn(fact: Fact, { reading }: About): DueDate[] {
  const named = matchesIn(NEXT_DAY(), fact.quote).map((m) => ({ start: m.index, text: m[0] }));
  const distant = valuesIn(fact.quote, reading.language)
    .filter(({ keys, weak }) => !weak && keys[0]?.startsWith("relative:"))
    .map(({ span, text }) => ({ start: span.start, text }));
  return [...named, ...distant].map(({ start, text }) => ({
    kind: "relative",
    ...within(fact, start, text),
  }));
}

/** What may stand between a weekday and its date: "Friday, the 5th of December", "10月24日（土）". */
const BESIDE = /^[.,]? ?(?:(?:the|den|dem|der|le|el|il|de|dia) )?[（(]?$/iu;

const WEEK = 7;
/** Monday is 1. */
const weekdayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || WEEK;

/** The weekday is that of the date in none of the years that may be meant: its own, or the last, this and the next. */
function differs(weekday: Value, date: Value, today: string): boolean {
  const [, month, day, own] = /^date:(\d+)-(\d+)(?:-(\d{4}))?$/.exec(date.keys[0] ?? "") ?? [];
  const name = Number(/^weekday:(\d)$/.exec(weekday.keys[0] ?? "")?.[1]);
  if (!month || !name || date.keys.length > 1 || weekday.keys.length > 1) return false;
  const years = own ? [Number(own)] : [-1, 0, 1].map((away) => Number(today.slice(0, 4)) + away);
  return years.every((year) => weekdayOf(year, Number(month), Number(day)) !== name);
}

const REPEATS_BEFORE =
  /(?<!\p{L})(?:every|each|always|on|jede[nrms]?|jeweils|immer|chaque|tous les|todos los|los|cada|ogni|tutti i|i|elke|iedere|toda|todas as|às)\s*$/iu;
const PLURAL = /(?:days|tags|tage|abende?|dis|bados|gos|feiras|dagen)$/iu;
const TO = "(?:-|–|—|to|till|until|through|bis|und|and|&|à|au|et|a|al|y|e|tot|t\\/m|en|até|hasta|fino a)";
const RANGE_BEFORE = new RegExp(`${TO}(?: (?:zum|el|le|il|o))?\\s*$`, "iu");
const RANGE_AFTER = new RegExp(`^\\s*${TO}(?!\\p{L})`, "iu");

/** "Monday to Saturday, 24 December" and "every Thursday, 1 December to 22 December": the weekday is no date's own. */
function isOfSeveral(weekday: Value, days: readonly Value[], text: string): boolean {
  const at = days.indexOf(weekday);
  const [before, after] = [days[at - 1], days[at + 1]];
  const lead = text.slice(before?.span.end ?? 0, weekday.span.start);
  const isPlural = PLURAL.test(weekday.text);
  const isEvery = REPEATS_BEFORE.test(lead) && (isPlural || !/(?<!\p{L})on\s*$/iu.test(lead));
  const joined = (one: Value | undefined, words: string, pattern: RegExp) =>
    one?.kind === "weekday" && pattern.test(words);
  return (
    isPlural ||
    isEvery ||
    (joined(before, lead, RANGE_BEFORE) && lead.trim().length < 12) ||
    joined(after, text.slice(weekday.span.end, after?.span.start), RANGE_AFTER)
  );
}

/** "Friday 5 December 2026", which is a Saturday. */
function misdatedIn(fact: Fact, { reading, today }: About): DueDate[] {
  if (fact.kind !== "when") return [];
  const days = valuesIn(fact.quote, reading.language)
    .filter(({ kind }) => kind === "weekday" || kind === "date")
    .sort((a, b) => a.span.start - b.span.start);
  return days.flatMap((first, i) => {
    const second = days[i + 1];
    if (!second || first.kind === second.kind) return [];
    const [weekday, date] = first.kind === "weekday" ? [first, second] : [second, first];
    const isBeside = BESIDE.test(fact.quote.slice(first.span.end, second.span.start));
    const words = fact.quote.slice(first.span.start, second.span.end);
    return isBeside && !isOfSeveral(weekday, days, fact.quote) && differs(weekday, date, today)
      ? [{ kind: "misdated" as const, ...within(fact, first.span.start, words) }]
      : [];
  });
}

/** Days of the brief that readers would get wrong and that the author has not confirmed, each once. */
export function dueDatesIn(about: About): DueDate[] {
  const facts = about.reading.facts.filter(({ from }) => from === "brief");
  const all = [
    ...facts.flatMap((fact) => pastIn(fact, about)),
    ...facts.flatMap((fact) => misdatedIn(fact, about)),
    ...facts.flatMap((fact) => relativeIn(fact, about)),
  ];
  return all.filter(
    ({ quote }, i) => !isSettled(about.brief, quote) && all.findIndex((other) => other.quote === quote) === i,
  );
}

const SAYS = {
  past: "has passed",
  misdated: "has another weekday in the calendar",
  relative: "is another day for whoever reads it later",
};

/** The brief names a day by its date somewhere. */
const hasDate = ({ reading: { facts, language } }: About): boolean =>
  facts.some(
    ({ from, quote }) =>
      from === "brief" &&
      valuesIn(quote, language).some(({ keys, weak }) => !weak && keys[0]?.startsWith("date:")),
  );

/**
 * A day that has passed or has another weekday asks for a person, and so does one that is named by its distance alone;
 * beside a date it is noted.
 */
export function timely(about: About): Reviewed[] {
  const found = dueDatesIn(about);
  if (found.length === 0) return [];
  const wrong = hasDate(about) ? found.filter(({ kind }) => kind !== "relative") : found;
  return [
    reviewed({
      id: "timely",
      share: 0,
      doubts: wrong.slice(0, 1).map(({ quote, kind }) => `${quoted(quote)} ${SAYS[kind]}`),
      evidence: found.map(({ quote, kind }) => seen("brief", quote, SAYS[kind])),
      fix: `Write the date that readers need in place of ${found
        .slice(0, 2)
        .map(({ quote }) => quoted(quote))
        .join(", ")}.`,
    }),
  ];
}
