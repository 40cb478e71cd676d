import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { areProsAndCons } from "../../../../text/pros-cons.ts";
import type { Pictures } from "../../../fits.ts";
import { LONGEST_CELL, LONGEST_WEIGHED } from "../../comparison/data.ts";
import { label } from "../labels.ts";

const LONGEST = { column: 40, label: 60 };

export type StoryTable = {
  first: string;
  second: string;
  winner: "first" | "second" | "none";
  rows: { label: string; first: string | boolean; second: string | boolean }[];
};

/** The rows of a story as a table. Undefined where a cell would have to be cut: half a value misleads. */
export function tableOf({ rows, columns, spoken, about }: Story, pictures: Pictures): StoryTable | undefined {
  const [first, second] = columns ?? [label("before", spoken), label("now", spoken)];
  const most = areProsAndCons(rows) ? LONGEST_WEIGHED : LONGEST_CELL;
  const isShort = rows.every(
    (row) =>
      row.label.length <= LONGEST.label &&
      row.first.length <= most &&
      row.second.length <= most &&
      [row.label, row.first, row.second].every(Boolean),
  );
  if (!isShort || first.length > LONGEST.column || second.length > LONGEST.column) return undefined;
  const shown = rows.map((row) => ({ label: row.label, first: row.first, second: row.second }));
  return {
    first: capitalized(first),
    second: capitalized(second),
    winner: columns ? winnerOf(columns, [pictures.brand, about]) : "second",
    rows: shown,
  };
}

/** Our column, by the names of brand and subject; none where neither is ours. */
export function winnerOf(columns: readonly [string, string], names: readonly string[]): StoryTable["winner"] {
  const ours = columns.map((column) =>
    names.some((name) => name !== "" && column.toLowerCase().includes(name.toLowerCase())),
  );
  if (ours[0] === ours[1]) return "none";
  return ours[0] ? "first" : "second";
}
