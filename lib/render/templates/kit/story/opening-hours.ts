import type { Line } from "../../../../story/schema.ts";
import { shortDayOf, weekdayOf } from "../../../../text/weekdays.ts";
import { hoursIn } from "../hours.ts";

/** A day of the week, or several, and their hours. */
export type DayHours = { line: Line; label: string; value: string };

/** Fewer days are no week. */
const LEAST = 3;

/** 1 for Monday to 7 for Sunday, of the first day that a label names. */
function firstDayOf(label: string): number | undefined {
  const words = label.split(/[^\p{L}-]+|[–-]/u).filter(Boolean);
  const first = words[0] ?? "";
  const eastern = /^([月火水木金土日])曜?/u.exec(first)?.[1];
  if (eastern) return "月火水木金土日".indexOf(eastern) + 1;
  return weekdayOf(first) ?? shortDayOf(first) ?? weekdayOf(`${first}-feira`);
}

/** "Thu 24 Dec": its day of the week says nothing of where it stands among other days. */
const isDated = ({ label }: { label: string }) => /\d/u.test(label);

/** The lines of a week's hours from Monday on, in whatever order they were written, and dates as they were; undefined for other lines. */
export function weekHours(lines: readonly Line[]): DayHours[] | undefined {
  const cells = lines.length < LEAST ? undefined : hoursIn(lines.map(({ text }) => text.replace(/\.$/u, "")));
  const days = cells?.map((cell, i) => ({ ...cell, line: lines[i] as Line, day: firstDayOf(cell.label) }));
  if (!days?.every(({ day }) => day !== undefined)) return undefined;
  const ordered = days.some(isDated) ? days : days.toSorted((a, b) => (a.day ?? 0) - (b.day ?? 0));
  return ordered.map(({ day: _, ...hours }) => hours);
}

/** Lines in the order of the days, where they are the hours of a week. */
export const inDayOrder = (lines: readonly Line[]): readonly Line[] =>
  weekHours(lines)?.map(({ line }) => line) ?? lines;
