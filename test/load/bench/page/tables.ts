import type { StoredRow } from "../against.ts";
import { isMissed } from "../aims.ts";
import { figure, withUnit } from "../figure.ts";

/** A table in Markdown. Columns that no line fills are left out. */
export function markdown(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const filled = head.map((_, column) => column === 0 || lines.some((line) => line[column]));
  const line = (cells: readonly string[]) => `| ${cells.filter((_, column) => filled[column]).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...lines.map(line)].join("\n");
}

const boldIf = (isBold: boolean, text: string) => (isBold ? `**${text}**` : text);

/** A figure of a row, bold when it misses its aim. */
export const boldly = (row: StoredRow): string => boldIf(isMissed(row), figure(row.value));

const HEAD = ["What", "Measured", "Baseline", "Ratio", "Scatter", "Aim"];

function cells(row: StoredRow): string[] {
  const { name, value, unit, baseline, ratio, spread, aim = "" } = row;
  const [missed, byRatio] = [isMissed(row), aim.includes("×")];
  return [
    name.trim(),
    boldIf(missed && !byRatio, withUnit(value, unit)),
    baseline === undefined ? "" : withUnit(baseline, unit),
    ratio === undefined ? "" : boldIf(missed && byRatio, ratio.toFixed(2)),
    spread === undefined ? "" : `± ${Math.round(spread * 100)} %`,
    aim,
  ];
}

/** The rows, in tables of those that were measured in the same way, each below its method. */
export function withMethods(rows: readonly StoredRow[], table = plain): string {
  const groups: { note: string; rows: StoredRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && (!row.note || row.note === last.note)) last.rows.push(row);
    else groups.push({ note: row.note ?? "", rows: [row] });
  }
  return groups.map((group) => [group.note, table(group.rows)].filter(Boolean).join("\n\n")).join("\n\n");
}

/** One line for each row. */
export const plain = (rows: readonly StoredRow[]): string => markdown(HEAD, rows.map(cells));

/** Tables of two or more lines side by side. */
export function columns(
  head: readonly string[],
  lines: readonly (readonly string[])[],
  count: number,
): string {
  const height = Math.ceil(lines.length / count);
  const wide = Array.from({ length: height }, (_, i) =>
    Array.from({ length: count }, (_, column) => lines[column * height + i] ?? head.map(() => "")).flat(),
  );
  return markdown(Array.from({ length: count }, () => head).flat(), wide);
}
