/** A day as a calendar leaf shows it. */
export type CalendarDay = { day: number; month: string };

const MONTH = "(\\p{L}{3,12})";
const DAY = "(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?";
/** "12 June", "12. Juni", "12 de junio"; "June 12"; "6月12日". */
const DAY_FIRST = new RegExp(`(?<!\\d)${DAY}\\s+(?:of\\s+|de\\s+|d’|d')?${MONTH}`, "u");
const MONTH_FIRST = new RegExp(`${MONTH}\\.?\\s+${DAY}(?![\\d:])`, "u");
const EAST_ASIAN = /(\d{1,2}\s?[月월])\s?(\d{1,2})\s?[日일]/u;
/** Words that stand beside numbers and are no month. */
const NO_MONTH =
  /^(?:uhr|heures?|horas?|hours?|days?|tage?|jours?|clock|room|raum|hall|week|from|until|am|pm)$/iu;

/**
 * The first day of a month that a text names, in any language that writes the day as a number. The month
 * keeps its spelling.
 */
export function dayIn(text: string): CalendarDay | undefined {
  const [, eastern, own] = EAST_ASIAN.exec(text) ?? [];
  if (eastern) return dayOf(own, eastern);
  const [, first, after] = DAY_FIRST.exec(text) ?? [];
  const [, before, second] = MONTH_FIRST.exec(text) ?? [];
  return dayOf(first, after) ?? dayOf(second, before);
}

function dayOf(day = "", month = ""): CalendarDay | undefined {
  const number = Number(day);
  if (month === "" || NO_MONTH.test(month) || !(number >= 1 && number <= 31)) return;
  return { day: number, month };
}
