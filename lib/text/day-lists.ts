import { Prefiltered } from "./prefilter/prefiltered.ts";

/** "22, 23 or 24 December", "Friday 4, Saturday 5 and Sunday 6": the commas between days of one list part no clauses. */
const DAY = "(?:\\p{L}{2,13}\\.?,?\\s)?\\d{1,2}(?:st|nd|rd|th|er|[.º])?";
const JOINT = "(?:and|or|und|oder|et|ou|y|o|e|en|of)";
/** An amount or an hour is no day, and neither is a number that others go on from. */
const NO_DAY = "(?![\\d.,:h]*\\d|\\s?(?:[£$€%]|am|pm|uhr|uur|h)(?!\\p{L}))";
const DAY_LIST = new Prefiltered(
  `(?<![\\d£$€.,:])${DAY}(?:,\\s${DAY})+,?\\s${JOINT}\\s(?:\\p{L}{2,13}\\s)?${DAY}${NO_DAY}`,
  "giu",
);

/** The parts of a text between the places of a pattern, which is global; a list of days is not parted. */
export function splitOutsideDays(text: string, pattern: RegExp): string[] {
  const days = [...text.matchAll(DAY_LIST)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const isInDays = (at: number) => days.some(([start, end]) => at > start && at < end);
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of text.matchAll(pattern)) {
    if (isInDays(index)) continue;
    parts.push(text.slice(from, index));
    from = index + joint.length;
  }
  return [...parts, text.slice(from)];
}
