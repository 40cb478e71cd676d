import { register } from "node:module";
import type { Ports } from "../../../lib/core/ports.ts";
import {
  type Explained,
  type PlanNode,
  realPostgres,
  TEST_DATABASE_URL,
} from "../../support/real-postgres.ts";
import { median, type Row } from "./row.ts";
import type { About } from "./scale-calls.ts";
import { filled, RUNS_EACH, SEED_IDS } from "./scale-seed.ts";
import type { Keep } from "./scope.ts";

// The pipeline's imports include pictures and fonts, which Node loads only through this hook.
register("../../render/support/binary-loader.mjs", import.meta.url);

const { callsOf } = await import("./scale-calls.ts");
const { sweep } = await import("../../../lib/pipeline/sweep.ts");
const { portsFor } = await import("./sweep.ts");

// biome-ignore lint/style/noProcessEnv: how large the largest database shall be is the machine's business.
const LARGEST = Number(process.env.SCALE_RUNS ?? 1_000_000);
const SIZES = [10_000, 100_000, 1_000_000, 10_000_000].filter((size) => size <= LARGEST);
const ROUNDS = 9;
const NOTE =
  `The statements of each call, by EXPLAIN ANALYZE on a PostgreSQL of its own, median of ${ROUNDS}. A workspace has ${RUNS_EACH.toLocaleString("en")} runs ` +
  `in a hundred days; a larger database has more workspaces. Value: the largest database, ${LARGEST.toLocaleString("en")} runs; beside it: 10,000. Blocks: pages of 8 KB that a call looks at, ` +
  "which other work on the machine does not change. With one workspace its rows lie side by side; among others up to one page holds each.";

/** The sweeper that finds nothing to mend. */
const SWEEP = { "sweep, idle": (db: Ports["db"]) => sweep(portsFor(db, SEED_IDS.now)) };

const EMPTY = "truncate workspaces cascade";

const INDEX_NOTE = "Size of an index on the largest database, divided by its runs.";

type Postgres = Awaited<ReturnType<typeof realPostgres>>;
type Figure = { ms: number; blocks: number };
type Figures = Map<string, Figure>;

/** How the statements of the API and the sweeper grow with the data. Needs TEST_DATABASE_URL. */
export async function scale(keep: Keep): Promise<Row[]> {
  if (!TEST_DATABASE_URL) {
    process.stderr.write("left out, as TEST_DATABASE_URL is not set … ");
    return [];
  }
  const all: Figures[] = [];
  let indexes: Row[] = [];
  for (const size of SIZES) {
    process.stderr.write(`${size.toLocaleString("en")} … `);
    const postgres = await keep(realPostgres());
    all.push(await figuresOf(postgres, await filled(postgres, size)));
    indexes = await indexesOf(postgres, size);
    // Its files would be read beside the next one's.
    await postgres.query(EMPTY);
  }
  const [least, most] = [all[0], all.at(-1)];
  if (!least || !most) return [];
  const between = all.slice(1, -1).flatMap((figures, i) => timesOf(figures, SIZES[i + 1] ?? 0));
  return [
    ...[...most].flatMap(([name, { ms, blocks }]) => {
      const before = least.get(name) ?? { ms: Number.NaN, blocks: Number.NaN };
      const row = (what: string, unit: string, value: number, baseline: number): Row => ({
        name: `${name}${what}`,
        value,
        unit,
        baseline,
        ratio: value / baseline,
        aim: "≤ 1.5×",
        note: NOTE,
      });
      return [row("", "ms", ms, before.ms), row(", blocks", "", blocks, before.blocks)];
    }),
    ...between,
    ...indexes,
  ];
}

const timesOf = (figures: Figures, size: number): Row[] =>
  [...figures].map(([name, { ms }]) => ({
    name: `${name}, ${size.toLocaleString("en")} runs`,
    value: ms,
    unit: "ms",
    note: NOTE,
  }));

async function figuresOf(postgres: Postgres, about: About): Promise<Figures> {
  const figures: Figures = new Map();
  for (const [name, call] of Object.entries({ ...callsOf(about), ...SWEEP })) {
    const statements = await postgres.statementsOf(call);
    const seen: Figure[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const plans: Explained[] = [];
      for (const statement of statements) plans.push(await postgres.explained(statement));
      seen.push({
        ms: sum(plans.map((plan) => plan["Execution Time"])),
        blocks: sum(plans.map(({ Plan: top }) => blocksOf(top))),
      });
    }
    figures.set(name, {
      ms: median(seen.map(({ ms }) => ms)),
      blocks: median(seen.map(({ blocks }) => blocks)),
    });
  }
  return figures;
}

/** Blocks of a node with those below it. Parts that write run behind the rest, and are not in the node above. */
function blocksOf({ Plans = [], ...node }: PlanNode): number {
  return Math.max(node["Shared Hit Blocks"] + node["Shared Read Blocks"], sum(Plans.map(blocksOf)));
}

/** The size of each index for each run, and whether the calls above read it. */
async function indexesOf({ query }: Postgres, runs: number): Promise<Row[]> {
  const found = await query(
    `select relname, indexrelname, pg_relation_size(indexrelid)::float8 as bytes, idx_scan::int as scans
     from pg_stat_user_indexes where pg_relation_size(indexrelid) > $1::int order by bytes desc`,
    [runs],
  );
  return found.map(({ relname, indexrelname, bytes, scans }) => ({
    name: `index ${indexrelname} on ${relname}${scans > 0 ? "" : ", not read here"}`,
    value: bytes / runs,
    unit: "B a run",
    note: INDEX_NOTE,
  }));
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
