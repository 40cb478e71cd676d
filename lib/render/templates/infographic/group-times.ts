import type { Line } from "../../../story/schema.ts";
import type { Infographic } from "./data.ts";
import { areDays } from "./week-rows.ts";
import { ANY_TIME, SPAN } from "./written-times.ts";

/** Groups with the days and the times of each: "Minnows (age 5 to 7): Monday and Wednesday 4:00 to 4:45 pm, lanes 1 and 2". */
type GroupRow = NonNullable<Infographic["timetable"]>["rows"][number];

const LEAST = 2;
const MOST = { rows: 8, rest: 3, name: 40, label: 40, days: 60, time: 24, note: 60, entries: 4 };

const ROW = /^(?<name>\p{L}[^:：()]{0,39}?)(?:\s*\((?<label>[^()]{2,40})\))?\s*[:：]\s+(?<rest>\S.*)$/u;
const TIMED = new RegExp(`(?<![\\p{L}\\d.,:])${SPAN}`, "giu");
/** "Tuesday and Friday from": what leads to a time, and what joins it to the days before it. */
const LEADS_TO =
  /[\s,]+(?:from|at|between|von|um|ab|zwischen|de|des|da|dalle|alle|das|às|a las|las|à|van|om|vanaf)$|[\s,]+$/iu;
const JOINED = /^[\s,;]*(?:(?:and|und|et|y|e|ed|en|sowie)\s+)?/iu;

type Timed = { entries: GroupRow["entries"]; left: string };

/** Every time with the days before it, and what is said behind the last; undefined where a time has no days. */
function timedOf(rest: string): Timed | undefined {
  const entries: GroupRow["entries"] = [];
  let from = 0;
  for (const { index, 0: time } of rest.matchAll(TIMED)) {
    const day = rest.slice(from, index).replace(JOINED, "").trim().replace(LEADS_TO, "");
    if (!areDays(day) || day.length > MOST.days || time.length > MOST.time) return undefined;
    entries.push({ time, day });
    from = index + time.length;
  }
  return { entries, left: rest.slice(from) };
}

function groupRow(line: string): GroupRow | undefined {
  const { name = "", label, rest = "" } = ROW.exec(line.trim().replace(/(?<!\.)\.$/u, ""))?.groups ?? {};
  const { entries, left } = timedOf(rest) ?? { entries: [], left: "" };
  const isBehind = left === "" || /^\s*[,;(]/u.test(left);
  const note = left.replace(/^[\s,;]+/u, "");
  const isRow =
    entries.length > 0 &&
    entries.length <= MOST.entries &&
    isBehind &&
    note.length <= MOST.note &&
    !ANY_TIME.test(note) &&
    !areDays(name);
  return isRow ? { name: name.trim(), ...(label && { label }), entries, ...(note && { note }) } : undefined;
}

/** The groups of a list as rows, and its other lines; undefined for a list of another kind. */
export function groupTimes(points: readonly Line[]): { rows: GroupRow[]; rest: Line[] } | undefined {
  const found = points.map(({ text }) => groupRow(text));
  const rows = found.filter((row) => row !== undefined);
  const rest = points.filter((_, i) => !found[i]);
  const isTable = rows.length >= LEAST && rows.length <= MOST.rows && rest.length <= MOST.rest;
  return isTable ? { rows, rest } : undefined;
}

/** Whether the rows of a timetable are groups. */
export const areGroups = (rows: readonly GroupRow[]): boolean =>
  rows.every(({ entries }) => entries.every(({ day }) => day !== undefined));
