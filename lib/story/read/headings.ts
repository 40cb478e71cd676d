import { keyOf } from "../../copy/keys.ts";
import { changeLabel } from "./changes.ts";
import { BULLET, sentencesOf, stepLead } from "./line-parts.ts";
import type { TextLine } from "./mail.ts";
import { ENDS } from "./unmarked-lists.ts";

const HEADING = /^\s*#{1,6}\s+(?=\S)/;
export const wordsIn = (s: string) => s.split(/\s+/).filter(Boolean).length;

/** A short line with a colon before a list, a line of markdown, "**Prices**". */
export function isHeading(text: string, next: string): boolean {
  const line = text.trim();
  if (HEADING.test(text)) return true;
  if (/^\*\*[^*]{2,60}\*\*:?$/.test(line)) return true;
  const opensList = BULLET.test(next) || stepLead(next) > 0;
  if (/[:：]$/.test(line) && wordsIn(line) <= 8 && line.length < 70)
    return opensList || keyOf(line.slice(0, -1)) !== undefined;
  const isKey = keyOf(line) !== undefined || changeLabel(line) !== undefined;
  return opensList && wordsIn(line) <= 4 && !ENDS.test(line) && isKey;
}

const isItem = ({ text }: TextLine) => BULLET.test(text) || stepLead(text) > 0;
const LONGEST_HEADING = 6;

/** "Good to know", "Known issues": so few words over a list that they name it. */
const namesList = ({ text }: TextLine): boolean =>
  /^[^\p{L}]{0,4}\p{Lu}/u.test(text) &&
  wordsIn(text) <= LONGEST_HEADING &&
  !ENDS.test(text.replace(/[:：]\s*$/u, ""));

const namesChanges = ({ text }: TextLine): boolean => changeLabel(text) !== undefined || /\d\.\d/.test(text);

/**
 * Where lines of a changelog begin that name the next list right below the last item of another one: "Known issues" ends
 * the fixes. The first list has such a line itself: without one the line may go on with the item above it.
 */
export function headingsBetweenLists(lines: readonly TextLine[]): Set<number> {
  const found = new Set<number>();
  const isChangelog = lines.some((line, i) => {
    const next = lines[i + 1];
    return next !== undefined && isItem(next) && namesList(line) && namesChanges(line);
  });
  if (!isChangelog) return found;
  let isNamed = false;
  lines.forEach((line, i) => {
    const [before, after] = [lines[i - 1], lines[i + 1]];
    if (isItem(line)) return;
    const isName = after !== undefined && isItem(after) && namesList(line);
    if (before && isItem(before) && isName && isNamed) found.add(line.start);
    isNamed = isName;
  });
  return found;
}

/** Fewer words name a thing: "Season trailer. Five shows:". */
const LEAST_NEWS = 4;

/** "TuneLedger 3.2 is out today. What's new:": where the heading begins behind a sentence of its own; 0 without one. */
export function newsBefore(heading: string): number {
  const parts = sentencesOf(heading);
  const [news = ""] = parts;
  const isNews =
    parts.length === 2 && news.split(/\s+/u).length >= LEAST_NEWS && /^\s*[^#*\s].*[.!]\s*$/u.test(news);
  const end = heading.indexOf(news) + news.length;
  return isNews ? end + (/^\s*/u.exec(heading.slice(end))?.[0].length ?? 0) : 0;
}
