import { hoursIn } from "./hours.ts";
import { isLabel } from "./labels.ts";

/** A fact of a row: what it is, which may be empty, and its value. */
export type FactCell = { label: string; value: string };
/** Facts for a row of cells, and what is too long for one, as sentences. */
export type FactCells = { cells: FactCell[]; note: string };

/** Between values in a line. It stays with the value before it, so that no line begins with it. */
export const SEPARATOR = "\u00a0· ";
const BETWEEN = /[\s\u00a0]+·[\s\u00a0]+/u;
/** "Price: £12", not "10:00" and not a sentence with a colon in it. */
const LABELLED = /^(\p{L}[^:.!?]{0,39}):\s+(\S.*)$/u;
/** Longer values are sentences, and two days with their names are none. A value without a label is short or not clear. */
const LONGEST = { value: 46, date: 56, bare: 26 };
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Characters as wide as Latin letters; others count twice. */
const lengthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);
const MOST = 8;

/** The facts of a line of details; undefined where they are prose. */
export function factCells(details: string): FactCells | undefined {
  const parts = details.split(BETWEEN).filter(Boolean);
  const hours = hoursIn(parts);
  if (hours && hours.length <= MOST) return { cells: hours, note: "" };
  const found = parts.map((part) => ({ part, cell: cellOf(part) }));
  const isLabelled = found.some(({ cell }) => cell?.label);
  const isCell = (cell: FactCell | undefined) => cell !== undefined && (!isLabelled || cell.label !== "");
  const cells = found.flatMap(({ cell }) => (cell && isCell(cell) ? [cell] : []));
  const rest = found.filter(({ cell }) => !isCell(cell)).map(({ part }) => part);
  const isRow = isLabelled || (rest.length === 0 && cells.length > 1);
  return isRow && cells.length <= MOST ? { cells, note: sentences(rest) } : undefined;
}

function cellOf(part: string): FactCell | undefined {
  const [, label = "", value = part] = LABELLED.exec(part) ?? [];
  const most = label === "" ? LONGEST.bare : isLabel(label, "date") ? LONGEST.date : LONGEST.value;
  return lengthOf(value) <= most ? { label, value } : undefined;
}

/** "Price: £12" as a cell; undefined for a text without a label, or with a long value. */
export function labelledCell(part: string): FactCell | undefined {
  const cell = cellOf(part);
  return cell?.label ? cell : undefined;
}

const sentences = (parts: readonly string[]) =>
  parts.length > 1
    ? parts.map((part) => part.replace(/[.!?。]?$/u, (end) => end || ".")).join(" ")
    : (parts[0] ?? "");

/** A day, a time, a place and a price say themselves what they are. */
const saidOf = ({ label, value }: FactCell): string =>
  label === "" || isLabel(label, "date", "time", "place", "price")
    ? value
    : `${label}${/\s/.test(label) ? ":" : ""} ${value}`;

/** Facts of which some have labels, all without: a column of labels would have gaps. */
export const alike = (cells: readonly FactCell[]): readonly FactCell[] =>
  cells.every(({ label }) => label === "") || cells.every(({ label }) => label !== "")
    ? cells
    : cells.map((cell) => ({ label: "", value: saidOf(cell) }));

/** A line of details as one text, where there is no room for a row: values with a dot between them, then sentences. */
export function inOneText(details: string): string {
  const row = factCells(details);
  if (!row) return details;
  const values = row.cells.map(saidOf).join(SEPARATOR);
  return row.note ? `${values}. ${row.note}` : values;
}
