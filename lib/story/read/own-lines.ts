import { BULLET, linesOf, stepLead } from "./line-parts.ts";
import type { TextLine } from "./mail.ts";
import { ENDS } from "./unmarked-lists.ts";

/** Lines that the author began, and lines that a mail program has wrapped in the middle of a sentence. */

/** About as long as the longest: a line that a program may have wrapped. */
const SLACK = 16;
const NARROWEST = 50;
const WIDEST = 100;

/** Wrapped sentences go on in small letters; in German every third word is a noun. */
const LEAST_SMALL = 0.3;

/** The next word had no room on the line before. */
const hasNoRoom = (width: number, before: string, after: string): boolean => {
  const [word = ""] = after.trim().split(/\s/, 1);
  return !ENDS.test(before) && before.trimEnd().length + 1 + word.length > width;
};

/** How many lines without a full stop end where the next word would have had room: their author ended them. */
const endsEarly = (lines: readonly TextLine[], width: number): number =>
  lines.slice(1).filter(({ text }, i) => {
    const before = lines[i]?.text ?? "";
    return (
      text.trim() !== "" && before.trim() !== "" && !ENDS.test(before) && !hasNoRoom(width, before, text)
    );
  }).length;
/** So many for each line that a program may have wrapped. */
const MOST_EARLY = 3;

/** Length of the longest line when the text is wrapped at it, else 0. */
export function wrapWidth(lines: readonly TextLine[]): number {
  const lengths = lines.map(({ text }) => text.trimEnd().length);
  const width = Math.max(0, ...lengths);
  if (width < NARROWEST || width > WIDEST || lengths.filter((n) => n > width - SLACK).length < 2) return 0;
  const next = lines
    .slice(1)
    .filter(({ text }, i) => text.trim() !== "" && hasNoRoom(width, lines[i]?.text ?? "", text));
  if (endsEarly(lines, width) > MOST_EARLY * next.length) return 0;
  const small = next.filter(({ text }) => /^\s*[\p{Ll}\p{Lo}]/u.test(text));
  return next.length > 0 && small.length >= LEAST_SMALL * next.length ? width : 0;
}

/** No line of its own ends so: "In the bar and". In small letters, as "Plan A" and "Vitamin E" are whole. */
const BREAKS_OFF =
  /(?<![\p{L}’'-])(?:and|or|the|an|und|oder|mit|für|et|ou|les|des|avec|pour|y|los|las|para|gli|het|een|met|voor|com|os)\s*$/u;

/** A line was wrapped in the middle of a sentence. */
export const isWrapped = (width: number, before: string, after: string): boolean =>
  (width > 0 && hasNoRoom(width, before, after)) || BREAKS_OFF.test(before);

/** Where the lines of a text begin, as offsets of their first letters; none in a text that was wrapped. */
export function ownLines(plain: string): { start: number; isMarked: boolean }[] {
  const lines = linesOf(plain);
  if (wrapWidth(lines) > 0) return [];
  return lines
    .filter(({ text }, i) => text.trim() !== "" && !BREAKS_OFF.test(lines[i - 1]?.text ?? ""))
    .map(({ start, text }) => ({
      start: start + text.search(/\S/),
      isMarked: BULLET.test(text) || stepLead(text) > 0,
    }));
}
