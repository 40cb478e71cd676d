import { hoursIn } from "../hours.ts";
import { inARow } from "./clip.ts";
import { sentencesOf } from "./sentences.ts";

/** A text without its opening hours, and these as "days: hours". */
type HoursApart = { rest: string; cells: string[] };

/** A longer text of days and hours is a timetable of its own. */
const MOST = 7;
/** "Mo, Di, Do": a day of the week begins the name of a row; a date would be news. */
const OF_WEEK = /^\p{L}/u;

/** The sentences that follow each other and are days with their hours, as one table: a row that is missing would be a wrong fact. */
export function hoursApart(text: string): HoursApart {
  const all = sentencesOf(text);
  for (let count = Math.min(MOST, all.length); count > 1; count -= 1)
    for (let start = 0; start + count <= all.length; start += 1) {
      const cells = weekIn(all.slice(start, start + count));
      if (cells) return { rest: inARow([...all.slice(0, start), ...all.slice(start + count)]), cells };
    }
  return { rest: text, cells: [] };
}

function weekIn(sentences: readonly string[]): string[] | undefined {
  const rows = hoursIn(sentences.map((sentence) => sentence.replace(/(?<!(?<!\p{L})\p{L})[.。]$/u, "")));
  const isWeek = rows?.every(({ label }) => OF_WEEK.test(label) && !/\d/u.test(label));
  return isWeek ? rows?.map(({ label, value }) => `${label}: ${value}`) : undefined;
}
