import type { CallView } from "./command.ts";
import { flatten } from "./flatten.ts";
import { blocks, table } from "./table.ts";
import { clean, indent } from "./text.ts";

type Cell = string | number | boolean | null | undefined;

/** A column of a list: its head, and what stands in it. */
export type Column<T> = [head: string, cell: (row: T) => Cell];

const shown = (cell: Cell): string => {
  if (cell === null || cell === undefined || cell === "") return "-";
  return typeof cell === "boolean" ? (cell ? "yes" : "no") : clean(String(cell)).replaceAll("\n", " ");
};

/** Records as lines of a table, each with what else is said `below` it, or a sentence when there are none. */
export function list<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  nothing: string,
  below: (row: T, view: ListView) => string[] = () => [],
) {
  return (view: ListView): string => {
    if (rows.length === 0) return `${nothing}\n`;
    const cells = rows.map((row) => columns.map(([, cell]) => shown(cell(row))));
    const head = columns.map(([name]) => name);
    const [first = [], ...lines] = blocks(cells, { columns: view.columns - 2, paint: view.paint, head });
    const all = [first, ...lines.map((of, i) => [...of, ...below(rows[i] as T, view)])];
    return `${indent(all.flat()).join("\n")}\n`;
  };
}

type ListView = Pick<CallView, "columns" | "paint">;

/** One record as names and values, in its own order. */
export function facts(record: unknown, { columns }: Pick<CallView, "columns">): string {
  const rows = flatten(record).map(([name, value]) => [clean(name), clean(value)]);
  return `${indent(table(rows, { columns: columns - 2 })).join("\n")}\n`;
}

/** A time of the service to the minute, in UTC. */
export const minute = (iso: string | null | undefined): string =>
  iso ? `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC` : "-";

/** What a person does next, as a command to copy. */
export const nextLine = (command: string): string => `\n  Next: npx brandrun ${clean(command)}\n`;
