import type { Line, Story } from "../../../story/schema.ts";
import { restricts } from "../../../text/restrictions.ts";
import { isWeekday } from "../../../text/weekdays.ts";
import { isSpan } from "../card/dates.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import type { Infographic } from "./data.ts";
import { groupTimes } from "./group-times.ts";
import { ANY_TIME, SPAN, TIME } from "./written-times.ts";

/** Times by the day or the place that they are of, each with what is on then, and what is remarked on them. */
type Timetable = NonNullable<Infographic["timetable"]>;
type TimeRow = Timetable["rows"][number];
type TimeEntry = TimeRow["entries"][number];

const LEAST = { rows: 2, times: 3 };
const MOST = { rows: 8, entries: 12, name: 40, text: 60, rest: 3 };

const ROW = new RegExp(`^(?<name>\\p{L}[^:：]{1,39}?)(?:\\s?[:：,])?\\s+(?<rest>${SPAN}.*)$`, "iu");
const BETWEEN = new RegExp(
  `[,;]\\s+(?:(?:and|und|et|y|e|ed|en)\\s+)?(?=${TIME})|\\s+(?:and|und|et|y|e|ed|en)\\s+(?=${TIME})`,
  "iu",
);
const ENTRY = new RegExp(`^(?<time>${SPAN})(?:\\s?[:–-])?(?:\\s+(?<text>\\p{L}.*))?$`, "iu");
/** "16:00 to", "9:00 bis": half of a span, and no name of what begins then. */
const GOES_ON = /^(?:to|till|until|bis|à|al?|as|às|tot|até|hasta|and|und|et|y|e|en|or|oder|ou|o)(?!\p{L})/iu;

function entryOf(part: string): TimeEntry | undefined {
  const { time = "", text = "" } = ENTRY.exec(part.trim())?.groups ?? {};
  const isSaid = time !== "" && text.length <= MOST.text && !GOES_ON.test(text) && !ANY_TIME.test(text);
  return isSaid ? { time, ...(text !== "" && { text }) } : undefined;
}

function rowOf(line: string): TimeRow | undefined {
  const { name = "", rest = "" } = ROW.exec(line.trim().replace(/(?<!\.)\.$/u, ""))?.groups ?? {};
  const parts = rest.split(BETWEEN);
  const entries = parts.flatMap((part) => entryOf(part) ?? []);
  const isWhole = name !== "" && name.length <= MOST.name && !ANY_TIME.test(name);
  return isWhole && entries.length === parts.length && entries.length <= MOST.entries
    ? { name, entries }
    : undefined;
}

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = (time.match(/\d+/gu) ?? []).map(Number);
  return (
    (hour % 12) * 60 + minute + (/p\.?m/iu.test(time) || (hour >= 12 && !/[ap]\.?m/iu.test(time)) ? 720 : 0)
  );
};

/** Times go on through the day; prices fall, and results do as they like. */
const areInOrder = ({ entries }: TimeRow): boolean =>
  entries.every(({ time }, i) => i === 0 || minutesOf(time) > minutesOf(entries[i - 1]?.time ?? ""));

/** Departures have times alone, several of them; classes have what is on at each. */
function areTimes(rows: readonly TimeRow[]): boolean {
  const all = rows.flatMap(({ entries }) => entries);
  if (all.every(({ text }) => !text))
    return (
      rows.every(({ entries }) => entries.length > 1) &&
      rows.some(({ entries }) => entries.length >= LEAST.times)
    );
  const areDays = rows.every(({ name }) => isWeekday(name));
  return all.every(({ text }) => text) && (areDays || rows.some(({ entries }) => entries.length > 1));
}

/** A timetable among the lines of a list, and its other lines; undefined for a list of another kind. */
function timetableOf({ points }: Pick<Story, "points">): { timetable: Timetable; rest: Line[] } | undefined {
  const found = points.map(({ text }) => rowOf(text));
  const rows = found.filter((row) => row !== undefined);
  const rest = points.filter((_, i) => !found[i]);
  const isTable =
    rows.length >= LEAST.rows &&
    rows.length <= MOST.rows &&
    rest.length <= MOST.rest &&
    rows.every(areInOrder);
  if (isTable && areTimes(rows)) return { timetable: { rows }, rest };
  const groups = groupTimes(points);
  return groups && { timetable: { rows: groups.rows }, rest: groups.rest };
}

const withoutStop = (text: string) => text.replace(/(?<!\.)\.$/u, "");

/** The timetable of a list, and what its other lines remark on it, sentence by sentence. */
export function timesIn(
  story: Pick<Story, "points">,
): { timetable: Timetable; facts?: string[] } | undefined {
  const { timetable, rest = [] } = timetableOf(story) ?? {};
  const facts = rest.flatMap(({ text }) => sentencesOf(text).map(withoutStop));
  return timetable && { timetable, ...(facts.length > 0 && { facts }) };
}

/** When a timetable is valid stands under its title, and its exceptions and conditions behind it. */
export function aroundTimetable(text: string): { supporting: string; facts?: string[] } {
  const [first = "", ...others] = sentencesOf(text);
  const isPeriod = first.length <= MOST.text && isSpan(first) && !restricts(first);
  const facts = (isPeriod ? others : [first, ...others]).filter(Boolean).map(withoutStop);
  return { supporting: isPeriod ? withoutStop(first) : "", ...(facts.length > 0 && { facts }) };
}
