import { Problem } from "../problem.ts";
import { makeAll } from "./all.ts";

/** `npm run assets`: what wrangler runs before it builds the Worker. */
async function main() {
  const started = performance.now();
  if (await makeAll()) console.log(`Static assets made in ${Math.round(performance.now() - started)} ms.`);
}

await main().catch((error) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
