import type { FactCell } from "../../kit/fact-cells.ts";
import { isTimed } from "../../kit/hours.ts";
import { isLabel } from "../../kit/labels.ts";
import { type DayParts, dayParts, findDay, isSpan } from "../dates.ts";

/** The facts of an occasion by how much they matter: its day and hour, then where it is, then everything else. */
export type Tiers = {
  /** The one day, for a block of its own. */
  day: DayParts | undefined;
  /** The same as a fact. */
  dated?: FactCell;
  /** The hour, and a day that is no single one. */
  lead: readonly FactCell[];
  second: readonly FactCell[];
  rest: readonly FactCell[];
};

const CLOCK = /\d[:.h]\d{2}(?!\d|\s?[€%])|\d\s?(?:[ap]\.?m\b|uhr\b|h\b|時)/iu;
/** A longer fact with an hour in it is a sentence, which leads nothing. */
const SAYS = 44;
/** More facts are a list, of which none leads. */
const MOST = 6;

const isNamed = ({ label }: FactCell, name: "date" | "time" | "place" | "price") => isLabel(label, name);
/** "In shops from 1 December" says when something begins, and is no day of its own. */
const isDay = (cell: FactCell) =>
  isNamed(cell, "date") ? !!findDay(cell.value) : cell.label === "" && !!blockOf(cell.value);
const isHour = (cell: FactCell) =>
  isNamed(cell, "time") || (cell.label === "" && CLOCK.test(cell.value) && cell.value.length <= SAYS);

/** A value of no more characters is an hour and nothing else. */
const HOUR = 20;
/** Beside "5pm" the sentence "Doors open at 4.30pm" leads nothing. */
const isOwnHour = (cell: FactCell, facts: readonly FactCell[]): boolean =>
  isHour(cell) &&
  (cell.value.length <= HOUR || !facts.some((one) => isHour(one) && one.value.length <= HOUR));

/** Values of the kinds that everybody recognises stand without the label of theirs. */
const bare = (cell: FactCell): FactCell =>
  isLabel(cell.label, "date", "time", "place", "price") ? { ...cell, label: "" } : cell;

/** Characters of the words over a day, and under it: "de septiembre de 2026". */
const WORDS = 18;
const UNDER = 22;

/** A day whose words are short enough for a block, in a script that sets them apart: before it only its weekday. */
function blockOf(date: string): DayParts | undefined {
  const parts = dayParts(date);
  const isShort = parts && /^\p{L}*[.,]?$/u.test(parts.before) && parts.after.length <= UNDER;
  return isShort && parts.before.length <= WORDS && !/^[日일]/u.test(parts.after) ? parts : undefined;
}

/** "25 December closed" among other days is a day, and not the day. */
const isOneOfSeveral = (day: FactCell | undefined, facts: readonly FactCell[]): boolean =>
  day !== undefined &&
  !isNamed(day, "date") &&
  facts.some((cell) => cell !== day && findDay(cell.value) !== undefined);

/** Tiers of facts that say when something is; undefined for all others, whose facts are equals. */
export function tiersOf(facts: readonly FactCell[]): Tiers | undefined {
  // Of several days, and beside days on which something is not, none leads the others out of its author's order.
  if (facts.length > MOST || isTimed(facts) || hasSpan(facts)) return undefined;
  const days = facts.filter(isDay);
  const lead = facts.filter((cell) => isDay(cell) || isOwnHour(cell, facts) || isNamed(cell, "date"));
  const [first] = days;
  if (days.length > 1 || lead.length === 0 || lead.length > 2 || isOneOfSeveral(first, facts))
    return undefined;
  const day = first && blockOf(first.value);
  const priced = facts.filter((cell) => !lead.includes(cell) && isPriced(cell));
  const second = [...facts.filter((cell) => isNamed(cell, "place")), ...(priced.length === 1 ? priced : [])];
  const isRest = (cell: FactCell) => !lead.includes(cell) && !second.includes(cell);
  return {
    day,
    ...(day && { dated: bare(first) }),
    lead: lead.filter((cell) => !day || cell !== first).map(bare),
    second: second.map(bare),
    rest: facts.filter(isRest).map(bare),
  };
}

const hasSpan = (facts: readonly FactCell[]): boolean =>
  facts.length > 1 && facts.some((cell) => !isNamed(cell, "date") && isSpan(cell.value));

/** Type of the rows of a table, in sizes of the facts: the day and the hour lead, else the one price. Equals have one size. */
export function scalesOf(facts: readonly FactCell[]): number[] {
  const tiers = tiersOf(facts);
  if (!tiers) {
    const priced = facts.filter(isPriced);
    return facts.map((cell) => (priced.length === 1 && cell === priced[0] ? SCALES.lead : 1));
  }
  const isLead = (cell: FactCell) => isDay(cell) || isOwnHour(cell, facts) || isNamed(cell, "date");
  return facts.map((cell) =>
    isLead(cell) ? SCALES.lead : isNamed(cell, "place") || isPriced(cell) ? SCALES.second : SCALES.rest,
  );
}

/** What something costs; a sentence that also names a price is none. */
const isPriced = ({ label, value }: FactCell) =>
  (label === "" || isLabel(label, "price", "salary")) &&
  value.length <= WORDS * 2 &&
  /[£$€¥₹円]|(?<!\p{L})(?:kr|zł|CHF|EUR|Euro)(?!\p{L})/u.test(value);

const SCALES = { lead: 1.36, second: 1, rest: 0.82 };

/** The day leads the other facts in type alone. */
export const withoutBlock = ({ day: _, dated, ...tiers }: Tiers): Tiers => ({
  ...tiers,
  day: undefined,
  lead: [...(dated ? [dated] : []), ...tiers.lead],
});
