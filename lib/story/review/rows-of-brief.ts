import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { certainlyFor, isMoreForReaders } from "../addressee/addressee.ts";
import { namesPartOfPost } from "../read/prohibition-words.ts";
import type { Fact } from "../schema.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";
import { FEWEST_LETTERS } from "./certain-lines.ts";
import type { Judging } from "./leak.ts";

/** Lines of a brief that stand among others of their shape: rows of a table, entries of a history or a timetable. */

/** "Breakdown calls: 3,412": what is counted, and how many. */
const COUNTED = /^[\s•*–-]*\p{L}[^\d:：\n]{2,50}[:：] ?[^\n]{0,3}\d/u;
export const FEWEST_ROWS = 3;

/** A row among others of its shape: a table of figures, which is given to be shown. */
export const isRow = ({ quote }: Fact, { reading, brief }: Judging): boolean =>
  COUNTED.test(quote) &&
  isMoreForReaders(quote.trim(), reading.language) &&
  brief.split("\n").filter((line) => COUNTED.test(line)).length >= FEWEST_ROWS;

const LABEL = /^[\s•*–-]*(?<label>\p{Lu}[\p{L} ]{2,20}): \S/u;
const labelOf = ({ quote }: Fact): string => LABEL.exec(quote)?.groups?.label ?? "";

/** "Myth: … Truth: …" among others that begin with the same label: an entry of what is listed, unless it is a part of the post. */
export function isLabelledAlike(fact: Fact, { reading: { facts, language } }: Judging): boolean {
  const label = labelOf(fact);
  if (label === "" || namesPartOfPost(label.toLowerCase(), language)) return false;
  const alike = facts.filter((other) => other.from === "brief" && labelOf(other) === label);
  return alike.length >= FEWEST_ROWS && certainlyFor(fact.quote.trim(), language) === undefined;
}

/** "1916: the works make nets for the navy.": a year, and what came about in it. */
const DATED = /^[\s•*–-]*(?:1[5-9]|20)\d\d(?:\s?[–-]\s?(?:\d\d|(?:1[5-9]|20)\d\d))?\s?[:：–—]\s?\p{L}/u;

/** "Fri – drone surveys", "Friday: 8:00 gentle flow": a day of the week, and what is on. */
const DAY_ROW = once(
  () =>
    new Prefiltered(
      `^[\\s•*–-]*(?:${WEEKDAY_WORD()}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|sab|ma|wo|vr|za|zo|seg|ter|qua|qui|sex)\\.?\\s?[:：–—-]\\s?\\S`,
      "iu",
    ),
);

const startsLine = (quote: string, brief: string): boolean =>
  brief.split("\n").some((line) => line.trim().startsWith(quote.trim().slice(0, FEWEST_LETTERS)));

/** A year among others is an entry of a history, and a day one of a timetable: they order nothing. */
export const isDated = ({ quote }: Fact, { reading: { facts }, brief }: Judging): boolean =>
  [DATED, ...(startsLine(quote, brief) ? [DAY_ROW()] : [])].some(
    (row) =>
      row.test(quote) &&
      facts.filter((fact) => fact.from === "brief" && row.test(fact.quote)).length >= FEWEST_ROWS,
  );
