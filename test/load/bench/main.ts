import { writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { disposables } from "../../../lib/local/disposables.ts";
import { against, readRun, type StoredRun } from "./against.ts";
import { agents } from "./agents.ts";
import { batch } from "./batch.ts";
import { briefToCard } from "./brief-to-card.ts";
import { bundleParts } from "./bundle-parts.ts";
import { bundleSize } from "./bundle-size.ts";
import { burst } from "./burst.ts";
import { cardRender } from "./card-render.ts";
import { costs } from "./costs.ts";
import { drops } from "./drops.ts";
import { engineMemory } from "./engine-memory.ts";
import { fairness } from "./fairness.ts";
import { film } from "./film.ts";
import { filmQuality } from "./film-quality.ts";
import { heap } from "./heap.ts";
import { houseWriter } from "./house-writer.ts";
import { installSize } from "./install-size.ts";
import { memory } from "./memory.ts";
import { modelCost } from "./model-cost.ts";
import { pages } from "./pages.ts";
import { profile } from "./profile.ts";
import type { Row } from "./row.ts";
import { scale } from "./scale.ts";
import type { Keep } from "./scope.ts";
import { startProcessor } from "./start-processor.ts";
import { startUp } from "./start-up.ts";
import { studio } from "./studio.ts";
import { sweeping } from "./sweep.ts";
import { table } from "./table.ts";
import { templateRender } from "./template-render.ts";
import { refused, throughput } from "./throughput.ts";
import { videos } from "./videos.ts";
import { webhooks } from "./webhooks.ts";
import { writes } from "./writes.ts";

const MEASUREMENTS: Record<string, (keep: Keep) => Promise<Row[]>> = {
  throughput,
  refused,
  profile,
  agents,
  cards: briefToCard,
  fairness,
  burst,
  studio,
  render: cardRender,
  templates: templateRender,
  batch,
  drops,
  engine: engineMemory,
  film,
  quality: filmQuality,
  videos,
  webhooks,
  sweep: sweeping,
  scale,
  writes,
  writer: houseWriter,
  model: modelCost,
  costs,
  size: async (keep) => [...(await bundleSize(keep)), ...(await bundleParts()), ...(await installSize())],
  start: async (keep) => [...(await startUp(keep)), ...(await startProcessor())],
  memory,
  heap,
  pages,
};

/** It writes files, so it is run by its name. */
const BY_NAME = ["profile"];
const MEASURED = Object.keys(MEASUREMENTS).filter((name) => !BY_NAME.includes(name));

const USAGE = `Usage: npm run bench -- [--json FILE] [--against FILE] [${Object.keys(MEASUREMENTS).join("|")} …]`;

type Settings = { names: string[]; json?: string | undefined; against?: StoredRun | undefined };

async function readArguments(args: string[]): Promise<Settings | undefined> {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { json: { type: "string" }, against: { type: "string" } },
      allowPositionals: true,
    });
    const names = positionals.length > 0 ? positionals : MEASURED;
    if (!names.every((name) => MEASUREMENTS[name])) return undefined;
    const { json, against: file } = values;
    return { names, json, against: file === undefined ? undefined : await readRun(file) };
  } catch {
    return undefined;
  }
}

/** What the measurement under way has started. */
let open = disposables();

/** Runs one measurement and ends whatever it started, also when it failed. */
async function measure(name: string): Promise<Row[]> {
  const began = performance.now();
  // What is kept after the end of a measurement ends at once, so that the next one needs its own.
  open = disposables();
  process.stderr.write(`${name} … `);
  try {
    const rows = (await MEASUREMENTS[name]?.(open.keep)) ?? [];
    // Not every system tells what a process has used.
    return rows.filter(({ value }) => Number.isFinite(value)).map((row) => ({ ...row, part: name }));
  } finally {
    await open.close();
    process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  }
}

async function main(args: string[]): Promise<number> {
  const settings = await readArguments(args);
  if (!settings) {
    console.error(USAGE);
    return 2;
  }
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    processor: cpus()[0]?.model ?? "unknown",
    cores: availableParallelism(),
    load: loadavg()[0] ?? 0,
  };
  const rows: Row[] = [];
  const failed: string[] = [];
  for (const name of settings.names) {
    try {
      rows.push(...(await measure(name)));
    } catch (error) {
      // What the others measured is kept.
      failed.push(name);
      console.error(error);
    }
  }
  const { node, processor, cores, load } = machine;
  console.log(`\nNode ${node}, ${cores} cores of ${processor}, load before the run ${load.toFixed(1)}\n`);
  console.log(table(settings.against ? against(rows, settings.against) : rows));
  if (settings.json) await writeFile(settings.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}.`);
  return failed.length > 0 ? 1 : 0;
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => open.close().finally(() => process.exit(130)));
}
process.exit(await main(process.argv.slice(2)));
