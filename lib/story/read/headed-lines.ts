import { headedFrom, headingsIn } from "../../text/headed-times.ts";
import { BULLET } from "./line-parts.ts";
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

/** The lines of a brief without bullets and blank lines. */
export const linesOfLists = (brief: string): string[] =>
  brief.split("\n").flatMap((line) => line.replace(BULLET, "").trim() || []);

/** "Norway spruce:" over its prices: a heading of several, which are for whom the prices are. */
export const headsPricesOrTimes = (line: string, brief: string): boolean =>
  headingsIn(linesOfLists(brief)).some(({ heading }) => heading === line.trim());
