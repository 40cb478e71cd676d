import { addSeconds } from "../core/calendar.ts";
import { momentOf, wallTime } from "../text/zone.ts";

const DAY = 86_400;

/** The next time after `now` at which it is this hour in a zone. */
export function nextDigest(now: Date, hour: number, zone: string): Date {
  const on = (day: Date) => {
    const date = wallTime(day, zone).slice(0, 10);
    return momentOf(`${date}T${String(hour).padStart(2, "0")}:00`, zone) ?? day;
  };
  const today = on(now);
  // A day of 25 hours: the date of tomorrow's time of day may still be today's.
  const days = [today, on(addSeconds(now, DAY)), on(addSeconds(now, 2 * DAY))];
  return days.find((time) => time > now) ?? addSeconds(now, DAY);
}
