import { width, wrap } from "../text/lines.ts";
import { type Paint, plain } from "./paint.ts";
import { shortId } from "./short-ids.ts";
import { padEnd, padStart } from "./text.ts";

export type TableOptions = {
  columns: number;
  head?: string[] | undefined;
  paint?: Paint;
  right?: number[];
};

const GAP = 2;
/** Below this width the terminal wraps the last column itself: one syllable a line cannot be read. */
const NARROWEST = 16;

/** Rows as aligned lines, or, where a list is wider than the terminal, each row as a few lines of its own. */
export const table = (rows: string[][], options: TableOptions): string[] => blocks(rows, options).flat();

/**
 * The same, one list of lines for the head and each row. The last column takes the rest of the width and wraps within
 * itself; `right` names the columns of figures, by index.
 */
export function blocks(rows: string[][], options: TableOptions): string[][] {
  const { columns, head } = options;
  if (!head || fits([head, ...rows], columns)) return aligned(rows, options);
  const short = rows.map((row) => row.map((cell, i) => (hasShortIds(head[i]) ? shortId(cell) : cell)));
  return fits([head, ...short], columns) ? aligned(short, options) : stacked(rows, options);
}

/** Runs and posts are found by a part of their id. */
const hasShortIds = (name: string | undefined) => name === "Run" || name === "Post";

const widest = (texts: string[]) => Math.max(...texts.map(width));
const widthsOf = (all: string[][]) =>
  Array.from({ length: Math.max(...all.map((row) => row.length)) }, (_, i) =>
    widest(all.map((row) => row[i] ?? "")),
  );

/** Whether all columns but the last fit whole, and the last one without breaking a word. */
function fits(all: string[][], columns: number): boolean {
  const widths = widthsOf(all);
  const whole = widths.at(-1) ?? 0;
  const left = widths.slice(0, -1).reduce((sum, cells) => sum + cells + GAP, 0);
  const words = all.flatMap((row) => (row[widths.length - 1] ?? "").split(/\s/));
  return left + Math.min(whole, Math.max(NARROWEST, widest(words))) <= columns;
}

function aligned(rows: string[][], { columns, head, paint = plain, right = [] }: TableOptions): string[][] {
  const all = head ? [head, ...rows] : rows;
  const widths = widthsOf(all);
  const last = widths.length - 1;
  const left = widths.slice(0, last).reduce((sum, cells) => sum + cells + GAP, 0);
  const room = Math.max(NARROWEST, columns - left);
  const cell = (text: string, i: number) => (right.includes(i) ? padStart : padEnd)(text, widths[i]!);
  const lines = (row: string[]) => {
    const cells = row.slice(0, last).map((text, i) => cell(text, i) + " ".repeat(GAP));
    const rest = right.includes(last) ? [cell(row[last] ?? "", last)] : wrap(row[last] ?? "", room);
    return rest.map((text, line) => ((line === 0 ? cells.join("") : " ".repeat(left)) + text).trimEnd());
  };
  return all.map((row) => (row === head ? lines(row).map((line) => paint("dim", line)) : lines(row)));
}

/** Each row below the first of its cells, the others by name. Cells without anything are left out. */
function stacked(rows: string[][], { columns, head = [], paint = plain }: TableOptions): string[][] {
  const named = (row: string[]) =>
    row.flatMap((cell, i) => (i === 0 || cell === "-" ? [] : [`${head[i]?.toLowerCase()}: ${cell}`]));
  const [first = ""] = head;
  return [
    [paint("dim", first)],
    ...rows.map((row) => [
      row[0] ?? "",
      ...facts(named(row), columns - GAP).map((line) => " ".repeat(GAP) + line),
    ]),
  ];
}

/** Facts side by side, broken between them; one that is too long by itself is broken between its words. */
function facts(all: string[], to: number): string[] {
  const lines: string[] = [];
  for (const fact of all) {
    const before = lines.at(-1);
    const longer = `${before}, ${fact}`;
    if (before !== undefined && width(longer) <= to) lines[lines.length - 1] = longer;
    else lines.push(...wrap(fact, to));
  }
  return lines;
}
