import { type Paint, plain } from "./paint.ts";
import { padEnd, padStart, width, wrap } from "./text.ts";

export type TableOptions = { columns: number; head?: string[]; paint?: Paint; right?: number[] };

const GAP = 2;
/** Below this width the terminal wraps the last column itself: one syllable a line cannot be read. */
const NARROWEST = 16;

/**
 * Rows as aligned lines. The last column takes the rest of the width and wraps within itself; `right` names the
 * columns of figures, by index.
 */
export function table(
  rows: string[][],
  { columns, head, paint = plain, right = [] }: TableOptions,
): string[] {
  const all = head ? [head, ...rows] : rows;
  const last = Math.max(...all.map((row) => row.length)) - 1;
  const widths = Array.from({ length: last + 1 }, (_, i) =>
    Math.max(...all.map((row) => width(row[i] ?? ""))),
  );
  const left = widths.slice(0, last).reduce((sum, cells) => sum + cells + GAP, 0);
  const room = Math.max(NARROWEST, columns - left);
  const aligned = (text: string, i: number) => (right.includes(i) ? padStart : padEnd)(text, widths[i]!);
  const lines = (row: string[]) => {
    const cells = row.slice(0, last).map((text, i) => aligned(text, i) + " ".repeat(GAP));
    const rest = right.includes(last) ? [aligned(row[last] ?? "", last)] : wrap(row[last] ?? "", room);
    return rest.map((text, line) => ((line === 0 ? cells.join("") : " ".repeat(left)) + text).trimEnd());
  };
  return all.flatMap((row) => (row === head ? lines(row).map((line) => paint("dim", line)) : lines(row)));
}
