import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { weekdayOf } from "../../text/weekdays.ts";
import type { Fact } from "../schema.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";
import { matchesIn } from "../values/matches.ts";
import { DAY_MS } from "../values/right-dates.ts";
import { type DatedBrief, type DueDate, within } from "./dated-brief.ts";

/** "this Saturday", "diesen Samstag", "ce samedi": the next one, whichever day of the week it is said. "next Saturday" may be a week later. */
const COMING_DAY = once(
  () =>
    new Prefiltered(
      `(?<!\\p{L})(?:this|this coming|diese[nrms]?|kommende[nrm]?|est[ea]|ce|quest[oa]|deze|komende)\\s+(?<day>${WEEKDAY_WORD()})(?!\\p{L})`,
      "giu",
    ),
);

const WEEK = 7;

/** Days from a day of the calendar to the next one with a weekday, 0 for the same day. */
const daysUntil = (weekday: number, today: number): number =>
  (weekday - new Date(today).getUTCDay() + WEEK) % WEEK;

/** Days of a fact that are named by their weekday alone and are over when it is published. */
export function comingDaysPastBy(published: string, fact: Fact, { today }: DatedBrief): DueDate[] {
  const [from, to] = [Date.parse(today), Date.parse(published)];
  return matchesIn(COMING_DAY(), fact.quote)
    .filter(({ groups }) => to > from + daysUntil(weekdayOf(groups?.day) ?? 0, from) * DAY_MS)
    .map((found) => ({ kind: "past", ...within(fact, found.index, found[0]) }));
}
