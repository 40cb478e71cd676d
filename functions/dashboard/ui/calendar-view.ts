import * as z from "zod/v4";
import { firstOf, shiftedDay, weekOf } from "./calendar-time.ts";

/** What a page of the calendar shows: the month, the week or the day that holds `day`. */
export type CalendarView = {
  by: "month" | "week" | "day";
  day: string;
  /** How many posts of a day stand on its pages before this one. */
  skip: number;
};

/** Years that a person plans in. */
const Day = z.iso.date().regex(/^(?:19[7-9]|2\d\d)\d/);
const Month = z.string().regex(/^(?:19[7-9]|2\d\d)\d-(?:0[1-9]|1[0-2])$/);
const Skip = z.coerce.number().int().min(0).max(10_000);

/** What a query asks for, as `day`, `week` or `month`; this month for anything that is none. */
export function viewOf(query: Readonly<Record<string, string>>, today: string): CalendarView {
  const day = Day.safeParse(query.day).data;
  if (day) return { by: "day", day, skip: Skip.safeParse(query.skip).data ?? 0 };
  const week = Day.safeParse(query.week).data;
  if (week) return { by: "week", day: week, skip: 0 };
  const month = Month.safeParse(query.month).data;
  return { by: "month", day: month && !today.startsWith(month) ? `${month}-01` : today, skip: 0 };
}

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of the month that comes so many months later. */
function shiftedMonth(month: string, by: number): string {
  const first = firstOf(month);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)).toISOString().slice(0, 10);
}

/** The first day of a view, and the first one after it. */
export function daysOf({ by, day }: CalendarView): [first: string, end: string] {
  if (by === "month") return [`${monthOf(day)}-01`, shiftedMonth(monthOf(day), 1)];
  const first = by === "week" ? (weekOf(day)[0] ?? day) : day;
  return [first, shiftedDay(first, by === "week" ? 7 : 1)];
}

/** The address of a view. */
export const calendarPath = (by: CalendarView["by"], day: string): string =>
  `/app/calendar?${by}=${by === "month" ? monthOf(day) : day}`;

/** The view before and the one after. */
export function neighboursOf({ by, day }: CalendarView): [before: string, after: string] {
  const shifted = (turns: number) =>
    by === "month" ? shiftedMonth(monthOf(day), turns) : shiftedDay(day, turns * (by === "week" ? 7 : 1));
  return [calendarPath(by, shifted(-1)), calendarPath(by, shifted(1))];
}
