import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { stopBundler } from "../bundle.ts";
import { cachedBundle } from "../bundle-cache.ts";
import { buildDocs } from "../docs/build.ts";
import { buildLicences } from "../licences/build.ts";
import { Problem } from "../problem.ts";
import { buildAssets } from "./build.ts";

const DATA = join(import.meta.dirname, "../../../.data");

/** `npm run assets`: what wrangler runs before it builds the Worker. */
async function main() {
  const started = performance.now();
  const changes = [buildAssets(), await buildDocs()];
  mkdirSync(DATA, { recursive: true });
  const { inputs } = await cachedBundle(join(DATA, "bundle.cache"));
  await stopBundler();
  if (buildLicences(inputs) || changes.includes(true))
    console.log(`Static assets made in ${Math.round(performance.now() - started)} ms.`);
}

await main().catch((error) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
