import type { Span } from "../schema.ts";

/** "Boiler: from £2,600, yearly service £95": what a line is about, and what it tells of it. */
const LABELLED = /^[\s•*–—-]*(?<label>\p{L}[^:：.!?\n]{0,40}?)\s?[:：](?<entries>(?:\s|$).*)$/su;
/** One clause may be a slip; two things that are compared have several. */
const FEWEST_VALUES = 2;

/** A block ends with an empty line, and so does a line that tells of its label. */
function blockAt(brief: string, at: number): string {
  const line = brief.slice(brief.lastIndexOf("\n", at - 1) + 1).split("\n", 1)[0] ?? "";
  if (LABELLED.test(line)) return line;
  const before =
    brief
      .slice(0, at)
      .split(/\n[^\S\n]*\n/)
      .pop() ?? "";
  return before + (brief.slice(at).split(/\n[^\S\n]*\n/)[0] ?? "");
}

/** The label of a block that tells several values of it, in small letters; undefined for any other words. */
function labelOf(brief: string, { start }: Span): string | undefined {
  const { label, entries = "" } = LABELLED.exec(blockAt(brief, start))?.groups ?? {};
  const values = entries.split(/[;\n]|,(?!\d)/).filter((part) => /\d/.test(part));
  return values.length >= FEWEST_VALUES ? label?.toLowerCase() : undefined;
}

const ENDED = /[.!?:：…]\s*$/u;
const LONGEST_TITLE = 60;
/** "Torno para principiantes" over what is said of that course: the first line of its paragraph, in small letters. */
function titleOver(brief: string, { start }: Span): string | undefined {
  const before =
    brief
      .slice(0, start)
      .split(/\n[^\S\n]*\n/)
      .pop() ?? "";
  const [title = "", ...under] = before.trimStart().split("\n");
  const isTitle =
    title.trim() !== "" && title.length <= LONGEST_TITLE && !ENDED.test(title) && under.length > 0;
  return isTitle ? title.trim().toLowerCase() : undefined;
}

/** "Boiler: …, yearly service £95" and "Heat pump: …, yearly service £160": values of two things that are compared. */
export function areCompared(brief: string, one: Span, other: Span): boolean {
  const [a, b] = [
    labelOf(brief, one) ?? titleOver(brief, one),
    labelOf(brief, other) ?? titleOver(brief, other),
  ];
  return a !== undefined && b !== undefined && a !== b;
}
