/** A day as a date block shows it. */
export type DateBlock = { day: string; month: string };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const NAME = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const PATTERNS = [
  new RegExp(`\\b${DAY}(?:\\s+of)?\\s+${NAME}\\b`, "i"),
  new RegExp(`\\b${NAME}\\s+${DAY}\\b`, "i"),
];

/** The first day of the month that a text names, in English, with the month written out. */
export function findDay(text: string): DateBlock | undefined {
  for (const pattern of PATTERNS) {
    const [, first = "", second = ""] = pattern.exec(text) ?? [];
    const [day, month] = /^\d/.test(first) ? [first, second] : [second, first];
    const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
    if (index >= 0 && Number(day) >= 1 && Number(day) <= 31)
      return { day: `${Number(day)}`, month: MONTHS[index]?.toUpperCase() ?? "" };
  }
  return;
}
