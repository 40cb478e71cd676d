import type { Story } from "../../../story/schema.ts";
import { LONGEST_CELL } from "../comparison/data.ts";
import type { StoryTable } from "../kit/story/tables.ts";

type TableRow = StoryTable["rows"][number];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const LONGEST = { label: 60, cell: LONGEST_CELL };

/** "Running cost: heat pump £890, gas boiler £1,240", in a table of these two. */
function rowIn(line: string, { first, second }: StoryTable): TableRow | undefined {
  const form = new RegExp(
    `^(?<label>[^:：]{2,60}?)\\s?[:：]\\s+${escaped(first)}\\s+(?<one>\\S.*?),\\s+${escaped(second)}\\s+(?<two>\\S.*?)\\.?$`,
    "iu",
  );
  const { label = "", one = "", two = "" } = form.exec(line.trim())?.groups ?? {};
  const isShort = label.length <= LONGEST.label && one.length <= LONGEST.cell && two.length <= LONGEST.cell;
  return label !== "" && isShort ? { label, first: one, second: two } : undefined;
}

/** The rows of a table with those of the same form that its reader has as prices, in the order of the brief. */
export function withMissedRows(table: StoryTable, { facts, points }: Story): TableRow[] {
  const brief = facts.filter(({ from }) => from === "brief").toSorted((a, b) => a.span.start - b.span.start);
  const lines = [...new Set([...brief.map(({ quote }) => quote), ...points.map(({ text }) => text)])];
  const found = lines.flatMap((line) => rowIn(line, table) ?? []);
  const labels = new Set(found.map(({ label }) => label));
  return table.rows.every(({ label }) => labels.has(label)) ? found : [...table.rows];
}
