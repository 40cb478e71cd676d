import type { StoredRow, StoredRun } from "../against.ts";
import { missed } from "./missed.ts";
import { pages, pairs, scaled, templates } from "./pivots.ts";
import { plain, withMethods } from "./tables.ts";

type Choice = (row: StoredRow) => boolean;

const part =
  (...names: string[]): Choice =>
  (row) =>
    names.includes(row.part);

/** Rows of a measurement whose names match. */
const named =
  (name: string, pattern: RegExp): Choice =>
  (row) =>
    row.part === name && pattern.test(row.name);

const but =
  (choice: Choice, ...others: Choice[]): Choice =>
  (row) =>
    choice(row) && !others.some((other) => other(row));

const INDEXES = named("scale", /^index /);
const PARTS = named("size", /^ {2}/);
const RULES = named("sweep", /^ {2}/);
const BESIDE_SATORI = named("templates", /^draw /);

type Block = { rows: Choice; table?: (rows: readonly StoredRow[]) => string };

/** The tables of the page by the names in its marks. Each row of a run stands in one of them. */
export const BLOCKS: Record<string, Block> = {
  service: { rows: part("throughput", "refused") },
  work: {
    rows: part("cards", "fairness", "studio", "webhooks", "batch", "drops", "agents", "videos", "writer"),
  },
  sweeper: { rows: but(part("sweep"), RULES) },
  rules: { rows: RULES, table: pairs("Rule", 3) },
  model: { rows: part("model") },
  costs: { rows: part("costs") },
  scale: { rows: but(part("scale"), INDEXES), table: scaled },
  writes: { rows: part("writes") },
  indexes: { rows: INDEXES, table: pairs("Index", 1) },
  burst: { rows: part("burst") },
  bundle: { rows: but(part("size"), PARTS) },
  parts: { rows: PARTS, table: pairs("Part", 2) },
  start: { rows: part("start") },
  memory: { rows: part("memory", "heap", "engine") },
  pages: { rows: part("pages"), table: pages },
  cards: { rows: part("render") },
  templates: { rows: but(part("templates"), BESIDE_SATORI), table: templates },
  satori: { rows: BESIDE_SATORI },
  film: { rows: part("film") },
  quality: { rows: part("quality") },
};

/** What the notes say, each once, and then one table of all rows. */
function together(rows: readonly StoredRow[], table: (rows: readonly StoredRow[]) => string): string {
  const notes = [...new Set(rows.flatMap(({ note }) => note ?? []))];
  return [...notes, table(rows)].join("\n\n");
}

function machine({ machine: { date, node, processor, cores, load } }: StoredRun): string {
  const busy = load === undefined ? "" : `, load before the run ${load.toFixed(1)}`;
  return `${date}: Node ${node}, ${cores} cores of ${processor}${busy}.`;
}

/** What stands between two marks of the page. */
export function blockOf(name: string, run: StoredRun): string {
  if (name === "machine") return machine(run);
  if (name === "missed") return missed(run.rows);
  const block = BLOCKS[name];
  if (!block) throw new Error(`No table has the name ${name}.`);
  const rows = run.rows.filter(block.rows);
  if (rows.length === 0) return "Not measured in this run.";
  return block.table ? together(rows, block.table) : withMethods(rows, plain);
}
