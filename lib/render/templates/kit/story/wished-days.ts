import type { Story } from "../../../../story/schema.ts";
import { namesValue } from "../../../../text/value-names.ts";
import { isWeekday } from "../../../../text/weekdays.ts";
import { isSpan, writtenDay } from "../../card/dates.ts";
import type { RowParts } from "./row-parts.ts";

/** "Que los plazos destaquen": the days of a list stand as values beside what they are of. */

const LINE = /^(?<name>\p{L}[^:：.!?]{1,58}?)\s?[:：]\s+(?<rest>\S.*)$/u;
const LONGEST = { day: 40, label: 40, note: 80 };
/** A longer day has no room beside its name, and stands under it. */
const BESIDE = 24;
/** So many days are rows. */
const LEAST = 3;

/** "El día 15 del mes siguiente": a day of any month. */
const DAY_OF_MONTH = /(?<!\p{L})(?:day|tag|jour|día|giorno|dag|dia) \d{1,2}(?!\d)/iu;
const isDay = (part: string) => writtenDay(part) !== "" || isSpan(part) || DAY_OF_MONTH.test(part);

/** The parts of a line between its commas; a weekday belongs to its date. */
function partsOf(rest: string): string[] {
  const parts: string[] = [];
  for (const part of rest.split(/,\s+/u)) {
    const before = parts.at(-1) ?? "";
    if (isWeekday(before)) parts[parts.length - 1] = `${before}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

function rowOf(line: string): RowParts | undefined {
  const { name = "", rest = "" } = LINE.exec(line)?.groups ?? {};
  const parts = partsOf(rest.replace(/(?<!\.)\.$/u, ""));
  const at = parts.findIndex(isDay);
  const price = parts[at] ?? "";
  const note = parts.filter((_, i) => i !== at).join(", ");
  const fits =
    price !== "" &&
    price.length <= LONGEST.day &&
    name.length <= LONGEST.label &&
    note.length <= LONGEST.note;
  return fits ? { name, price, ...(note !== "" && { note }) } : undefined;
}

const under = ({ name, price, note }: RowParts): RowParts => ({
  name: price,
  price: "",
  label: name,
  ...(note && { note }),
});

/** "Aceituna de suelo: línea aparte, …": a line without a day among them. */
function besideDays(line: string): RowParts {
  const { name = "", rest = "" } = LINE.exec(line)?.groups ?? {};
  return rest === "" ? { name: line, price: "" } : { name: rest, price: "", label: name };
}

/**
 * Rows of the lines that tell a day, where the author wants the days to stand out; none without such a wish. Where one of
 * the days is long, all stand under their names, and the other lines among them.
 */
export function wishedDayRows(
  { wishes = [] }: Partial<Pick<Story, "wishes">>,
  lines: readonly string[],
): RowParts[] {
  const isWanted = wishes.some(({ rule, value }) => rule === "emphasis" && namesValue(value, "date"));
  const rows = isWanted ? lines.map((line) => ({ line, row: rowOf(line) })) : [];
  const dated = rows.flatMap(({ row }) => row ?? []);
  if (dated.every(({ price }) => price.length <= BESIDE)) return dated;
  return rows.map(({ line, row }) => (row ? under(row) : besideDays(line)));
}

/** Whether enough lines of a story tell such days to be rows. */
export const areDayRows = ({
  wishes = [],
  points,
}: Pick<Story, "points"> & Partial<Pick<Story, "wishes">>): boolean =>
  points.filter(({ text }) => rowOf(text) !== undefined).length >= LEAST &&
  wishedDayRows(
    { wishes },
    points.map(({ text }) => text),
  ).length > 0;

/** "16 January", "20 February", "20 March": the lines are the days themselves, none of which is more than the others. */
export const areDaysAlone = ({ points }: Pick<Story, "points">): boolean =>
  points.length >= LEAST && points.every(({ text }) => isDay(text) && !LINE.test(text));
