import { withUnit } from "./figure.ts";
import type { Row } from "./row.ts";

const HEAD = ["", "value", "beside", "ratio", "spread", "aim", "before"];

/** The rows as one table for a terminal; notes stand below, numbered, so that the columns stay narrow. */
export function table(rows: readonly Row[]): string {
  const notes = [...new Set(rows.flatMap(({ note }) => note ?? []))];
  const lines = [HEAD, ...rows.map((row) => cells(row, notes))];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const printed = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
  return [...printed, "", ...notes.map((note, i) => `[${i + 1}] ${note}`)].join("\n");
}

function cells(row: Row, notes: string[]): string[] {
  const { name, value, unit, baseline, ratio, spread, aim = "", before, note } = row;
  return [
    note ? `${name} [${notes.indexOf(note) + 1}]` : name,
    withUnit(value, unit),
    baseline === undefined ? "" : withUnit(baseline, unit),
    ratio === undefined ? "" : times(ratio),
    spread === undefined ? "" : `± ${Math.round(spread * 100)} %`,
    aim,
    before === undefined ? "" : times(before),
  ];
}

const times = (ratio: number) => `${ratio.toFixed(2)}×`;
