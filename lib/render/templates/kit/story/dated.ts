import type { Story, TitledLine } from "../../../../story/schema.ts";

type Step = Pick<TitledLine, "title" | "body">;
type DatedEntry = { date: string; title: string; text: string };

const LONGEST = 24;
/** A year, a time, a quarter, a numeric date, "12 June", "June 12", "2 de mayo", "March 2026", "3月2日". */
const DATE =
  /^(?:\p{L}{1,12}\.?,? )?(?:(?:19|20)\d{2}|\d{1,2}[:.h]\d{2}(?:\s?(?:Uhr|h|am|pm))?|\d{1,2}\s?(?:am|pm|Uhr|h)|[QT][1-4](?: (?:19|20)\d{2})?|\d{1,2}[./-]\d{1,2}[./-]?(?:\d{2,4})?|\d{1,2}(?:st|nd|rd|th|er|\.)? (?:of |de )?\p{L}{3,12}\.?(?: (?:19|20)\d{2})?|\p{L}{3,12}\.? \d{1,4}(?:st|nd|rd|th)?(?:,? (?:19|20)\d{2})?|(?:\d{2,4}\s?年)?\s?(?:\d{1,2}\s?月)?\s?(?:\d{1,2}\s?日)?)$/iu;
/** Words that count and are no dates. */
const COUNT =
  /^(?:step|schritt|étape|etape|paso|passo|stap|tip|tipp|part|teil|day|tag|week|woche|phase|version|no|nr|point|punkt|rule)\b/iu;

const isDate = (text: string) =>
  text !== "" && text.length <= LONGEST && /\d/.test(text) && !COUNT.test(text) && DATE.test(text);

/** "2019 first shop", "10:00 welcome", "10:00 Uhr Begrüßung". */
const LEADS =
  /^((?:19|20)\d{2}|\d{1,2}[:.]\d{2}(?:\s?(?:Uhr|uur|am|pm)(?!\p{L}))?|\d{1,2}h\d{2})\s+(\p{L}.*)$/u;

/** "12 June: beta opens" is a date and what happens then. */
function entryOf({ title, body }: Step): DatedEntry | undefined {
  if (isDate(title)) return body ? withoutDate(title, body) : undefined;
  const said = [title, body].filter(Boolean).join(" ");
  const [, year, event] = LEADS.exec(said) ?? [];
  if (year && event) return withoutDate(year, event);
  const [, date = "", rest = ""] = /^(.{1,24}?)\s*(?::|\s[–—-]|–|—)\s+(\S.*)$/u.exec(said) ?? [];
  return isDate(date) ? withoutDate(date, rest) : undefined;
}

/** A short text is a title of its own; of a long one the first sentence is. */
function withoutDate(date: string, said: string): DatedEntry {
  const [, first = said, rest = ""] = /^(.{3,60}?)[.:;]\s+(\S.*)$/u.exec(said) ?? [];
  return { date, title: first.replace(/\.$/, ""), text: rest };
}

/** "1. Beratung", "2. Angebot": names of steps behind their numbers; days of one month have one name. */
function areNumbered(entries: readonly DatedEntry[]): boolean {
  const found = entries.map(({ date }) => /^(?<number>\d{1,2})\. (?<name>\p{L}+)$/u.exec(date)?.groups);
  const isCount = found.every((one, i) => Number(one?.number) === i + 1);
  return isCount && new Set(found.map((one) => one?.name)).size > 1;
}

/** The steps as dated entries: all of them, or none. */
export function datedEntries(steps: readonly Step[]): DatedEntry[] {
  const entries = steps.flatMap((step) => entryOf(step) ?? []);
  return entries.length === steps.length && !areNumbered(entries) ? entries : [];
}

/** Fewer dates are no course of events. */
const LEAST = 3;

/** Dated statements of a story that has no steps: "12 April: booking opens", each a fact of its own. */
export function datedFacts({ facts, spoken, language }: Story): DatedEntry[] {
  if (spoken !== language) return [];
  const quotes = new Set(facts.filter(({ from }) => from === "brief").map(({ quote }) => quote.trim()));
  const entries = [...quotes].flatMap(
    (quote) => entryOf({ title: quote.replace(/[.;,]$/, ""), body: "" }) ?? [],
  );
  return entries.length >= LEAST && !areNumbered(entries) ? entries : [];
}

export const isDatedList = (steps: readonly Step[]): boolean => datedEntries(steps).length > 0;

/** Names of days and months shortened to three letters say when, in the languages that write them so. */
const CALENDAR =
  /^(?:jan|feb|fev|fév|mar|mär|apr|abr|avr|may|mai|maj|mei|jun|jui|giu|jul|lug|aug|ago|aoû|sep|set|oct|okt|ott|out|nov|dec|dez|dic|déc|ene|gen|gennaio|mag|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|week|woche|semaine|semana|settimana|w|kw|q|h)[\p{L}]*\.?\s*\d{0,4}$/iu;

/** Whether a label of a series is a point in time. */
export const isTime = (text: string): boolean =>
  /^(?:19|20)\d{2}(?:\/\d{2,4})?$/.test(text.trim()) || CALENDAR.test(text.trim()) || isDate(text.trim());
