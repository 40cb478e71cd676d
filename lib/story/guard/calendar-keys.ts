const DAY_MS = 86_400_000;
/** How far ahead a weekday without a date may be understood. */
const DAYS_AHEAD = 14;

const keyOf = (date: Date) => `date:${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
const weekdayOf = (date: Date) => `weekday:${date.getUTCDay() || 7}`;

/** The first such day on or after another. */
function nextDay(key: string, from: Date): Date | undefined {
  const [month = 0, day = 0, year] = key.slice(5).split("-").map(Number);
  if (year) return new Date(Date.UTC(year, month - 1, day));
  const years = [from.getUTCFullYear(), from.getUTCFullYear() + 1];
  return years
    .map((y) => new Date(Date.UTC(y, month - 1, day)))
    .find((date) => date.getTime() >= from.getTime());
}

function ofKey(key: string, today: Date): string[] {
  if (key === "relative:today") return [keyOf(today), weekdayOf(today)];
  const tomorrow = new Date(today.getTime() + DAY_MS);
  if (key === "relative:tomorrow") return [keyOf(tomorrow), weekdayOf(tomorrow)];
  if (key === "relative:tonight") return [keyOf(today), weekdayOf(today)];
  if (key.startsWith("date:")) {
    const day = nextDay(key, today);
    return day ? [weekdayOf(day)] : [];
  }
  if (!key.startsWith("weekday:")) return [];
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, i) => new Date(today.getTime() + i * DAY_MS));
  return ahead.filter((day) => weekdayOf(day) === key).map(keyOf);
}

/**
 * What the calendar says beside the author: the weekday of a date, the date of "tomorrow".
 * @param today such as 2026-11-25; without it, nothing.
 */
export function calendarKeys(known: ReadonlySet<string>, today: string | undefined): string[] {
  const date = new Date(`${today ?? ""}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? [] : [...known].flatMap((key) => ofKey(key, date));
}
