import { Problem } from "../problem.ts";
import { makeAll } from "./all.ts";
import { writeWorker } from "./worker.ts";

/** `npm run assets`; with `--worker` also what wrangler uploads. */
async function main() {
  const started = performance.now();
  if (await makeAll()) console.log(`Static assets made in ${Math.round(performance.now() - started)} ms.`);
  if (process.argv.includes("--worker")) await writeWorker();
}

await main().catch((error) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
