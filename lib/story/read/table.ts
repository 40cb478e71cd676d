import type { Row } from "../schema.ts";
import { hold, mains, type Notebook, type Piece } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/** "Running cost: £960 | £890" below "Gas boiler | Heat pump": a label and two values, or two names without one. */
const SIDES = /^\s*(?:([^|:：]{2,60})[:：]\s)?\s*([^|\s][^|]*)\|([^|]*[^|\s])\s*$/;

/** Cells between bars, or in columns that blanks part; a first line that is set in has no label. */
function cellsOf(text: string): string[] {
  if (!text.includes("|")) {
    const cells = text.trim().split(/\s{2,}/);
    return /^\s{2,}/.test(text) ? ["", ...cells] : cells;
  }
  const sides = SIDES.exec(text);
  if (sides) return sides.slice(1).map((cell = "") => cell.trim());
  const inner = text.trim().replace(/^\||\|$/g, "");
  return inner.split("|").map((cell) => cell.trim());
}

const LEAST = { rows: 3, cells: 3, sides: 2 };

const BARRED = /^\s*\|.*\|\s*$/;

/** Two names beside a bar, and below them two lines or more of a label and two values. */
function sidedLines<T extends { text: string }>(lines: readonly T[]): T[] {
  const labelOf = (i: number) => SIDES.exec(lines[i]?.text ?? "")?.[1];
  return lines.flatMap(({ text }, head) => {
    let to = head + 1;
    while (labelOf(to) !== undefined) to++;
    const isHead = SIDES.test(text) && labelOf(head) === undefined && !BARRED.test(text);
    return isHead && to - head > LEAST.sides ? lines.slice(head, to) : [];
  });
}

/** Where the lines of tables begin: between bars, or with columns that blanks part, as people type them. */
export function tableLines(lines: readonly { text: string; start: number }[]): ReadonlySet<number> {
  const barred = lines.filter(({ text }) => BARRED.test(text));
  const out = new Set([...barred, ...sidedLines(lines)].map(({ start }) => start));
  const countAt = (i: number) => {
    const { text = "" } = lines[i] ?? {};
    return text.trim() === "" || text.includes("|") ? 0 : cellsOf(text).length;
  };
  for (let from = 0; from < lines.length; from++) {
    const count = countAt(from);
    let to = from;
    while (count >= LEAST.cells && countAt(to) === count) to++;
    if (to - from >= LEAST.rows) for (const { start } of lines.slice(from, to)) out.add(start);
    from = Math.max(from, to - 1);
  }
  return out;
}

/** "312 (2024-25)": behind a name that ends in a figure, a value would be read as part of it. */
const withColumn = (name: string, value: string): string =>
  /\d$/.test(name) && /^\d/.test(value) ? `${value} (${name})` : `${name} ${value}`.trim();

/** The first row of a table names its columns; each row below is one statement with the names beside its values. */
export function readRow(n: Notebook, piece: Piece): boolean {
  const cells = cellsOf(n.plain.slice(piece.start, piece.end));
  if (!/[\p{L}\p{N}]/u.test(cells.join(""))) return false;
  if (n.header?.block !== piece.block) {
    n.header = { block: piece.block, cells };
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  const [label = "", ...values] = cells;
  const names = n.header.cells.slice(1);
  const pairs = values.map((value, i) => withColumn(names[i] ?? "", value)).join(", ");
  const says = saysOf(label ? `${label}: ${pairs}` : pairs, n);
  return addStatement(n, { start: piece.start, end: piece.end, piece }, { kind: "pair", says }) !== undefined;
}

/** Rows of a table with two columns of values. */
export function tableRows(n: Notebook): Row[] {
  return mains(n)
    .filter((d) => d.piece.shape === "row")
    .flatMap((d) => {
      const [label = "", first = "", second = "", ...more] = cellsOf(d.text);
      return first && second && more.length === 0 ? [{ label, first, second, fact: d.id }] : [];
    });
}

export function tableColumns(n: Notebook): [string, string] | null {
  const [, first = "", second = ""] = n.header?.cells ?? [];
  return first && second ? [first, second] : null;
}
