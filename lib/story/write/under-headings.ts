import { sentences } from "../../copy/sentences.ts";
import { size, stop } from "../../copy/text.ts";
import { type HeadedGroup, headedFrom, headOf, timeEntry } from "../../text/headed-times.ts";
import type { Line } from "../schema.ts";

/** Where each line of a list stands under its heading; none for a list without headings. */
function groupsIn(lines: readonly Line[]): HeadedGroup[] {
  const groups = headedFrom(
    lines.map(({ text }) => text),
    0,
  );
  const count = groups.reduce((sum, { entries }) => sum + entries.length + 1, 0);
  return count === lines.length ? groups : [];
}

/** Entries with commas of their own stay apart; those that begin with a time do so anyway. */
const joined = (entries: readonly string[]) =>
  entries.join(entries.some((text) => /,\s/u.test(text) && !timeEntry(text)) ? "; " : ", ");

const factsOf = (lines: readonly Line[]) => [...new Set(lines.flatMap(({ facts }) => facts))];

/** Times under headings as one line a heading where that has room, else a line a time: no time is without its heading. */
export function underHeadings(lines: readonly Line[], colon: string, longest: number): Line[] {
  const groups = groupsIn(lines).map(({ head, entries }) => ({
    head: lines[head] as Line,
    entries: entries.flatMap((at) => lines[at] ?? []),
  }));
  const whole = groups.map(({ head, entries }) => ({
    text: `${headOf(head.text)}${colon}${joined(entries.map(({ text }) => text))}`,
    facts: factsOf([head, ...entries]),
  }));
  if (whole.length === 0) return [...lines];
  const areHours = lines.every(({ text }) => (timeEntry(text)?.what ?? "") === "");
  if (areHours || whole.every(({ text }) => size(text) <= longest)) return whole;
  return groups.flatMap(({ head, entries }) =>
    entries.map((entry) => ({
      text: `${headOf(head.text)} ${entry.text}`,
      facts: factsOf([head, entry]),
    })),
  );
}

/** Several sentences under a heading end with a full stop, which a line of times does not. */
const ended = (text: string): string => (sentences(text).length > 1 ? stop(text) : text);

/** A slide of a timetable: its heading, and the times under it. */
export function headedSlides(lines: readonly Line[]): { title: string; body: string; facts: string[] }[] {
  return groupsIn(lines).map(({ head, entries }) => {
    const under = entries.flatMap((at) => lines[at] ?? []);
    return {
      title: headOf(lines[head]?.text ?? ""),
      body: ended(under.map(({ text }) => text).join("; ")),
      facts: factsOf([...(lines[head] ? [lines[head]] : []), ...under]),
    };
  });
}
