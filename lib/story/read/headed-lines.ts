import { groupsIn, headedFrom } from "../../text/headed-times.ts";
import { BULLET, beforeOnLine } from "./line-parts.ts";
import type { TextLine } from "./mail.ts";

/** The places of lines that are times under headings, across blank lines: "Saturday" alone over one class is one of them. */
export function headedLines(lines: readonly TextLine[], internal: ReadonlySet<number>): number[] {
  const written = lines.flatMap(({ text }, at) => (text.trim() === "" || internal.has(at) ? [] : [at]));
  const texts = written.map((at) => (lines[at]?.text ?? "").replace(BULLET, "").trim());
  const found: number[] = [];
  for (let from = 0; from < texts.length; from++) {
    const groups = headedFrom(texts, from);
    const count = groups.reduce((sum, { entries }) => sum + entries.length + 1, 0);
    found.push(...written.slice(from, from + count));
    from += Math.max(0, count - 1);
  }
  return found;
}

const bare = (line: string): string => line.replace(BULLET, "").trim();

/** The lines of a brief without bullets and blank lines. */
export const linesOfLists = (brief: string): string[] =>
  brief.split("\n").flatMap((line) => bare(line) || []);

/** The line without its bullet in which a place of a brief stands. */
export const lineAround = (brief: string, at: number): string =>
  bare(beforeOnLine(brief, at) + (brief.slice(at).split("\n", 1)[0] ?? ""));

/** "Norway spruce:" over its prices: a heading of several, which are for whom the prices are. */
export const headsPricesOrTimes = (line: string, brief: string): boolean =>
  groupsIn(linesOfLists(brief)).some(({ heading }) => heading === line.trim());

/** The lines under each of such headings. */
export const linesUnderHeadings = (brief: string): string[][] =>
  groupsIn(linesOfLists(brief)).map(({ entries }) => entries);
