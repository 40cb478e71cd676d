import type { Infographic } from "./data.ts";

type TimesRow = NonNullable<Infographic["timetable"]>["rows"][number];

/** "16:00 Ballet, 17:00 Tap"; of a group "Monday 4:00 to 4:45 pm, lanes 1 and 2". */
export const timesText = ({ entries, note }: TimesRow): string =>
  [...entries.map(({ day, time, text }) => [day, time, text].filter(Boolean).join(" ")), note]
    .filter(Boolean)
    .join(", ");

/** "Minnows (age 5 to 7)". */
export const namedRow = ({ name, label }: TimesRow): string => (label ? `${name} (${label})` : name);
