import { isWeekday } from "../../../../text/weekdays.ts";

/** A row of two columns: a name and its value, its day or course over it and a remark under it. */
export type RowParts = { name: string; price: string; label?: string; note?: string };

/** What remarks on a value, in brackets or behind a comma: "Rs 4,500, valid 3 months", "closed (boarders only)". */
const BRACKETED = /^(?<said>[^()]*[^()\s])\s?\((?<note>[^()]{2,70})\)$/u;
const BEHIND_COMMA = /^(?<said>(?:[^,]|,(?=\d))*),\s(?<note>\p{L}(?:[^,]|,(?=\d)){2,60})$/u;
/** A value by itself: an amount, a time, or "closed". */
const VALUE =
  /^(?:[^,()]{0,4}\d(?:[^,()]|,(?=\d))*|closed|geschlossen|fermé|cerrado|chiuso|gesloten|fechado|encerrado)$/iu;

/** A value without what remarks on it. */
export function withoutNote<T extends RowParts>(row: T): T {
  const found = [BRACKETED, BEHIND_COMMA].map((pattern) => pattern.exec(row.price)?.groups);
  const { said = "", note = "" } = found.find((one) => VALUE.test(one?.said ?? "")) ?? {};
  return note === "" || row.note ? row : { ...row, price: said, note };
}

/** A line without what remarks on the amount at its end, and the remark. */
export function lineAndNote(line: string): { said: string; note: string } {
  const found = [BRACKETED, BEHIND_COMMA].map((pattern) => pattern.exec(line)?.groups);
  const { said = line, note = "" } = found.find((one) => AMOUNT_LAST.test(one?.said ?? "")) ?? {};
  return { said, note };
}
const AMOUNT_LAST = /\d\D{0,6}$/u;

/**
 * A name without what remarks on it: the brief has the remark in brackets, or behind the price. "Full head, patch test
 * 48 hours before" of "Full head £110 (patch test 48 hours before)".
 */
export function withNoteOf<T extends RowParts>(row: T, quote: string): T {
  const said = quote.toLowerCase();
  for (const { index } of row.name.matchAll(/,\s/gu)) {
    const note = row.name.slice(index + 2);
    const before = said.slice(0, Math.max(0, said.lastIndexOf(note.toLowerCase())));
    const isRemark = /[(（]\s*$/u.test(before) || before.includes(row.price.toLowerCase());
    if (isRemark) return { ...row, name: row.name.slice(0, index), note };
  }
  return row;
}

/** "Chambre Tilleul (1 lit double, vue jardin)": what stands in brackets, of a name so long that it would wrap beside its price. */
const NAME_AND_REMARK = /^(?<said>\p{L}[^()]{2,48}?)\s\((?<note>[^()]{4,70})\)$/u;
const LONGEST_NAME = 30;

/** Names without what remarks on them in brackets, all of them where one of them is long. */
export function withNamesApart<T extends RowParts>(rows: readonly T[]): T[] {
  const isLong = rows.some(({ name }) => name.length > LONGEST_NAME && NAME_AND_REMARK.test(name));
  return rows.map((row) => {
    const { said = "", note = "" } = NAME_AND_REMARK.exec(row.name)?.groups ?? {};
    return isLong && note !== "" && !row.note ? { ...row, name: said, note } : row;
  });
}

const FREE =
  "free|frei|kostenlos|gratis|gratuite?|grátis|(?:free entry|entry free|eintritt frei|entrée libre|entrada (?:libre|gratuita|livre)|ingresso (?:libero|gratuito)|toegang gratis)";
const PRICE = `(?:[£$€₹]\\s?\\d[\\d.,]*|Rs\\.?\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[£$€₹]|CHF|EUR|euros?)|\\d{1,3}[.,](?:\\d{2}|[-–—]+))`;
/** "Linsensuppe 8,50 (ohne Würstchen 7,-)", "Führung, 6 €", "Nikolaus im Museum, Eintritt frei": what it is, and its price. */
const PRICED = new RegExp(
  `^(?<name>\\p{L}.{1,68}?),?\\s(?<price>(?:(?:from|ab|dès|desde|da|vanaf)\\s)?${PRICE}(?:\\s(?:pp|p\\.p\\.|per person|each))?|${FREE})(?:,?\\s\\(?(?<note>[^()]{2,70}?)\\)?)?$`,
  "iu",
);
/** "Mo 30.11. ", "Sa 5.12., 15 Uhr: ", "Montag: ": a line begins with its day. */
const MONTH =
  "(?:jan|ene|gen|feb|f[ée]v|mar|mär|maa|mrt|apr|a[vb]r|ma[iyg]|mei|jun|jui|jul|giu|lug|aug|ago|aoû|sep|set|o[ckt]t|out|nov|d[eéi][czs])";
const DATE = `(?:\\d{1,2}[./]\\d{1,2}\\.?(?:\\d{2,4})?|\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s(?:de\\s)?${MONTH}\\p{L}*\\.?|\\d{1,2}(?:\\.|st|nd|rd|th)?)`;
const TIME = "\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm|uhr|uur|h)?";
const DAYED = new RegExp(
  `^(?<label>(?<day>\\p{L}{2,13})\\.?(?:,?\\s${DATE})?(?:,?\\s(?:um |at |à |alle |às |om |a las )?${TIME}(?:\\s?(?:[–-]|to|bis|à|a|alle|às|tot)\\s?${TIME})?)?)\\s?[:,–—-]?\\s(?<rest>\\p{L}.*)$`,
  "iu",
);
const LABEL = 40;
const LEAST = 3;
/** "Monday and Wednesday 10.00 to 16.00", "12.00-19.00 Uhr": a line that ends with two hours has no price in one of them. */
const BETWEEN_HOURS =
  /\d{1,2}[:.h]\d{2}\s?(?:am|pm|uhr|uur|h)?\s?(?:[–-]|to|until|till|bis|à|a|alle|às|tot)\s?\d{1,2}[:.h]\d{2}(?:\s?(?:am|pm|uhr|uur|h))?$/iu;

/** What is offered on which day, each with its price: dishes of a week, events of a month; undefined for other lines. */
export function dayedRows(lines: readonly string[]): RowParts[] | undefined {
  const found = lines.map((line) => DAYED.exec(line)?.groups);
  if (lines.length < LEAST || !found.every((one) => one && isWeekday(one.day ?? ""))) return undefined;
  if (lines.some((line) => BETWEEN_HOURS.test(line))) return undefined;
  const rows = found.flatMap((one) =>
    (one?.rest ?? "").split(/\s+\/\s+|\s+·\s+/u).map((part, i): RowParts | undefined => {
      const { name = "", price = "", note = "" } = PRICED.exec(part)?.groups ?? {};
      const label = i > 0 ? "" : (one?.label ?? "").trim().replace(/[,:]$/u, "");
      return price === ""
        ? undefined
        : { name: name.trim(), price, ...(label && { label }), ...(note && { note }) };
    }),
  );
  return whole(rows);
}

const COURSE =
  /^(?:amuse|starters?|appeti[sz]er|soup|mains?|main course|cheese|dessert|pudding|vorspeise|suppe|zwischengang|hauptgang|hauptgericht|hauptspeise|käse|nachspeise|nachtisch|entrée|plat|fromage|entrante|primero|primer plato|segundo|segundo plato|postre|antipasto|primo|secondo|contorno|dolce|voorgerecht|tussengerecht|hoofdgerecht|kaas|nagerecht|entrada|sopa|prato(?: principal)?|queijo|sobremesa)$/iu;
const COURSED =
  /^(?<label>\p{L}[\p{L}\s]{2,18}?)\s?[:：–—-]\s+(?<name>[^,(]{3,70}?)(?:,\s(?<note>[^()]{3,70})|\s\((?<more>[^()]{2,70})\))?$/u;

/** "Entrée : velouté de potimarron, éclats de châtaigne": the courses of a menu, with what comes with each under it. */
export function courseRows(lines: readonly string[]): RowParts[] | undefined {
  const found = lines.map((line) => COURSED.exec(line)?.groups);
  if (lines.length < LEAST || !found.every((one) => COURSE.test(one?.label ?? ""))) return undefined;
  return whole(
    found.map((one) => {
      const note = one?.note ?? one?.more ?? "";
      return { name: one?.name ?? "", price: "", label: one?.label?.trim() ?? "", ...(note && { note }) };
    }),
  );
}

/** "Solo: $9 a month, 1 user, PDF timesheets": a plan, its price, and what belongs to it. */
const PLAN = new RegExp(
  `^(?<name>\\p{L}[^:£$€₹]{0,30}?)\\s?[:：]\\s+(?<price>(?:(?:from|ab|dès|desde|da|vanaf)\\s)?${PRICE}(?:\\s?/\\s?\\p{L}{1,8}|(?:\\s\\p{L}{1,9}){1,4})?),\\s(?<note>[^£$€]{3,80}?)\\.?$`,
  "iu",
);

/** Plans of one service, each with its price large and what it holds under its name; undefined for other lines. */
export function planRows(lines: readonly string[]): RowParts[] | undefined {
  const found = lines.map((line) => PLAN.exec(line)?.groups);
  if (lines.length < LEAST) return undefined;
  return whole(
    found.map((one) => one && { name: one.name ?? "", price: one.price ?? "", note: one.note ?? "" }),
  );
}

/** "19 h 30", "6.30 pm", "ore 21": an hour, or from when till when. */
const HOUR =
  "\\d{1,2}(?:[:.]\\d{2}(?:\\s?(?:am|pm|Uhr|uur|h))?|\\s?h(?:\\s?\\d{2})?|\\s?(?:am|pm|Uhr|uur)|(?=\\s?[–-]\\s?\\d))(?!\\p{L})";
const AT = "(?:um|ab|at|à|dès|alle|às|om|a las?)\\s";
const HOURS = `(?:${AT})?(?:ore\\s)?${HOUR}(?:\\s?(?:[–-]|to|bis|à|a|alle|às|tot)\\s?${HOUR})?|(?:alle )?ore\\s\\d{1,2}`;
const ON = `(?:\\p{L}{2,13}\\.?,?\\s)?(?:${DATE}|${MONTH}\\p{L}*\\.?\\s\\d{1,2}(?:st|nd|rd|th)?)|\\p{L}{2,13}`;
/** "Sunday 20 December, 6.30 pm – Carols by candlelight", "Mon 7 pm: beginners", "Fri 5 Feb, Leeds – Mono". */
const SCHEDULED = new RegExp(
  `^(?<day>${ON})(?:,?\\s(?<time>${HOURS})(?:\\s?[–—-]\\s|[:：,]?\\s)|\\s[–—-]\\s|[:：,]\\s)(?<name>\\p{L}.{2,68})$`,
  "iu",
);
/** A time that its words follow, as "doors at 7, concert at 8", is part of a sentence. */
const TIMED_NAME = /\d[:.]\d{2}|\d\s?(?:am|pm|uhr|uur)(?!\p{L})/iu;
/** "Fri 25 – Mon 28 Dec closed": the dash leads to the last of several days. */
const isOtherEnd = (name: string) =>
  /^\p{L}+\.?,?\s\d/u.test(name) && isWeekday(name.split(/[\s,.]+/u)[0] ?? "");
const isDay = (text: string) => isWeekday(text.split(/[\s,.]+/u)[0] ?? "") || /\d/u.test(text);

/** What is on which day, and when: day, name and hour in columns of their own; a day that goes on stands once. */
export function scheduledRows(lines: readonly string[]): RowParts[] | undefined {
  const found = lines.map((line) => SCHEDULED.exec(line)?.groups);
  if (lines.length < LEAST || !found.every((one) => one && isDay(one.day ?? ""))) return undefined;
  if (found.some((one) => TIMED_NAME.test(one?.name ?? "") || isOtherEnd(one?.name ?? ""))) return undefined;
  const isTimed = found.every((one) => one?.time);
  if (!isTimed && found.some((one) => one?.time)) return undefined;
  const days = found.map((one) => one?.day?.replace(/[.,]$/u, "") ?? "");
  return whole(
    found.map((one, i) => {
      const isNew = !isTimed || days[i] !== days[i - 1];
      const price = (one?.time ?? "").replace(new RegExp(`^${AT}`, "iu"), "");
      return { name: (one?.name ?? "").trim(), price, ...(isNew && { label: days[i] ?? "" }) };
    }),
  );
}

const whole = (rows: readonly (RowParts | undefined)[]): RowParts[] | undefined => {
  const all = rows.flatMap((row) => row ?? []);
  return all.length === rows.length && all.every(({ label = "" }) => label.length <= LABEL) ? all : undefined;
};
