import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readRun } from "../against.ts";
import { isMissed } from "../aims.ts";
import { causeOf } from "./missed.ts";
import { pageWith } from "./page.ts";

/** The run whose figures the page shows, and the page. */
const RUN = join(import.meta.dirname, "../../run.json");
const PAGE = join(import.meta.dirname, "../../../../functions/docs/benchmarks.md");

const run = await readRun(RUN);
await writeFile(PAGE, pageWith(await readFile(PAGE, "utf8"), run));
const unnamed = run.rows.filter((row) => isMissed(row) && !causeOf(row));
for (const { part, name } of unnamed)
  console.error(`${part}: ${name} misses its aim, and causes.ts names no cause.`);
process.exitCode = unnamed.length > 0 ? 1 : 0;
