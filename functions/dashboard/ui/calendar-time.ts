/** Days of a calendar, such as "2026-06-20". */

const DAY_MS = 86_400_000;

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The day that comes so many days later. */
export const shiftedDay = (day: string, by: number): string =>
  new Date(noon(day) + by * DAY_MS).toISOString().slice(0, 10);

/** The seven days from Monday on that hold a day. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(noon(day)).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => shiftedDay(day, at - sinceMonday));
}

// Made once: a page of the calendar names fifty days.
const DAY = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** A day as people say it: "Mon 15 Jun". */
export const dayName = (day: string): string => DAY.format(noon(day));

/** The first day of a month such as 2026-11. */
export const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** A month in words, such as "November 2026". */
export const monthName = (month: string): string => MONTH.format(firstOf(month));
