import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleWorker, stopBundler } from "../bundle.ts";

/** What wrangler uploads: `main` of wrangler.toml and the files beside it. */
const DEPLOYED: string = join(import.meta.dirname, "../../../.data/worker");

/** Writes the Worker for a deploy, and a list of the sources it is made from. */
export async function writeWorker(folder = DEPLOYED): Promise<void> {
  const { modules, inputs } = await bundleWorker({ minify: true });
  await stopBundler();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of modules) writeFileSync(join(folder, path), contents);
  writeFileSync(join(folder, "inputs.json"), JSON.stringify(inputs));
}
