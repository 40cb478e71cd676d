import { groupsIn, headedFrom } from "../../text/headed-times.ts";
import { remembered } from "../../text/once.ts";
import { hasOrderSign } from "../addressee/order-signs.ts";
import { valuesIn } from "../values/values.ts";
import { isPartName } from "./edges.ts";
import { BULLET, beforeOnLine } from "./line-parts.ts";
import type { TextLine } from "./mail.ts";
import type { Notebook } from "./notebook.ts";
import { isInternal } from "./talk.ts";

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

/** Every line of a brief asks for the groups of all. */
const BRIEFS = 4;
const groupsOf = remembered((brief) => groupsIn(linesOfLists(brief)), BRIEFS);

/** "Norway spruce:" over its prices: a heading of several, which are for whom the prices are. */
export const headsPricesOrTimes = (line: string, brief: string): boolean =>
  groupsOf(brief).some(({ heading }) => heading === line.trim());

/** "Nos horaires pour les fêtes :" over "Jeudi 24 décembre : 8 h – 17 h": what heads rows of days is for whom they are. */
export function headsDays(
  line: string,
  { plain: brief, language }: Pick<Notebook, "plain" | "language">,
): boolean {
  if (!/:$/u.test(line.trim()) || hasOrderSign(line, language)) return false;
  if (isPartName(line) || isInternal(line, language)) return false;
  const lines = linesOfLists(brief);
  const from = lines.indexOf(line.trim()) + 1;
  const below = from > 0 ? lines.slice(from, from + FEWEST_DAYS) : [];
  return below.length === FEWEST_DAYS && below.every((row) => isDayRow(row, language));
}
const FEWEST_DAYS = 2;
const ROW = /^(?<label>[^:]{3,60}?)\s?:\s+(?=\S)/u;
const isDayRow = (row: string, language: string): boolean =>
  valuesIn(ROW.exec(row)?.groups?.label ?? "", language).some(({ kind }) => kind === "date");

/** The lines under each of such headings. */
export const linesUnderHeadings = (brief: string): string[][] =>
  groupsOf(brief).map(({ entries }) => entries);
