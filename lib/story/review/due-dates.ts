import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isSettled } from "../preferences-block.ts";
import type { Fact } from "../schema.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";
import { matchesIn } from "../values/matches.ts";
import { valuesIn } from "../values/values.ts";
import { quoted, type Reviewed, reviewed, seen } from "./check.ts";
import { comingDaysPastBy } from "./coming-days.ts";
import { type DatedBrief, type DueDate, sentenceOf, within, yearIn } from "./dated-brief.ts";
import { misdatedIn } from "./misdated.ts";
import { daysThatAreNone } from "./no-such-day.ts";
import { pastIn } from "./past-days.ts";
import { undatedEvent } from "./undated-event.ts";

/** "next Tuesday", "nächsten Dienstag", "mardi prochain": the coming one or that of the week behind it. */
const NEXT_DAY = once(
  () =>
    new Prefiltered(
      `(?<!\\p{L})(?:(?:next|nächste[nrs]?|próxim[oa]|prossim[oa]|volgende) (?:${WEEKDAY_WORD()})|(?:${WEEKDAY_WORD()}) (?:prochain|próxim[oa]|prossim[oa]|que viene))(?!\\p{L})`,
      "giu",
    ),
);

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

const noneIn = (fact: Fact, { reading, brief }: DatedBrief): DueDate[] =>
  daysThatAreNone(fact.quote, reading.language, yearIn(sentenceOf(fact, brief))).map(
    ({ start, text, options }) => ({
      kind: "none",
      ...within(fact, start, text.replace(/(?<=\p{L})\.$/u, "")),
      ...(options && { options }),
    }),
  );

const factsOfBrief = ({ reading }: DatedBrief) => reading.facts.filter(({ from }) => from === "brief");

/** Days of the brief that readers would get wrong and that the author has not confirmed, each once. */
export function dueDatesIn(about: DatedBrief): DueDate[] {
  const facts = factsOfBrief(about);
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
  const coming = factsOfBrief(about).flatMap((fact) => comingDaysPastBy(published, fact, about));
  return [...dueDatesIn({ ...about, today: published }), ...coming].filter(
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

function undated({ reading, brief }: DatedBrief): Reviewed[] {
  const event = undatedEvent(reading);
  if (!event || isSettled(brief, event.quote)) return [];
  const { quote } = event;
  const doubts = [`no day is named for ${quoted(quote)}`];
  const evidence = [seen("brief", quote, "has no day")];
  return [reviewed({ id: "timely", share: 0, doubts, evidence, fix: "Say on which day it takes place." })];
}

/**
 * A day that has passed or has another weekday asks for a person, and so does one that is named by its distance alone, and an event
 * without a day; beside a date a distance is noted.
 */
export function timely(about: DatedBrief & { published?: string | undefined }): Reviewed[] {
  const { published } = about;
  const late = published ? daysPastBy(published, about) : [];
  const found = [...late, ...dueDatesIn(about)];
  const sayOf = (due: DueDate) => (late.includes(due) ? `will have passed by ${published}` : SAYS[due.kind]);
  if (found.length === 0) return undated(about);
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
