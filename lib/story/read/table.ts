import type { Row } from "../schema.ts";
import { hold, mains, type Notebook, type Piece } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

const cellsOf = (text: string): string[] =>
  text
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

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
  const pairs = values.map((value, i) => `${names[i] ?? ""} ${value}`.trim()).join(", ");
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
