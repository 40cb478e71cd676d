import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { isWeekday } from "../../../../text/weekdays.ts";
import { writtenDay } from "../../card/dates.ts";
import { hoursIn, programmeIn } from "../hours.ts";
import { arrowRows } from "./arrow-rows.ts";
import { SMALL_PRICE } from "./named.ts";
import { weekHours } from "./opening-hours.ts";
import { pricedEntry } from "./priced-entry.ts";
import {
  courseRows,
  dayedRows,
  lineAndNote,
  planRows,
  type RowParts,
  scheduledRows,
  withNamesApart,
  withNoteOf,
  withoutNote,
} from "./row-parts.ts";
import { areDayRows, wishedDayRows } from "./wished-days.ts";

/** What is sold or named, and its price or value; a row that only says something has none. */
type ValuedRow = RowParts;

const CLOCK = "\\d{1,2}[:.h]\\d{2}";
const HOURS = `(?:(?:de|das?|dalle|von|from|van|ab) )?${CLOCK}(?: ?(?:[–-]|to|till|until|bis|à|al?|alle|tot|às) ?${CLOCK})?(?: ?(?:am|pm|uhr|h))?`;
const MONEY =
  "[£$€₹] ?\\d[\\d.,]*|Rs\\.? ?\\d[\\d.,]*|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+ ?[£$€₹]|\\d[\\d.,]* ?[£$€₹]";
const RATE = "(?: (?:AER|APR|TAEG|TAE|TIN|p\\.? ?a\\.?))?";
const AMOUNT = `\\d[\\d.,]* ?%${RATE}|${MONEY}`;
/** "Mon–Thu 10:00–23:00", "Sábados: de 9:00 a 21:00", "Better internet: 31 %": a name and its value. */
const ENDING = new RegExp(
  `^(?<name>(?:\\d{1,3} )?\\p{L}.{1,58}?)(?::\\s+|\\s+[–—-]\\s+|\\s+)(?<price>${HOURS}|${AMOUNT})$`,
  "iu",
);
/** "Full service: £95 instead of £89": a price with the one before it is one value. */
const WITH_FORMER = new RegExp(
  `^(?<name>\\p{L}.{1,58}?)(?::\\s+|\\s+[–—-]\\s+|\\s+)(?<price>(?:${AMOUNT})\\s.{1,20}\\s(?:${AMOUNT}))$`,
  "iu",
);
/** "Beard trim: from £15", where no list of the author says that it is one. */
export const PRICED = new RegExp(`^[^:]{2,60}:\\s[^:]*(?:${MONEY})`, "u");
/** Values that are one where several stand on a line: "07:15, 12:30, 17:00", "£8.80 to £9.40". */
const KINDS = [CLOCK, MONEY, "\\d ?%"].map((kind) => new RegExp(kind, "u"));
/** "Standard service – £79", "Sunday: closed", "1996: 28 settembre", "Wed 3 March – Utrecht, De Helling". */
const APART =
  /^(?<name>[\p{L}\d][^:.!?]{1,58}?)(?::\s+|\s+[–—-]\s+)(?<price>[^:!?]{1,3}\S.{0,28}|\S.{0,28})$/u;
/** "41% no time in the week": the value first. */
const LEADING = /^(?<price>\d[\d.,]* ?%)\s+(?<name>\p{L}[^:]{1,58})$/u;
const LEAST = 3;
const LONGEST = { name: 70, price: 32, note: 80 };
/** A value of words, without a number: "closed". */
const WORD = 16;

/** Rows of two columns: the price list of a story, else its opening hours, else its list where nearly every line is a name and its value. */
export function valuedRows(story: Story, most: number): ValuedRow[] {
  const { prices, items, points, facts } = story;
  const lines = points.map(({ text }) => text);
  if (areDayRows(story)) return wishedDayRows(story, lines).slice(0, most);
  const offered =
    dayedRows(lines) ??
    courseRows(lines) ??
    scheduledRows(lines) ??
    planRows(lines) ??
    arrowRows(lines)?.rows ??
    tariffRows(lines);
  if (offered) return within(offered, most);
  // The dishes of a menu are not left out for the prices of its courses.
  const unpriced = items.filter((id) => prices.every(({ fact }) => fact !== id));
  const isMenu = prices.length > 0 && unpriced.length > 1;
  const remarked = prices.map(({ name, price, fact }) =>
    withNoteOf({ name, price }, facts.find(({ id }) => id === fact)?.quote ?? ""),
  );
  const priced = isMenu ? [] : within(withNamesApart(remarked), most);
  // Two prices under a menu are two of its lines.
  if (priced.length > 0 || (prices.length > 0 && points.length <= prices.length)) return priced;
  const timed = timedRows(points, lines);
  if (timed) return within(timed, most);
  if (items.length === 0 && !lines.every((line) => PRICED.test(line))) return [];
  return within(sharesIn(lines) ?? pairsIn(lines) ?? [], most);
}

/** "Slack Tide, pale ale, 4.1%, pint £5.20": what is said between a name and its price stands small under the name. */
function tariffRows(lines: readonly string[]): ValuedRow[] | undefined {
  const entries = lines.map((line) =>
    line.includes(",") ? pricedEntry({ title: line, body: "" }) : undefined,
  );
  const rows = entries.flatMap((entry) =>
    entry?.body ? { name: entry.title, price: entry.stat, note: entry.body } : [],
  );
  return rows.length > 0 && rows.length === lines.length ? rows : undefined;
}

/** "Thu 24 Dec", "6am to 1pm (collection only)": a remark stands under the day. */
function hoursRow({ label, value }: { label: string; value: string }): ValuedRow {
  return withoutNote({ name: label.trim(), price: value });
}

const timedRows = (points: Story["points"], lines: readonly string[]): ValuedRow[] | undefined =>
  (weekHours(points) ?? hoursIn(lines))?.map(hoursRow) ?? programmeIn(lines)?.map(programmeRow);

const programmeRow = ({ label, value }: { label: string; value: string }): ValuedRow => ({
  name: value,
  price: "",
  label,
});

/** Shares of one whole or of many, all of them. */
function sharesIn(lines: readonly string[]): ValuedRow[] | undefined {
  const rows = lines.map((line) => LEADING.exec(line)?.groups);
  return rows.every(Boolean) ? rows.map(rowOf) : undefined;
}

/** One line may only say something, as "Student discount 15% with a card" under five prices. */
function pairsIn(lines: readonly string[]): ValuedRow[] | undefined {
  const found = lines.map(pairIn);
  const numbers = found.filter((row) => /\d/.test(row?.price ?? "")).length;
  const dates = found.filter((row) => /\d/.test(row?.name ?? "") || isWeekday(row?.name ?? "")).length;
  const isPair = (row: (typeof found)[number]) =>
    row !== undefined &&
    (/\d/.test(row.price ?? "") ||
      isWeekday(row.name ?? "") ||
      dates === lines.length ||
      (row.price ?? "").length <= WORD);
  const rest = found.filter((row) => !isPair(row)).length;
  const isTable = Math.max(numbers, dates) >= LEAST && rest <= (lines.length > LEAST ? 1 : 0);
  return isTable
    ? found.map((row, i) => (isPair(row) ? rowOf(row) : { name: lines[i] ?? "", price: "" }))
    : undefined;
}

function pairIn(line: string): Groups | undefined {
  const { said, note } = lineAndNote(line);
  const noted = note === "" ? undefined : amountIn(said, [ENDING]);
  return noted ? { ...noted, note } : amountIn(line, [WITH_FORMER, ENDING, APART]);
}

const amountIn = (line: string, patterns: readonly RegExp[]): Groups | undefined =>
  patterns.map((pattern) => pattern.exec(line)?.groups).find((row) => row && !isTorn(row));

/** "£8.80 to" and "£9.40", "Hallay: daily 07:15," and "12:30": half of a value is none. */
const isTorn = ({ name = "", price = "" }: Groups): boolean =>
  KINDS.some((kind) => kind.test(name.replace(LEAD_SHARE, "")) && kind.test(price)) ||
  /:\s|%.*,/u.test(name) ||
  isRange(name, price);

/** "60% LTV": what a rate is for may be a share itself. */
const LEAD_SHARE = /^\d+ ?%(?= \p{L})/u;

/** "Fri 25 – Mon 28 Dec closed", "Thu 31 Dec 9 – 12": what the dash parts are two days, or two hours. */
function isRange(name: string, price: string): boolean {
  const [day = ""] = name.split(/[\s,]+/u);
  const [second = ""] = price.split(/[\s,]+/u);
  const areDays =
    (isWeekday(day) && isWeekday(second)) || (writtenDay(name) !== "" && DAY_OF_MONTH.test(price));
  return areDays || (/\d$/u.test(name) && BARE_HOUR.test(price));
}
const DAY_OF_MONTH = /^\d{1,2}\.?\s(?:de\s)?\p{L}{3,}/u;
const BARE_HOUR = /^\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|uhr|uur|h)?$/iu;

type Groups = Record<string, string>;

const rowOf = (row: Groups | undefined): ValuedRow =>
  withoutNote({
    name: row?.name?.trim().replace(/,$/u, "") ?? "",
    price: row?.price?.trim() ?? "",
    ...(row?.note && { note: row.note }),
  });

/** All of the rows or none: half a price list misleads. */
function within(rows: readonly ValuedRow[], most: number): ValuedRow[] {
  const isWithin = ({ name, price, note = "" }: ValuedRow) =>
    name.length <= LONGEST.name && price.length <= LONGEST.price && note.length <= LONGEST.note;
  if (rows.length < LEAST || rows.length > most || !rows.every(isWithin)) return [];
  return rows.map((row) => ({ ...row, name: capitalized(row.name.replace(SMALL_PRICE, "")) }));
}
